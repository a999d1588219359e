/** The checker accepts what the planner draws on any neck, and refuses each kind of damage. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import { claimsOf, faultsOf, neckNamed, notesOf } from './chart.test-support'
import { checkRoute, type HandProof, type RouteClaim } from './check-route'
import type { Grip, HandRoute, Note, SoundingString } from './note'
import type { Style } from './weights'

const NECKS = [
  STANDARD_NECK,
  neckNamed('ukulele'),
  neckNamed('bass'),
  neckNamed('guitar-7'),
  neckNamed('guitar', 'dadgad', 2),
  neckNamed('banjo'),
  neckNamed('mandolin'),
  neckNamed('bass-6'),
]
const STYLES: readonly (Style | undefined)[] = ['lead', 'melody', 'acoustic', 'low', undefined]

/** Places near each other on some neck, told by their pitches, some of which ring on. */
const anyPiece = fc.constantFrom(...NECKS).chain((neck) => {
  const chord = fc.record({
    strings: fc.subarray([...neck.strings], {
      minLength: 1,
      maxLength: Math.min(5, neck.strings.length),
    }),
    base: fc.integer({ min: 0, max: 10 }),
    frets: fc.array(fc.constantFrom(-1, 0, 1, 2, 3), { minLength: 5, maxLength: 5 }),
    durationBeats: fc.constantFrom(0.5, 1, 2, 4),
  })
  return fc.record({
    neck: fc.constant(neck),
    style: fc.constantFrom(...STYLES),
    near: fc.constantFrom(undefined, undefined, 5),
    notes: fc.array(chord, { minLength: 1, maxLength: 6 }).map((chords) =>
      chords.flatMap(({ strings, base, frets, durationBeats }, startBeat) =>
        strings.map(({ string }, index): Note => {
          const fret = frets[index]! < 0 ? 0 : base + frets[index]!
          const midi = soundingMidiOf(string, fret, neck) ?? soundingMidiOf(string, 0, neck)!
          return { midi, startBeat, durationBeats, letRing: index === 0 && startBeat % 2 === 1 }
        }),
      ),
    ),
  })
})

/** One struck place of a route as it is not: each field of it and the hand, by one. */
function damagedClaims(claim: RouteClaim, at: number): readonly RouteClaim[] {
  const { grips } = claim.route
  const index = at % grips.length
  const put = (grip: Grip) => ({
    ...claim,
    route: { ...claim.route, grips: grips.map((own, other) => (other === index ? grip : own)) },
  })
  const grip = grips[index]!
  const struck = grip.sounding.filter(({ isStruck }) => isStruck)
  const damaged = struck[at % struck.length]!
  const replace = (change: Partial<SoundingString>) =>
    put({
      ...grip,
      sounding: grip.sounding.map((own) => (own === damaged ? { ...own, ...change } : own)),
    })
  return [
    ...(['string', 'fret', 'finger', 'midi', 'note'] as const).map((field) =>
      replace({ [field]: damaged[field] + 1 }),
    ),
    put({ ...grip, hand: 0 }),
    put({ ...grip, sounding: grip.sounding.filter((own) => own !== damaged) }),
    { ...claim, route: { ...claim.route, cost: claim.route.cost - 1 } },
  ]
}

test('every route that is planned passes every proof, on eight necks, and none that is changed', () => {
  let routes = 0
  let heldStrings = 0
  fc.assert(
    fc.property(anyPiece, ({ notes, neck, style, near }) => {
      const options = { neck, limit: 6, ...(style && { style }), ...(near && { near }) }
      const claims = claimsOf(notes, options)
      for (const [rank, claim] of claims.entries()) {
        expect(faultsOf(claim)).toEqual([])
        for (const damaged of damagedClaims(claim, routes)) {
          expect(faultsOf(damaged)).not.toEqual([])
        }
        expect(claim.route.cost).toBeGreaterThanOrEqual(claims[Math.max(0, rank - 1)]!.route.cost)
        routes++
        for (const { sounding } of claim.route.grips) {
          heldStrings += sounding.filter(({ isStruck }) => !isStruck).length
        }
      }
    }),
    { seed: 20261123, numRuns: drawCount(120) },
  )
  expect(routes).toBeGreaterThan(drawCount(200))
  expect(heldStrings).toBeGreaterThan(drawCount(150))
})

const CHORDS = 'F2*4 C3 F3 A3 C4 F4 | G4 | C3 E3 G3 C4 E4'

/** A claim about three onsets: an F barre chord whose bass rings on, a note over it, and C. */
const sound: RouteClaim = claimsOf(notesOf(CHORDS), { neck: STANDARD_NECK, style: 'acoustic' })[0]!

const withRoute = (route: Partial<HandRoute>): RouteClaim => ({
  ...sound,
  route: { ...sound.route, ...route },
})

