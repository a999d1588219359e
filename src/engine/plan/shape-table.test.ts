import { describe, expect, test } from 'vitest'
import { parseFrets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn } from '../theory/scale'
import {
  parseShape,
  SHAPE_CHORDS,
  SHAPE_LETTERS,
  SHAPE_TABLE,
  type ShapeChord,
} from './shape-table'
import { holdShape } from './taught-grips'

const rows = SHAPE_LETTERS.flatMap((letter) =>
  (Object.keys(SHAPE_CHORDS) as ShapeChord[]).map((chord) => [letter, chord] as const),
)

describe.each(rows)('the %s form, %s', (letter, chord) => {
  const frets = parseFrets(SHAPE_TABLE[letter][chord])!
  const midis = soundingPositionsOf(frets).map((position) => midiAt(position, STANDARD_NECK))
  const root = pitchClassOf(parseRoot(letter)!)
  const type = chordTypeById(SHAPE_CHORDS[chord])!

  test('sounds its chord and nothing else, the root lowest but for Cm7', () => {
    const sounding = midis.reduce((set, midi) => set | (1 << (midi % 12)), 0)
    const tones = pitchClassSetOn(root, type.pitchClassSet)
    expect(sounding & ~tones).toBe(0)
    // Only a fifth may be missing.
    const fifth = type.semitones.find((semitones) => semitones === 7)!
    expect(tones & ~sounding & ~(1 << ((root + fifth) % 12))).toBe(0)
    const isInverted = letter === 'C' && chord === 'm7'
    expect((midis[0]! + (isInverted ? 2 : 0)) % 12).toBe(root)
  })

  test('is held by four fingers, the index over the nut frets or over its lowest ones', () => {
    const sounding = frets.filter((fret) => fret !== null)
    const lowest = Math.min(...sounding)
    expect(Math.max(...sounding) - lowest).toBeLessThanOrEqual(3)
    // Another finger may flatten over neighbouring strings at one fret.
    const others = frets.filter(
      (fret, index) => fret !== null && fret > lowest && fret !== frets[index - 1],
    )
    expect(others.length).toBeLessThanOrEqual(3)
  })

  test('lies at the fret it is asked for', () => {
    for (const barreFret of [1, 3, 5, 12, 20]) {
      const moved = parseShape(`${letter}-${chord}-barre:${barreFret}`, STANDARD_NECK)!
      const fretted = moved.frets.filter((fret) => fret !== null)
      expect(Math.min(...fretted)).toBe(barreFret)
      expect(holdShape(moved.frets)?.hand).toBe(barreFret)
    }
  })

  test('moves up the neck with its barre', () => {
    const moved = parseShape(`${letter}-${chord}-barre:5`, STANDARD_NECK)!
    expect(moved.frets).toEqual(frets.map((fret) => (fret === null ? null : fret + 5)))
  })
})

describe('reads shape text', () => {
  test.each([
    ['E-major-barre:1', [1, 3, 3, 2, 1, 1]],
    ['A-minor-barre:2', [null, 2, 4, 4, 3, 2]],
    ['E-7-barre:3', [3, 5, 3, 4, 3, 3]],
    ['A-maj7-barre:3', [null, 3, 5, 4, 5, 3]],
    ['E-m7-barre:8', [8, 10, 8, 8, 8, 8]],
    ['C-7-barre:3', [null, 6, null, 6, 4, 3]],
    ['C-m7-barre:3', [null, 4, 4, 3, 4, null]],
    ['C-major-barre:0', [null, 3, 2, 0, 1, 0]],
    ['D-major-barre:21', [null, null, 21, 23, 24, 23]],
  ])('%s', (text, frets) => {
    expect(parseShape(text, STANDARD_NECK)?.frets).toEqual(frets)
  })

  test.each([
    '', 'E', 'E-major', 'E-major-barre:', 'E-major-barre:25', 'E-major-barre:23', 'F-major-barre:1',
    'E-sus4-barre:1', 'e-major-barre:1', 'E-major-barre:01', 'E-major-barre:-1', 'E-constructor-barre:1',
  ])('refuses «%s»', (text) => {
    expect(parseShape(text, STANDARD_NECK)).toBeUndefined()
  }) // biome-ignore format: a row of refusals
})

test.each([
  ['guitar', 'standard-6-string', 0, true], ['guitar', 'half-step-down', 0, true], ['guitar', 'standard-6-string', 2, true],
  ['baritone-guitar', 'standard', 0, true], ['guitar', 'drop-d', 0, false], ['guitar-7', 'standard', 0, false],
  ['ukulele', 'standard', 0, false], ['bass-6', 'standard', 0, false],
])('%s %s with capo %i has the taught shapes: %s', (id, tuning, capo, hasShapes) => {
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  const neck = neckOf(instrument, instrument.tunings.find((row) => row.id === tuning)!, capo)
  expect(parseShape('E-major-barre:1', neck) !== undefined).toBe(hasShapes)
}) // biome-ignore format: one row a neck
