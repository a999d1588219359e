/** Names of chords above the bars of a line. */

import { measures } from '../../editor/tab-state'
import { chordNames } from '../../state/chord-names'
import { withSigns } from '../../state/display-text'
import { beginsSignature, STAFF_TOP, type TabLine, xOfBeat } from './layout-tab'

/** Right of the bar's number where both stand at its start, and of a time signature there. */
const BESIDE_NUMBER = 4
const BESIDE_SIGNATURE = 34

export function ChordNames({ line }: { readonly line: TabLine }) {
  return (
    <g class="chord-names" aria-hidden="true">
      {chordNames.value.map(({ beat, symbol }) => {
        const bar = line.bars.find(
          ({ pieceBeat, lengthBeats }) => beat >= pieceBeat && beat < pieceBeat + lengthBeats,
        )
        if (!bar) return null
        const x = xOfBeat(bar, bar.startBeat + beat - bar.pieceBeat)
        const isCrowded = beat === bar.pieceBeat && beginsSignature(bar, measures.value)
        return (
          <text
            key={beat}
            x={x + (isCrowded ? BESIDE_SIGNATURE : BESIDE_NUMBER)}
            y={STAFF_TOP - 14}
          >
            {withSigns(symbol)}
          </text>
        )
      })}
    </g>
  )
}
