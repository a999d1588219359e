/** The proof of a printed route of chords is false where the print is wrong. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { neckNamed, notesOf } from '../polyphony/hand-chart.test-support'
import { resolveHandWindow } from '../route/hand-window'
import { theoryOf } from '../route/plan-routes.test-support'
import type { ChordRequestNote, ChordRoute } from './chord-route'
import { planChordRoutes } from './plan-chord-routes'
import { type ChordRouteClaim, verifyChordRoute } from './verify-chord-route'

const theory = theoryOf()

/** An F barre chord whose bass rings on, a note over it, and C. */
const asked: readonly ChordRequestNote[] = notesOf('F2*4 C3 F3 A3 C4 F4 | G4 | C3 E3 G3 C4 E4')
const plan = planChordRoutes({ notes: asked, theory, neck: STANDARD_NECK })

function claimOf(route: ChordRoute): ChordRouteClaim {
  const { notes, onsets, tabNotes, cost, breakdown, fingering } = route
  const window = resolveHandWindow({ maxFret: 24 })
  const { style } = plan.constraints
  const steps = fingering.steps
  const print = { notes, onsets, tabNotes, cost, breakdown, steps }
  return { asked, theory, neck: STANDARD_NECK, style, maxFret: 24, window, ...print }
}

const sound = claimOf(plan.routes[0]!)

const faultsOf = (claim: ChordRouteClaim) =>
  Object.entries(verifyChordRoute(claim)).flatMap(([name, value]) => (value === false ? name : []))

/** One item of a list changed. */
function withItem<Name extends 'notes' | 'steps' | 'tabNotes' | 'onsets'>(
  name: Name,
  at: number,
  change: Partial<ChordRouteClaim[Name][number]>,
): ChordRouteClaim {
  const list = sound[name].map((item, index) => (index === at ? { ...item, ...change } : item))
  return { ...sound, [name]: list }
}

describe('each proof', () => {
  test('holds before the print is damaged, and is the one of the document', () => {
    expect(faultsOf(sound)).toEqual([])
    expect(verifyChordRoute(sound)).toEqual(plan.routes[0]!.proof)
    expect(sound.onsets[1]!.held).toEqual([{ note: 0, heldFrom: 0, finger: 'index' }])
  })

  test.each<[string, string, ChordRouteClaim]>([
    ['allNotesMapped', 'a note is missing', { ...sound, notes: sound.notes.slice(1) }],
    ['allNotesMapped', 'a name is not its pitch', withItem('notes', 0, { note: 'E2' })],
    ['allNotesMapped', 'an event lies elsewhere', withItem('tabNotes', 2, { string: 1 })],
    ['allNotesMapped', 'an event starts later', withItem('tabNotes', 2, { startBeat: 3 })],
    ['allNotesMapped', 'a step tells another fret', withItem('steps', 3, { fret: 7 })],
    ['allNotesMapped', 'a note is struck at no onset', withItem('onsets', 1, { notes: [] })],
    ['soundsAsWritten', 'a fret is off by one', withItem('notes', 1, { fret: 4 })],
    ['oneNotePerString', 'two notes lie on one string', withItem('notes', 0, { string: 5, fret: 3 })],
    ['fingersInOrder', 'fingers cross', withItem('steps', 3, { finger: 'little' })],
    ['fingersInOrder', 'a pressed string has no finger', withItem('steps', 1, { finger: 'open' })],
    ['barresLegal', 'a barre is not named', withItem('onsets', 0, { barres: [] })],
    ['withinReach', 'a finger is ten frets away', withItem('notes', 1, { fret: 13 })],
    ['handInPlace', 'the index finger is elsewhere', withItem('onsets', 0, { handPositionFret: 2 })],
    ['heldNotesKept', 'a held note is gone and not named', withItem('onsets', 1, { held: [] })],
    ['heldNotesKept', 'a note is held from another onset', withItem('onsets', 1, { held: [{ note: 0, heldFrom: 5, finger: 'index' }] })],
    ['heldNotesKept', 'a note is let go that was not there', withItem('onsets', 1, { letGo: [99] })],
    ['pinsKept', 'a pin asks for another string', { ...sound, asked: asked.map((note) => ({ ...note, pin: { string: 9 } })) }],
    ['withinMaxFret', 'the neck ends below', { ...sound, maxFret: 2 }],
    ['costIsSumOfTerms', 'the cost is another', { ...sound, cost: sound.cost + 1 }],
    ['costIsSumOfTerms', 'a window was left out', { ...sound, window: resolveHandWindow({ maxFret: 24, hand: '7-10' }) }],
    ['playable', 'a fret is off by one', withItem('notes', 1, { fret: 4 })],
  ])('%s is false: %s', (name, _, claim) => {
    expect(faultsOf(claim)).toContain(name)
  }) // biome-ignore format: one damage a line
})

test('the counts are those of the print', () => {
  expect(plan.routes[0]!.proof).toMatchObject({
    openStrings: 2,
    maxFret: 3,
    routeSpan: 2,
    outsideTheoryNotes: 0,
    notesOutsideHandWindow: 0,
    positionShiftCount: 0,
    handWindow: 'frets 0-24',
  })
})

const NECKS = [
  STANDARD_NECK,
  neckNamed('ukulele'),
  neckNamed('guitar', 'dadgad', 2),
  neckNamed('banjo'),
]

/** Notes near each other on a neck, some of which ring on. */
const anyMusic = fc.constantFrom(...NECKS).chain((neck) => {
  const place = fc.record({
    string: fc.constantFrom(...neck.strings),
    fret: fc.integer({ min: 6, max: 9 }),
    startBeat: fc.integer({ min: 0, max: 5 }),
    durationBeats: fc.constantFrom(0.5, 1, 3),
  })
  const notes = fc.uniqueArray(place, {
    minLength: 1,
    maxLength: 10,
    selector: ({ string, startBeat }) => `${string.string} ${startBeat}`,
  })
  return fc.record({
    neck: fc.constant(neck),
    notes: notes.map((all) =>
      all.map(({ string, fret, startBeat, durationBeats }) => ({
        midi: string.midi + Math.max(1, fret - string.startFret),
        startBeat,
        durationBeats,
      })),
    ),
  })
})

test('every route that is planned holds its proofs, with windows and few ways to hold', () => {
  let routes = 0
  const property = fc.property(
    anyMusic,
    fc.constantFrom('any', 'fifth', 'open'),
    (music, position) => {
      for (const { proof } of planChordRoutes({ ...music, theory, limits: { position } }).routes) {
        expect(Object.entries(proof).filter(([, value]) => value === false)).toEqual([])
        routes++
      }
    },
  )
  fc.assert(property, { seed: 20261122, numRuns: 200 })
  expect(routes).toBeGreaterThan(300)
})
