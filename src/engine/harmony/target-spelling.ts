/**
 * How a target's root is written where its relation leaves a choice: so that the tones it shares
 * keep the names that the current chord gave them.
 */
import { type ChordType, spellChord } from '../theory/chord'
import { spellDegree } from '../theory/interval'
import { formatNoteName, LETTERS, type NoteName, pitchClassOf } from '../theory/pitch'

/** Costs, each above all that come after it together. */
const FOREIGN_DOUBLE_COST = 10_000
const RENAMED_TONE_COST = 1_000
const RENAMED_ROOT_COST = 500
const OTHER_ROOT_COST = 100

/** A tone that needs a double accidental, or would need more; the current chord's own are free. */
function foreignDoublesIn(root: NoteName, chord: ChordType, own: ReadonlySet<string>): number {
  return chord.degrees.filter((degree) => {
    const { name, respelled } = spellDegree(root, degree)
    return respelled || (Math.abs(name.accidental) > 1 && !own.has(formatNoteName(name)))
  }).length
}

function costOfRoot(root: NoteName, chord: ChordType, current: readonly NoteName[]): number {
  const ownNames = new Set(current.map(formatNoteName))
  const ownClasses = new Set(current.map(pitchClassOf))
  const isRenamed = (name: NoteName) =>
    ownClasses.has(pitchClassOf(name)) && !ownNames.has(formatNoteName(name))
  const tones = spellChord(root, chord)
  return (
    FOREIGN_DOUBLE_COST * foreignDoublesIn(root, chord, ownNames) +
    RENAMED_TONE_COST * tones.filter(isRenamed).length +
    (isRenamed(root) ? RENAMED_ROOT_COST : 0) +
    tones.reduce((sum, { accidental }) => sum + Math.abs(accidental), 0)
  )
}

/**
 * The best of several names for one root: no double accidental that the current chord does not
 * have itself, then the current chord's own names for shared tones and above all for the root,
 * then the name preferred, then the fewest accidentals.
 *
 * @param names names of one pitch class, at least one; of equal ones the first.
 * @param current tones of the current chord, as it spells them.
 * @param preferred the name to take when nothing else speaks against it.
 */
export function bestTargetRoot(
  names: readonly NoteName[],
  chord: ChordType,
  current: readonly NoteName[],
  preferred?: NoteName,
): NoteName {
  const preferredText = preferred && formatNoteName(preferred)
  let best = names[0]!
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    const isOther = preferredText !== undefined && formatNoteName(name) !== preferredText
    const cost = costOfRoot(name, chord, current) + (isOther ? OTHER_ROOT_COST : 0)
    if (cost >= least) continue
    least = cost
    best = name
  }
  return best
}

/** Every name of each pitch class with at most two accidentals: C, B#, Dbb. */
export const NAMES_OF_PITCH_CLASS: readonly (readonly NoteName[])[] = Array.from(
  { length: 12 },
  (_, pitchClass) =>
    LETTERS.flatMap((letter) =>
      [0, 1, -1, 2, -2].map((accidental): NoteName => ({ letter, accidental })),
    ).filter((name) => pitchClassOf(name) === pitchClass),
)
