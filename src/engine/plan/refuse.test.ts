import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { noteReaderOf } from '../theory/note-reader'
import { notesOf, theoryOf } from './plan-routes.test-support'
import { unplayablePitch } from './refuse'
import type { RouteRequestNote } from './route'

const read = noteReaderOf(theoryOf())
const refusalOf = (text: string, maxFret: number, pin?: RouteRequestNote['pin']) =>
  unplayablePitch(
    { ...notesOf(text)[0]!, ...(pin && { pin }) },
    { path: 'notes[0]', noteNumber: 1 },
    { neck: STANDARD_NECK, maxFret, read },
  )

describe('says what can be played instead', () => {
  test.each<[string, string, number, RouteRequestNote['pin'], string]>([
    ['off the neck', 'C1', 24, undefined, 'Cannot place C1, note 1: up to fret 24 standard tuning plays E2 (MIDI 40) to E6 (MIDI 88); did you mean "C3"?'],
    ['between open strings', 'C4', 0, undefined, 'Cannot place C4, note 1: up to fret 0 there are only E2 (MIDI 40), A2 (MIDI 45), D3 (MIDI 50), G3 (MIDI 55), B3 (MIDI 59) and E4 (MIDI 64)'],
    ['a name that no open string has', 'C', 0, undefined, 'Cannot place C, note 1: up to fret 0 there are only E2 (MIDI 40), A2 (MIDI 45), D3 (MIDI 50), G3 (MIDI 55), B3 (MIDI 59) and E4 (MIDI 64)'],
    ['between two strings', 'C#3', 2, undefined, 'Cannot place C#3, note 1: up to fret 2 there is nothing between B2 (MIDI 47) and D3 (MIDI 50); did you mean "C#4"?'],
    ['a name in no octave', 'C#', 1, undefined, 'Cannot place C#, note 1: up to fret 1 the nearest notes are C and D'],
    ['another place', 'C4', 24, { string: 1, fret: 3 }, 'Cannot place C4, note 1 at the place it is pinned to (string 1, fret 3): up to fret 24 there is only G4 (MIDI 67)'],
    ['another string', 'C4', 24, { string: 1 }, 'Cannot place C4, note 1 at the place it is pinned to (string 1): up to fret 24 standard tuning plays E4 (MIDI 64) to E6 (MIDI 88); did you mean "C5"?'],
    ['a fret above the limit', 'C4', 4, { string: 3, fret: 5 }, 'Cannot place C4, note 1 at the place it is pinned to (string 3, fret 5): up to fret 4 there is no such fret'],
  ])('%s', (_what, text, maxFret, pin, message) => {
    expect(refusalOf(text, maxFret, pin)).toMatchObject({ message, issues: [{ path: 'notes[0]' }] })
  }) // biome-ignore format: one line a row
})

test.each([
  ['C1', 24, 'C3'],
  ['Db1', 24, 'Db3'],
  ['C8', 24, 'C6'],
  ['F2', 0, undefined],
])('%s up to fret %i: the nearest octave of its name is %s', (text, maxFret, didYouMean) => {
  expect(refusalOf(text, maxFret).issues[0]!.didYouMean).toBe(didYouMean)
})

test('a MIDI number is answered with a MIDI number', () => {
  const note = { midi: 24, startBeat: 0, durationBeats: 1 }
  const { issues } = unplayablePitch(
    note,
    { path: 'midi' },
    { neck: STANDARD_NECK, maxFret: 24, read },
  )
  expect(issues).toMatchObject([{ path: 'midi', didYouMean: '48' }])
})

test('a pitch that stands alone has no number', () => {
  const refusal = unplayablePitch(
    notesOf('C1')[0]!,
    { path: 'midi' },
    { neck: STANDARD_NECK, maxFret: 24, read },
  )
  expect(refusal.message).toMatch(/^Cannot place C1: /)
  expect(refusal.issues).toMatchObject([{ path: 'midi' }])
})
