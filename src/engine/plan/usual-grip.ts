/**
 * The grip that pitches mostly have in a piece: 98.5 % of human chords return to it. A slice with
 * another one counts for the term `other-grip`.
 */
import { keptOr, oncePer } from '../once-per'
import type { Bias } from './search'
import type { States } from './states'

/** In a longer line only notes so near count: it may return to a phrase elsewhere on the neck. */
const LINE_WINDOW = 32
/** Of shorter music every return counts, and the best usual grips are looked for. */
export const MOST_SHORT_SLICES = 64

/** The strings of the new notes of each state as one number: with their pitches it names the places. */
const gripKeysOf = oncePer(({ fresh, width, strings, frets, count }: States) =>
  Float64Array.from({ length: count }, (_, state) => {
    let key = 0
    for (let column = state * width; column < state * width + fresh.length; column++) {
      // A note of any octave may lie twice on a string.
      key = key * 32 + 2 * strings[column]! + +(frets[column]! >= 12)
    }
    return key
  }),
)

/** The slices of equal pitches, where there are several. */
export type Returns = readonly (readonly number[])[]

export function returnsOf(layers: readonly States[]): Returns {
  const byStates = new Map<States, number[]>()
  const byPitches = new Map<string, number[]>()
  for (const [slice, layer] of layers.entries()) {
    const slices = keptOr(byStates, layer, () =>
      keptOr(byPitches, String.fromCharCode(...layer.fresh), () => []),
    )
    slices.push(slice)
  }
  return [...byPitches.values()].filter((slices) => slices.length > 1)
}

/** The most frequent of some keys, of equally frequent ones the first. */
function mostFrequent(keys: readonly number[], from: number, to: number): number {
  const votes = new Map<number, number>()
  let most = keys[from]!
  for (let at = from; at < to; at++) votes.set(keys[at]!, (votes.get(keys[at]!) ?? 0) + 1)
  for (const [key, count] of votes) if (count > votes.get(most)!) most = key
  return most
}

/** The key of the usual grip of each slice, of a path; −1 where its pitches do not return. */
export function usualGripsOf(
  layers: readonly States[],
  returns: Returns,
  path: ArrayLike<number>,
): Float64Array {
  const usual = new Float64Array(layers.length).fill(-1)
  const isLong = layers.length > MOST_SHORT_SLICES && layers.every(({ width }) => width === 1)
  const window = isLong ? LINE_WINDOW : Number.POSITIVE_INFINITY
  for (const slices of returns) {
    const keys = slices.map((slice) => gripKeysOf(layers[slice]!)[path[slice]!]!)
    const isOne = keys.every((key) => key === keys[0])
    let from = 0
    let to = 0
    let most = keys[0]!
    for (const slice of slices) {
      const [wasFrom, wasTo] = [from, to]
      while (slices[from]! < slice - window) from++
      while (to < slices.length && slices[to]! <= slice + window) to++
      if (!isOne && (from !== wasFrom || to !== wasTo)) most = mostFrequent(keys, from, to)
      usual[slice] = most
    }
  }
  return usual
}

/** The slices of a path whose grip is not the usual one. */
export function otherGripsOf(
  layers: readonly States[],
  returns: Returns,
  path: ArrayLike<number>,
): readonly number[] {
  const others: number[] = []
  const usual = usualGripsOf(layers, returns, path)
  for (let slice = 0; slice < layers.length; slice++) {
    if (usual[slice]! < 0) continue
    if (gripKeysOf(layers[slice]!)[path[slice]!] !== usual[slice]) others.push(slice)
  }
  return others
}

/** What grips other than some keys add to each state; −1 asks for none. */
export function otherGripBiasOf(
  layers: readonly States[],
  usual: ArrayLike<number>,
  weight: number,
): Bias {
  const biasesOf = oncePer((_: States) => new Map<number, Float64Array>())
  return layers.map((states, slice) => {
    const key = usual[slice]!
    if (key < 0) return undefined
    return keptOr(biasesOf(states), key, () =>
      gripKeysOf(states).map((own) => (own === key ? 0 : weight)),
    )
  })
}

/** All grips that the pitches of some slices can have, those of a path first. */
export function gripsOfSlices(
  layers: readonly States[],
  slices: readonly number[],
  path: ArrayLike<number>,
): readonly number[] {
  const played = slices.map((slice) => gripKeysOf(layers[slice]!)[path[slice]!]!)
  return [...new Set([...played, ...slices.flatMap((slice) => [...gripKeysOf(layers[slice]!)])])]
}
