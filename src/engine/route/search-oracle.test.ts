/**
 * The search against a slow, obvious one: every way to play a short melody, priced by a second
 * reading of the model's table, compared by the written rule.
 */

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { resolveHandWindow } from './hand-window'
import { type NoteChoices, type NoteSetting, noteChoicesOf } from './note-choices'
import { placeCode } from './place-code'
import type { RouteRequestNote } from './route'
import { type StatePath, searchBest } from './search-best'

const OPEN = [64, 59, 55, 50, 45, 40]

interface Way {
  readonly string: number
  readonly fret: number
  readonly finger: number
  readonly hand: number
}

interface Priced {
  readonly ways: readonly Way[]
  readonly total: number
  readonly shifts: number
  readonly fretSum: number
  readonly stretches: number
}

function waysOf(note: RouteRequestNote, setting: NoteSetting): readonly Way[] {
  const ways: Way[] = []
  OPEN.forEach((open, index) => {
    for (let fret = 0; fret <= setting.maxFret; fret++) {
      const midi = open + fret
      if (note.anyOctave ? midi % 12 !== note.midi % 12 : midi !== note.midi) continue
      const string = index + 1
      if (note.pin?.string !== undefined && note.pin.string !== string) continue
      if (note.pin?.fret !== undefined && note.pin.fret !== fret) continue
      for (let hand = 1; hand <= Math.max(1, setting.maxFret); hand++) {
        if (fret === 0) ways.push({ string, fret, finger: 0, hand })
        else if (fret >= hand && fret <= hand + 3) {
          ways.push({ string, fret, finger: fret - hand + 1, hand })
        } else if (fret === hand + 4) ways.push({ string, fret, finger: 4, hand })
      }
    }
  })
  return ways
}

/** The model's table, read a second time. */
function priceNote(way: Way, setting: NoteSetting): number {
  const { window, shape } = setting
  let cost = shape && !shape.places.has(placeCode(way.string, way.fret)) ? 12 : 0
  const isOutside = way.fret > 0 && (way.fret < window.startFret || way.fret > window.endFret)
  if (window.source !== 'none' && !isOutside) {
    const low = Math.max(1, window.startFret)
    const high = Math.max(low, window.endFret - 3)
    cost += 10 * Math.max(0, low - way.hand, way.hand - high)
  }
  if (way.fret === 0) {
    const isAsked = window.source !== 'none' && window.startFret >= 2
    if (isAsked || (way.hand >= 5 && way.string < 6)) cost += 300
    if (!window.openStringsWaived) cost += 20
    if (way.hand >= 5) cost += Math.round((45 * Math.min(8, way.hand - 4)) / 4)
    return cost
  }
  cost += way.fret + 8 * Math.max(0, way.fret - 12)
  if (way.string > 3) cost += 6 * Math.max(0, way.fret - 9)
  if (way.finger === 4) cost += 5
  if (way.fret === way.hand + 4) cost += 60
  if (window.source === 'none') return cost
  return cost + 40 * Math.max(0, window.startFret - way.fret, way.fret - window.endFret)
}

function priceStep(from: Way, to: Way, octaveFree: boolean): number {
  const distance = Math.abs(to.hand - from.hand)
  const shift = distance === 0 ? 0 : 60 + 60 * distance
  const strings = Math.abs(to.string - from.string)
  const rise = OPEN[to.string - 1]! + to.fret - OPEN[from.string - 1]! - from.fret
  const sameFinger = strings > 0 && distance === 0 && to.finger > 0 && to.finger === from.finger
  return (
    shift +
    (strings > 0 ? 8 + 15 * (strings - 1) : 0) +
    (strings > 0 && Math.abs(rise) === 1 && from.fret > 0 && to.fret > 0 ? 12 : 0) +
    (sameFinger ? 10 : 0) +
    (sameFinger && (from.fret !== to.fret || (to.finger > 1 && strings > 1)) ? 5 : 0) +
    (octaveFree ? 12 * Math.max(0, Math.abs(rise) - 6) : 0)
  )
}

function compareSequences(a: Priced, b: Priced): number {
  for (let index = 0; index < a.ways.length; index++) {
    const [one, other] = [a.ways[index]!, b.ways[index]!]
    const difference =
      one.string - other.string || one.fret - other.fret || one.finger - other.finger
    if (difference !== 0) return difference
  }
  return 0
}

function compareHands(a: Priced, b: Priced): number {
  const index = a.ways.findIndex((way, at) => way.hand !== b.ways[at]!.hand)
  return index < 0 ? 0 : a.ways[index]!.hand - b.ways[index]!.hand
}

