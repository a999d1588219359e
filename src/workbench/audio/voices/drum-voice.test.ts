import { describe, expect, test } from 'vitest'
import { detectFrequencyHz } from '../../../../test/support/detect-frequency'
import { rmsOf } from '../../../../test/support/rms-of'
import { renderDrum } from './drum-voice'
import { renderHeldNote } from './held-voice'

const RATE = 22_050
/** Changes of sign a second, which noise and cymbals have many of. */
function crossingsOf(samples: Float32Array): number {
  const heard = samples.subarray(0, RATE / 20)
  let count = 0
  for (let n = 1; n < heard.length; n++) if (heard[n]! * heard[n - 1]! < 0) count++
  return count * 20
}
const secondsOf = (samples: Float32Array) => samples.length / RATE
const [KICK, SNARE, CLOSED, OPEN, CRASH] = [36, 38, 42, 46, 49].map((midi) => renderDrum(midi, RATE)) as Float32Array[] // biome-ignore format: one row

describe('the drums', () => {
  test('of General MIDI sound, stay below the limit and end in silence', () => {
    for (let midi = 27; midi <= 87; midi++) {
      const samples = renderDrum(midi, RATE)
      expect(samples.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 2)).toBe(true)
      expect(rmsOf(samples.subarray(0, RATE / 20))).toBeGreaterThan(0.01)
      expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-3)
    }
  })

  test('are told apart: kick below snare below hi-hat, toms from low to high', () => {
    expect(crossingsOf(KICK!)).toBeLessThan(crossingsOf(SNARE!) / 2)
    expect(crossingsOf(SNARE!)).toBeLessThan(crossingsOf(CLOSED!))
    const toms = [41, 43, 45, 47, 48, 50].map((midi) => crossingsOf(renderDrum(midi, RATE)))
    expect(toms).toEqual(toms.toSorted((a, b) => a - b))
    expect(new Set(toms).size).toBe(toms.length)
  })

  test('ring as long as they do: closed hat, open hat, crash', () => {
    expect(secondsOf(CLOSED!)).toBeLessThan(secondsOf(OPEN!) / 3)
    expect(secondsOf(OPEN!)).toBeLessThan(secondsOf(CRASH!))
  })
})

test.each([48, 60, 69, 81])('a held note of MIDI %i has its pitch and does not die', (midi) => {
  const samples = renderHeldNote(midi, RATE)
  const late = samples.subarray(2 * RATE, 2.5 * RATE)
  const asked = 440 * 2 ** ((midi - 69) / 12)
  const heard = detectFrequencyHz(late, RATE)!
  expect(Math.abs(1200 * Math.log2(heard / asked))).toBeLessThan(10)
  // The second player beats against the first, down to a third.
  expect(rmsOf(late)).toBeGreaterThan(rmsOf(samples.subarray(RATE / 4, RATE / 2)) / 4)
})
