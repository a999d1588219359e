/** Key signatures and the names of notes in files. */

import { beforeAll, expect, test } from 'vitest'
import { signatureOf, writtenSignatureOf } from '#engine/theory/key-signature'
import { parseRoot } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { FORMATS, formatById, readLoaded, type Score, sniffFormat } from './index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const QUARTER = { value: 4, dots: 0 }

/** A bar of four quarters: C4, C#4 or Db4, G#4 or Ab4, Bb4 or A#4. */
function scoreIn(fifths: number, isMinor: boolean): Score {
  const beats = [60, 61, 68, 70].map((midi) => ({ rhythm: QUARTER, notes: [{ midi }] }))
  return {
    title: 'Key',
    artist: '',
    measures: [{ timeSignature: [4, 4], fifths, isMinor, tempos: [] }],
    tracks: [{ name: 'Piano', program: 0, isPercussion: false, measures: [[beats]] }],
  }
}

const KEYS = [[-7, false], [-3, true], [0, false], [4, false], [7, true]] as const // biome-ignore format: one row reads as a list

test.each(
  ['midi', 'musicxml', 'alphatex', 'guitar-pro'].flatMap((id) =>
    KEYS.map(([fifths, isMinor]) => [id, fifths, isMinor] as const),
  ),
)('%s keeps the signature %i, minor %s', (id, fifths, isMinor) => {
  const { bytes } = formatById(id)!.write!(scoreIn(fifths, isMinor))
  expect(readLoaded(sniffFormat(bytes), bytes).score.measures[0]).toMatchObject({ fifths, isMinor })
})

test.each([
  [0, false, 'C C1 A-1 B-1'],
  [4, false, 'B1 C1 G1 A1'],
  [-4, false, 'C D-1 A-1 B-1'],
  [0, true, 'C C1 G1 B-1'],
])('MusicXML with signature %i, minor %s, names notes %s', (fifths, isMinor, names) => {
  const { bytes } = formatById('musicxml')!.write!(scoreIn(fifths, isMinor))
  const pitches = [
    ...new TextDecoder()
      .decode(bytes)
      .matchAll(/<pitch><step>(\w)<\/step>(?:<alter>(-?\d)<\/alter>)?/g),
  ]
  expect(pitches.map(([, step, alter = '']) => step + alter).join(' ')).toBe(names)
})

test('alphaTex and Guitar Pro tell a flat outside the key', () => {
  const { bytes } = formatById('alphatex')!.write!(scoreIn(0, false))
  expect(new TextDecoder().decode(bytes)).toMatch(/acc/)
})

test.each([
  ['C', 'major', 0, false],
  ['A', 'naturalMinor', 0, true],
  ['G', 'harmonicMinor', -2, true],
  ['E', 'melodicMinor', 1, true],
  ['D', 'dorian', 0, false],
  ['E', 'phrygian', 0, false],
  ['C', 'lydian', 1, false],
  ['G', 'mixolydian', 0, false],
  ['A', 'aeolian', 0, true],
  ['B', 'locrian', 0, false],
  ['E', 'phrygianDominant', 0, true],
  ['A', 'minorPentatonic', 0, true],
  ['A', 'blues', 0, true],
  ['G', 'majorPentatonic', 1, false],
  ['F', 'lydianDominant', -1, false],
  ['Eb', 'major', -3, false],
  ['Db', 'naturalMinor', 4, true],
  ['G#', 'major', -4, false],
])('%s %s is written with the signature %i, minor %s', (root, scale, fifths, isMinor) => {
  const signature = signatureOf(parseRoot(root)!, scaleById(scale)!)
  expect(writtenSignatureOf(signature)).toEqual({ fifths, isMinor })
})
