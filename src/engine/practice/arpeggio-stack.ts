/** Arpeggios of chords with a ninth, eleventh or thirteenth, stacked as they are named: 1 3 5 b7 9. */
import type { ChordType } from '../theory/chord'
import { type Degree, tensionDegreeOf } from '../theory/interval'
import { type HandReach, ladderOf, OUT_OF_REACH } from './hand-reach'

const OCTAVE = 12
/** Degrees above the seventh lie in the second octave. */
const HIGHEST_OF_FIRST_OCTAVE = 7

/** Semitones of the tones above the seventh, within an octave. */
function upperTonesOf({ degrees, semitones }: ChordType): readonly number[] {
  return semitones.flatMap((own, at) =>
    degrees[at]!.number > HIGHEST_OF_FIRST_OCTAVE ? own % OCTAVE : [],
  )
}

/**
 * The ladder of an arpeggio with its ninth, eleventh or thirteenth above the octave of the lowest
 * root: root, third, fifth and seventh, then what lies above in place of the next root. `undefined`
 * where the chord has none, or the hand does not reach one there.
 *
 * @param ladder chord tones in reach, ascending
 */
export function stackedLadder(
  ladder: readonly number[],
  chord: ChordType,
  root: number,
  reach: HandReach,
): readonly number[] | undefined {
  const upper = upperTonesOf(chord)
  const [lowestRoot] = ladderOf(1 << root, reach, true)
  if (upper.length === 0 || lowestRoot === undefined) return undefined
  const octaveUp = upper.map((own) => lowestRoot + OCTAVE + own)
  if (octaveUp.some((midi) => (reach.byMidi[midi] ?? OUT_OF_REACH) === OUT_OF_REACH))
    return undefined
  const lower = ladder.filter(
    (midi) =>
      midi < lowestRoot + OCTAVE && !upper.includes((midi - lowestRoot + 2 * OCTAVE) % OCTAVE),
  )
  return [...lower, ...octaveUp.toSorted((a, b) => a - b)]
}

/** A degree as the chord names it: the second of a ninth chord is its ninth. */
export function degreeInChord(degree: Degree, { degrees }: ChordType): Degree {
  const { number, alteration } = tensionDegreeOf(degree)
  return degrees.find((own) => own.number === number && own.alteration === alteration) ?? degree
}
