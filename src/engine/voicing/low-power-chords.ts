/**
 * Power chords on low strings that the tables of the standard guitar do not know: one finger across
 * three strings in a drop tuning, the usual form on the seventh and the eighth string.
 */

import { MAX_SPAN_FRETS, type PackedGrip, packGrip } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import { perNeck } from '../instrument/per-neck'
import { shapeStringsOf } from './shape-strings'

/** Root, fifth and octave above the root. */
const SEMITONES = [0, 7, 12] as const

/** The pattern of root, fifth and octave from a string on; `undefined` where a hand does not reach. */
function powerPattern(neck: Neck, bassString: number): PackedGrip | undefined {
  const frets: (number | null)[] = neck.strings.map(() => null)
  const bass = neck.strings[bassString - 1]!
  const offsets = SEMITONES.map((semitones, voice) => {
    const open = neck.strings[bassString - 1 - voice]!
    return bass.midi + semitones - open.midi
  })
  const lowest = Math.min(...offsets)
  if (Math.max(...offsets) - lowest > MAX_SPAN_FRETS) return undefined
  for (const [voice, offset] of offsets.entries()) {
    frets[frets.length - bassString + voice] = offset - lowest
  }
  return packGrip(frets)
}

/** The movable power chords of a guitar whose root lies on a string that the tables do not know. */
export const powerPatternsOf: (neck: Neck) => readonly PackedGrip[] = perNeck((neck) => {
  if (neck.instrument.family !== 'guitar') return []
  const known = shapeStringsOf(neck)
  return neck.strings.flatMap(({ string }) => {
    if (string < SEMITONES.length || (known >> string) & 1) return []
    const pattern = powerPattern(neck, string)
    return pattern === undefined ? [] : [pattern]
  })
})
