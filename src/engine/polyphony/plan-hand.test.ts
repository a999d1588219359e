import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors'
import { STANDARD_NECK } from '../instrument/neck'
import { HAND_COST_TABLE, HAND_STYLES } from './cost-table'
import {
  claimsOf,
  faultsOf,
  neckNamed,
  notesOf,
  placesOf,
  planText,
} from './hand-chart.test-support'
import type { HandNote, HandPin } from './hand-plan'
import { holdNotes, newNotesOf } from './onsets'
import { planHand } from './plan-hand'

describe('onsets', () => {
  const at = (startBeat: number, midi: number, durationBeats = 1): HandNote => ({
    midi,
    startBeat,
    durationBeats,
  })
  const chart = (notes: readonly HandNote[]) =>
    holdNotes(newNotesOf(notes)).map(({ fresh, held, lapsed }) =>
      [fresh, held, lapsed].map((part) => part.map(({ note }) => note).join(' ')).join(' / '),
    )

  test.each<[string, readonly HandNote[], readonly string[]]>([
    ['notes within 1/48 beat start together, the lowest first', [at(0, 64), at(1 / 48, 40), at(1 / 24, 50)], ['1 0 /  / ', '2 / 1 0 / ']],
    ['the order of the notes does not matter', [at(1, 64), at(0, 40)], ['1 /  / ', '0 /  / ']],
    ['a note that ends with the next onset is not held', [at(0, 40, 1.05), at(1, 64)], ['0 /  / ', '1 /  / ']],
    ['a longer one is held', [at(0, 40, 1.1), at(1, 64)], ['0 /  / ', '1 / 0 / ']],
    ['a pitch struck again is not held', [at(0, 40, 2), at(1, 40)], ['0 /  / ', '1 /  / ']],
    ['let ring is at least four beats', [{ ...at(0, 40), letRing: true }, at(3, 64), at(4, 65)], ['0 /  / ', '1 / 0 / ', '2 /  / ']],
    ['five are held under a sixth, of six the earliest is let go', [at(0, 40, 9), at(1, 45, 9), at(2, 50, 9), at(3, 55, 9), at(4, 59, 9), at(5, 64, 9), at(6, 67)], ['0 /  / ', '1 / 0 / ', '2 / 0 1 / ', '3 / 0 1 2 / ', '4 / 0 1 2 3 / ', '5 / 0 1 2 3 4 / ', '6 / 1 2 3 4 5 / 0']],
    ['six sound at most', [at(0, 40, 9), at(1, 45, 9), at(2, 50), at(2, 55), at(2, 59), at(2, 64), at(2, 67)], ['0 /  / ', '1 / 0 / ', '2 3 4 5 6 / 1 / 0']],
  ])('%s', (_, notes, onsets) => {
    expect(chart(notes)).toEqual(onsets)
  }) // biome-ignore format: one case a line
})

describe('held notes', () => {
  test('a bass that rings keeps its string and finger under the melody', () => {
    const [route] = planText('C3*4 E4 | C4 | D4 | E4', 'acoustic').routes
    const bass = route!.onsets.map(({ sounding }) => sounding.find(({ note }) => note === 0))
    expect(bass.map((own) => own && [own.string, own.fret])).toEqual(Array(4).fill([5, 3]))
    expect(route!.notes[0]).toMatchObject({ onset: 0, heldTo: 3 })
  })

  test('a note that no hand can keep is let go and named', () => {
    const [route] = planText('F2*2 A4 | C5 E5 A5').routes
    expect(route!.onsets[1]!.letGo).toEqual([0])
    expect(route!.breakdown.some(({ term }) => term === 'let-go' || term === 'strike-held')).toBe(
      true,
    )
  })
})

describe('pins', () => {
  const chord: readonly HandNote[] = notesOf('E3 G#3 B3')
  const pinned = (pin: HandPin) => {
    const notes = chord.map((note, index) => (index === 0 ? { ...note, pin } : note))
    const [claim] = claimsOf({ neck: STANDARD_NECK, notes })
    expect(faultsOf(claim!)).toEqual([])
    return claim!.route
  }
  test.each<[HandPin, (route: ReturnType<typeof pinned>) => unknown, unknown]>([
    [{ string: 5 }, ({ notes }) => notes[0]!.string, 5],
    [{ fret: 12 }, ({ notes }) => [notes[0]!.string, notes[0]!.fret], [6, 12]],
    [{ finger: 4 }, ({ notes }) => notes[0]!.finger, 4],
    [{ string: 6, barre: false }, ({ notes }) => notes[0]!.barre, false],
    [{ hand: 4 }, ({ onsets }) => onsets[0]!.hand, 4],
  ])('%o is kept', (pin, read, wanted) => {
    expect(read(pinned(pin))).toEqual(wanted)
  })

  test('a barre that is asked for lies on another string too', () => {
    const notes = notesOf('F2 C3 F3').map((note) => ({ ...note, pin: { barre: true } }))
    const [route] = planHand({ neck: neckNamed('guitar', 'drop-d'), notes }).routes
    expect(route!.notes.map(({ barre }) => barre)).toEqual([true, true, true])
  })
})

