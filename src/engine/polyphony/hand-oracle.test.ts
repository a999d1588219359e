/** The search against a slow, obvious one that tries every sequence of hand states. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { INSTRUMENT_TABLE } from '../instrument/instrument-table'
import { makeNeck } from '../instrument/neck'
import { type HandWindow, handWindowOver } from '../route/hand-window'
import { HAND_STYLES, type HandStyle, weightsOf } from './cost-table'
import { fingersBesideBarre } from './grip-terms'
import { oraclePath, oracleStates } from './hand-oracle.test-support'
import type { HandNote, HandPin } from './hand-plan'
import { layersOf } from './layers'
import { holdNotes, newNotesOf } from './onsets'
import { searchHand } from './search-hand'
import type { HandSetting } from './state-cache'
import { soundOf } from './verify-grip'

const [GUITAR] = INSTRUMENT_TABLE
const custom = { id: 'custom', name: 'Custom' }

/** Small necks: few strings and frets leave few sequences, so that all can be tried. */
const NECKS = [
  { neck: makeNeck(GUITAR, custom, ['A2', 'D3', 'G3'], 0), maxFret: 4 },
  { neck: makeNeck(GUITAR, custom, ['D2', 'A2', 'D3'], 0), maxFret: 6 },
  { neck: makeNeck(GUITAR, custom, ['G3', 'B3', 'E4'], 0), maxFret: 6 },
  { neck: makeNeck(GUITAR, custom, ['D3', 'G3', 'B3', 'E4'], 10), maxFret: 3 },
  {
    neck: makeNeck(
      { ...GUITAR, family: 'banjo', startFrets: { 3: 2 } },
      custom,
      ['G4', 'B3', 'D4'],
      0,
    ),
    maxFret: 5,
  },
] as const

const anyPin = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom<HandPin>({ string: 2 }, { fret: 0 }, { finger: 1 }, { finger: 3 }, { barre: true }, { barre: false }, { hand: 2 }) },
) // biome-ignore format: a list of pins

/** A chord drawn as places near each other, so that most can be played; told by its pitches. */
const anyChord = ({ neck, maxFret }: (typeof NECKS)[number]) =>
  fc
    .record({
      strings: fc.subarray([...neck.strings], { minLength: 1, maxLength: 3 }),
      base: fc.integer({ min: 0, max: maxFret - 2 }),
      frets: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 }),
      open: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    })
    .map(({ strings, base, frets, open }) =>
      strings.map(({ string }, index) => {
        const fret = open[index] ? 0 : base + frets[index]!
        return soundOf(neck, string, fret) ?? soundOf(neck, string, 0)!
      }),
    )

const anyCase = fc
  .record({ place: fc.constantFrom(...NECKS), style: fc.constantFrom(...HAND_STYLES) })
  .chain(({ place, style }) => {
    const details = fc.record({ durationBeats: fc.constantFrom(0.5, 1, 1, 2, 3), pin: anyPin })
    const onset = fc.record({
      midis: anyChord(place),
      details: fc.array(details, { minLength: 3, maxLength: 3 }),
    })
    return fc.record({
      place: fc.constant(place),
      style: fc.constant(style),
      window: fc.constantFrom(...WINDOWS),
      notes: fc.array(onset, { minLength: 2, maxLength: 3 }).map((onsets) =>
        onsets.flatMap(({ midis, details }, startBeat) =>
          midis.map((midi, index): HandNote => {
            const { durationBeats, pin } = details[index]!
            return { midi, startBeat, durationBeats, ...(pin && { pin }) }
          }),
        ),
      ),
    })
  })
/** Mostly none; else a window that the chords leave. */
const WINDOWS = [
  undefined,
  undefined,
  handWindowOver('hand', 2, 4),
  handWindowOver('position', 0, 3, true),
] as const

/** Sequences up to this many are all tried. */
const MOST_SEQUENCES = 4000
const CASES = drawCount(1300)

let compared = 0
let withChords = 0
let withHeldNotes = 0
let refused = 0

interface OracleCase {
  readonly place: Omit<HandSetting, 'style' | 'ease'>
  readonly style: HandStyle
  readonly window?: HandWindow | undefined
  readonly notes: readonly HandNote[]
}