const withGrip = (at: number, change: (grip: Grip) => Partial<Grip>): RouteClaim =>
  withRoute({
    grips: sound.route.grips.map((grip, index) =>
      index === at ? { ...grip, ...change(grip) } : grip,
    ),
  })

const withString = (grip: number, at: number, change: Partial<SoundingString>): RouteClaim =>
  withGrip(grip, ({ sounding }) => ({
    sounding: sounding.map((own, index) => (index === at ? { ...own, ...change } : own)),
  }))

const withPin = (pin: NonNullable<Note['pin']>): RouteClaim => ({
  ...sound,
  asked: sound.asked.map((own) => ({ ...own, pin })),
})

describe('each proof is false where it should be', () => {
  test('the claim is sound before it is damaged', () => {
    expect(faultsOf(sound)).toEqual([])
    expect(sound.route.grips[1]!.sounding).toHaveLength(2)
    expect(checkRoute(sound).widestReachMm).toBeGreaterThan(60)
  })

  test.each<[keyof HandProof, string, RouteClaim]>([
    ['allNotesMapped', 'a note is missing', withRoute({ notes: sound.route.notes.slice(1) })],
    ['allNotesMapped', 'a note is told twice', withRoute({ notes: [...sound.route.notes, sound.route.notes[0]!] })],
    ['allNotesMapped', 'a note is told at another grip', withRoute({ notes: sound.route.notes.map((own) => ({ ...own, grip: 0 })) })],
    ['allNotesMapped', 'a note that sounds is named as left out', { ...sound, leftOut: [{ startBeat: 0, notes: [0], reason: 'hand' }] }],
    ['allNotesMapped', 'grips are out of time', withGrip(2, () => ({ startBeat: 0 }))],
    ['soundsAsWritten', 'a fret is off by one', withString(0, 2, { fret: 4 })],
    ['oneNotePerString', 'two notes lie on one string', withString(0, 0, { string: 5, fret: 3 })],
    ['fingersInOrder', 'fingers cross', withString(0, 3, { finger: 4 })],
    ['fingersInOrder', 'a fifth finger presses', withString(0, 2, { finger: 5 })],
    ['fingersInOrder', 'an open string has a finger', withString(2, 2, { finger: 1 })],
    ['barresLegal', 'a barre is not named', withGrip(0, () => ({ barres: [] }))],
    ['barresLegal', 'a finger lies at two frets', withString(0, 3, { finger: 1 })],
    ['barresLegal', 'an open string lies under a barre', withString(0, 2, { fret: 0, finger: 0 })],
    ['withinReach', 'the ring finger is ten frets away', withString(0, 1, { fret: 11 })],
    ['withinReach', 'four fingers crowd a fret', withGrip(2, ({ sounding }) => ({ sounding: sounding.slice(0, 4).map((own, at) => ({ ...own, fret: 5, finger: at + 1 })) }))],
    ['handInPlace', 'the index finger is elsewhere', withGrip(0, () => ({ hand: 2 }))],
    ['handInPlace', 'there is no hand at the nut', withGrip(1, () => ({ hand: 0 }))],
    ['heldNotesKept', 'a held note changes its string', withString(1, 1, { string: 5 })],
    ['heldNotesKept', 'a held note is gone and not named', withGrip(1, ({ sounding }) => ({ sounding: sounding.slice(0, 1) }))],
    ['heldNotesKept', 'a note is let go that was not there', withGrip(1, () => ({ letGo: [99] }))],
    ['withinMaxFret', 'the neck ends below', { ...sound, maxFret: 2 }],
    ['costIsSumOfTerms', 'the cost is another', withRoute({ cost: sound.route.cost + 1 })],
    ['costIsSumOfTerms', 'a term is left out', withRoute({ breakdown: sound.route.breakdown.slice(1) })],
    ['costIsSumOfTerms', 'the weights are others', { ...sound, weightOf: () => 1 }],
    ['pinsKept', 'a pin asks for another string', withPin({ string: 9 })],
    ['pinsKept', 'a pin asks for the hand elsewhere', withPin({ hand: 9 })],
    ['pinsKept', 'a pin asks for no barre', withPin({ barre: false })],
    ['playable', 'a fret is off by one', withString(0, 2, { fret: 4 })],
  ])('%s: %s', (name, _, claim) => {
    expect(faultsOf(claim)).toContain(name)
  }) // biome-ignore format: one damage a line

  test('open strings alone do not move the hand', () => {
    const [claim] = claimsOf(notesOf('A3 C4 | E4 B3 | A3 C4'), { neck: STANDARD_NECK })
    const [first, open, last] = claim!.route.grips
    const grips = [first!, { ...open!, hand: open!.hand + 3 }, last!]
    expect(faultsOf({ ...claim!, route: { ...claim!.route, grips } })).toContain('handInPlace')
  })
})
