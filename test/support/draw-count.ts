/**
 * How many cases a law draws: a few in `npm test`, all rows and ten times as many draws in
 * `npm run laws`. `DRAWS=3 npm run ok` draws three times as many, and `SEED=2` others.
 */
export const HAS_ALL = process.env.LAWS === 'all'
const FACTOR = 0.25 * Number(process.env.DRAWS ?? (HAS_ALL ? 40 : 1))
const SEED = Number(process.env.SEED ?? 1)

export const drawCount = (few: number): number => Math.ceil(few * FACTOR)

/** 0–1, the same for the same seed. */
function chance(index: number, salt: number): number {
  const mixed = Math.imul((SEED * 31 + salt) * 977 + index + 1, 0x9e3779b1)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/**
 * A few items of a long list, in its order: one of each stretch of it, by the seed. All of them in
 * `npm run laws`, or when there are no more. Another `salt` draws others of the same list.
 */
export function drawSome<Item>(items: readonly Item[], few: number, salt = 0): readonly Item[] {
  const count = HAS_ALL ? items.length : Math.min(items.length, Math.ceil(few))
  if (count === items.length) return items
  const stretch = items.length / count
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor(stretch * (index + chance(index, salt)))]!,
  )
}
