/**
 * How often a key was seen lately, in constant memory: a count-min sketch whose counters are halved
 * after every so many sights (TinyLFU, Einziger, Friedman and Manes 2017). Estimates are never
 * below the true count since the last halving, up to 255.
 */

const ROWS = 4
const MAX_COUNT = 255
/** Few enough that a key seen once rarely looks seen twice: 2 % just before a halving. */
const SIGHTS_PER_COUNTER = 0.5
/** Odd multipliers that turn one hash into one place per row (splitmix and murmur constants). */
const ROW_MULTIPLIERS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const

export interface FrequencySketch {
  /** A 32-bit hash that nobody can foresee who does not know the seed. */
  readonly hash: (key: string) => number
  /** Counts one sight of a hash and returns the estimate that includes it. */
  readonly count: (hash: number) => number
  readonly estimate: (hash: number) => number
}

/**
 * @param width counters per row, a power of two.
 * @param seed makes collisions unforeseeable.
 */
export function createFrequencySketch(width: number, seed: number): FrequencySketch {
  const counters = new Uint8Array(width * ROWS)
  const shift = 32 - Math.log2(width)
  let sights = 0

  const placeOf = (hash: number, row: number) =>
    row * width + (Math.imul(hash, ROW_MULTIPLIERS[row]!) >>> shift)

  function halve(): void {
    for (let place = 0; place < counters.length; place++) counters[place]! >>>= 1
    sights = 0
  }

  return {
    hash(key) {
      let hash = seed
      for (let index = 0; index < key.length; index++) {
        hash = Math.imul(hash ^ key.charCodeAt(index), 16777619)
        hash ^= hash >>> 15
      }
      return hash
    },
    count(hash) {
      if (++sights > width * SIGHTS_PER_COUNTER) halve()
      let least = MAX_COUNT
      for (let row = 0; row < ROWS; row++) {
        const place = placeOf(hash, row)
        const counted = counters[place]! + 1
        if (counted <= MAX_COUNT) counters[place] = counted
        if (counted < least) least = counted
      }
      return least
    },
    estimate(hash) {
      let least = MAX_COUNT
      for (let row = 0; row < ROWS; row++) {
        least = Math.min(least, counters[placeOf(hash, row)]!)
      }
      return least
    },
  }
}
