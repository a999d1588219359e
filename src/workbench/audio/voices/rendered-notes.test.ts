import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { detectFrequencyHz } from '../../../../test/support/detect-frequency'
import { drawSome } from '../../../../test/support/draw-count'
import { rmsOf } from '../../../../test/support/rms-of'
import { renderClick } from './instrument-bank'
import { pluckString } from './karplus-strong'
import { renderPianoNote } from './piano-voice'
import { orderOf, renderOrder, type VoicedNote } from './voices'

const SAMPLE_RATE = 44_100
const E2_TO_E6 = Array.from({ length: 49 }, (_, index) => 40 + index)

function pluckedOn(neck: Neck, note: VoicedNote) {
  return renderOrder(orderOf('guitar', note, neck), SAMPLE_RATE)
}

function frequencyHz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12)
}

function centsBetween(heardHz: number, wantedHz: number): number {
  return 1200 * Math.log2(heardHz / wantedHz)
}

/**
 * The frequency of the fundamental alone, from how far its phase turns between two windows; other
 * arithmetic than the renderer's, and blind to the octave, which autocorrelation checks.
 */
function fundamentalHz(samples: Float32Array, nearHz: number): number {
  const length = 8192
  const hop = 4096
  const phaseAt = (start: number) => {
    let real = 0
    let imaginary = 0
    for (let n = 0; n < length; n++) {
      const sample = samples[start + n]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / length))
      real += sample * Math.cos((2 * Math.PI * nearHz * n) / SAMPLE_RATE)
      imaginary -= sample * Math.sin((2 * Math.PI * nearHz * n) / SAMPLE_RATE)
    }
    return Math.atan2(imaginary, real)
  }
  const turned = phaseAt(4000 + hop) - phaseAt(4000) - (2 * Math.PI * nearHz * hop) / SAMPLE_RATE
  const residue = turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI))
  return nearHz + (residue * SAMPLE_RATE) / (2 * Math.PI * hop)
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

const PLUCK = {
  frequencyHz: 110,
  sustainSeconds: 4,
  highSustainSeconds: 0.5,
  pluckPoint: 0.2,
  attackCutoffHz: 3000,
  seed: 1,
}

describe('a plucked string', () => {
  test.each(drawSome(E2_TO_E6, 16))('MIDI %i sounds within one cent', (midi) => {
    const wanted = frequencyHz(midi)
    const samples = pluckedOn(STANDARD_NECK, { midi })
    expect(Math.abs(centsBetween(fundamentalHz(samples, wanted), wanted))).toBeLessThan(1)
    const heard = detectFrequencyHz(samples.subarray(4000, 12_000), SAMPLE_RATE)!
    expect(Math.abs(centsBetween(heard, wanted))).toBeLessThan(1)
  })

  test('is the same every time and another with another seed', () => {
    const first = pluckString(PLUCK, SAMPLE_RATE, 0.2)
    expect(pluckString(PLUCK, SAMPLE_RATE, 0.2)).toEqual(first)
    expect(pluckString({ ...PLUCK, seed: 2 }, SAMPLE_RATE, 0.2)).not.toEqual(first)
  })

  test('falls by 60 dB in the time it is given', () => {
    const samples = pluckString({ ...PLUCK, frequencyHz: 196, sustainSeconds: 2 }, SAMPLE_RATE, 2)
    const early = rmsOf(samples, 0.9 * SAMPLE_RATE, SAMPLE_RATE)
    const late = rmsOf(samples, 1.9 * SAMPLE_RATE, 2 * SAMPLE_RATE)
    const fallDb = 20 * Math.log10(late / early)
    expect(fallDb).toBeGreaterThan(-33)
    expect(fallDb).toBeLessThan(-28)
  })

  test('rings longer on an open wound string than high up a plain one', () => {
    const low = pluckedOn(STANDARD_NECK, { midi: 40, string: 6 })
    const high = pluckedOn(STANDARD_NECK, { midi: 79, string: 1 })
    const kept = (samples: Float32Array) =>
      rmsOf(samples, 44_100, 48_000) / rmsOf(samples, 2000, 6000)
    expect(kept(low)).toBeGreaterThan(1.5 * kept(high))
  })

  test('refuses what no string can do', () => {
    const pluck = {
      frequencyHz: 5,
      sustainSeconds: 1,
      highSustainSeconds: 1,
      pluckPoint: 0.2,
      attackCutoffHz: 3000,
      seed: 1,
    }
    expect(() => pluckString(pluck, SAMPLE_RATE, 1)).toThrow(RangeError)
  })
})

