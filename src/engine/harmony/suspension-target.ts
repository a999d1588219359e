/** Where a suspended chord resolves first: to the chord on its own root with a third. */
import { type ChordType, type ChordTypeId, chordTypeById } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn } from '../theory/scale'
import type { Key } from './key'

interface RootedChord {
  readonly root: NoteName
  readonly chord: ChordType
}

export interface SuspensionTarget extends RootedChord {
  readonly relation: 'suspension'
  readonly title: string
  readonly reason: string
  readonly basis: readonly []
}

/** Chords with a major and a minor third, by the alteration of the seventh; none of these has one. */
const WITH_THIRD: ReadonlyMap<number | undefined, readonly [ChordTypeId, ChordTypeId]> = new Map<
  number | undefined,
  readonly [ChordTypeId, ChordTypeId]
>([
  [undefined, ['major', 'minor']],
  [-1, ['dominant7', 'minor7']],
  [0, ['major7', 'minorMajor7']],
])

/** Whether the key puts a minor third over a root; its fifth degree has a leading tone. */
function hasMinorThirdIn(key: Key, root: NoteName): boolean {
  const above = (pitchClassOf(root) - pitchClassOf(key.root) + 12) % 12
  const fromRoot = pitchClassSetOn((12 - above) % 12, key.scale.pitchClassSet)
  return above !== 7 && ((fromRoot >> 3) & 1) === 1 && ((fromRoot >> 4) & 1) === 0
}

/**
 * The chord that a suspension resolves to in a key; `undefined` for a chord that is none, and for a
 * power chord.
 */
export function suspensionTargetOf({ root, chord }: RootedChord, key: Key) {
  const has = (number: number) => chord.degrees.some((degree) => degree.number === number)
  if (has(3) || !(has(4) || has(2))) return undefined
  const seventh = chord.degrees.find(({ number }) => number === 7)?.alteration
  const ids = WITH_THIRD.get(seventh)
  if (!ids) return undefined
  const motion = has(4) ? 'fourth falls' : 'second rises'
  const target: SuspensionTarget = {
    relation: 'suspension',
    title: `Suspension: the ${motion} to the third of {target}`,
    reason: `The suspended ${motion} to the third`,
    root,
    chord: chordTypeById(ids[hasMinorThirdIn(key, root) ? 1 : 0])!,
    basis: [],
  }
  return target
}
