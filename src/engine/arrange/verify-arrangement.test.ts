/** Each proof of an arrangement is false where the arrangement says what is not so. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from '../plan/plan-routes'
import { theoryOf } from '../plan/plan-routes.test-support'
import { ROLES, type ScoreNote } from './arrangement'
import { rolesOf } from './roles'
import { trySetting } from './try-setting'
import { type ArrangementClaim, verifyArrangement } from './verify-arrangement'

const theory = theoryOf()

/** A wide chord that no hand holds whole, then a melody note over a low bass. */
const score: readonly ScoreNote[] = [
  ...[36, 43, 52, 60, 64, 67, 84].map((midi) => ({ midi, startBeat: 0, durationBeats: 1 })),
  { midi: 36, startBeat: 1, durationBeats: 1 },
  { midi: 76, startBeat: 1, durationBeats: 1 },
]
const roles = rolesOf(score)
const request = {
  score,
  roles,
  keep: ROLES,
  ease: 'hard',
  style: 'acoustic',
  maxFret: 24,
  barOf: () => 1,
} as const
const trial = trySetting(
  { ...request, scoreFor: () => request },
  { transpose: 0, neck: STANDARD_NECK },
  'hard',
)
const [route] = planRoutes({ notes: trial.notes, theory, neck: STANDARD_NECK }).routes
const sound: ArrangementClaim = {
  ...request,
  transpose: 0,
  changes: trial.changes,
  kept: trial.kept,
  route: route!,
  sources: trial.notes.map(({ source }) => source),
}

/** C E G C over E: a whole C chord, of which a C7 says that it lacks its seventh. */
const chords: ArrangementClaim['chords'] = [
  { symbol: 'C', startBeat: 0, durationBeats: 1, missing: [], leftOut: [] },
  { symbol: 'C7', startBeat: 0, durationBeats: 1, missing: ['Bb'], leftOut: [] },
]
const withChords: ArrangementClaim = {
  ...sound,
  chords,
  kept: { ...sound.kept, pitchClasses: { kept: 6, of: 7 } },
}

const faultsOf = (claim: ArrangementClaim) =>
  Object.entries(verifyArrangement(claim)).flatMap(([name, holds]) => (holds ? [] : [name]))

/** The second melody note under a note of the chord struck before, at a pitch. */
const withRinging = (pitch: number): ArrangementClaim => {
  const inner = route!.tabNotes.findIndex(
    ({ startBeat }, at) => startBeat === 0 && roles[sound.sources[at]!] === 'harmony',
  )
  const tabNotes = route!.tabNotes.map((event, at) => {
    return at === inner ? { ...event, midi: pitch, durationBeats: 2 } : event
  })
  return { ...withChords, route: { ...route!, tabNotes } }
}

const withEvents = (change: (midi: number) => number): ArrangementClaim => ({
  ...sound,
  route: {
    ...route!,
    tabNotes: route!.tabNotes.map((event) => ({ ...event, midi: change(event.midi) })),
  },
})

test('a melody note that another one moved to is kept', () => {
  const low = [36, 48, 68].map((midi) => ({
    midi,
    startBeat: 0,
    durationBeats: 1,
    voice: midi === 68 ? 'bass' : 'melody',
  }))
  const asked = { ...request, score: low, roles: rolesOf(low) }
  const setting = { transpose: 0, neck: STANDARD_NECK }
  const { kept, notes, changes } = trySetting({ ...asked, scoreFor: () => asked }, setting, 'hard')
  expect(notes.map(({ midi }) => midi)).toEqual([48, 60, 68])
  expect(kept.melody).toEqual({ kept: 1, of: 2 })
  const [own] = planRoutes({ notes, theory, neck: STANDARD_NECK }).routes
  const sources = notes.map(({ source }) => source)
  const claim = { ...asked, transpose: 0, changes, kept, route: own!, sources }
  expect(verifyArrangement(claim).countsAreTrue).toBe(true)
})

