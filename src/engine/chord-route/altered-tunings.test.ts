/**
 * Drop and open tunings as players finger them: power chords under one finger on the lowest strings,
 * open ones as the pedal, barres that lie still while other fingers come down above, drones.
 */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { neckNamed } from '../polyphony/hand-chart.test-support'
import type { HandNote, HandRequest, HandRoute } from '../polyphony/hand-plan'
import { planHand } from '../polyphony/plan-hand'
import { verifyHand } from '../polyphony/verify-hand'
import { planInStyle } from './choose-style'

type Neck = HandRequest['neck']

/** Tunings whose strings from this one on are root, fifth and octave. */
// biome-ignore format: a row reads as a table
const ONE_FINGER: readonly (readonly [tuning: string, instrument: string, thickest: number])[] = [
  ['drop-d', 'guitar', 6], ['drop-c-sharp', 'guitar', 6], ['drop-c', 'guitar', 6], ['drop-b', 'guitar', 6],
  ['double-drop-d', 'guitar', 6], ['dadgad', 'guitar', 6], ['open-d', 'guitar', 6], ['open-e', 'guitar', 6],
  ['open-c', 'guitar', 6], ['open-g', 'guitar', 5], ['open-a', 'guitar', 5],
  ['drop-a', 'guitar-7', 7], ['drop-e', 'guitar-8', 8], ['drop-d', 'bass', 4],
]

const LITTLE_FINGER = 4

/** Notes half a beat apart from `string:fret` or `string:fret/finger`; pinned where asked. */
function notesAt(neck: Neck, text: string, isPinned = false): readonly HandNote[] {
  return text.split('|').flatMap((onset, index) =>
    onset
      .trim()
      .split(/\s+/)
      .map((place): HandNote => {
        const [string, fret, finger] = place.split(/[:/]/).map(Number)
        const midi = neck.strings.find((own) => own.string === string)!.midi + fret!
        const pin = { string: string!, fret: fret!, ...(finger !== undefined && { finger }) }
        return { midi, startBeat: index / 2, durationBeats: 0.5, ...(isPinned && { pin }) }
      }),
  )
}

const planAt = (neck: Neck, text: string, isPinned = false): HandRoute =>
  planHand({ neck, notes: notesAt(neck, text, isPinned) }).routes[0]!

/** Places onset by onset, in the order of strings: two strings can sound one pitch. */
const placesOf = ({ onsets }: HandRoute) =>
  onsets.map(({ sounding }) => sounding.map(({ string, fret }) => `${string}:${fret}`).sort())
const asPlaces = (text: string) => text.split('|').map((onset) => onset.trim().split(/\s+/).sort())
const slideOn = (strings: readonly number[], frets: readonly number[]) =>
  frets.map((fret) => strings.map((string) => `${string}:${fret}`).join(' ')).join(' | ')

describe.each(ONE_FINGER)('power chords in %s on the %s', (tuning, instrument, thickest) => {
  const neck = neckNamed(instrument, tuning)
  const pair = [thickest, thickest - 1]
  const triple = [...pair, thickest - 2]
  const sets = instrument === 'bass' ? [pair] : [pair, triple]

  test.each(sets)('lie under one finger at every fret, never the little one: %j', (...strings) => {
    for (let fret = 1; fret <= 12; fret++) {
      const { notes, breakdown } = planAt(neck, slideOn(strings, [fret]), true)
      const fingers = new Set(notes.map(({ finger }) => finger))
      expect([...fingers]).toHaveLength(1)
      expect(Math.max(...fingers)).toBeLessThan(LITTLE_FINGER)
      const terms = breakdown.map(({ term }) => term)
      expect(terms).not.toContain('index-barre')
      expect(terms).not.toContain('tip-barre')
    }
  })

  test('slide along the strings of the open one', () => {
    const text = slideOn(triple.slice(0, sets.length + 1), [0, 3, 5, 7, 5, 3, 0, 1, 0])
    const route = planAt(neck, text)
    expect(placesOf(route)).toEqual(asPlaces(text))
    for (const { sounding } of route.onsets) {
      expect(new Set(sounding.map(({ finger }) => finger)).size).toBe(1)
    }
  })
})

test('power chords of standard tuning keep their fingers and pay their barres', () => {
  const { notes } = planAt(STANDARD_NECK, '6:5 5:7 4:7', true)
  expect(notes.map(({ finger }) => finger)).toEqual([1, 3, 4])
  const fourths = planAt(STANDARD_NECK, '5:5/1 4:5/1', true).breakdown
  expect(fourths.find(({ term }) => term === 'index-barre')?.cost).toBe(18)
})

