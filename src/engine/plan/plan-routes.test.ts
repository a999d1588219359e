/** Routes as they are printed: every proof holds, and each is false where the print is damaged. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import type { DomainError } from '../errors'
import { resolveHandWindow } from '../hand/hand-window'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { C_MAJOR } from '../theory/layer'
import { claimsOf, neckNamed, notesOf } from './chart.test-support'
import type { Note } from './note'
import { planRoutes } from './plan-routes'
import { type PrintedClaim, proveRoute } from './prove-route'
import type { Route, RouteLimits, RouteProof, RouteRequest } from './route'

const neck = STANDARD_NECK
const planOf = (text: string, request: Partial<RouteRequest> = {}) =>
  planRoutes({ notes: notesOf(text), theory: C_MAJOR, neck, ...request })
const line = (text: string) => text.split(' ').join(' | ')
const falseIn = (proof: RouteProof) =>
  Object.entries(proof).flatMap(([name, holds]) => (holds === false ? [name] : []))

const NECKS = [neck, neckNamed('bass'), neckNamed('ukulele'), neckNamed('guitar', 'drop-d', 2)]
const anyLimits = fc.constantFrom<RouteLimits>(
  {},
  { position: 'first' },
  { hand: '5-8' },
  { near: 7 },
  { maxFret: 9, limit: 2 },
)

test('every proof of every route holds, of lines and of chords', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NECKS),
      anyLimits,
      fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 }), {
        minLength: 1,
        maxLength: 8,
      }),
      (own, limits, slices) => {
        const notes = slices.flatMap((slice, startBeat) =>
          slice.map((semitones, voice) => {
            const midi = own.strings.at(-1 - voice)!.midi + Math.min(semitones, 9)
            return { midi, startBeat, durationBeats: 1 + (semitones % 2) }
          }),
        )
        // Notes too far apart for a hand are refused where there are no others.
        const first = { midi: own.strings[0]!.midi, startBeat: slices.length, durationBeats: 1 }
        const asked = [...notes, first]
        const { routes } = planRoutes({ notes: asked, theory: C_MAJOR, neck: own, limits })
        for (const route of routes) {
          expect(falseIn(route.proof)).toEqual([])
          expect(route.breakdown.reduce((sum, { cost }) => sum + cost, 0)).toBe(route.cost)
        }
      },
    ),
    { numRuns: drawCount(60) },
  )
})

/** A claim about a printed route, which can be damaged. */
function claimOf(
  text: string,
  change: (route: Route) => Partial<PrintedClaim['printed']> = () => ({}),
) {
  const { routes } = planOf(text)
  const [route] = routes
  const [hand] = claimsOf(notesOf(text), { neck, limit: 5 })
  const { notes, tabNotes, fingering, onsets } = route!
  const print = { notes, tabNotes, fingering, ...(onsets && { onsets }) }
  const window = resolveHandWindow({ maxFret: 24 })
  return { ...hand!, theory: C_MAJOR, window, hints: {}, printed: { ...print, ...change(route!) } }
}

describe('a damaged print is not mapped', () => {
  const TEXT = 'C3 E3 G3 | F3 | G3'
  test('it is sound before', () => expect(falseIn(proveRoute(claimOf(TEXT)))).toEqual([]))
  test.each<[string, (route: Route) => Partial<PrintedClaim['printed']>]>([
    ['a note is missing', ({ notes }) => ({ notes: notes.slice(1) })],
    ['a note has another name', ({ notes }) => ({ notes: notes.map((own) => ({ ...own, note: 'B9' })) })],
    ['a note lies elsewhere', ({ notes }) => ({ notes: notes.map((own) => ({ ...own, fret: own.fret + 1 })) })],
    ['an event starts later', ({ tabNotes }) => ({ tabNotes: tabNotes.map((own) => ({ ...own, startBeat: 9 })) })],
    ['a step has another finger', ({ fingering }) => ({ fingering: { ...fingering, steps: fingering.steps.map((own) => ({ ...own, finger: 'little' as const })) } })],
    ['a step has another hand', ({ fingering }) => ({ fingering: { ...fingering, steps: fingering.steps.map((own) => ({ ...own, handPositionFret: 9 })) } })],
    ['an onset is missing', ({ onsets }) => ({ onsets: onsets!.slice(1) })],
  ])('%s', (_, change) => {
    expect(falseIn(proveRoute(claimOf(TEXT, change)))).toContain('allNotesMapped')
  }) // biome-ignore format: one damage a line
})

/** A2 held under C4 and E4, with an inner E3; two voices are named. */
const VOICED = notesOf('A2*4 C4*2 | | E3 E4').map((note) => {
  const voice = note.midi === 45 ? 'bass' : note.midi >= 60 ? 'melody' : undefined
  return { ...note, ...(voice && { voice }) }
})

/** The proof of the voices with some notes laid elsewhere: `[note, string, fret]`. */
function voicesWith(...places: readonly (readonly [number, number, number])[]) {
  const [hand] = claimsOf(VOICED, { neck })
  const moved = <Placed extends { readonly note: number }>(own: Placed) => {
    const place = places.find(([note]) => note === own.note)
    return place ? { ...own, string: place[1], fret: place[2] } : own
  }
  const { route } = hand!
  const grips = route.grips.map((grip) => ({ ...grip, sounding: grip.sounding.map(moved) }))
  const claim = claimOf('A2 C4')
  const damaged = { ...route, notes: route.notes.map(moved), grips }
  const { melodyOnTop, bassLowest } = proveRoute({ ...claim, asked: VOICED, route: damaged })
  return [melodyOnTop, bassLowest]
}

