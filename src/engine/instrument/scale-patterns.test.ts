import { describe, expect, test } from 'vitest'
import { midiOf, parseNote, parseRoot, pitchClassOf, pitchClassOfMidi } from '../theory/pitch'
import { findScale, pitchClassSetOn, SCALES } from '../theory/scale'
import { openMidiOf } from './fretboard'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from './neck'
import { findInstrument, findTuning } from './read-neck'
import { type ScalePattern, scalePatternsOf } from './scale-patterns'

const ROOTS = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'.split(' ')
const patternsOf = (root: string, scale: string, neck = STANDARD_NECK) =>
  scalePatternsOf(parseRoot(root)!, findScale(scale)!, neck)
const shown = (pattern: ScalePattern) =>
  pattern.strings.map(({ string, frets }) => `${string}:${frets.join(',')}`).join(' ')

describe('scale patterns that every method book prints', () => {
  test.each([
    ['C', 'major', 'open position', '6:0,1,3 5:0,2,3 4:0,2,3 3:0,2 2:0,1,3 1:0,1,3'],
    ['C', 'major', 'E form', '6:7,8,10 5:7,8,10 4:7,9,10 3:7,9,10 2:8,10 1:7,8,10'],
    ['A', 'minorPentatonic', 'E form', '6:5,8 5:5,7 4:5,7 3:5,7 2:5,8 1:5,8'],
    ['A', 'minorPentatonic', '2 notes per string from 1', '6:5,8 5:5,7 4:5,7 3:5,7 2:5,8 1:5,8'],
    ['G', 'major', '3 notes per string from 1', '6:3,5,7 5:3,5,7 4:4,5,7 3:4,5,7 2:5,7,8 1:5,7,8'],
  ])('%s %s, %s', (root, scale, name, expected) => {
    const pattern = patternsOf(root, scale).find((one) => one.name === name)!
    expect(shown(pattern)).toBe(expected)
  })
})

/** What is wrong with a pattern, in words; nothing when it is sound. */
function faultsOf(pattern: ScalePattern, set: number, neck: Neck): string[] {
  const faults: string[] = []
  const midis = pattern.strings.flatMap(({ string, frets, notes }) =>
    frets.map((fret, index) => {
      const midi = openMidiOf(string, neck) + fret
      const note = parseNote(notes[index]!)!
      if (midiOf(note.name, note.octave!) !== midi)
        faults.push(`${notes[index]} at S${string}F${fret}`)
      return midi
    }),
  )
  for (let index = 1; index < midis.length; index++) {
    let next = midis[index - 1]! + 1
    while (((set >> pitchClassOfMidi(next)) & 1) === 0) next++
    if (midis[index] !== next) faults.push(`${midis[index]} follows ${midis[index - 1]}`)
  }
  if (pattern.startFret < 0 || pattern.endFret > neck.maxFret) faults.push('off the neck')
  if (pattern.system === 'caged' && pattern.endFret - pattern.startFret > 6) faults.push('too wide')
  return faults
}

test('a pattern climbs the scale without a gap, without a pitch twice, on the neck, spelled as it sounds', () => {
  for (const rootText of ROOTS) {
    const root = parseRoot(rootText)!
    for (const scale of SCALES) {
      const set = pitchClassSetOn(pitchClassOf(root), scale.pitchClassSet)
      const faults = scalePatternsOf(root, scale, STANDARD_NECK).flatMap((pattern) =>
        faultsOf(pattern, set, STANDARD_NECK),
      )
      expect(faults, `${rootText} ${scale.id}`).toEqual([])
    }
  }
})

test('a pattern that skips a tone or misnames one is found out', () => {
  const set = pitchClassSetOn(0, findScale('major')!.pitchClassSet)
  const [sound] = patternsOf('C', 'major')
  const [low, ...rest] = sound!.strings
  const skipped = { ...low!, frets: [0, 3], notes: ['E2', 'G2'] }
  expect(faultsOf({ ...sound!, strings: [skipped, ...rest] }, set, STANDARD_NECK)).not.toEqual([])
  const misnamed = { ...low!, notes: ['E2', 'F#2', 'G2'] }
  expect(faultsOf({ ...sound!, strings: [misnamed, ...rest] }, set, STANDARD_NECK)).not.toEqual([])
})

describe('scale patterns on other necks', () => {
  const named = (instrument: string, tuning: string, capo = 0) => {
    const row = findInstrument(instrument)!
    return neckOf(row, findTuning(row, tuning)!, capo)
  }
  test.each([
    ['C', 'major', named('ukulele', 'standard'), 'open position', '3:0,2 2:0,1,3 1:0,2,3'],
    ['C', 'major', named('bass', 'standard'), 'open position', '4:0,1,3 3:0,2,3 2:0,2,3 1:0,2,4'],
    ['G', 'major', named('banjo', 'open-g'), 'open position', '4:0,2,4 3:0,2 2:0,1,3 1:2,4'],
    ['G', 'major', named('mandolin', 'standard'), '4 notes per string from 1', '4:0,2,4,5 3:0,2,4,5 2:0,2,3,5 1:0,2,3,5'],
    ['B', 'minorPentatonic', named('guitar-7', 'standard'), 'fret 7 position', '7:7,10 6:7,10 5:7,9 4:7,9 3:7,9 2:7,10 1:7,10'],
    ['B', 'major', named('guitar', 'half-step-down', 0), 'E form', '6:7,8,10 5:7,8,10 4:7,9,10 3:7,9,10 2:8,10 1:7,8,10'],
    ['D', 'major', named('guitar', 'standard', 2), 'open position', '6:0,1,3 5:0,2,3 4:0,2,3 3:0,2 2:0,1,3 1:0,1,3'],
  ] as const)('%s %s %#', (root, scale, neck, name, expected) => {
    const pattern = patternsOf(root, scale, neck).find((one) => one.name === name)
    expect(pattern && shown(pattern)).toBe(expected)
  }) // biome-ignore format: a table

  const NECKS = INSTRUMENTS.flatMap((instrument) =>
    instrument.tunings.flatMap((tuning) =>
      [0, 2, 7].map((capo) => neckOf(instrument, tuning, capo)),
    ),
  )
  test('keep the laws of the guitar on every row of the table, with a capo too', () => {
    for (const neck of NECKS) {
      for (const root of ['C', 'F#', 'Bb']) {
        for (const id of ['major', 'minorPentatonic', 'wholeTone', 'harmonicMinor']) {
          const set = pitchClassSetOn(pitchClassOf(parseRoot(root)!), findScale(id)!.pitchClassSet)
          const patterns = patternsOf(root, id, neck)
          const words = `${neck.instrument.id} ${neck.tuning.id} ${neck.capo} ${root} ${id}`
          expect(patterns.length, words).toBeGreaterThan(0)
          expect(
            patterns.flatMap((one) => faultsOf(one, set, neck)),
            words,
          ).toEqual([])
        }
      }
    }
  })

  test('CAGED forms belong to necks in the intervals of the guitar', () => {
    const withCaged = NECKS.filter((neck) =>
      patternsOf('C', 'major', neck).some(({ system }) => system === 'caged'),
    )
    expect(
      new Set(withCaged.map(({ instrument, tuning }) => `${instrument.id} ${tuning.id}`)),
    ).toEqual(
      new Set([
        'guitar standard-6-string', 'guitar half-step-down', 'guitar d-standard', 'guitar c-standard',
        'baritone-guitar standard', 'baritone-guitar a-standard',
      ]), // biome-ignore format: short
    )
  })
})
