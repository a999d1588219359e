/**
 * How many cases a law draws: a few in `npm test`, more on request. `DRAWS=10 npm run ok` draws ten
 * times as many, from the same seeds.
 */
const FACTOR = Number(process.env.DRAWS ?? 1)

export const drawCount = (few: number): number => Math.ceil(few * FACTOR)

/** A few items of a long list, evenly apart, from the first on; all of them when there are no more. */
export function drawEvenly<Item>(items: readonly Item[], few: number): readonly Item[] {
  const step = Math.max(1, items.length / drawCount(few))
  return items.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}
