/**
 * A finger that presses a ringing note stays, wherever fingers for the same places can: told by an
 * oracle that tries every finger on every string of every onset.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import type { Neck } from '../instrument/neck'
import { STANDARD_NECK } from '../instrument/neck'
import { HAND_STYLES } from './cost-table'
import { faultsOf, neckNamed, notesOf } from './hand-chart.test-support'
import type { HandBarre, HandNote, OnsetGrip, SoundingString } from './hand-plan'
import { planHand } from './plan-hand'
import {
  hasFingersInOrder,
  hasLegalBarres,
  hasRoomForFingers,
  isHandInPlace,
  reachOf,
} from './verify-grip'

function barresOf(sounding: readonly SoundingString[]): readonly HandBarre[] {
  return [1, 2, 3, 4].flatMap((finger) => {
    const places = sounding.filter((own) => own.finger === finger)
    if (places.length < 2) return []
    const strings = places.map(({ string }) => string)
    const { fret } = places[0]!
    return [{ finger, fret, fromString: Math.max(...strings), toString: Math.min(...strings) }]
  })
}

/** All fingers with which some hand presses the places of a grip, by note. */
function fingeringsOf(grip: OnsetGrip, neck: Neck): readonly ReadonlyMap<number, number>[] {
  let lists: readonly (readonly SoundingString[])[] = [[]]
  for (const place of grip.sounding) {
    const fingers = place.fret === 0 ? [0] : [1, 2, 3, 4]
    lists = lists.flatMap((list) => fingers.map((finger) => [...list, { ...place, finger }]))
  }
  return lists
    .map((sounding) => ({ ...grip, sounding, barres: barresOf(sounding), hand: 1 }))
    .filter(
      (own) =>
        hasFingersInOrder(own) &&
        hasLegalBarres(own) &&
        hasRoomForFingers(own, neck) &&
        reachOf(own, neck).isWithin &&
        Array.from({ length: 22 }, (_, below) => ({ ...own, hand: below + 1 })).some(isHandInPlace),
    )
    .map(({ sounding }) => new Map(sounding.map(({ note, finger }) => [note, finger])))
}

/** Whether the same places can be fingered so that every finger stays. */
function canStay(onsets: readonly OnsetGrip[], neck: Neck): boolean {
  let reached: readonly ReadonlyMap<number, number>[] = [new Map()]
  for (const grip of onsets) {
    reached = fingeringsOf(grip, neck).filter((are) =>
      reached.some((were) =>
        [...are].every(([note, finger]) => (were.get(note) ?? finger) === finger),
      ),
    )
  }
  return reached.length > 0
}

function swapsIn(onsets: readonly OnsetGrip[]): readonly number[] {
  return onsets
    .slice(1)
    .flatMap(({ sounding }, index) =>
      sounding
        .filter(({ note, finger }) =>
          onsets[index]!.sounding.some((was) => was.note === note && was.finger !== finger),
        )
        .map(({ note }) => note),
    )
}

const routesOf = (notes: readonly HandNote[], neck: Neck = STANDARD_NECK) =>
  HAND_STYLES.flatMap((style) => planHand({ neck, notes, style, limit: 3 }).routes)

/** A chord struck and held, or plucked and held, and notes over it. */
function heldUnder(chord: string, melody: string, isPlucked = false): readonly HandNote[] {
  const names = chord.split(' ')
  const notes = melody === '' ? [] : melody.split(' ')
  const length = notes.length + (isPlucked ? names.length : 1)
  const held = isPlucked
    ? names.map((name, index) => `${name}*${length - index}`).join(' | ')
    : names.map((name) => `${name}*${length}`).join(' ')
  return notesOf([held, ...notes].join(' | '))
}

