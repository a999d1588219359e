/**
 * Which frequency a stretch of sound has, by autocorrelation. Slower than a detector that runs
 * live, and independent of it; used where a rendered sound is checked.
 */

function correlationAt(samples: Float32Array, lag: number, length: number): number {
  let product = 0
  let energy = 0
  for (let n = 0; n < length; n++) {
    product += samples[n]! * samples[n + lag]!
    energy += samples[n]! ** 2 + samples[n + lag]! ** 2
  }
  return energy === 0 ? 0 : (2 * product) / energy
}

/**
 * Frequency in hertz between the bounds, or `undefined` for silence and noise. Takes the first
 * period that repeats nearly as well as the best one, then refines it over several periods.
 */
export function detectFrequencyHz(
  samples: Float32Array,
  sampleRate: number,
  lowestHz = 60,
  highestHz = 1500,
): number | undefined {
  const maxLag = Math.min(Math.ceil(sampleRate / lowestHz), Math.floor(samples.length / 2))
  const minLag = Math.floor(sampleRate / highestHz)
  const length = samples.length - maxLag
  const correlations = Array.from({ length: maxLag + 1 }, (_, lag) =>
    lag < minLag ? 0 : correlationAt(samples, lag, length),
  )
  const best = Math.max(...correlations)
  if (best < 0.5) return undefined
  let lag = minLag
  while (lag < maxLag && !(correlations[lag]! > 0.92 * best && isPeak(correlations, lag))) lag++
  let period = refine(samples, lag)
  // More periods measure more finely; each step corrects less than the resolution of the one before.
  for (const periods of [2, 4, 8]) {
    const far = Math.round(period * periods)
    if (far > samples.length / 2) break
    period = refine(samples, far) / periods
  }
  return sampleRate / period
}

function isPeak(values: readonly number[], at: number): boolean {
  return values[at]! >= (values[at - 1] ?? 0) && values[at]! >= (values[at + 1] ?? 0)
}

/** Fractional lag of the peak near a whole lag, by a parabola through its neighbours. */
function refine(samples: Float32Array, near: number): number {
  const length = samples.length - near - 3
  const [before, at, after] = [-1, 0, 1].map((offset) =>
    correlationAt(samples, near + offset, length),
  ) as [number, number, number]
  if (before > at || after > at) {
    const step = after > before ? 1 : -1
    return refineOnce(samples, near + step, length)
  }
  return near + (0.5 * (before - after)) / (before - 2 * at + after)
}

function refineOnce(samples: Float32Array, near: number, length: number): number {
  const before = correlationAt(samples, near - 1, length)
  const at = correlationAt(samples, near, length)
  const after = correlationAt(samples, near + 1, length)
  return near + (0.5 * (before - after)) / (before - 2 * at + after)
}
