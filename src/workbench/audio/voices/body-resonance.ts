/**
 * The body behind the strings: a few gentle resonances. Filters change no frequency, so the
 * pitch stays where the string put it.
 */

import type { InstrumentFamily } from '#engine/instrument/instrument-table'

interface Resonance {
  readonly frequencyHz: number
  /** Sharpness. */
  readonly q: number
  readonly gainDb: number
}

/**
 * Guitar: air, top and back of a dreadnought. Places follow published modes of the classical and
 * steel-string guitar (Fletcher and Rossing, The Physics of Musical Instruments, ch. 9, which also has
 * the mandolin and the banjo), the gains are a judgement: audible warmth without a boomy note. A bass is
 * electric and has little of a body; a ukulele's box is small, so its modes lie high; a banjo's skin
 * is bright.
 */
// biome-ignore format: one row a mode reads as a table
const BODIES: Readonly<Record<InstrumentFamily, readonly Resonance[]>> = {
  guitar: [
    { frequencyHz: 102, q: 4, gainDb: 4 },
    { frequencyHz: 204, q: 3.5, gainDb: 4.5 },
    { frequencyHz: 410, q: 2.5, gainDb: 2.5 },
    { frequencyHz: 2400, q: 1, gainDb: -2 },
  ],
  bass: [{ frequencyHz: 90, q: 1, gainDb: 2 }, { frequencyHz: 800, q: 1, gainDb: 2 }, { frequencyHz: 3000, q: 0.8, gainDb: -4 }],
  ukulele: [{ frequencyHz: 380, q: 4, gainDb: 4.5 }, { frequencyHz: 620, q: 3, gainDb: 3.5 }, { frequencyHz: 3000, q: 1, gainDb: -3 }],
  mandolin: [{ frequencyHz: 200, q: 4, gainDb: 3 }, { frequencyHz: 480, q: 3, gainDb: 4 }, { frequencyHz: 2600, q: 1, gainDb: 2 }],
  banjo: [{ frequencyHz: 300, q: 3, gainDb: 2 }, { frequencyHz: 700, q: 1.5, gainDb: 4 }, { frequencyHz: 2800, q: 1, gainDb: 4 }],
}

/** A peaking filter (Bristow-Johnson's cookbook form) over the samples, in place. */
function peak(samples: Float32Array, sampleRate: number, resonance: Resonance): void {
  const omega = (2 * Math.PI * resonance.frequencyHz) / sampleRate
  const amplitude = 10 ** (resonance.gainDb / 40)
  const alpha = Math.sin(omega) / (2 * resonance.q)
  const a0 = 1 + alpha / amplitude
  const b0 = (1 + alpha * amplitude) / a0
  const b1 = (-2 * Math.cos(omega)) / a0
  const b2 = (1 - alpha * amplitude) / a0
  const a2 = (1 - alpha / amplitude) / a0
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  for (let n = 0; n < samples.length; n++) {
    const x = samples[n]!
    const y = b0 * x + b1 * (x1 - y1) + b2 * x2 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[n] = y
  }
}

/** Lets the body sound with the samples, in place. */
export function resonateBody(
  samples: Float32Array,
  sampleRate: number,
  family: InstrumentFamily,
): void {
  for (const resonance of BODIES[family]) peak(samples, sampleRate, resonance)
}
