/** The drill as tab, its notes marked as they are played. */

import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Measure } from '#engine/tab/tab-event'
import type { NoteVerdict, Verdict } from '../../audio/input/play-along'
import { drillBeat, isPracticing } from '../../audio/playback/playback-control'
import { useSizePx } from '../../controls/measure'
import { pitchName } from '../../editor/tab-state'
import { deferredNeck } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import {
  barOfBeat,
  layOutTab,
  lineHeightOf,
  STAFF_TOP,
  staffBottomYOf,
  type TabLine,
  xOfBeat,
  yOfString,
} from '../staff/layout-tab'
import { placeNotes } from '../staff/placed-notes'
import { DegreeDots, Staff } from '../staff/staff-scenery'
import { isPlayAlong, latestVerdicts } from './drill-session'

const SIGNS: Readonly<Record<Verdict, string>> = {
  right: '✓',
  octave: '8',
  wrong: '✗',
  missed: '–',
}
/** Below the last string. */
const VERDICT_PX = 28
const VERDICT_HEIGHT = 14

/** The mark below a judged note: the sign, or the name of the wrong note. */
function verdictText({ verdict, heardMidi }: NoteVerdict): string {
  return verdict === 'wrong' && heardMidi !== undefined
    ? withSigns(pitchName(heardMidi))
    : SIGNS[verdict]
}

function DrillLine({
  line,
  lineIndex,
  measures,
}: {
  readonly line: TabLine
  readonly lineIndex: number
  readonly measures: readonly Measure[]
}) {
  const notes = useMemo(() => placeNotes(line, measures), [line, measures])
  const judged = latestVerdicts.value
  const shown = deferredNeck.value
  const bottomY = staffBottomYOf(shown.strings.length)
  const height = lineHeightOf(shown.strings.length) + (isPlayAlong.value ? VERDICT_HEIGHT : 0)
  return (
    <svg
      class="drill-line"
      data-line={lineIndex}
      width={line.width}
      height={height}
      viewBox={`0 0 ${line.width} ${height}`}
      aria-hidden="true"
    >
      <Staff line={line} measures={measures} neck={shown} />
      <DegreeDots notes={notes} neck={shown} />
      {notes.map(({ note, x }) => {
        const row = judged.get(note.id)
        const y = yOfString(note.string)
        return (
          <g key={note.id} class={`drill-note ${row?.verdict ?? ''}`} data-note={note.id}>
            <circle class="number-ground" cx={x} cy={y} r={9} />
            <text x={x} y={y}>
              {note.fret}
            </text>
            {row && (
              <text class="verdict" x={x} y={bottomY + VERDICT_PX}>
                {verdictText(row)}
              </text>
            )}
          </g>
        )
      })}
      <line class="tab-playhead" y1={STAFF_TOP - 8} y2={bottomY + 8} />
    </svg>
  )
}

export function DrillStaff({ measure }: { readonly measure: Measure }) {
  const place = useRef<HTMLDivElement>(null)
  const width = useSizePx(place).widthPx
  const measures = useMemo(() => [measure], [measure])
  const lines = useMemo(() => layOutTab(measures, Math.max(240, width - 1)), [measures, width])
  const shownLines = useRef(lines)
  shownLines.current = lines
  useSignalEffect(() => {
    const beat = isPracticing.value ? drillBeat.value : undefined
    const at = beat === undefined ? undefined : barOfBeat(shownLines.current, beat)
    for (const svg of place.current?.querySelectorAll<SVGSVGElement>('.drill-line') ?? []) {
      const head = svg.querySelector('.tab-playhead')
      const isHere = at !== undefined && svg.dataset.line === String(at.lineIndex)
      head?.classList.toggle('shown', isHere)
      if (at && beat !== undefined && isHere) {
        head?.setAttribute('transform', `translate(${xOfBeat(at.bar, beat).toFixed(1)} 0)`)
      }
    }
  })
  const isPlaying = isPracticing.value
  useEffect(() => {
    if (isPlaying) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isPlaying])
  return (
    <div class="drill-staff" ref={place}>
      {width > 0 &&
        lines.map((line, index) => (
          <DrillLine key={index} line={line} lineIndex={index} measures={measures} />
        ))}
    </div>
  )
}
