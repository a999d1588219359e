/**
 * When something is struck: a sudden rise of the high frequencies, which a pluck has and a ringing
 * string has not. Works on samples as they come; exact to some 5 ms.
 */

export interface OnsetDetector {
  /** Takes the next samples; gives the times of onsets in them, as seconds after their first one. */
  readonly hear: (samples: Float32Array) => readonly number[]
}

const HOP_SECONDS = 0.005
/** The rise is measured against the mean of these hops before: two periods of a low string. */
const LOOK_BACK_HOPS = 6
/** Factor of energy: 5 dB. */
const LEAST_RISE = 3
/** Mean square of the differences of neighbouring samples; below it there is silence. */
const LEAST_ENERGY = 2e-7
/** An onset is louder than this part of the loudest recent moment. */
const LEAST_OF_PEAK = 0.02
/** The loudest moment is forgotten by half in this time. */
const PEAK_HALF_SECONDS = 0.6
/** Two onsets are at least this far apart. */
const REST_SECONDS = 0.09

/** A detector with an empty memory. */
export function createOnsetDetector(sampleRate: number): OnsetDetector {
  const hop = Math.round(HOP_SECONDS * sampleRate)
  const forget = 0.5 ** (HOP_SECONDS / PEAK_HALF_SECONDS)
  const restHops = REST_SECONDS / HOP_SECONDS
  const recent: number[] = []
  let before = 0
  let sum = 0
  let filled = 0
  let peak = 0
  let sinceOnset = restHops

  /** Whether an onset begins in a hop of this energy. */
  function begins(energy: number): boolean {
    const mean = recent.reduce((total, one) => total + one, 0) / LOOK_BACK_HOPS
    const isLoud = energy > LEAST_ENERGY && energy > LEAST_OF_PEAK * peak
    const rises = recent.length === LOOK_BACK_HOPS && energy > LEAST_RISE * mean
    recent.push(energy)
    if (recent.length > LOOK_BACK_HOPS) recent.shift()
    peak = Math.max(energy, peak * forget)
    sinceOnset++
    if (!isLoud || !rises || sinceOnset < restHops) return false
    sinceOnset = 0
    return true
  }

  return {
    hear: (samples) => {
      const onsets: number[] = []
      // A few samples may be missing between two stretches, or come twice: no jump is heard there.
      before = samples[0] ?? before
      for (const [index, sample] of samples.entries()) {
        const difference = sample - before
        before = sample
        sum += difference * difference
        filled++
        if (filled < hop) continue
        if (begins(sum / hop)) onsets.push((index + 1 - hop) / sampleRate)
        sum = 0
        filled = 0
      }
      return onsets
    },
  }
}
