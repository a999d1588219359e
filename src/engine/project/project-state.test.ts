import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { tabNoteOf } from '../tab/tab-event'
import { chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { checkProject } from './check-project'
import { compileProjectState, defaultProjectState, selectPitch } from './project-state'

const E_FLAT_MINOR = {
  root: parseRoot('Eb')!,
  scale: scaleById('naturalMinor')!,
  chord: chordTypeById('minor')!,
  layer: 'scale',
} as const

describe('defaultProjectState', () => {
  test('is C4 in C major with one empty 4/4 measure at 90 bpm, in the order of the contract', () => {
    expect(JSON.stringify(defaultProjectState(), null, 1).replaceAll(/\n */g, ' ')).toBe(
      [
        '{ "app": "pitch-map", "version": "2026-11-01",',
        '"selectedPitch": { "frequencyHz": 261.626, "midi": 60, "note": "C4", "noteName": "C",',
        '"octave": 4, "pitchClass": "C",',
        '"source": { "instrument": "guitar", "string": 2, "fret": 1 } },',
        '"theory": { "chord": "major", "layer": "scale", "root": "C", "scale": "major" },',
        '"mapping": { "mode": "exact", "pianoPreset": "49-key" },',
        '"transport": { "cursorBeat": 0, "outputLevel": 0.8 },',
        '"tabProject": { "capo": 0, "createdAt": "2026-11-01T00:00:00.000Z", "id": "untitled",',
        '"measures": [ { "id": "measure-1", "notes": [], "tempo": 90,',
        '"timeSignature": [ 4, 4 ] } ], "title": "Untitled",',
        '"tuning": [ { "string": 6, "name": "E2", "midi": 40 },',
        '{ "string": 5, "name": "A2", "midi": 45 }, { "string": 4, "name": "D3", "midi": 50 },',
        '{ "string": 3, "name": "G3", "midi": 55 }, { "string": 2, "name": "B3", "midi": 59 },',
        '{ "string": 1, "name": "E4", "midi": 64 } ],',
        '"updatedAt": "2026-11-01T00:00:00.000Z" } }',
      ].join(' '),
    )
  })
})

describe('selectPitch', () => {
  test.each([
    [59, 'Cb4', { instrument: 'guitar', string: 2, fret: 0 }],
    [60, 'C4', { instrument: 'guitar', string: 2, fret: 1 }],
    [64, 'Fb4', { instrument: 'guitar', string: 1, fret: 0 }],
    [39, 'Eb2', { instrument: 'piano' }],
    [100, 'Fb7', { instrument: 'piano' }],
  ])('spells %i as the theory does and finds its place nearest the nut', (midi, note, source) => {
    expect(selectPitch({ midi }, E_FLAT_MINOR, STANDARD_NECK)).toMatchObject({ midi, note, source })
  })

  test('keeps the name and the place that it is given', () => {
    const selected = selectPitch(
      { midi: 60, name: parseRoot('B#')!, position: { string: 4, fret: 10 } },
      E_FLAT_MINOR,
      STANDARD_NECK,
    )
    expect(selected).toEqual({
      frequencyHz: 261.626,
      midi: 60,
      note: 'B#3',
      noteName: 'B#',
      octave: 3,
      pitchClass: 'B#',
      source: { instrument: 'guitar', string: 4, fret: 10 },
    })
  })

  test('refuses a place or a name of another pitch', () => {
    const elsewhere = { midi: 60, position: { string: 1, fret: 0 } }
    expect(() => selectPitch(elsewhere, E_FLAT_MINOR, STANDARD_NECK)).toThrow(RangeError)
  })
})

describe('compileProjectState', () => {
  const notes = [
    tabNoteOf('route-5-6-1', { string: 5, fret: 6 }, 0, 1, STANDARD_NECK),
    tabNoteOf('route-4-4-2', { string: 4, fret: 4 }, 1, 1, STANDARD_NECK),
  ]
  const project = compileProjectState({
    neck: STANDARD_NECK,
    date: '2026-11-12',
    id: 'route',
    title: 'Route',
    theory: E_FLAT_MINOR,
    chordRoot: parseRoot('Bb')!,
    notes,
    tempo: 120,
    timeSignature: [3, 4],
    measureId: 'measure-2',
    cursorBeat: 4,
    pianoPreset: '61-key',
    overlays: [{ id: 'roots' }],
  })

  test('is a valid project with what it was given, stamped with midnight of its date', () => {
    expect(checkProject(project)).toEqual(project)
    expect(project).toMatchObject({
      theory: {
        chord: 'minor',
        chordRoot: 'Bb',
        layer: 'scale',
        root: 'Eb',
        scale: 'naturalMinor',
      },
      mapping: { pianoPreset: '61-key' },
      transport: { cursorBeat: 4 },
      tabProject: {
        createdAt: '2026-11-12T00:00:00.000Z',
        updatedAt: '2026-11-12T00:00:00.000Z',
        measures: [{ id: 'measure-2', notes, tempo: 120, timeSignature: [3, 4] }],
      },
      overlays: [{ id: 'roots' }],
    })
  })

  test('selects its first note', () => {
    expect(project.selectedPitch).toMatchObject({
      note: 'Eb3',
      source: { instrument: 'guitar', string: 5, fret: 6 },
    })
  })
})
