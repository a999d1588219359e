import { describe, expect, test } from 'vitest'
import { theoryOf } from '../plan/plan-routes.test-support'
import { noteReaderOf } from './note-reader'
import { parseNote, parseRoot, pitchClassOf } from './pitch'
import { SCALES } from './scale'
import { nameCheckOver, saysItsPitch } from './verify-name'

const ROOTS = 'C Db C# D Eb E F F# Gb G G# Ab A Bb B Cb'.split(' ')

test('holds for whatever a context calls a pitch, also in a spelling that was asked for', () => {
  for (const rootName of ROOTS) {
    const root = parseRoot(rootName)!
    const isSound = nameCheckOver(root)
    for (const { id } of SCALES) {
      const read = noteReaderOf(theoryOf(rootName, id))
      for (let midi = 40; midi <= 88; midi++) {
        const reading = read(midi, undefined)
        expect(isSound({ midi, ...reading }), `${reading.note} in ${rootName} ${id}`).toBe(true)
      }
    }
    const read = noteReaderOf(theoryOf(rootName))
    for (const written of ['B#', 'Cb', 'F##', 'Ebb', 'E#', 'Abb']) {
      const { name } = parseNote(written)!
      const midi = 60 + pitchClassOf(name)
      expect(isSound({ midi, ...read(midi, name) }), `${written} over ${rootName}`).toBe(true)
    }
  }
})

describe('is false where', () => {
  const third = { midi: 63, note: 'Eb4', pitchClass: 'Eb', interval: 'b3' }
  test.each([
    ['the note is another', { note: 'E4' }],
    ['the octave is another', { note: 'Eb3' }],
    ['the octave is missing', { note: 'Eb' }],
    ['the pitch class has another spelling', { pitchClass: 'D#' }],
    ['the pitch class is cut short', { pitchClass: 'E' }],
    ['the interval is another', { interval: '3' }],
    ['the interval is no interval', { interval: 'third' }],
    ['the pitch is another', { midi: 75 }],
  ])('%s', (_what, change) => {
    expect(saysItsPitch(third, 0)).toBe(true)
    expect(saysItsPitch({ ...third, ...change }, 0)).toBe(false)
    const isSound = nameCheckOver(parseRoot('C')!)
    isSound(third)
    expect(isSound({ ...third, ...change })).toBe(false)
  })
})
