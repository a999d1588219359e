/**
 * A plucked string by the extended Karplus–Strong method (Jaffe and Smith 1983): a delay line of
 * one period, closed over a lowpass that takes the highs away first and an allpass that supplies
 * the fraction of a sample which the delay line cannot.
 */
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

export interface PluckedString {
  readonly frequencyHz: number
  /** Time in which the fundamental falls by 60 dB. */
  readonly sustainSeconds: number
  /** The same at 3 kHz: short for wound strings, longer for plain ones. */
  readonly highSustainSeconds: number
  /** Where the string is plucked, as a part of its sounding length from the bridge, 0–0.5. */
  readonly pluckPoint: number
  /** Softness of the plectrum: above this frequency the attack loses 12 dB an octave. */
  readonly attackCutoffHz: number
  readonly seed: number
}

/** Frequency at which `highSustainSeconds` holds. */
const HIGH_HZ = 3000
/** Part of the attack that is noise; the rest is the clean corner of a plucked string. */
const NOISE_SHARE = 0.4
/** Below this the allpass would ring; above 1 + this it would smear the attack. */
const MIN_FRACTION = 0.3

/** Gain of one trip round the loop that takes `seconds` to fall by 60 dB. */
function loopGain(frequencyHz: number, seconds: number): number {
  return 10 ** (-3 / (frequencyHz * seconds))
}

/** Pole of the one-pole lowpass whose gain at `omega` is `gain`, with gain 1 at rest; 0–1. */
function lowpassPole(gain: number, omega: number): number {
  const power = gain * gain
  if (power >= 1) return 0
  const half = 1 - power * Math.cos(omega)
  return (half - Math.sqrt(half * half - (1 - power) ** 2)) / (1 - power)
}

function lowpassInPlace(samples: Float64Array, pole: number): void {
  let held = 0
  for (let n = 0; n < samples.length; n++) {
    held = samples[n]! * (1 - pole) + held * pole
    samples[n] = held
  }
}

/** Stiffness of the string and plectrum smear the corner of the pluck over a few milliseconds. */
const SMEAR = { coefficient: 0.55, stages: 14 }

/** Allpasses over one period taken as a circle: every partial keeps its strength, none its phase. */
function smearInPlace(period: Float64Array): void {
  for (let stage = 0; stage < SMEAR.stages; stage++) {
    let previousIn = 0
    let previousOut = 0
    // The second lap starts from the state that the first one left, which closes the circle.
    for (let n = -period.length; n < period.length; n++) {
      const at = n < 0 ? n + period.length : n
      const sample = period[at]!
      const out: number = SMEAR.coefficient * (sample - previousOut) + previousIn
      previousIn = sample
      previousOut = out
      if (n >= 0) period[at] = out
    }
  }
}

/** One period of the string as the plectrum leaves it: zero on average, energy 1. */
function attackOf(pluck: PluckedString, length: number, sampleRate: number): Float64Array {
  const noise = seededNoise(pluck.seed)
  const attack = new Float64Array(length)
  for (let n = 0; n < length; n++) attack[n] = NOISE_SHARE * noise()
  attack[0]! += (1 - NOISE_SHARE) * Math.sqrt(length / 3)
  const pole = Math.exp(
    (-2 * Math.PI * Math.min(pluck.attackCutoffHz, sampleRate / 4)) / sampleRate,
  )
  lowpassInPlace(attack, pole)
  lowpassInPlace(attack, pole)
  smearInPlace(attack)
  // The pluck point silences the partials that have a node there.
  const comb = Math.max(1, Math.round(pluck.pluckPoint * length))
  const plucked = attack.map((sample, n) => sample - attack[(n - comb + length) % length]!)
  let energy = 0
  for (const sample of plucked) energy += sample * sample
  const scale = 1 / Math.sqrt(energy || 1)
  return plucked.map((sample) => sample * scale)
}

/**
 * Renders a plucked string from silence. Peak is not normalised; the energy of the first period
 * is 1, so that quiet and loud strings stay comparable.
 *
 * @throws RangeError when the frequency is not between 20 Hz and a quarter of the sample rate.
 */
export function pluckString(
  pluck: PluckedString,
  sampleRate: number,
  durationSeconds: number,
): Float32Array<ArrayBuffer> {
  const { frequencyHz } = pluck
  if (!(frequencyHz >= 20 && frequencyHz <= sampleRate / 4)) {
    throw new RangeError(`a string cannot be plucked at ${frequencyHz} Hz`)
  }
  const omega = (2 * Math.PI * frequencyHz) / sampleRate
  const low = loopGain(frequencyHz, pluck.sustainSeconds)
  const high = loopGain(frequencyHz, pluck.highSustainSeconds)
  const pole = lowpassPole(Math.min(1, high / low), (2 * Math.PI * HIGH_HZ) / sampleRate)
  const fundamentalGain = (1 - pole) / Math.sqrt(1 - 2 * pole * Math.cos(omega) + pole * pole)
  const gain = Math.min(0.999_99, low / fundamentalGain)

  const lowpassDelay = Math.atan2(pole * Math.sin(omega), 1 - pole * Math.cos(omega)) / omega
  const loopDelay = sampleRate / frequencyHz - lowpassDelay
  const wholeDelay = Math.floor(loopDelay - MIN_FRACTION)
  const fraction = loopDelay - wholeDelay
  // Exact phase delay at the fundamental, not the usual low-frequency approximation.
  const allpass = Math.sin(((1 - fraction) * omega) / 2) / Math.sin(((1 + fraction) * omega) / 2)

  const line = attackOf(pluck, wholeDelay, sampleRate)
  const samples = new Float32Array(Math.ceil(durationSeconds * sampleRate))
  let lowpassed = 0
  let allpassIn = 0
  let allpassOut = 0
  let at = 0
  for (let n = 0; n < samples.length; n++) {
    const out = line[at]!
    samples[n] = out
    lowpassed = gain * (1 - pole) * out + pole * lowpassed
    allpassOut = allpass * (lowpassed - allpassOut) + allpassIn
    allpassIn = lowpassed
    line[at] = allpassOut
    at = at + 1 === wholeDelay ? 0 : at + 1
  }
  return samples
}
