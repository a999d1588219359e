/**
 * Drums from a falling tone, noise and metal, by the sounds of General MIDI: a kit that is told
 * apart by ear, not a recording of one.
 */
import { fadeEnd, levelAttack } from './envelope'
import { seededNoise } from './karplus-strong'

interface DrumSound {
  /** Of the loudest 50 ms. */
  readonly rms: number
  /** A skin or a wooden body: its tone falls to `hz`, the faster the smaller `fallSeconds`. */
  readonly body?: {
    readonly hz: number
    readonly fromHz: number
    readonly fallSeconds: number
    readonly decaySeconds: number
  }
  /** Snares, beads, hands: noise above a frequency, against a body of level 1. */
  readonly noise?: {
    readonly aboveHz: number
    readonly decaySeconds: number
    readonly level: number
  }
  /** Cymbals and bells: the clang of six squares, above a frequency. */
  readonly metal?: {
    readonly aboveHz: number
    readonly decaySeconds: number
    readonly level: number
    /** Of its pitches; default 1. */
    readonly ratio?: number
  }
}

const skin = (hz: number, decaySeconds: number, rms = 0.13): DrumSound => ({
  rms,
  body: { hz, fromHz: hz * 1.6, fallSeconds: 0.04, decaySeconds },
  noise: { aboveHz: 1500, decaySeconds: 0.03, level: 0.3 },
})
const wood = (hz: number): DrumSound => ({
  rms: 0.06,
  body: { hz, fromHz: hz * 1.1, fallSeconds: 0.004, decaySeconds: 0.09 },
  noise: { aboveHz: 2000, decaySeconds: 0.012, level: 0.6 },
})
const beads = (decaySeconds: number): DrumSound => ({
  rms: 0.05,
  noise: { aboveHz: 6000, decaySeconds, level: 1 },
})
const cymbal = (decaySeconds: number, rms: number, ratio = 1): DrumSound => ({
  rms,
  noise: { aboveHz: 5000, decaySeconds: decaySeconds * 0.8, level: 0.5 },
  metal: { aboveHz: 6000, decaySeconds, level: 1, ratio },
})
const bell = (ratio: number, decaySeconds: number): DrumSound => ({
  rms: 0.06,
  metal: { aboveHz: 500, decaySeconds, level: 1, ratio },
})
const KICK: DrumSound = {
  rms: 0.22,
  body: { hz: 48, fromHz: 190, fallSeconds: 0.03, decaySeconds: 0.35 },
  noise: { aboveHz: 1200, decaySeconds: 0.015, level: 0.4 },
}
const SNARE: DrumSound = {
  rms: 0.16,
  body: { hz: 185, fromHz: 330, fallSeconds: 0.02, decaySeconds: 0.18 },
  noise: { aboveHz: 1800, decaySeconds: 0.28, level: 1.1 },
}

/** By General MIDI sound. */
// biome-ignore format: a few rows a line read as a table
const SOUNDS: Readonly<Record<number, DrumSound>> = {
  35: KICK, 36: KICK, 38: SNARE, 40: SNARE,
  37: wood(820), 39: { rms: 0.12, noise: { aboveHz: 1100, decaySeconds: 0.2, level: 1 } },
  41: skin(70, 0.6), 43: skin(84, 0.55), 45: skin(100, 0.5), 47: skin(120, 0.45), 48: skin(145, 0.4), 50: skin(175, 0.35),
  42: cymbal(0.07, 0.06), 44: cymbal(0.06, 0.05), 46: cymbal(0.6, 0.07),
  49: cymbal(2, 0.1), 52: cymbal(1.6, 0.1, 0.8), 55: cymbal(0.9, 0.09, 1.3), 57: cymbal(2.2, 0.1, 0.9),
  51: cymbal(1.1, 0.06, 1.15), 59: cymbal(1.2, 0.06, 1.05), 53: bell(1.9, 0.9),
  54: cymbal(0.2, 0.06, 1.4), 56: bell(1.05, 0.25), 58: beads(0.5), 69: beads(0.06), 70: beads(0.05),
  60: skin(420, 0.15, 0.09), 61: skin(300, 0.18, 0.09), 62: skin(350, 0.07, 0.09), 63: skin(260, 0.3, 0.1), 64: skin(190, 0.35, 0.1),
  65: skin(330, 0.3, 0.09), 66: skin(240, 0.35, 0.09), 67: bell(1.6, 0.3), 68: bell(1.25, 0.3),
  75: wood(2500), 76: wood(1300), 77: wood(950), 80: bell(3.6, 0.15), 81: bell(3.6, 1.4),
}
/** For sounds that a kit does not have. */
const OTHER = wood(1100)

/** Pitches of the six squares. */
const CLANG_HZ = [205.3, 304.4, 369.6, 522.7, 540, 800]
const FADE_SECONDS = 0.02

/** Takes out what is below a frequency, twice 6 dB an octave. */
function highpass(hz: number, sampleRate: number): (sample: number) => number {
  const pole = Math.exp((-2 * Math.PI * Math.min(hz, sampleRate / 3)) / sampleRate)
  let low = 0
  let lower = 0
  return (sample) => {
    low += (1 - pole) * (sample - low)
    const once = sample - low
    lower += (1 - pole) * (once - lower)
    return once - lower
  }
}

/** Renders one stroke, mono. The same sound gives the same samples every time. */
export function renderDrum(midi: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const { rms, body, noise, metal } = SOUNDS[midi] ?? OTHER
  const decays = [body, noise, metal].map((part) => part?.decaySeconds ?? 0)
  const samples = new Float32Array(Math.ceil((Math.max(...decays) + 0.05) * sampleRate))
  const hiss = seededNoise(midi)
  const ofNoise = highpass(noise?.aboveHz ?? 0, sampleRate)
  const ofMetal = highpass(metal?.aboveHz ?? 0, sampleRate)
  let phase = 0
  for (let n = 0; n < samples.length; n++) {
    const seconds = n / sampleRate
    const left = ({ decaySeconds }: { readonly decaySeconds: number }) =>
      10 ** ((-3 * seconds) / decaySeconds)
    let sample = 0
    if (body) {
      const fall = Math.exp(-seconds / body.fallSeconds)
      phase += (2 * Math.PI * (body.hz + (body.fromHz - body.hz) * fall)) / sampleRate
      sample += left(body) * Math.sin(phase)
    }
    if (noise) sample += noise.level * left(noise) * ofNoise(hiss())
    if (metal) {
      const clang = CLANG_HZ.reduce(
        (sum, hz) => sum + ((hz * (metal.ratio ?? 1) * seconds) % 1 < 0.5 ? 1 : -1),
        0,
      )
      sample += metal.level * left(metal) * ofMetal(clang / CLANG_HZ.length)
    }
    samples[n] = sample
  }
  levelAttack(samples, sampleRate, rms)
  fadeEnd(samples, sampleRate, FADE_SECONDS)
  return samples
}
