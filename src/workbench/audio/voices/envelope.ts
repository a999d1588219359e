/** Finishing touches that every rendered note needs, all in place. */

/** Scales the samples so that the loudest 50 ms of the first 0.3 s have this RMS. */
export function levelAttack(samples: Float32Array, sampleRate: number, targetRms: number): void {
  const windowLength = Math.round(0.05 * sampleRate)
  const searched = Math.min(samples.length, Math.round(0.3 * sampleRate))
  let loudest = 0
  for (let start = 0; start + windowLength <= searched; start += windowLength) {
    let energy = 0
    for (let n = start; n < start + windowLength; n++) energy += samples[n]! ** 2
    loudest = Math.max(loudest, energy / windowLength)
  }
  if (loudest === 0) return
  const scale = targetRms / Math.sqrt(loudest)
  for (let n = 0; n < samples.length; n++) samples[n]! *= scale
}

/** Fades the last part to silence, so that a note that is cut short does not click. */
export function fadeEnd(samples: Float32Array, sampleRate: number, fadeSeconds: number): void {
  const length = Math.min(samples.length, Math.round(fadeSeconds * sampleRate))
  for (let n = 0; n < length; n++) samples[samples.length - 1 - n]! *= n / length
}
