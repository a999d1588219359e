/** The spectrum of a stretch of sound, by a fast Fourier transform. */

export interface Spectrum {
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
export function magnitudeSpectrum(samples: Float32Array, sampleRate: number): Spectrum {
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
export function largestBetween({ magnitudes, stepHz }: Spectrum, lowHz: number, highHz: number) {
  const [low, high] = [lowHz / stepHz, highHz / stepHz]
  let largest = 0
  for (let n = Math.ceil(low); n <= high; n++) largest = Math.max(largest, magnitudes[n] ?? 0)
  if (largest > 0) return largest
  const before = Math.floor(low)
  const share = (low + high) / 2 - before
  return (1 - share) * (magnitudes[before] ?? 0) + share * (magnitudes[before + 1] ?? 0)
}
