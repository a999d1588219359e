/** Each proof of a pattern is false where the pattern is not what it says. */
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { tabNoteOf } from '../tab/tab-event'
import { type PatternClaim, provePattern } from './prove-pattern'

const note = (string: number, fret: number, startBeat: number, durationBeats = 1) =>
  tabNoteOf(`${string}-${startBeat}`, { string, fret }, startBeat, durationBeats, STANDARD_NECK)

/** Two beats of C: bass, then two strings together; then Am. */
const sound: PatternClaim = {
  tabNotes: [note(5, 3, 0, 2), note(3, 0, 1), note(2, 1, 1), note(5, 0, 2, 2)],
  letters: ['p', 'i', 'm', 'p'],
  letGo: [],
  harmony: [
    { startBeat: 0, tones: [0, 0, 4, 7] },
    { startBeat: 2, tones: [9, 9, 0, 4] },
  ],
}
/** C and E, D and F. */
const thirds: PatternClaim = {
  tabNotes: [note(5, 3, 0), note(4, 2, 0), note(5, 5, 1), note(4, 3, 1)],
  letters: ['p', 'm', 'p', 'm'],
  letGo: [],
  harmony: [{ startBeat: 0, tones: [0, 2, 4, 5, 7, 9, 11] }],
  steps: 2,
}

const faultsOf = (claim: PatternClaim) =>
  Object.entries(provePattern(claim)).flatMap(([name, holds]) => (holds ? [] : name))

const swap = (claim: PatternClaim, index: number, other: ReturnType<typeof note>) => ({
  ...claim,
  tabNotes: claim.tabNotes.map((own, at) => (at === index ? other : own)),
})

test.each([sound, thirds])('a sound pattern has no fault: %#', (claim) => {
  expect(faultsOf(claim)).toEqual([])
})

// biome-ignore format: one fault a line
test.each<[string, PatternClaim, readonly string[]]>([
  ['a note outside its chord', swap(sound, 2, note(2, 3, 1)), ['notesInHarmony']],
  ['a chord that begins on its fifth', swap(sound, 0, note(6, 3, 0, 2)), ['beginsOnBass']],
  ['one finger on two strings', { ...sound, letters: ['p', 'm', 'm', 'p'] }, ['lettersInOrder']],
  ['the middle finger below the index', { ...sound, letters: ['p', 'm', 'i', 'p'] }, ['lettersInOrder']],
  ['a letter too few', { ...sound, letters: ['p', 'i', 'm'] }, ['lettersInOrder']],
  ['a note into the next chord', swap(sound, 1, note(3, 0, 1, 2)), ['ringsWithinChord']],
  ['a note struck over another', swap(sound, 2, note(5, 3, 1)), ['ringsWithinChord', 'lettersInOrder']],
  ['a note let go', { ...sound, letGo: [0] }, ['gripsHeld']],
  ['a fourth among thirds', swap(thirds, 3, note(4, 5, 1)), ['intervalsAsNamed']],
  ['one note alone', { ...thirds, tabNotes: thirds.tabNotes.slice(0, 3), letters: ['p', 'm', 'p'] }, ['intervalsAsNamed']],
])('%s is told', (_, claim, faults) => {
  expect(faultsOf(claim).sort()).toEqual(faults.toSorted())
})
