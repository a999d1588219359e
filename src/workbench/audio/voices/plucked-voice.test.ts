/** Palm mute, dead notes and harmonics, as the page renders them. */
import { expect, test } from 'vitest'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { detectFrequencyHz } from '../../../../test/support/detect-frequency'
import { rmsOf } from '../../../../test/support/rms-of'
import { harmonicMidiOf, strokeOf } from './plucked-voice'
import { orderOf, renderOrder } from './voices'

const SAMPLE_RATE = 44_100
const A_STRING = 5
const OPEN_A = 45

const render = (fret: number, technique: string) =>
  renderOrder(
    orderOf('guitar', { midi: OPEN_A + fret, string: A_STRING, technique }, STANDARD_NECK),
    SAMPLE_RATE,
  )

const midiOf = (frequencyHz: number) => 69 + 12 * Math.log2(frequencyHz / 440)

test.each([
  ['natural, at the octave', 12, 'harmonic', 57],
  ['natural, at a third of the string', 7, 'harmonic', 64],
  ['natural, at a quarter', 5, 'harmonic', 69],
  ['natural, at a fifth', 4, 'harmonic', 73],
  ['natural, at a fifth again', 9, 'harmonic', 73],
  ['natural, at a sixth', 3, 'harmonic', 76],
  ['natural, over no node', 6, 'harmonic', 51],
  ['artificial', 2, 'artificial-harmonic', 59],
])('a harmonic sounds: %s', (_what, fret, technique, midi) => {
  expect(harmonicMidiOf({ midi: OPEN_A + fret, technique }, OPEN_A)).toBe(midi)
  const samples = render(fret, technique)
  const heard = detectFrequencyHz(samples.subarray(4000, 12_000), SAMPLE_RATE)!
  expect(Math.abs(midiOf(heard) - midi)).toBeLessThan(0.03)
})

test('with a capo a harmonic is counted from the capo', () => {
  const neck = neckOf(INSTRUMENTS[0]!, INSTRUMENTS[0]!.tunings[0]!, 2)
  const order = orderOf('guitar', { midi: 47 + 12, string: A_STRING, technique: 'harmonic' }, neck)
  expect(order.midi).toBe(59)
})

/** Loudness of a stretch, of that at the start. */
const kept = (samples: Float32Array, fromSeconds: number) =>
  rmsOf(samples, fromSeconds * SAMPLE_RATE, (fromSeconds + 0.05) * SAMPLE_RATE) /
  rmsOf(samples, 0, 0.05 * SAMPLE_RATE)

/** Differences of neighbouring samples against the samples: how much of it is high. */
function brightness(samples: Float32Array): number {
  const start = samples.subarray(0, 0.1 * SAMPLE_RATE)
  return rmsOf(start.map((sample, at) => sample - (start[at - 1] ?? 0))) / rmsOf(start)
}

test('a note under the palm is darker and dies sooner, in tune', () => {
  const [plain, muted] = [render(3, 'normal'), render(3, 'palm-mute')]
  expect(brightness(muted)).toBeLessThan(0.7 * brightness(plain))
  expect(kept(plain, 0.25)).toBeGreaterThan(0.4)
  expect(kept(muted, 0.25)).toBeLessThan(0.1)
  const heard = detectFrequencyHz(muted.subarray(1000, 7000), SAMPLE_RATE)!
  expect(Math.abs(midiOf(heard) - 48)).toBeLessThan(0.1)
})

test('a dead note is a thud without pitch', () => {
  const dead = render(3, 'dead')
  expect(dead.length).toBeLessThanOrEqual(0.1 * SAMPLE_RATE)
  expect(rmsOf(dead, 0, 500)).toBeGreaterThan(0.01)
  // Nothing repeats after the first period.
  const period = Math.round(SAMPLE_RATE / 130.81)
  expect(rmsOf(dead, 2 * period, 3 * period)).toBeLessThan(0.1 * rmsOf(dead, 0, period))
})

test.each([
  ['normal', 'plain'],
  ['bend+vibrato', 'plain'],
  ['palm-mute', 'muted'],
  ['palm-mute+dead', 'dead'],
  ['harmonic+let-ring', 'harmonic'],
  ['artificial-harmonic', 'harmonic'],
  ['unheard-of', 'plain'],
])('%s is struck %s', (technique, stroke) => {
  expect(strokeOf({ technique })).toBe(stroke)
})

test('each way of striking is rendered by itself, and a piano has but one', () => {
  const keyOf = (voice: 'guitar' | 'piano', technique: string) =>
    orderOf(voice, { midi: 57, string: A_STRING, technique }, STANDARD_NECK).key
  const techniques = ['normal', 'palm-mute', 'dead', 'harmonic']
  expect(new Set(techniques.map((technique) => keyOf('guitar', technique))).size).toBe(4)
  expect(new Set(techniques.map((technique) => keyOf('piano', technique))).size).toBe(1)
})
