/** The keys that chords may be in, ordered, with how sure that is. */

import { spellChord } from '../theory/chord'
import { pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn } from '../theory/scale'
import { isMinorScale, type Key, usualKeyOf } from './key'
import { type KeyReading, keyReadingsOf, type RootedChord } from './key-evidence'
import { spelledTonic } from './spelled-tonic'

export interface RankedKey {
  readonly key: Key
  readonly reading: KeyReading
  /** Its part of what all keys together are worth, 0–1: e to the power of its points. */
  readonly share: number
}

const tonesOf = (chords: readonly RootedChord[]) =>
  chords.flatMap(({ root, chord }) => spellChord(root, chord))

/** The key of a reading, spelled as the chords are. */
export function keyOfReading({ tonic, scale }: KeyReading, chords: readonly RootedChord[]): Key {
  return { root: spelledTonic(tonic, scale, tonesOf(chords)), scale }
}

const third = ({ tonic, scale }: KeyReading) => tonic * 2 + (isMinorScale(scale) ? 1 : 0)

/**
 * Every key that chords may be in, the likeliest first: a major and a minor one on each tonic, each
 * in its nearest mode (mixolydian, dorian). Equal ones go by their place above the first root. Chords
 * on one root are met most often in the usual key of the last. No chords have no keys.
 */
export function keysOfChords(chords: readonly RootedChord[]): readonly RankedKey[] {
  const [first] = chords
  if (!first) return []
  const best = new Map<number, KeyReading>()
  for (const reading of keyReadingsOf(chords)) {
    const known = best.get(third(reading))
    if (!known || reading.points > known.points) best.set(third(reading), reading)
  }
  const last = chords.at(-1)!
  const isOneRoot = chords.every(({ root }) => pitchClassOf(root) === pitchClassOf(first.root))
  const usual = isOneRoot ? usualKeyOf(last.root, last.chord) : undefined
  const isUsual = ({ tonic, scale }: KeyReading) =>
    usual !== undefined &&
    pitchClassOf(usual.root) === tonic &&
    isMinorScale(usual.scale) === isMinorScale(scale)
  const readings = [...best.values()].sort(
    (a, b) => Number(isUsual(b)) - Number(isUsual(a)) || b.points - a.points,
  )
  const top = Math.max(...readings.map(({ points }) => points))
  const weights = readings.map(({ points }) => Math.exp(points - top))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const tones = tonesOf(chords)
  return readings.map((reading, at) => ({
    key:
      usual && isUsual(reading)
        ? usual
        : { root: spelledTonic(reading.tonic, reading.scale, tones), scale: reading.scale },
    reading,
    share: weights[at]! / sum,
  }))
}

/** Most points that a near tie is behind: a chord of the key or a V–I, two with the same tones. */
const NEAR_POINTS = 2
const NEAR_WITH_SAME_TONES = 4

const tonesIn = ({ root, scale }: Key) => pitchClassSetOn(pitchClassOf(root), scale.pitchClassSet)

/** Whether two keys have the same tones, as relative ones have. */
export const haveSameTones = (one: Key, other: Key) => tonesIn(one) === tonesIn(other)

/** The keys after the first that the chords could as well be in: a relative one is told sooner. */
export function nearTiesOf([first, ...others]: readonly RankedKey[]): readonly RankedKey[] {
  if (!first) return []
  return others.filter(({ key, reading }) => {
    const most = haveSameTones(key, first.key) ? NEAR_WITH_SAME_TONES : NEAR_POINTS
    return first.reading.points - reading.points <= most
  })
}

/**
 * The likeliest key of some chords; without chords there is none.
 *
 * @example
 * formatKey(keyOfChords([{ root: parseRoot('G')!, chord: chordTypeById('dominant7')! }])!) // => "C major"
 */
export function keyOfChords(chords: readonly RootedChord[]): Key | undefined {
  return keysOfChords(chords)[0]?.key
}