// biome-ignore format: a row reads as it is printed
const ROWS: readonly (readonly [name: string, chord: string, melody: string])[] = [
  ['Am', 'A2 E3 A3', 'C4 D4 E4 B3'], ['A', 'A2 E3 A3', 'C#4 D4 E4 B3'], ['Am7', 'A2 E3 G3', 'C4 D4 E4'],
  ['F', 'F3 A3 C4', 'F4 G4'], ['F#', 'F#3 A#3 C#4', 'F#4 G#4'], ['G', 'G3 B3 D4', 'G4 A4'],
  ['C augmented', 'C3 E3 G#3', 'C4 D4 E4'], ['C augmented, high', 'C4 E4 G#4', 'C5 B4'],
  ['C', 'C3 G3', 'C4 D4 E4 F4'], ['C7', 'C3 E3 Bb3', 'C4 D4 E4'], ['Cmaj7', 'C3 G3 B3', 'D4 E4 G4'],
  ['D', 'D3 A3', 'D4 F#4 G4'], ['Dm', 'D3 A3', 'D4 F4 G4'], ['D7', 'D3 A3 C4', 'F#4 G4 A4'],
  ['E', 'E2 B2 E3', 'G#3 B3 C#4'], ['Em', 'E2 B2 E3', 'G3 A3 C4'], ['E7', 'E2 B2 D3', 'G#3 B3 C#4'],
  ['G over its bass', 'G2 D3 G3', 'B3 C4 D4'], ['G7', 'G2 F3', 'B3 C4 D4'], ['Gm', 'G2 D3 G3', 'Bb3 C4 D4'],
  ['Bb', 'Bb2 F3 Bb3', 'D4 Eb4 F4'], ['B7', 'B2 D#3 A3', 'B3 C#4 F#4'], ['Bm', 'B2 F#3 B3', 'D4 E4 F#4'],
  ['C#m', 'C#3 G#3 C#4', 'E4 F#4 G#4'], ['F#m', 'F#2 C#3 F#3', 'A3 B3 C#4'], ['Ab', 'Ab2 Eb3 Ab3', 'C4 Db4 Eb4'],
  ['G#dim7', 'G#2 F3 B3', 'D4 E4 F4'], ['Bm7b5', 'B2 F3 A3', 'D4 E4 F4'], ['Eb6', 'Eb3 Bb3 C4', 'G4 Ab4'],
  ['Asus4', 'A2 E3 A3', 'D4 E4 C#4'], ['Am9', 'A2 E3 G3 B3', 'C4 E4'], ['Fmaj7', 'F3 A3 C4', 'E4 F4 G4'],
  ['A7 at the fifth fret', 'A2 E3 G3 C#4', 'E4 F#4 G4'], ['E7#9', 'E2 G#3 D4', 'G4 A4'],
]

describe.each(ROWS)('%s under a melody', (_, chord, melody) => {
  test.each([
    ['struck', false],
    ['plucked', true],
  ])('keeps its fingers where they can stay, %s', (_how, isPlucked) => {
    for (const { onsets } of routesOf(heldUnder(chord, melody, isPlucked))) {
      if (canStay(onsets, STANDARD_NECK)) expect(swapsIn(onsets)).toEqual([])
    }
  })
})

test('most of these chords can keep their fingers, and not all', () => {
  const routes = ROWS.flatMap(([, chord, melody]) => routesOf(heldUnder(chord, melody)))
  const staying = routes.filter(({ onsets }) => canStay(onsets, STANDARD_NECK)).length
  expect(staying).toBeGreaterThan(routes.length * 0.8)
})

const CHORD_TONES = [[0, 4, 7], [0, 3, 7], [0, 4, 7, 10], [0, 3, 7, 10], [0, 4, 7, 11], [0, 3, 6, 9], [0, 4, 8], [0, 5, 7]] as const // biome-ignore format: a list
const NECKS = [STANDARD_NECK, neckNamed('guitar', 'drop-d'), neckNamed('guitar', undefined, 3)]

/** Two to four tones of a chord, low to high, and a melody above them. */
const anyHeldMusic = fc
  .record({
    neck: fc.constantFrom(...NECKS),
    root: fc.integer({ min: 40, max: 51 }),
    tones: fc.constantFrom(...CHORD_TONES),
    steps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }),
    melody: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 0, maxLength: 3 }),
    isPlucked: fc.boolean(),
  })
  .map(({ neck, root, tones, steps, melody, isPlucked }) => {
    let degree = 0
    const midis = steps.map((step) => {
      const midi =
        neck.capo + root + 12 * Math.floor(degree / tones.length) + tones[degree % tones.length]!
      degree += step
      return midi
    })
    const first = isPlucked ? midis.length : 1
    const end = first + melody.length
    const chord = midis.map((midi, index): HandNote => {
      const startBeat = isPlucked ? index : 0
      return { midi, startBeat, durationBeats: end - startBeat }
    })
    const over = melody.map((up, index) => ({
      midi: Math.min(76, midis.at(-1)! + up),
      startBeat: first + index,
      durationBeats: 1,
    }))
    return { neck, notes: [...chord, ...over] }
  })

test.each(HAND_STYLES)('in drawn held music no finger gives way that can stay, %s', (style) => {
  let [held, staying] = [0, 0]
  fc.assert(
    fc.property(anyHeldMusic, ({ neck, notes }) => {
      const plan = planHand({ neck, notes, style, whenUnplayable: 'reduce' })
      const { maxFret, losses, routes } = plan
      const { onsets } = routes[0]!
      expect(faultsOf({ neck, asked: notes, style, maxFret, losses, route: routes[0]! })).toEqual(
        [],
      )
      held++
      if (!canStay(onsets, neck)) return
      staying++
      expect(swapsIn(onsets)).toEqual([])
    }),
    { seed: 20261123, numRuns: drawCount(150) },
  )
  expect(staying).toBeGreaterThan(held * 0.8)
})