describe('refusals name the notes and what would do', () => {
  const refusalOf = (notes: readonly HandNote[]) => {
    try {
      planHand({ neck: STANDARD_NECK, notes })
    } catch (error) {
      if (error instanceof DomainError)
        return {
          code: error.code,
          path: error.issues[0]!.path,
          text: error.message,
          near: error.issues[0]!.didYouMean,
        }
      throw error
    }
    return undefined
  }
  const pinnedTo = (pin: HandPin) => notesOf('E3 G#3 B3').map((note) => ({ ...note, pin }))

  test.each<[string, readonly HandNote[], object]>([
    ['a pitch below the neck', notesOf('C3 E3 | C2 G3'), { code: 'unplayable-pitch', path: 'notes[2]', text: 'Cannot place MIDI 36: the lowest pitch of this Guitar is MIDI 40, the highest MIDI 88', near: 'MIDI 48' }],
    ['two notes for one string', notesOf('E2 F2'), { code: 'unplayable-chord', path: 'notes[0]', text: 'No hand can play MIDI 40, MIDI 41 together at beat 0; it can be played without MIDI 40' }],
    ['seven notes', notesOf('E2 B2 E3 G#3 B3 E4 B4'), { code: 'unplayable-chord', path: 'notes[0]', text: expect.stringContaining('7 notes start together at beat 0, and there are 6 strings; it can be played') }],
    ['pins that no hand keeps', pinnedTo({ fret: 1 }), { code: 'unplayable-chord', path: 'notes[0]', text: expect.stringContaining('with the pins MIDI 52 to fret 1; ') }],
    ['pins of rival hands', notesOf('C3 E3').map((note, index) => ({ ...note, pin: { hand: index + 1 } })), { code: 'unplayable-chord', path: 'notes[0]', text: expect.stringContaining('the hand at fret 2; without them it can be played') }],
  ])('%s', (_, notes, refusal) => {
    expect(refusalOf(notes)).toMatchObject(refusal)
  }) // biome-ignore format: one case a line

  test.each([
    ['no notes', []],
    ['a pitch that is none', [{ midi: 128, startBeat: 0, durationBeats: 1 }]],
    ['a beat that is no number', [{ midi: 60, startBeat: Number.NaN, durationBeats: 1 }]],
    ['a note without length', [{ midi: 60, startBeat: 0, durationBeats: 0 }]],
  ])('%s is a fault of the caller', (_, notes) => {
    expect(() => planHand({ neck: STANDARD_NECK, notes })).toThrow(RangeError)
  })
})

describe('zones', () => {
  const music = 'A3 C4 E4 | D4 F4 A4 | G3 B3 D4 | C4 E4 G4'
  const plan = planHand({ neck: STANDARD_NECK, notes: notesOf(music), limit: 5 })

  test('the optimum comes first, then zones by cost, at most three times as dear', () => {
    expect(plan.routes.length).toBeGreaterThan(2)
    expect(plan.routes[0]!.zone).toBe('optimum')
    const costs = plan.routes.map(({ cost }) => cost)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })

  test('each lays at least a fifth of the notes on other strings than every better one', () => {
    const strings = plan.routes.map(({ notes }) => notes.map(({ string }) => string))
    for (const [index, own] of strings.entries()) {
      for (const better of strings.slice(0, index)) {
        const different = own.filter((string, note) => string !== better[note]).length
        expect(different).toBeGreaterThanOrEqual(own.length / 5)
      }
    }
  })

  test('a limit of two gives two, the first of the five', () => {
    const two = planHand({ neck: STANDARD_NECK, notes: notesOf(music), limit: 2 })
    expect(two.routes).toEqual(plan.routes.slice(0, 2))
  })
})

test('a voice is told with its note, placed or lost', () => {
  const notes = notesOf('C2 E4').map((note, index) => ({
    ...note,
    voice: index ? 'melody' : 'bass',
  }))
  const plan = planHand({ neck: STANDARD_NECK, notes, whenUnplayable: 'reduce' })
  expect(plan.losses).toEqual([{ note: 0, kind: 'moved', semitones: 12, voice: 'bass' }])
  expect(plan.routes[0]!.notes.map(({ voice }) => voice)).toEqual(['bass', 'melody'])
})

test('a lower highest fret is kept', () => {
  const plan = planHand({ neck: STANDARD_NECK, notes: notesOf('E4 B4 | G4 C5'), maxFret: 8 })
  expect(Math.max(...plan.routes[0]!.notes.map(({ fret }) => fret))).toBeLessThanOrEqual(8)
})

test('frets count from the capo: the shape of C with a capo at 3 sounds E flat', () => {
  const neck = neckNamed('guitar', undefined, 3)
  const shifted = notesOf('C3 E3 G3 C4 E4').map((note) => ({ ...note, midi: note.midi + 3 }))
  const [route] = planHand({ neck, notes: shifted }).routes
  expect(placesOf(route!)).toBe(placesOf(planText('C3 E3 G3 C4 E4').routes[0]!))
})

test('every style has an integer for every row, and no change costs less than nothing', () => {
  const onsetTerms = ['open-note', 'open-in-chord', 'open-waived', 'fingers-waived']
  for (const [term, row] of Object.entries(HAND_COST_TABLE)) {
    for (const style of HAND_STYLES) {
      expect(Number.isInteger(row[style])).toBe(true)
      if (!onsetTerms.includes(term)) expect(row[style]).toBeGreaterThanOrEqual(0)
    }
  }
})
