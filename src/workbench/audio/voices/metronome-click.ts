/** The click: a small woodblock, higher and stronger on the accent. */

export type ClickKind = 'accent' | 'beat'

const CLICK_SECONDS = 0.09
const PITCH_HZ: Readonly<Record<ClickKind, number>> = { accent: 1568, beat: 1046.5 }
const LEVEL: Readonly<Record<ClickKind, number>> = { accent: 0.5, beat: 0.34 }
/** Partials of a short wooden bar: frequency ratio, strength, decay by 60 dB in seconds. */
const PARTIALS: readonly (readonly [ratio: number, strength: number, decaySeconds: number])[] = [
  [1, 1, 0.07],
  [2.76, 0.35, 0.03],
  [5.4, 0.12, 0.015],
]
const RISE_SECONDS = 0.0008

/** Renders one click, mono; its loudest moment lies within 2 ms of its start. */
export function renderClick(kind: ClickKind, sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(CLICK_SECONDS * sampleRate))
  for (let n = 0; n < samples.length; n++) {
    const seconds = n / sampleRate
    let sample = 0
    for (const [ratio, strength, decaySeconds] of PARTIALS) {
      sample +=
        strength *
        10 ** ((-3 * seconds) / decaySeconds) *
        Math.sin(2 * Math.PI * PITCH_HZ[kind] * ratio * seconds)
    }
    samples[n] = LEVEL[kind] * sample * Math.min(1, seconds / RISE_SECONDS)
  }
  return samples
}