test.each<[string, readonly (readonly [number, number, number])[], readonly boolean[]]>([
  ['as planned', [], [true, true]],
  ['the inner note above the melody', [[2, 1, 3]], [false, true]],
  ['the melody under the inner note', [[3, 5, 5]], [false, true]],
  ['the held bass above the melody', [[0, 1, 12]], [false, false]],
  ['the bass over an inner note where it starts', [[0, 2, 3]], [false, false]],
])('melody on top, bass lowest: %s', (_, places, proofs) => {
  expect(voicesWith(...places)).toEqual(proofs)
})

test('a way and a start are kept, or their proof is false', () => {
  const claim = claimOf(line('C4 D4 E4'))
  const proofOf = (hints: PrintedClaim['hints']) => proveRoute({ ...claim, hints })
  const [first] = claim.printed.notes
  expect(proofOf({ start: first! }).beginsAtStart).toBe(true)
  expect(proofOf({ start: { string: 6, fret: 20 } }).beginsAtStart).toBe(false)
  expect(proofOf({ style: 'open' }).keepsStyle).toBe(true)
  for (const style of ['one-string', 'three-per-string'] as const) {
    expect(proofOf({ style }).keepsStyle).toBe(false)
    expect(planOf(line('C4 D4 E4'), { limits: { style } }).routes[0]!.proof.keepsStyle).toBe(true)
  }
  expect(proofOf({ style: 'position' }).keepsStyle).toBe(true)
  expect(proveRoute({ ...claimOf(line('F2 C6')), hints: { style: 'position' } }).keepsStyle).toBe(
    false,
  )
  const fretted = claim.printed.notes.map(({ fret }) => ({ ...first!, fret: fret || 5 }))
  const printed = { ...claim.printed, notes: fretted }
  expect(proveRoute({ ...claim, printed, hints: { style: 'open' } }).keepsStyle).toBe(false)
})

test('one position is as wide as the hand is on the neck', () => {
  const ukulele = { neck: neckNamed('ukulele'), limits: { style: 'position' } } as const
  const { routes } = planOf(line('Bb4 G#4 F4 G4 Bb4 D#5 C5 C5 G#4 D5 F5'), ukulele)
  for (const { proof } of routes) expect(proof.keepsStyle).toBe(true)
})

test.each([[1], [6], [12]])(
  'a hand asked for at fret %i is there over open strings too',
  (hand) => {
    const notes = notesOf(line('E4 G3 E4 F4')).map((note, at) =>
      at === 1 ? { ...note, pin: { string: 3, fret: 0, hand } } : note,
    )
    for (const { proof, fingering } of planOf('', { notes }).routes) {
      expect(fingering.steps[1]!.handPositionFret).toBe(hand)
      expect(falseIn(proof)).toEqual([])
    }
  },
)

test.each<[Note['pin'], RegExp]>([
  [{ string: 4, fret: 10, hand: 2 }, /^No hand can play C4 at beat 0 with the pins C4 to string 4, fret 10, the hand at fret 2; without them it can be played$/],
  [{ string: 1, hand: 2 }, /^Cannot place C4, note 1 at the place it is pinned to \(string 1\)/],
  [{ hand: 22 }, /^No hand can play C4 at beat 0 with the pins C4 to the hand at fret 22/],
])('a note pinned to %o is refused for what it is', (pin, message) => {
  const notes = notesOf('C4').map((note) => ({ ...note, pin: pin! }))
  expect(() => planOf('', { notes })).toThrow(message)
}) // biome-ignore format: one line a row

// biome-ignore format: a chart
test.each<[string, string, Partial<RouteRequest>, string]>([
  ['a pitch below the neck', 'C1', {}, 'unplayable-pitch'],
  ['two notes of one string', 'E2 F2', {}, 'unplayable-chord'],
  ['the same beside others, where the caller is strict', 'E2 F2 | C4', { isStrict: true }, 'unplayable-chord'],
  ['a line in one position', line('F2 E5'), { limits: { style: 'position' } }, 'unplayable-style'],
  ['a start that sounds something else', line('C4 D4'), { limits: { start: { string: 1, fret: 0 } } }, 'unplayable-style'],
  ['a window that ends before it starts', 'C4', { limits: { handStartFret: 9, handEndFret: 5 } }, 'invalid-hand-window'],
])('%s is refused', (_, text, request, code) => {
  expect(() => planOf(text, request)).toThrow(
    expect.objectContaining({ code }) as unknown as DomainError,
  )
})

test('notes left out keep their number in steps, and the others are told', () => {
  const { leftOut, routes } = planOf('C4 | E2 F2 | E4')
  expect(leftOut).toHaveLength(1)
  expect(routes[0]!.fingering.steps.map(({ targetIndex }) => targetIndex)).toEqual([0, 3])
  expect(falseIn(routes[0]!.proof)).toEqual([])
})

test('a held shape lends its fingers and tells what it changed', () => {
  const frets = parseFrets('133211')!
  const shape = { source: 'frets', text: '133211', frets } as const
  const { routes, shapeContext } = planOf(line('F3 A3 C4 F4'), { shape })
  expect(routes[0]!.fingering.suggestedPath).toBe(
    '1:S4:F3:little 2:S3:F2:middle 3:S2:F1:index 4:S1:F1:index',
  )
  expect(shapeContext).toMatchObject({ chordName: 'F', effect: { notesInsideShape: 4 } })
})

test('places that were written are priced by the same measure', () => {
  const text = line('E4 F4 G4')
  const [best] = planOf(text).routes
  expect(planOf(text, { written: best!.notes }).writtenCost).toBe(best!.cost)
  const higher = best!.notes.map(({ midi }) => ({ string: 2, fret: midi - 59 }))
  expect(planOf(text, { written: higher }).writtenCost).toBeGreaterThan(best!.cost)
})
