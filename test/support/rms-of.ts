/** Root mean square of a stretch of samples. */
export function rmsOf(samples: Float32Array, from = 0, to = samples.length): number {
  let energy = 0
  for (let n = from; n < to; n++) energy += samples[n]! ** 2
  return Math.sqrt(energy / Math.max(1, to - from))
}