describe('the open strings of every instrument', () => {
  const OPEN_STRINGS = INSTRUMENTS.flatMap((instrument) => {
    const neck = neckOf(instrument, instrument.tunings[0]!)
    return neck.strings.map(
      ({ string, name, midi }) => [instrument.id, name, midi, string, neck] as const,
    )
  })
  test.each(drawSome(OPEN_STRINGS, 24))(
    '%s: %s sounds in its octave',
    (_, __, midi, string, neck) => {
      const samples = pluckedOn(neck, { midi, string })
      const wanted = frequencyHz(midi)
      const heard = detectFrequencyHz(samples.subarray(4000, 16_000), SAMPLE_RATE, 25)!
      expect(Math.abs(centsBetween(heard, wanted))).toBeLessThan(3)
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-3)
    },
  )

  test('a bass rings longer than a guitar, a ukulele shorter', () => {
    const kept = (instrumentId: string) => {
      const instrument = INSTRUMENTS.find(({ id }) => id === instrumentId)!
      const neck = neckOf(instrument, instrument.tunings[0]!)
      const { string, midi } = neck.strings.at(-1)!
      const samples = pluckedOn(neck, { midi, string })
      return rmsOf(samples, 40_000, 45_000) / rmsOf(samples, 2000, 6000)
    }
    expect(kept('bass')).toBeGreaterThan(kept('guitar'))
    expect(kept('ukulele')).toBeLessThan(kept('guitar'))
  })

  test('a capo makes an open string a stopped one', () => {
    const neck = neckOf(STANDARD_NECK.instrument, STANDARD_NECK.instrument.tunings[0]!, 3)
    const open = orderOf('guitar', { midi: 43, string: 6 }, neck)
    expect(open).toEqual(orderOf('guitar', { midi: 43, string: 6 }, STANDARD_NECK))
  })
})

describe('every voice', () => {
  test.each(drawSome(E2_TO_E6, 6))('MIDI %i is as loud on both, ends in silence', (midi) => {
    const guitar = pluckedOn(STANDARD_NECK, { midi })
    const piano = renderPianoNote(midi, SAMPLE_RATE)
    for (const samples of [guitar, piano]) {
      expect(samples.every(Number.isFinite)).toBe(true)
      expect(rmsOf(samples, 0, 6000)).toBeGreaterThan(0.08)
      expect(peakOf(samples)).toBeLessThan(1.3)
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-3)
    }
  })

  test.each([21, 36, 48, 60, 72, 84, 96, 108])('the piano sounds MIDI %i in tune', (midi) => {
    const wanted = frequencyHz(midi)
    const heard = fundamentalHz(renderPianoNote(midi, SAMPLE_RATE), wanted)
    expect(Math.abs(centsBetween(heard, wanted))).toBeLessThan(1)
  })
})

describe('the click', () => {
  test('is heard at once, is short, and the accent is stronger', () => {
    const beat = renderClick('beat', SAMPLE_RATE)
    const accent = renderClick('accent', SAMPLE_RATE)
    const loudest = beat.reduce(
      (best, sample, n) => (Math.abs(sample) > Math.abs(beat[best]!) ? n : best),
      0,
    )
    expect(loudest / SAMPLE_RATE).toBeLessThan(0.002)
    expect(peakOf(accent)).toBeGreaterThan(1.2 * peakOf(beat))
    expect(Math.abs(beat.at(-1)!)).toBeLessThan(1e-3)
  })
})
