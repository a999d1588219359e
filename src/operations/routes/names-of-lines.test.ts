/** Notes given as numbers have the same names in the answer and in the files of its project. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { signatureOf } from '#engine/theory/key-signature'
import { midiOf, parseNote, parseRoot } from '#engine/theory/pitch'
import { SCALES } from '#engine/theory/scale'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { drawCount } from '../../../test/support/draw-count'
import { getFile } from '../files/file'
import { readRequest } from '../reading/read-request'
import { getRoute, planMelody } from './route'
import type { RouteDocument } from './route.schema'

const BASE = { baseUrl: 'https://pitch-map.example' }

beforeAll(() => getFile.prepare!(readRequest(getFile, { ...getFile.examples[0]!.request })))

/** The names in the MusicXML file of an answer's project; what is tied on is left out. */
function namesInFile({ compactUrl }: RouteDocument): readonly string[] {
  const zproject = new URL(compactUrl).searchParams.get('zproject')
  const bytes = getFile.run(readRequest(getFile, { zproject, type: 'musicxml' }), BASE)
  const notes = new TextDecoder().decode(Uint8Array.from(bytes)).matchAll(/<note>.*?<\/note>/gs)
  return [...notes].flatMap(([xml]) => {
    const pitch = /<step>(\w)<\/step>(?:<alter>(-?\d)<\/alter>)?<octave>(\d)/.exec(xml)
    if (!pitch || xml.includes('<tie type="stop"')) return []
    const [, step, alter = '0', octave] = pitch
    const sign = Number(alter) < 0 ? 'b'.repeat(-Number(alter)) : '#'.repeat(Number(alter))
    return [`${step}${sign}${octave}`]
  })
}

function checkNames(document: RouteDocument): void {
  const [route] = document.routes
  const told = document.input.notes.map(({ note }) => note)
  expect(route!.notes.map(({ note }) => note)).toEqual(told)
  expect(route!.proof.allNotesMapped).toBe(true)
  // Of notes that start together a file has those of the first voice first.
  expect(namesInFile(document).toSorted()).toEqual(told.toSorted())
}

const numbers = (names: string) => names.split(' ').map((name) => String(numberOf(name)))

function numberOf(text: string): number {
  const { name, octave } = parseNote(text)!
  return midiOf(name, octave!)
}

const lineOf = (names: string, root: string, scale: string) =>
  getRoute.run(readRequest(getRoute, { notes: numbers(names), root, scale, limit: 1 }), BASE)

// biome-ignore format: a line of music a line
test.each([
  ['C', 'major', 'G4 F#4 G4', '5 #4 5'],
  ['C', 'major', 'G4 Gb4 F4', '5 b5 4'],
  ['C', 'major', 'G3 A3 A#3 B3 C4', '5 6 #6 7 R'],
  ['C', 'major', 'D4 F#4 A4 C5', '2 #4 6 R'],
  ['Db', 'major', 'Db4 D4 Eb4 E4 F4 Gb4 G4 Ab4', 'R #1 2 #2 3 4 #4 5'],
  ['Eb', 'major', 'G4 F#4 G4 Ab4 A4 Bb4', '3 #2 3 4 #4 5'],
  ['A', 'naturalMinor', 'A4 G#4 A4 F#4 G4', 'R 7 R 6 b7'],
  ['A', 'blues', 'D4 Eb4 E4', '4 b5 5'],
  ['G', 'dorian', 'D4 C#4 D4 Bb3 B3 C4', '5 #4 5 b3 3 4'],
  ['Gb', 'major', 'Gb4 F4 Fb4 Eb4 Cb4', 'R 7 b7 6 4'],
])('%s %s: %s', (root, scale, names, intervals) => {
  const document = lineOf(names, root, scale)
  checkNames(document)
  expect(document.input.notes.map(({ note }) => note).join(' ')).toBe(names)
  expect(document.routes[0]!.notes.map(({ interval }) => interval).join(' ')).toBe(intervals)
})

test('an interval is told as that of the note’s name', () => {
  const asNumbers = lineOf('G4 F#4 G4', 'C', 'major')
  const asNames = getRoute.run(
    readRequest(getRoute, { notes: ['G4', 'F#4', 'G4'], limit: 1 }),
    BASE,
  )
  expect(asNumbers).toEqual(asNames)
})

const ROOTS = 'C Db D Eb E F F# Gb G Ab A Bb B'.split(' ')
const anyNote = fc.record({
  midi: fc.integer({ min: 45, max: 72 }),
  durationBeats: fc.constantFrom(0.5, 1, 1.5, 2),
})

test('answer and file agree on every note of a line, in every key and scale that has a signature', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ROOTS),
      fc.constantFrom(...SCALES),
      fc.array(anyNote, { minLength: 1, maxLength: 16 }),
      (root, scale, notes) => {
        fc.pre(Math.abs(signatureOf(parseRoot(root)!, scale).fifths) <= 7)
        const request = { notes, root, scale: scale.id, limit: 1 }
        checkNames(planMelody.run(readRequest(planMelody, request), BASE))
      },
    ),
    { numRuns: drawCount(60) },
  )
})

const anyTranspose = fc.integer({ min: -6, max: 6 })
const BASS = [40, 43, 45, 47, 48]
const anyChords = fc.array(
  fc.record({
    bass: fc.constantFrom(...BASS),
    tops: fc.tuple(fc.integer({ min: 59, max: 61 }), fc.integer({ min: 64, max: 68 })),
  }),
  { minLength: 1, maxLength: 4 },
)

test.each([
  ['in two voices', { bass: 'bass', top: 'melody' }],
  ['in one', {}],
])('they agree on every note of chords %s', (_, voices: { bass?: string; top?: string }) => {
  fc.assert(
    fc.property(fc.constantFrom(...ROOTS), anyChords, (root, chords) => {
      const notes = chords.flatMap(({ bass, tops }, at) => [
        { midi: bass, startBeat: at * 2, durationBeats: 2, voice: voices.bass },
        ...tops.map((midi, index) => ({
          midi,
          startBeat: at * 2 + index,
          durationBeats: 2 - index,
          voice: voices.top,
        })),
      ])
      checkNames(planMelody.run(readRequest(planMelody, { notes, root, limit: 1 }), BASE))
    }),
    { numRuns: drawCount(30) },
  )
})

test('they agree on every note of an arrangement, in whichever key it is played', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROOTS),
      anyTranspose,
      anyChords,
      async (root, transpose, chords) => {
        const notes = chords.flatMap(({ bass, tops }, at) => [
          { midi: bass, startBeat: at * 2, durationBeats: 2, voice: 'left' },
          ...tops.map((midi, index) => ({
            midi: midi + 5,
            startBeat: at * 2 + index,
            durationBeats: 1,
            voice: 'right',
          })),
        ])
        checkNames(await askArrangement({ notes, root, transpose, limit: 1 }))
      },
    ),
    { numRuns: drawCount(20) },
  ))

test('a name that is given is kept among numbers', () => {
  const document = getRoute.run(
    readRequest(getRoute, { notes: ['67', 'Gb4', '67', '66', '67'], limit: 1 }),
    BASE,
  )
  expect(document.input.notes.map(({ note }) => note)).toEqual(['G4', 'Gb4', 'G4', 'F#4', 'G4'])
})