const compare = (a: Priced, b: Priced): number =>
  a.total - b.total ||
  a.shifts - b.shifts ||
  a.fretSum - b.fretSum ||
  a.stretches - b.stretches ||
  compareSequences(a, b) ||
  compareHands(a, b)

/** The best of all ways to play the notes; `undefined` where there is none. */
function bruteForce(notes: readonly RouteRequestNote[], setting: NoteSetting): Priced | undefined {
  let best: Priced | undefined
  const columns = notes.map((note) => waysOf(note, setting))
  const walk = (ways: readonly Way[], total: number, shifts: number): void => {
    const index = ways.length
    if (index === notes.length) {
      const priced = {
        ways,
        total,
        shifts,
        fretSum: ways.reduce((sum, { fret }) => sum + fret, 0),
        stretches: ways.filter(({ fret, hand }) => fret === hand + 4).length,
      }
      if (!best || compare(priced, best) < 0) best = priced
      return
    }
    const before = ways[index - 1]
    for (const way of columns[index]!) {
      if (before && way.finger === 0 && way.hand !== before.hand) continue
      const octaveFree = Boolean(notes[index]!.anyOctave || notes[index - 1]?.anyOctave)
      const anchor = setting.shape?.handPositionFret
      const away = anchor === undefined ? 0 : Math.abs(way.hand - anchor)
      const step = before ? priceStep(before, way, octaveFree) : away === 0 ? 0 : 60 + 60 * away
      walk(
        [...ways, way],
        total + step + priceNote(way, setting),
        shifts + (before && before.hand !== way.hand ? 1 : 0),
      )
    }
  }
  walk([], 0, 0)
  return best
}

function asPriced(choices: readonly NoteChoices[], path: StatePath): Priced {
  const ways = [...path.states].map((state, note): Way => {
    const { string, fret, finger, hand } = choices[note]!.states
    return {
      string: string[state]!,
      fret: fret[state]!,
      finger: finger[state]!,
      hand: hand[state]!,
    }
  })
  const { total, shifts, fretSum, stretches } = path
  return { ways, total, shifts, fretSum, stretches }
}

interface Case {
  readonly notes: readonly RouteRequestNote[]
  readonly setting: NoteSetting
}

let comparedCases = 0

/** The best route is the one that brute force finds; where nothing can be played, both find none. */
function expectAgreement({ notes, setting }: Case): void {
  const expected = bruteForce(notes, setting)
  const choices = noteChoicesOf(notes, setting)
  const anchor = setting.shape?.handPositionFret
  if (choices.some((noteChoices) => noteChoices.candidates.length === 0)) {
    expect(expected).toBeUndefined()
    return
  }
  comparedCases++
  expect(asPriced(choices, searchBest(choices, anchor))).toEqual(expected)
}

const note = (midi: number, more: Partial<RouteRequestNote> = {}): RouteRequestNote => ({
  midi,
  startBeat: 0,
  durationBeats: 1,
  ...more,
})

const anySetting = fc
  .record({
    maxFret: fc.constantFrom(0, 3, 7, 9, 12, 12, 15, 24),
    position: fc.constantFrom('any', 'any', 'open', 'first', 'second', 'fifth', 'ninth'),
    hand: fc.constantFrom(undefined, undefined, '3-8', '7-7', '0-2'),
  })
  .map(({ maxFret, position, hand }): NoteSetting | undefined => {
    try {
      return {
        neck: STANDARD_NECK,
        maxFret,
        window: resolveHandWindow({ position, hand, maxFret }),
      }
    } catch {
      return undefined
    }
  })
  .filter((setting) => setting !== undefined)

const anyPitch = fc.integer({ min: 38, max: 80 })
const openPitch = fc.constantFrom(...OPEN)
const anyPin = fc.constantFrom(
  undefined, undefined, undefined, { string: 2 }, { string: 4 }, { fret: 0 }, { fret: 5 }, { string: 3, fret: 7 },
) // biome-ignore format: a list of pins

const exactNotes = (maxLength: number) =>
  fc.array(
    fc
      .tuple(fc.oneof(anyPitch, anyPitch, openPitch), anyPin)
      .map(([midi, pin]) => note(midi, pin && { pin })),
    { minLength: 1, maxLength },
  )

const run = (property: fc.IPropertyWithHooks<[Case]>, numRuns: number) =>
  fc.assert(property, { seed: 20261112, numRuns })

