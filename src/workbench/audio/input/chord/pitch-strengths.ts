/**
 * How strongly each pitch sounds in a short stretch of sound: the spectrum on a scale of thirds of a
 * semitone, explained as a sum of harmonic tones, none of them negative.
 */
import { frequencyHzOf } from '#engine/theory/pitch'

/** The spectrum of a stretch of sound, by a fast Fourier transform. */
interface Spectrum {
  /** Size of each frequency's part, from 0 Hz on. */
  readonly magnitudes: Float64Array
  /** Hertz from one to the next. */
  readonly stepHz: number
}

/** Swaps each place with the one whose binary number is its own read backwards. */
function reorder(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let from = 0, to = 0; from < size; from++) {
    if (from < to) {
      const [a, b] = [real[from]!, imaginary[from]!]
      real[from] = real[to]!
      imaginary[from] = imaginary[to]!
      real[to] = a
      imaginary[to] = b
    }
    let bit = size >> 1
    while (bit > 0 && to & bit) {
      to ^= bit
      bit >>= 1
    }
    to |= bit
  }
}

/** Transforms in place, by Cooley and Tukey; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real, imaginary)
  for (let half = 1; half < real.length; half *= 2) {
    for (let place = 0; place < half; place++) {
      const turn = (-Math.PI * place) / half
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      for (let low = place; low < real.length; low += 2 * half) {
        const high = low + half
        const a = real[high]! * cos - imaginary[high]! * sin
        const b = real[high]! * sin + imaginary[high]! * cos
        real[high] = real[low]! - a
        imaginary[high] = imaginary[low]! - b
        real[low]! += a
        imaginary[low]! += b
      }
    }
  }
}

/** The spectrum of samples under a window that fades in and out (Hann). */
function magnitudeSpectrum(samples: Float32Array, sampleRate: number): Spectrum {
  const { length } = samples
  const size = 2 ** Math.ceil(Math.log2(2 * Math.max(1, length)))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (const [at, sample] of samples.entries()) {
    real[at] = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / length))
  }
  transform(real, imaginary)
  const magnitudes = new Float64Array(size / 2)
  for (let n = 0; n < magnitudes.length; n++) {
    magnitudes[n] = Math.hypot(real[n]!, imaginary[n]!) / Math.max(1, length)
  }
  return { magnitudes, stepHz: sampleRate / size }
}

/** The largest part between two frequencies; between two steps, what lies between their parts. */
function largestBetween({ magnitudes, stepHz }: Spectrum, lowHz: number, highHz: number) {
  const [low, high] = [lowHz / stepHz, highHz / stepHz]
  let largest = 0
  for (let n = Math.ceil(low); n <= high; n++) largest = Math.max(largest, magnitudes[n] ?? 0)
  if (largest > 0) return largest
  const before = Math.floor(low)
  const share = (low + high) / 2 - before
  return (1 - share) * (magnitudes[before] ?? 0) + share * (magnitudes[before + 1] ?? 0)
}

/** D2, a low E string tuned down, to G5; what is higher is taken for a harmonic. */
export const LOWEST_MIDI = 38
export const HIGHEST_MIDI = 79
const NOTES = HIGHEST_MIDI - LOWEST_MIDI + 1

const BINS_PER_SEMITONE = 3
const LOWEST_BIN_MIDI = LOWEST_MIDI - 1
/** Up to here the spectrum is looked at, about 2.1 kHz. */
const HIGHEST_BIN_MIDI = 96
/** Part of a bin, either way, in which its strongest frequency is looked for. */
const BIN_REACH = 0.25
const BINS = (HIGHEST_BIN_MIDI - LOWEST_BIN_MIDI) * BINS_PER_SEMITONE

const HARMONICS = 12
/** Each harmonic of a string has this part of the strength of the one before. */
const HARMONIC_FALL = 0.75
/** Width of a harmonic, for strings that are a little out of tune. */
const WIDTH_SEMITONES = 0.25
/** Loud harmonics count less than their strength: soft notes belong to the chord too. */
const COMPRESSION = 0.6
const ROUNDS = 120
/** Samples a second that are enough for what is looked at. */
const LEAST_RATE = 10_000
/** The whole guitar may be tuned off by this. */
const LARGEST_TUNING_CENTS = 40
/** Pitches whose strength tells the tuning: high enough to be apart, low enough to be strong. */
const LOWEST_TUNING_MIDI = 52
const HIGHEST_TUNING_MIDI = 84

