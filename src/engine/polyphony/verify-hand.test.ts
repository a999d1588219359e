/** The verifier accepts what the planner draws on any neck, and refuses each kind of damage. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { STANDARD_NECK } from '../instrument/neck'
import { HAND_STYLES } from './cost-table'
import { claimsOf, faultsOf, neckNamed, notesOf } from './hand-chart.test-support'
import type { HandNote, HandRoute, OnsetGrip, SoundingString } from './hand-plan'
import { soundOf } from './verify-grip'
import { type HandClaim, verifyHand } from './verify-hand'

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
    style: fc.constantFrom(...HAND_STYLES),
    notes: fc.array(chord, { minLength: 1, maxLength: 6 }).map((chords) =>
      chords.flatMap(({ strings, base, frets, durationBeats }, startBeat) =>
        strings.map(({ string }, index): HandNote => {
          const fret = frets[index]! < 0 ? 0 : base + frets[index]!
          const midi = soundOf(neck, string, fret) ?? soundOf(neck, string, 0)!
          return { midi, startBeat, durationBeats, letRing: index === 0 && startBeat % 2 === 1 }
        }),
      ),
    ),
  })
})

test('every route that is planned passes every proof, on eight necks', () => {
  let routes = 0
  let heldStrings = 0
  fc.assert(
    fc.property(anyPiece, (piece) => {
      for (const claim of claimsOf({ ...piece, limit: 5, whenUnplayable: 'reduce' })) {
        expect(faultsOf(claim)).toEqual([])
        routes++
        for (const [onset, { sounding }] of claim.route.onsets.entries()) {
          heldStrings += sounding.filter(({ heldFrom }) => heldFrom < onset).length
        }
      }
    }),
    { seed: 20261122, numRuns: drawCount(240) },
  )
  expect(routes).toBeGreaterThan(drawCount(400))
  expect(heldStrings).toBeGreaterThan(drawCount(300))
})

const CHORDS = 'F2*4 C3 F3 A3 C4 F4 | G4 | C3 E3 G3 C4 E4'

/** A claim about three onsets: an F barre chord whose bass rings on, a note over it, and C. */
const sound: HandClaim = claimsOf({ neck: STANDARD_NECK, notes: notesOf(CHORDS) })[0]!

const withRoute = (route: Partial<HandRoute>): HandClaim => ({
  ...sound,
  route: { ...sound.route, ...route },
})

/** The claim with another sum waived; cost and terms agree. */
function waiving(waived: number): HandClaim {
  const others = sound.route.breakdown.filter(({ term }) => term !== 'fingers-waived')
  const breakdown = [...others, { term: 'fingers-waived' as const, cost: waived }]
  return withRoute({ breakdown, cost: breakdown.reduce((sum, { cost }) => sum + cost, 0) })
}

const withGrip = (onset: number, change: (grip: OnsetGrip) => Partial<OnsetGrip>): HandClaim =>
  withRoute({
    onsets: sound.route.onsets.map((grip, index) =>
      index === onset ? { ...grip, ...change(grip) } : grip,
    ),
  })

const withString = (onset: number, at: number, change: Partial<SoundingString>): HandClaim =>
  withGrip(onset, ({ sounding }) => ({
    sounding: sounding.map((own, index) => (index === at ? { ...own, ...change } : own)),
  }))

describe('each proof is false where it should be', () => {
  test('the claim is sound before it is damaged', () => {
    expect(faultsOf(sound)).toEqual([])
    expect(sound.route.onsets[1]!.sounding).toHaveLength(2)
    expect(verifyHand(sound).widestReachMm).toBeGreaterThan(60)
  })

  test.each<[keyof ReturnType<typeof verifyHand>, string, HandClaim]>([
    ['allNotesMapped', 'a note is missing', withRoute({ notes: sound.route.notes.slice(1) })],
    ['allNotesMapped', 'a note is told twice', withRoute({ notes: [...sound.route.notes, sound.route.notes[0]!] })],
    ['allNotesMapped', 'a note is told at another onset', withRoute({ notes: sound.route.notes.map((own) => ({ ...own, onset: 0 })) })],
    ['allNotesMapped', 'a note that sounds is named as dropped', { ...sound, losses: [{ note: 0, kind: 'dropped', semitones: 0 }] }],
    ['allNotesMapped', 'a loss tells the wrong way', { ...sound, losses: [{ note: 0, kind: 'moved', semitones: 12 }] }],
    ['soundsAsWritten', 'a fret is off by one', withString(0, 2, { fret: 4 })],
    ['oneNotePerString', 'two notes lie on one string', withString(0, 0, { string: 5, fret: 3 })],
    ['fingersInOrder', 'fingers cross', withString(0, 3, { finger: 4 })],
    ['fingersInOrder', 'a fifth finger presses', withString(0, 2, { finger: 5 })],
    ['fingersInOrder', 'an open string has a finger', withString(2, 2, { finger: 1 })],
    ['barresLegal', 'a barre is not named', withGrip(0, () => ({ barres: [] }))],
    ['barresLegal', 'a finger lies at two frets', withString(0, 3, { finger: 1 })],
    ['withinReach', 'the ring finger is ten frets away', withString(0, 1, { fret: 11 })],
    ['handInPlace', 'the index finger is elsewhere', withGrip(0, () => ({ hand: 2 }))],
    ['handInPlace', 'there is no hand at the nut', withGrip(1, () => ({ hand: 0 }))],
    ['heldNotesKept', 'a held note changes its string', withString(1, 1, { string: 5 })],
    ['heldNotesKept', 'a held note is gone and not named', withGrip(1, ({ sounding }) => ({ sounding: sounding.slice(0, 1) }))],
    ['heldNotesKept', 'a note is let go that was not there', withGrip(1, () => ({ letGo: [99] }))],
    ['withinMaxFret', 'the neck ends below', { ...sound, maxFret: 2 }],
    ['costIsSumOfTerms', 'the cost is another', withRoute({ cost: sound.route.cost + 1 })],
    ['costIsSumOfTerms', 'a term is left out', withRoute({ breakdown: sound.route.breakdown.slice(1) })],
    ['costIsSumOfTerms', 'more is waived than the fingers cost', waiving(-1000)],
    ['costIsSumOfTerms', 'what is waived is charged', waiving(3)],
    ['pinsKept', 'a pin asks for another string', { ...sound, asked: sound.asked.map((own) => ({ ...own, pin: { string: 9 } })) }],
    ['pinsKept', 'a pin asks for the hand elsewhere', { ...sound, asked: sound.asked.map((own) => ({ ...own, pin: { hand: 9 } })) }],
    ['playable', 'a fret is off by one', withString(0, 2, { fret: 4 })],
  ])('%s: %s', (name, _, claim) => {
    expect(faultsOf(claim)).toContain(name)
  }) // biome-ignore format: one damage a line

  test('open strings alone do not move the hand', () => {
    const [claim] = claimsOf({ neck: STANDARD_NECK, notes: notesOf('A3 C4 | E4 B3 | A3 C4') })
    const [first, open, last] = claim!.route.onsets
    const onsets = [first!, { ...open!, hand: open!.hand + 3 }, last!]
    expect(faultsOf({ ...claim!, route: { ...claim!.route, onsets } })).toContain('handInPlace')
  })
})
