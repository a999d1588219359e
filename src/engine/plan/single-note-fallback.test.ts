import { describe, expect, test } from 'vitest'
import { formatFretPosition } from '../instrument/fret-position-text'
import { STANDARD_NECK } from '../instrument/neck'
import { planRoutes } from './plan-routes'
import { notesOf, theoryOf } from './plan-routes.test-support'
import type { Route, RouteLimits } from './route'
import { compareWithPositions } from './single-note-fallback'

function compare(
  text: string,
  limits: RouteLimits = {},
  change: (route: Route) => Route = (r) => r,
) {
  const notes = notesOf(text)
  const theory = theoryOf()
  const [best] = planRoutes({ notes, theory, neck: STANDARD_NECK, limits }).routes
  const { midi, name, anyOctave } = notes[0]!
  return compareWithPositions(
    { midi, name, anyOctave: anyOctave ?? false, theory, neck: STANDARD_NECK, limits },
    change(best!),
  )
}

test('one exact note: both rankings, and the route agrees with the exact one', () => {
  const fallback = compare('C5')
  expect(fallback.applies).toBe(true)
  expect(formatFretPosition(fallback.exactBestPosition)).toBe('S1F8')
  expect(formatFretPosition(fallback.pitchClassBestPosition)).toBe('S2F1')
  expect(fallback.pitchClassBestPosition.proof.octaveDistance).toBe(-1)
  expect(fallback.routeFirstNote).toMatchObject({
    string: 1,
    fret: 8,
    note: 'C5',
    rankMatchesExactBest: true,
    rankMatchesPitchClassBest: false,
  })
  expect(fallback.reason).toBe(
    'One note has no line to fit into: C5 alone lies best at S1F8, any C at S2F1 (C4).',
  )
})

test('a free note: the route agrees with the ranking by name', () => {
  expect(compare('D').routeFirstNote.rankMatchesPitchClassBest).toBe(true)
})

test('a line does not apply, and its first note may lie elsewhere', () => {
  const fallback = compare('C4 A4 B4 C5')
  expect(fallback.applies).toBe(false)
  expect(fallback.routeFirstNote.rankMatchesExactBest).toBe(false)
  expect(fallback.reason).toMatch(/^A route of 4 notes weighs its neighbours too/)
})

test('is whole where the free note has no place in its own octave', () => {
  const fallback = compare('D', { maxFret: 0 })
  expect(formatFretPosition(fallback.exactBestPosition)).toBe('S2F3')
  expect(formatFretPosition(fallback.pitchClassBestPosition)).toBe('S4F0')
  expect(fallback.exactBestPosition.proof).toMatchObject({ withinMaxFret: false, maxFret: 0 })
  expect(fallback.exactMaxFret).toBe(3)
})

test('holds an exact place to the limits that were asked for, and says what it needs', () => {
  const { exactBestPosition, reason } = compare('Eb', { maxFret: 1 })
  expect(formatFretPosition(exactBestPosition)).toBe('S2F4')
  expect(exactBestPosition.proof).toMatchObject({
    withinMaxFret: false,
    maxFret: 1,
    handWindow: 'frets 0-1',
    inHandWindow: false,
  })
  expect(reason).toMatch(
    /Eb4 needs fret 4, above maxFret 1, so its place was sought up to fret 4\.$/,
  )
  const inReach = compare('Eb', { maxFret: 4 })
  expect(inReach.exactBestPosition.proof).toMatchObject({ withinMaxFret: true, maxFret: 4 })
  expect(inReach.reason).not.toContain('needs')
})

describe('its proof', () => {
  test('holds for a sound route', () => {
    expect(compare('C5').proof).toEqual({
      exactPitchPreserved: true,
      exactVsPitchClassCompared: true,
      pitchClassMayChangeOctave: true,
      source: 'position ranking, hand-v2',
      structuredTabReady: true,
    })
  })

  test('knows a note that has one octave only', () => {
    expect(compare('G#4', { maxFret: 4 }).proof.pitchClassMayChangeOctave).toBe(true)
    expect(compare('D3', { maxFret: 0 }).proof.pitchClassMayChangeOctave).toBe(false)
  })

  test('is false where the tab event is missing or sounds something else', () => {
    const withoutEvents = compare('C5', {}, (route) => ({ ...route, tabNotes: [] }))
    expect(withoutEvents.proof.structuredTabReady).toBe(false)
    const wrong = compare('C5', {}, (route) => ({
      ...route,
      tabNotes: route.tabNotes.map((note) => ({ ...note, midi: note.midi + 1 })),
    }))
    expect(wrong.proof.structuredTabReady).toBe(false)
  })
})