describe('the search agrees with brute force in cost, order, fingers and ties', () => {
  test('for one to three notes over the whole neck, with windows, limits and pins', () => {
    run(
      fc.property(fc.record({ notes: exactNotes(3), setting: anySetting }), expectAgreement),
      6000,
    )
  })

  test('for up to five notes in the low frets', () => {
    const low = fc
      .array(fc.integer({ min: 40, max: 68 }), { minLength: 3, maxLength: 5 })
      .map((midis) => midis.map((midi) => note(midi)))
    const setting = fc.constantFrom<NoteSetting>(
      { neck: STANDARD_NECK, maxFret: 4, window: resolveHandWindow({ maxFret: 4 }) },
      {
        neck: STANDARD_NECK,
        maxFret: 5,
        window: resolveHandWindow({ maxFret: 5, position: 'first' }),
      },
      { neck: STANDARD_NECK, maxFret: 5, window: resolveHandWindow({ maxFret: 5, hand: '2-5' }) },
    )
    run(fc.property(fc.record({ notes: low, setting }), expectAgreement), 3000)
  })

  test('for repeated notes, wide leaps and runs of open strings', () => {
    const midis = fc.oneof(
      fc
        .tuple(anyPitch, fc.integer({ min: 2, max: 3 }))
        .map(([midi, count]) => Array<number>(count).fill(midi)),
      fc.tuple(fc.constantFrom(40, 43, 45), fc.constantFrom(64, 71, 76), fc.constantFrom(40, 52)),
      fc.array(openPitch, { minLength: 1, maxLength: 3 }),
      fc.tuple(openPitch, openPitch, anyPitch),
    )
    const setting = fc.constantFrom<NoteSetting>(
      { neck: STANDARD_NECK, maxFret: 9, window: resolveHandWindow({ maxFret: 9 }) },
      {
        neck: STANDARD_NECK,
        maxFret: 12,
        window: resolveHandWindow({ maxFret: 12, position: 'fifth' }),
      },
      {
        neck: STANDARD_NECK,
        maxFret: 7,
        window: resolveHandWindow({ maxFret: 7, position: 'open' }),
      },
    )
    const cases = fc.record({ notes: midis.map((row) => row.map((midi) => note(midi))), setting })
    run(fc.property(cases, expectAgreement), 1500)
  })

  test('for melodies along one string, where an early and a late shift cost the same', () => {
    const notes = fc
      .tuple(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 5 }),
      )
      .map(([string, frets]) =>
        frets.map((fret) => note(OPEN[string - 1]! + fret, { pin: { string } })),
      )
    const setting: NoteSetting = {
      neck: STANDARD_NECK,
      maxFret: 12,
      window: resolveHandWindow({ maxFret: 12 }),
    }
    run(fc.property(fc.record({ notes, setting: fc.constant(setting) }), expectAgreement), 800)
  })

  test('for pitch classes, whose octave is part of the search', () => {
    const notes = fc.array(
      fc
        .tuple(fc.integer({ min: 60, max: 71 }), fc.boolean())
        .map(([midi, anyOctave]) => note(midi, { anyOctave })),
      { minLength: 1, maxLength: 3 },
    )
    const setting = fc.constantFrom<NoteSetting>(
      { neck: STANDARD_NECK, maxFret: 4, window: resolveHandWindow({ maxFret: 4 }) },
      {
        neck: STANDARD_NECK,
        maxFret: 7,
        window: resolveHandWindow({ maxFret: 7, position: 'fifth' }),
      },
    )
    run(fc.property(fc.record({ notes, setting }), expectAgreement), 800)
  })

  test('for a held shape, with its anchor and its preferred places', () => {
    const setting: NoteSetting = {
      neck: STANDARD_NECK,
      maxFret: 10,
      window: resolveHandWindow({ maxFret: 10, shapeFrets: { startFret: 3, endFret: 6 } }),
      shape: {
        places: new Set([placeCode(6, 3), placeCode(5, 5), placeCode(4, 5), placeCode(1, 3)]),
        handPositionFret: 3,
        held: [],
      },
    }
    const notes = fc
      .array(fc.integer({ min: 43, max: 70 }), { minLength: 1, maxLength: 3 })
      .map((midis) => midis.map((midi) => note(midi)))
    run(fc.property(fc.record({ notes, setting: fc.constant(setting) }), expectAgreement), 800)
  })
})

// After all of them, in whatever order they run.
afterAll(() => {
  expect(comparedCases, 'cases that could be played').toBeGreaterThan(3000)
})
