/** Scales over a progression: one for each chord, and as few as there can be over all. */
import { spellChord } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn, type Scale, scaleById } from '../theory/scale'
import { adviseScales, type ScaleAdvice } from './advise-scales'
import { formatKey, type Key } from './key'
import type { RootedChord } from './key-evidence'
import { spelledTonic } from './spelled-tonic'

/** A chord and the key around it. */
export interface ChordInItsKey extends RootedChord {
  readonly key: Key
}

export interface ScaleStretch {
  /** Index of its first chord and of the one after its last. */
  readonly from: number
  readonly to: number
  readonly root: NoteName
  readonly scale: Scale
}

/** The scale that fits each chord best in its key; none for a chord that no scale holds. */
export function scaleOfEachChord(
  chords: readonly ChordInItsKey[],
): readonly (ScaleAdvice | undefined)[] {
  const known = new Map<string, ScaleAdvice | undefined>()
  return chords.map((question) => {
    const id = `${pitchClassOf(question.root)} ${question.chord.id} ${formatKey(question.key)}`
    if (!known.has(id)) known.set(id, adviseScales(question, 1).candidates[0])
    return known.get(id)
  })
}

interface Tones {
  /** Pitch class. */
  readonly root: number
  readonly scale: Scale
  readonly set: number
}

const SEMITONES = Array.from({ length: 12 }, (_, semitones) => semitones)
const tonesOn = (root: number, scale: Scale): Tones => ({
  root,
  scale,
  set: pitchClassSetOn(root, scale.pitchClassSet),
})
const PARENTS: readonly Tones[] = ['major', 'harmonicMinor', 'melodicMinor'].flatMap((id) =>
  SEMITONES.map((root) => tonesOn(root, scaleById(id)!)),
)

/** More than all tones outside their keys together: fewer scales come first, then nearer ones. */
const STRETCH_COST = 10_000

interface Found {
  readonly cost: number
  readonly from: number
  readonly tones: Tones
}

/** A set of the key itself is named by the key, another by its own root. */
function namedStretch(
  { from, tones }: Found,
  to: number,
  chords: readonly ChordInItsKey[],
): ScaleStretch {
  const { key } = chords[from]!
  if (pitchClassSetOn(pitchClassOf(key.root), key.scale.pitchClassSet) === tones.set) {
    return { from, to, ...key }
  }
  const names = chords.slice(from, to).flatMap(({ root, chord }) => spellChord(root, chord))
  return { from, to, root: spelledTonic(tones.root, tones.scale, names), scale: tones.scale }
}

/**
 * The fewest scales that hold all chords, each over a stretch of them: major, harmonic and melodic
 * minor with their modes. Of equally few those with fewest tones outside the keys. A chord that none
 * of them holds stands alone, with its own scale or that of its key, which may lack a tone of it.
 *
 * @param own the scale of each chord, from `scaleOfEachChord`
 */
export function fewestScalesOver(
  chords: readonly ChordInItsKey[],
  own: readonly (ScaleAdvice | undefined)[],
): readonly ScaleStretch[] {
  const sets = chords.map((one) => pitchClassSetOn(pitchClassOf(one.root), one.chord.pitchClassSet))
  const keySets = chords.map(({ key }) => tonesOn(pitchClassOf(key.root), key.scale).set)
  const best: Found[] = []
  const costBefore = (at: number) => (at === 0 ? 0 : best[at - 1]!.cost)
  const offer = (at: number, found: Found) => {
    if (found.cost < (best[at]?.cost ?? Number.POSITIVE_INFINITY)) best[at] = found
  }
  chords.forEach(({ root, key }, from) => {
    const isHeld = (tones: Tones, at: number) => (sets[at]! & ~tones.set) === 0
    const costOf = (tones: Tones, at: number) => sizeOfSet(tones.set & ~keySets[at]!)
    let alive: Found[] = PARENTS.filter((tones) => isHeld(tones, from)).map((tones) => {
      return { tones, from, cost: costBefore(from) + STRETCH_COST + costOf(tones, from) }
    })
    if (alive.length === 0) {
      const scale = own[from]?.scale
      const tones = scale
        ? tonesOn(pitchClassOf(root), scale)
        : tonesOn(pitchClassOf(key.root), key.scale)
      offer(from, { tones, from, cost: costBefore(from) + STRETCH_COST })
    }
    for (let at = from; alive.length > 0; at++) {
      for (const found of alive) offer(at, found)
      if (at + 1 === chords.length) break
      alive = alive
        .filter(({ tones }) => isHeld(tones, at + 1))
        .map((found) => ({ ...found, cost: found.cost + costOf(found.tones, at + 1) }))
    }
  })
  const stretches: ScaleStretch[] = []
  for (let to = chords.length; to > 0; to = stretches[0]!.from) {
    stretches.unshift(namedStretch(best[to - 1]!, to, chords))
  }
  return stretches
}
