/**
 * How a target's root is written where its relation leaves a choice: so that the tones it shares
 * keep the names that the current chord gave them.
 */
import type { ChordType } from '../theory/chord'
import { spellDegree } from '../theory/interval'
import { LETTERS, type NoteName, pitchClassOf } from '../theory/pitch'

/** Costs, each above all that come after it together. */
const FOREIGN_DOUBLE_COST = 10_000
const RENAMED_TONE_COST = 1_000
const RENAMED_ROOT_COST = 500
const OTHER_ROOT_COST = 100

/** The current chord's name of each pitch class that it has. */
type OwnNames = readonly (NoteName | undefined)[]

function ownNamesOf(current: readonly NoteName[]): OwnNames {
  const names = new Array<NoteName | undefined>(12).fill(undefined)
  for (const name of current) names[pitchClassOf(name)] = name
  return names
}

function isRenamed(name: NoteName, own: OwnNames): boolean {
  const kept = own[pitchClassOf(name)]
  return kept !== undefined && kept.letter !== name.letter
}

function costOfRoot(root: NoteName, chord: ChordType, own: OwnNames): number {
  let cost = isRenamed(root, own) ? RENAMED_ROOT_COST : 0
  for (const degree of chord.degrees) {
    const { name, respelled } = spellDegree(root, degree)
    const isDouble = respelled || Math.abs(name.accidental) > 1
    const isOwn = own[pitchClassOf(name)]?.letter === name.letter
    if (isDouble && (respelled || !isOwn)) cost += FOREIGN_DOUBLE_COST
    if (isRenamed(name, own)) cost += RENAMED_TONE_COST
    cost += Math.abs(name.accidental)
  }
  return cost
}

/**
 * The best of several names for one root: no double accidental that the current chord does not have
 * itself, then the current chord's own names for shared tones and above all for the root, then the
 * name preferred, then the fewest accidentals.
 *
 * @param names names of one pitch class, at least one; of equal ones the first.
 * @param current tones of the current chord, as it spells them.
 * @param preferred the name to take where the other rules do not decide.
 */
export function bestTargetRoot(
  names: readonly NoteName[],
  chord: ChordType,
  current: readonly NoteName[],
  preferred?: NoteName,
): NoteName {
  const own = ownNamesOf(current)
  let best = names[0]!
  let least = Number.POSITIVE_INFINITY
  for (const name of names) {
    const isOther = preferred !== undefined && name.letter !== preferred.letter
    const cost = costOfRoot(name, chord, own) + (isOther ? OTHER_ROOT_COST : 0)
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