test.each<[what: string, melody: number, bass: number, isLowest: boolean]>([
  ['the bass an octave below the melody', 60, 48, true],
  ['the bass in unison with the melody', 55, 55, true],
  ['the melody an octave below the bass', 48, 60, false],
  ['the melody two octaves below the bass', 43, 67, false],
  ['the melody a third below the bass', 57, 60, false],
])('with %s, that the bass is lowest is told rightly', (_, melody, bass, isLowest) => {
  const two = [
    { midi: melody, startBeat: 0, durationBeats: 1, voice: 'melody' },
    { midi: bass, startBeat: 0, durationBeats: 1, voice: 'bass' },
  ]
  const asked = { ...request, score: two, roles: rolesOf(two) }
  const setting = { transpose: 0, neck: STANDARD_NECK }
  const { kept, notes, changes } = trySetting({ ...asked, scoreFor: () => asked }, setting, 'hard')
  const [own] = planRoutes({ notes, theory, neck: STANDARD_NECK }).routes
  const sources = notes.map(({ source }) => source)
  const claim = { ...asked, transpose: 0, changes, kept, route: own!, sources }
  expect(verifyArrangement(claim).bassLowest).toBe(isLowest)
})

describe('a proof', () => {
  test('holds before the claim is damaged, with notes moved and dropped', () => {
    expect(faultsOf(sound)).toEqual([])
    expect(new Set(trial.changes.map(({ kind }) => kind))).toEqual(new Set(['moved', 'dropped']))
  })

  test('holds of chord symbols as they are printed', () => {
    expect(faultsOf(withChords)).toEqual([])
  })

  test.each([
    [62, true],
    [76, true],
    [77, false],
  ])(
    'that the melody, MIDI 76, is on top under a chord tone %d that rings on: %s',
    (pitch, isOnTop) => {
      expect(verifyArrangement(withRinging(pitch)).melodyOnTop).toBe(isOnTop)
    },
  )

  test.each<[string, string, ArrangementClaim]>([
    ['chordTonesTold', 'a tone that is missing is not named', { ...withChords, chords: [{ ...chords[1]!, missing: [] }] }],
    ['chordTonesTold', 'a tone is named that sounds', { ...withChords, chords: [{ ...chords[0]!, leftOut: ['G'] }] }],
    ['chordTonesTold', 'a tone is named that the symbol does not ask for', { ...withChords, chords: [{ ...chords[0]!, missing: ['D'] }] }],
    ['chordTonesTold', 'the bass of the symbol does not sound', { ...withChords, chords: [{ ...chords[0]!, symbol: 'C/D' }] }],
    ['countsAreTrue', 'a tone of a chord is counted that does not sound', { ...withChords, kept: { ...withChords.kept, pitchClasses: { kept: 7, of: 7 } } }],
    ['everyNoteAccountedFor', 'a change is not named', { ...sound, changes: sound.changes.slice(1) }],
    ['everyNoteAccountedFor', 'a note that sounds is named as dropped', { ...sound, changes: [...sound.changes, { note: 8, role: 'melody', kind: 'dropped', semitones: 0 }] }],
    ['everyNoteAccountedFor', 'a move tells the wrong octave', { ...sound, changes: sound.changes.map((own) => (own.kind === 'moved' ? { ...own, semitones: own.semitones + 12 } : own)) }],
    ['everyNoteAccountedFor', 'the piece was said to be in another key', { ...sound, transpose: 1 }],
    ['melodyKept', 'the melody sounds lower', withEvents((midi) => (midi === 76 ? 75 : midi))],
    ['melodyOnTop', 'a chord tone struck before rings on above it', withRinging(90)],
    ['melodyOnTop', 'a note is struck above it', withEvents((midi) => (midi < 76 ? 90 : midi))],
    ['bassLowest', 'another pitch class is lowest', withEvents((midi) => (midi === Math.min(...route!.tabNotes.map((own) => own.midi)) ? midi - 1 : midi))],
    ['withinDifficulty', 'barres are too hard', { ...sound, ease: 'easy', route: { ...route!, onsets: route!.onsets!.map((onset) => ({ ...onset, barres: [{ finger: 'index', fret: 1, fromString: 6, toString: 1 }] })) } }],
    ['withinDifficulty', 'a finger stretches', { ...sound, ease: 'medium', route: { ...route!, fingering: { ...route!.fingering, steps: [{ finger: 'index', fret: 7, handPositionFret: 5, reason: 'route target', string: 1, targetIndex: 0 }] } } }],
    ['countsAreTrue', 'a note is counted that does not sound', { ...sound, kept: { ...sound.kept, notes: { ...sound.kept.notes, kept: sound.kept.notes.kept + 1 } } }],
  ])('%s is false: %s', (name, _, claim) => {
    expect(faultsOf(claim)).toContain(name)
  }) // biome-ignore format: one damage a line
})