// biome-ignore format: a row reads as it is tabbed
const RIFFS: readonly (readonly [what: string, tuning: string, text: string])[] = [
  ['chords over a low pedal', 'drop-d', '6:0 5:0 4:0 | 6:0 5:0 4:0 | 6:0 | 6:0 | 6:3 5:3 4:3 | 6:0 | 6:0 | 6:5 5:5 4:5 | 6:0 | 6:8 5:8 4:8 | 6:7 5:7 4:7 | 6:5 5:5 4:5'],
  ['high chords between open ones', 'drop-d', '6:0 5:0 4:0 | 6:0 5:0 4:0 | 6:10 5:10 4:10 | 6:0 5:0 4:0 | 6:8 5:8 4:8 | 6:0 5:0 4:0 | 6:12 5:12 4:12 | 6:10 5:10 4:10'],
  ['the same, a tone lower', 'drop-c', '6:0 5:0 4:0 | 6:0 5:0 4:0 | 6:10 5:10 4:10 | 6:0 5:0 4:0 | 6:8 5:8 4:8 | 6:0 5:0 4:0 | 6:12 5:12 4:12 | 6:10 5:10 4:10'],
  ['two strings, chromatic', 'drop-c', '6:2 5:2 | 6:3 5:3 | 6:5 5:5 | 6:7 5:7 | 6:8 5:8 | 6:7 5:7 | 6:5 5:5'],
  ['a gallop', 'drop-b', '6:0 | 6:0 | 6:0 | 6:3 5:3 4:3 | 6:0 | 6:0 | 6:0 | 6:1 5:1 4:1 | 6:0 | 6:0 | 6:5 5:5 4:5 | 6:6 5:6 4:6'],
  ['a shuffle over a barre', 'drop-d', '6:5 5:5 | 6:5 5:5 | 6:5 5:7 | 6:5 5:7 | 6:5 5:5 | 6:5 5:5 | 6:5 5:7 | 6:5 5:7'],
  ['open chords and power chords', 'double-drop-d', '6:0 5:0 4:0 3:2 2:3 1:0 | 5:3 4:2 3:0 2:1 1:0 | 6:5 5:5 4:5 3:0 | 6:3 5:3 4:3 | 6:0 5:0 4:0 3:2 2:3 1:0'],
  ['full barres', 'open-d', '6:0 5:0 4:0 3:0 2:0 1:0 | 6:5 5:5 4:5 3:5 2:5 1:5 | 6:7 5:7 4:7 3:7 2:7 1:7 | 6:0 5:0 4:0 3:0 2:0 1:0'],
  ['chords with drones', 'dadgad', '6:0 5:0 4:0 3:2 2:0 1:0 | 5:2 4:0 3:0 2:0 1:0 | 5:0 4:2 3:2 2:0 1:0 | 6:0 5:0 4:0 3:2 2:0 1:0'],
  ['an alternating bass', 'open-g', '5:0 1:0 | 3:0 | 4:0 2:1 | 3:0 | 5:0 2:0 | 3:0 | 4:0 1:0 | 3:0 | 5:0 2:1 | 3:0 | 4:0 1:2 | 3:0'],
  ['a melody over two basses', 'open-d', '6:0 1:0 | 4:0 | 6:0 1:2 | 4:0 | 6:0 2:0 | 4:0 | 6:0 3:1 | 4:0 | 6:0 3:0 | 4:0'],
  ['a folk pattern', 'drop-d', '6:0 1:2 | 3:2 | 4:0 | 2:3 | 6:0 1:0 | 3:2 | 4:0 | 2:3 | 6:5 2:3 | 3:0 | 4:0 | 2:0'],
]

test.each(RIFFS)('%s, %s: strings and frets as players tab them', (_, tuning, text) => {
  const neck = neckNamed('guitar', tuning)
  const asked = notesAt(neck, text)
  const plan = planInStyle({ neck, notes: asked }, undefined)
  const route = plan.routes[0]!
  expect(placesOf(route)).toEqual(asPlaces(text))
  const proof = verifyHand({
    neck,
    asked,
    style: plan.style,
    maxFret: plan.maxFret,
    losses: [],
    route,
  })
  expect(Object.entries(proof).filter(([, holds]) => holds === false)).toEqual([])
})

const REGRIP = 23

