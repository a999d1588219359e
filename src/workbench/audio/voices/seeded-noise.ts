/** White noise that is the same every time, so that a rendered note can be compared. */

/** Gives a function of samples in −1…1 from a 32-bit seed (mulberry32, public domain). */
export function seededNoise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1
  }
}
