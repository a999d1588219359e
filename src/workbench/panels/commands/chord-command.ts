/** A chord that is typed into the command list: `Am7`, `F#m7b5`. */
import { chordWithBass } from '#engine/harmony/chord-symbol'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import type { Option } from '../../controls/option-list'
import { withSigns } from '../../state/display-text'
import { setChord } from '../../state/theory-actions'

const PREFIX = 'typed-chord-'

/** The chord that a text names, if it begins with a capital as chords do. */
export function chordOption(text: string): Option | undefined {
  if (!/^[A-G]\S*$/.test(text)) return undefined
  const reading = readChordSymbol(text)
  if (!('symbol' in reading)) return undefined
  return {
    id: PREFIX + reading.symbol,
    title: `Chord: ${withSigns(reading.symbol)}`,
    group: 'Chord',
  }
}

/** Makes the chord of such an option the chord of the page. False for other options. */
export function chooseChordOption(id: string): boolean {
  if (!id.startsWith(PREFIX)) return false
  const reading = readChordSymbol(id.slice(PREFIX.length))
  if ('symbol' in reading) setChord(reading.root, chordWithBass(reading))
  return true
}
