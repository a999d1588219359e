import { expect, test } from 'vitest'
import { SCALES, scaleById } from '../theory/scale'
import { riffTonesOf } from './riff-tones'

test.each([
  ['major', '0 2 4 7 9', ''],
  ['naturalMinor', '0 3 7 8 10', ''],
  ['harmonicMinor', '0 3 7 8 11', '11'],
  ['dorian', '0 3 7 9 10', '9'],
  ['lydian', '0 4 6 7 9', '6'],
  ['mixolydian', '0 4 7 9 10', '10'],
  ['phrygianDominant', '0 1 4 7 8', '1 8'],
  ['blues', '0 3 6 7 10', '6'],
  ['wholeTone', '0 2 4 6 8', '6 8'],
])('a riff in %s takes the tones %s and the colours %s', (id, semitones, colors) => {
  const tones = riffTonesOf(scaleById(id)!)
  expect(tones.semitones.join(' ')).toBe(semitones)
  expect(tones.colors.join(' ')).toBe(colors)
})

test('five tones of the scale, the root among them, all of a five-tone scale', () => {
  for (const scale of SCALES) {
    const { semitones, colors } = riffTonesOf(scale)
    expect(semitones).toHaveLength(5)
    expect(semitones[0]).toBe(0)
    for (const tone of semitones) expect(scale.semitones).toContain(tone)
    for (const color of colors) expect(semitones).toContain(color)
    if (scale.semitones.length === 5) expect(semitones).toEqual(scale.semitones)
  }
})