function expectAgreement(
  { place, style, window, notes }: OracleCase,
  mostSequences = MOST_SEQUENCES,
): void {
  const { neck, maxFret } = place
  const onsets = holdNotes(newNotesOf(notes))
  const layers = layersOf(onsets, { neck, maxFret, style, ease: 'hard' }, window)
  const oracle = onsets.map((onset, index) =>
    oracleStates(onset, index, neck, maxFret, weightsOf(style), window),
  )
  expect(layers.map(({ states }) => states.count)).toEqual(oracle.map(({ length }) => length))
  if (oracle.some(({ length }) => length === 0)) {
    refused++
    return
  }
  if (oracle.reduce((product, { length }) => product * length, 1) > mostSequences) return
  const best = oraclePath(oracle, onsets, weightsOf(style))!
  const path = searchHand(layers, weightsOf(style))
  expect({ ...path, states: [...path.states] }).toEqual(best)
  for (const [index, { states }] of layers.entries()) {
    const { grip, strings } = oracle[index]![best.states[index]!]!
    const at = path.states[index]! * states.noteCount
    expect([...states.strings.subarray(at, at + states.noteCount)]).toEqual(strings)
    const fingers = strings.map(
      (string) => grip.sounding.find((own) => own.string === string)?.finger ?? 0,
    )
    expect([...states.fingers.subarray(at, at + states.noteCount)]).toEqual(fingers)
    expect(states.hand[path.states[index]!]).toBe(grip.hand)
  }
  compared++
  if (onsets.some(({ fresh }) => fresh.length > 1)) withChords++
  if (onsets.some(({ held }) => held.length > 0)) withHeldNotes++
}

describe('the search agrees with brute force', () => {
  test('in states, cost, strings, fingers, hands and ties, with chords, held notes, pins and windows', () => {
    fc.assert(
      fc.property(anyCase, (own) => expectAgreement(own)),
      { seed: 20261122, numRuns: CASES },
    )
    // Most of the cases can be played, and of each kind there are many.
    expect(compared).toBeGreaterThan(0.75 * CASES)
    expect(withChords).toBeGreaterThan(0.6 * CASES)
    expect(withHeldNotes).toBeGreaterThan(0.35 * CASES)
    expect(refused).toBeGreaterThan(0.02 * CASES)
  })

  // All frets and every note held on: many ways to lay them, most of which let something go.
  test.each(HAND_STYLES)(
    'in three strings plucked one by one and held, on 22 frets, %s',
    (style) => {
      const place = { neck: makeNeck(GUITAR, custom, ['A2', 'G3', 'E4'], 0), maxFret: 22 }
      const anyArpeggio = fc.array(fc.integer({ min: 45, max: 76 }), { minLength: 3, maxLength: 3 })
      let agreed = 0
      fc.assert(
        fc.property(anyArpeggio, (midis) => {
          const notes = midis.map((midi, startBeat) => ({ midi, startBeat, durationBeats: 4 }))
          const before = compared
          expectAgreement({ place, style, notes }, 100_000)
          agreed += compared - before
        }),
        { seed: 20261122, numRuns: 60 },
      )
      expect(agreed).toBeGreaterThan(45)
    },
  )

  // Four strings about a barre: fingers beside it are charged, over open strings they are not.
  test.each(HAND_STYLES)('in chords of four strings, some held under a note, %s', (style) => {
    const neck = makeNeck(GUITAR, custom, ['D3', 'G3', 'B3', 'E4'], 0)
    const anyGrip = fc.record({
      base: fc.integer({ min: 1, max: 3 }),
      outer: fc.array(fc.constantFrom(0, 0, 1, -9), { minLength: 2, maxLength: 2 }),
      inner: fc.constantFrom([2, 2], [1, 1], [2, 2], [1, 2], [2, 0], [0, -9]),
      finger: fc.constantFrom(undefined, 2, 2, 3),
      durationBeats: fc.constantFrom(1, 2),
      melody: fc.integer({ min: 64, max: 69 }),
    })
    let beside = 0
    fc.assert(
      fc.property(anyGrip, ({ base, outer, inner, finger, durationBeats, melody }) => {
        const offsets = [outer[0]!, ...inner, outer[1]!]
        const chord = neck.strings.map(({ string, midi }, index): HandNote => {
          const fret = Math.max(0, base + offsets[index]!)
          const isPinned = string === 1 && fret > 0 && finger !== undefined
          const pin = { string, fret, ...(isPinned && { finger }) }
          return { midi: midi + fret, startBeat: 0, durationBeats, pin }
        })
        const notes = [...chord, { midi: melody, startBeat: 1, durationBeats: 1 }]
        expectAgreement({ place: { neck, maxFret: 5 }, style, notes }, 100_000)
        const [onset] = holdNotes(newNotesOf(notes))
        const states = oracleStates(onset!, 0, neck, 5, weightsOf(style))
        if (states.some(({ grip }) => fingersBesideBarre(grip) > 0)) beside++
      }),
      { seed: 20261122, numRuns: 80 },
    )
    expect(beside).toBeGreaterThan(4)
  })
})
