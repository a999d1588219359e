import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatNoteName,
  formatPitch,
  frequencyHzOf,
  LETTERS,
  midiOf,
  type NoteName,
  nearestPitchOf,
  parseNote,
  parseRoot,
  pitchClassOf,
  pitchClassOfMidi,
  writtenOctaveOf,
} from './pitch'

const anyName: fc.Arbitrary<NoteName> = fc.record({
  letter: fc.constantFrom(...LETTERS),
  accidental: fc.integer({ min: -2, max: 2 }),
})

describe('note text', () => {
  test.each([
    ['C4', 60, 'C4'],
    ['A4', 69, 'A4'],
    ['b3', 59, 'B3'],
    ['bb3', 58, 'Bb3'],
    ['B#3', 60, 'B#3'],
    ['Cb4', 59, 'Cb4'],
    ['E#4', 65, 'E#4'],
    ['F##4', 67, 'F##4'],
    ['Fx4', 67, 'F##4'],
    ['G𝄪3', 57, 'G##3'],
    ['B♭♭2', 45, 'Bbb2'],
    ['A𝄫2', 43, 'Abb2'],
    ['f♯-1', 6, 'F#-1'],
    ['C-1', 0, 'C-1'],
    ['B#-2', 0, 'B#-2'],
    ['B##-2', 1, 'B##-2'],
    ['G9', 127, 'G9'],
  ])('%s is MIDI %i and written %s', (text, midi, written) => {
    const note = parseNote(text)!
    expect(midiOf(note.name, note.octave!)).toBe(midi)
    expect(`${formatNoteName(note.name)}${note.octave}`).toBe(written)
  })

  test.each([
    ['H4'],
    ['C#b4'],
    ['C###'],
    ['C10'],
    ['C-2'],
    ['B-2'],
    ['A##-2'],
    ['B#-3'],
    ['4'],
    [''],
    [' C4'],
    ['C4 '],
    ['G#9'],
    ['Cb-1'],
    ['C\u0000'],
    ['constructor'],
    ['__proto__'],
    ['C４'],
    ['Do'],
  ])('%j is not a note', (text) => {
    expect(parseNote(text)).toBeUndefined()
  })

  test('a root takes no octave', () => {
    expect(parseRoot('C4')).toBeUndefined()
    expect(parseRoot('gb')).toEqual({ letter: 'G', accidental: -1 })
  })

  test('every name at every pitch it can sound reads back to the same name and pitch', () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: -2, max: 9 }), (name, octave) => {
        const midi = midiOf(name, octave)
        fc.pre(midi >= 0 && midi <= 127)
        const note = parseNote(formatPitch(name, midi))!
        expect(note).toEqual({ name, octave })
        expect(writtenOctaveOf(name, midi)).toBe(octave)
        expect(pitchClassOfMidi(midi)).toBe(pitchClassOf(name))
      }),
    )
  })

  test('a name is refused at a pitch that it does not sound', () => {
    expect(() => formatPitch({ letter: 'C', accidental: 0 }, 61)).toThrow(RangeError)
  })
})

describe('frequency', () => {
  test.each([
    [69, 440],
    [60, 261.626],
    [40, 82.407],
    [64, 329.628],
    [0, 8.176],
    [127, 12543.854],
  ])('MIDI %i sounds at %d Hz', (midi, hertz) => {
    expect(frequencyHzOf(midi)).toBe(hertz)
  })

  test.each([
    [440, 69, 0],
    [442, 69, 7.85],
    [452.89, 69, 50],
    [82.407, 40, 0],
  ])('%d Hz is nearest to MIDI %i, %d cents off', (hertz, midi, cents) => {
    const nearest = nearestPitchOf(hertz)
    expect(nearest.midi).toBe(midi)
    expect(nearest.cents).toBeCloseTo(cents, 1)
  })

  test('the pitch nearest to its own frequency is itself', () => {
    for (let midi = 0; midi <= 127; midi++) {
      expect(nearestPitchOf(frequencyHzOf(midi)).midi).toBe(midi)
    }
  })
})