// biome-ignore format: a row reads as it is tabbed
const CHANGES: readonly (readonly [what: string, tuning: string, text: string, fingers: number])[] = [
  ['the ring finger comes down above a barre', 'drop-d', '6:5/1 5:5/1 | 6:5/1 5:7/3', 1],
  ['and lifts again', 'drop-d', '6:5/1 5:7/3 | 6:5/1 5:5/1', 1],
  ['two fingers come down', 'open-g', '4:5/1 3:5/1 2:5/1 | 4:7/3 3:5/1 2:6/2', 2],
  ['the middle finger lifts: minor', 'standard-6-string', '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1 | 6:1/1 5:3/3 4:3/4 3:1/1 2:1/1 1:1/1', 1],
  ['the ring finger lifts: a seventh', 'standard-6-string', '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1 | 6:1/1 5:3/3 4:1/1 3:2/2 2:1/1 1:1/1', 1],
  ['the barre moves to other strings', 'drop-d', '6:5/1 5:5/1 | 5:5/1 4:5/1', 1],
  ['the barre leaves a string that falls silent', 'drop-d', '6:5/1 5:5/1 4:5/1 | 6:5/1 5:5/1', 1],
  ['the barre slides', 'drop-d', '6:5/1 5:5/1 4:5/1 | 6:7/1 5:7/1 4:7/1', 0],
]

test.each(CHANGES)('%s, %s: regrips only what moves', (_, tuning, text, fingers) => {
  const { breakdown } = planAt(neckNamed('guitar', tuning), text, true)
  expect(breakdown.find(({ term }) => term === 'regrip')?.cost ?? 0).toBe(REGRIP * fingers)
})

// biome-ignore format: a row reads as it is tabbed
const STYLES: readonly (readonly [what: string, tuning: string, text: string, style: string])[] = [
  ['a melody over drones', 'dadgad', '6:0 3:2 | 2:0 | 1:0 | 3:4 | 6:0 3:2 | 2:0 | 3:0 | 4:4 | 6:0 4:0 | 2:0 | 1:2 | 1:0 | 5:0 2:0 | 3:2 | 3:0 | 4:0', 'acoustic'],
  ['an open chord plucked', 'standard-6-string', '6:0 2:0 | 3:0 | 2:0 | 1:0 | 2:0 | 3:0 | 6:0 2:3 | 3:0', 'acoustic'],
  ['open power chords', 'drop-d', '6:0 5:0 4:0 | 6:0 5:0 4:0 | 6:3 5:3 4:3 | 6:0 5:0 4:0', 'lead'],
  ['a low pedal and thirds', 'drop-d', '6:0 | 6:0 | 4:5 3:4 | 6:0 | 6:0 | 4:7 3:5 | 6:0 | 6:0 | 4:9 3:7', 'lead'],
  ['a low pedal and a melody', 'drop-d', '6:0 | 6:0 | 3:7 2:8 | 6:0 | 6:0 | 2:6 | 6:0 | 6:0 | 3:7', 'lead'],
]

/** The same with every note ringing on for the next two onsets. */
const ringingOn = (notes: readonly HandNote[]) =>
  notes.map((note) => ({ ...note, durationBeats: 1.5 }))

// biome-ignore format: a row reads as it is tabbed
const RINGING: readonly (readonly [what: string, tuning: string, text: string, style: string])[] = [
  ['power chords on changing strings', 'standard-6-string', '6:3 5:5 | 5:3 4:5 | 6:5 5:7 | 5:5 4:7 | 6:3 5:5 | 4:0 3:2', 'lead'],
  ['a low pedal and power chords', 'drop-d', '6:0 | 6:0 | 5:5 4:7 | 6:0 | 6:0 | 5:3 4:5 | 6:0 | 6:0 | 5:2 4:4', 'lead'],
  ['one power chord among plucked strings', 'standard-6-string', '5:3 4:5 | 3:0 | 2:1 | 3:0 | 5:0 | 4:2 | 3:2 | 2:1', 'acoustic'],
  ['a melody over a bass', 'open-g', '5:0 1:0 | 3:0 | 4:0 2:1 | 3:0 | 5:0 2:0 | 3:0 | 4:0 1:0 | 3:0', 'acoustic'],
]

test.each(RINGING)(
  '%s that ring on, %s: the style is told from the music',
  (_, tuning, text, style) => {
    const neck = neckNamed('guitar', tuning)
    expect(planInStyle({ neck, notes: ringingOn(notesAt(neck, text)) }, undefined).style).toBe(
      style,
    )
  },
)

test.each(STYLES)('%s, %s: the style is told from the music', (_, tuning, text, style) => {
  const neck = neckNamed('guitar', tuning)
  expect(planInStyle({ neck, notes: notesAt(neck, text) }, undefined).style).toBe(style)
})