const midiOfBin = (bin: number) => LOWEST_BIN_MIDI + bin / BINS_PER_SEMITONE

/** The sound at a lower rate; what lies above half of that rate is weak in it. */
function thinned(samples: Float32Array, step: number): Float32Array {
  return Float32Array.from(
    { length: Math.max(0, Math.floor(samples.length / step) - 1) },
    (_, n) => {
      let sum = 0
      // A mean of means of `step` samples.
      for (let at = 0; at < 2 * step - 1; at++) {
        sum += samples[n * step + at]! * Math.min(at + 1, 2 * step - 1 - at)
      }
      return sum / (step * step)
    },
  )
}

/** By how much, in semitones, a sound is tuned off: there its pitches are strongest. */
function tuningOf(spectrum: Spectrum): number {
  let best = 0
  let most = -1
  for (let cents = -LARGEST_TUNING_CENTS; cents <= LARGEST_TUNING_CENTS; cents += 5) {
    let sum = 0
    for (let midi = LOWEST_TUNING_MIDI; midi <= HIGHEST_TUNING_MIDI; midi++) {
      const hz = frequencyHzOf(midi + cents / 100)
      sum += largestBetween(spectrum, hz * 0.998, hz * 1.002)
    }
    if (sum > most) [most, best] = [sum, cents / 100]
  }
  return best
}

/** The spectrum of each pitch: a row of bins a note. */
function harmonicRows(windowSeconds: number): readonly Float64Array[] {
  return Array.from({ length: NOTES }, (_, note) => {
    const row = new Float64Array(BINS)
    const midi = LOWEST_MIDI + note
    for (let harmonic = 1; harmonic <= HARMONICS; harmonic++) {
      const at = midi + 12 * Math.log2(harmonic)
      // A short window cannot tell low frequencies apart; 0.85: half the width of its peak.
      const blur = (12 * Math.LOG2E * 0.85) / (windowSeconds * frequencyHzOf(at))
      const width = Math.hypot(WIDTH_SEMITONES, blur)
      const strength = HARMONIC_FALL ** (harmonic - 1)
      for (let bin = 0; bin < BINS; bin++) {
        const off = (midiOfBin(bin) - at) / width
        if (Math.abs(off) < 4) row[bin]! += strength * Math.exp(-0.5 * off * off)
      }
    }
    return row
  })
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  let sum = 0
  for (let n = 0; n < a.length; n++) sum += a[n]! * b[n]!
  return sum
}

/** Strengths that make up a spectrum best: least squares without negatives (Lee and Seung 2001). */
function explain(spectrum: Float64Array, rows: readonly Float64Array[]): Float64Array {
  const wanted = rows.map((row) => dot(row, spectrum))
  const overlap = rows.map((row) => rows.map((other) => dot(row, other)))
  const strengths = new Float64Array(rows.length).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    for (let note = 0; note < rows.length; note++) {
      strengths[note]! *= wanted[note]! / (dot(overlap[note]!, strengths) + 1e-12)
    }
  }
  return strengths
}

/** The strength of each pitch from `LOWEST_MIDI` on; all 0 for silence. */
export function pitchStrengths(samples: Float32Array, sampleRate: number): Float64Array {
  const step = Math.max(1, Math.floor(sampleRate / LEAST_RATE))
  const spectrum = magnitudeSpectrum(thinned(samples, step), sampleRate / step)
  const tuning = tuningOf(spectrum)
  const reach = BIN_REACH / BINS_PER_SEMITONE
  const binned = Float64Array.from({ length: BINS }, (_, bin) => {
    const midi = midiOfBin(bin) + tuning
    const [low, high] = [frequencyHzOf(midi - reach), frequencyHzOf(midi + reach)]
    return largestBetween(spectrum, low, high) ** COMPRESSION
  })
  return explain(binned, harmonicRows(samples.length / sampleRate))
}
