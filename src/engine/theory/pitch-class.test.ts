import { describe, expect, test } from 'vitest'
import { sizeOfSet, withinOctave } from './pitch-class'

describe('withinOctave', () => {
  test('gives 0–11 for every integer, and octaves make no difference', () => {
    for (let semitones = -48; semitones <= 127; semitones++) {
      const wrapped = withinOctave(semitones)
      expect(wrapped).toBeGreaterThanOrEqual(0)
      expect(wrapped).toBeLessThan(12)
      expect(Number.isInteger((semitones - wrapped) / 12)).toBe(true)
    }
  })
})

describe('sizeOfSet', () => {
  test('counts the tones of every set as writing them out does', () => {
    for (let set = 0; set < 4096; set++) {
      expect(sizeOfSet(set)).toBe(set.toString(2).replaceAll('0', '').length)
    }
  })
})
