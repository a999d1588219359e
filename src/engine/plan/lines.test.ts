/** Lines as methods print them, on any neck, and how far a small edit moves them. */
import { expect, test } from 'vitest'
import { drawSome } from '../../../test/support/draw-count'
import type { HandWindow } from '../hand/hand-window'
import { STANDARD_NECK } from '../instrument/neck'
import { neckNamed } from './chart.test-support'
import { planMusic } from './plan-music'
import { lineOf, TUNES } from './tunes.test-support'

const FIRST: HandWindow = {
  source: 'hand',
  startFret: 0,
  endFret: 4,
  lowestHandFret: 1,
  highestHandFret: 1,
  openStringsWaived: false,
}
const HIGH_A = 69
const strings = (midis: readonly number[]) =>
  planMusic(lineOf(midis), { neck: STANDARD_NECK }).routes[0]!.notes.map(({ string }) => string)

/** Major, minor, harmonic minor, both pentatonics. */
const SCALES = [
  '0 2 4 5 7 9 11 12',
  '0 2 3 5 7 8 10 12',
  '0 2 3 5 7 8 11 12',
  '0 3 5 7 10 12',
  '0 2 4 7 9 12',
]

test.each(['guitar', 'guitar-7', 'bass', 'bass-5', 'mandolin', 'ukulele'])(
  'nineteen scales of twenty climb from string to string on the %s',
  (id) => {
    const neck = neckNamed(id)
    const opens = neck.strings.map(({ midi }) => midi)
    const lines = SCALES.flatMap((text) => {
      const scale = text.split(' ').map(Number)
      const two = [...scale, ...scale.slice(1).map((over) => over + 12)]
      return Array.from({ length: 12 }, (_, key) =>
        [scale, two].map((line) => line.map((over) => Math.min(...opens) + key + over)),
      ).flat()
    }).filter((midis) => midis.at(-1)! <= Math.max(...opens) + 14)
    const turned = lines
      .flatMap((midis) => [midis, midis.toReversed()])
      .filter((midis) => {
        const own = planMusic(lineOf(midis), { neck }).routes[0]!.notes.map(({ string }) => string)
        const up = midis[0]! < midis.at(-1)! ? own : own.toReversed()
        return up.some((string, at) => at > 0 && string > up[at - 1]!)
      })
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(turned.length).toBeLessThanOrEqual(0.05 * 2 * lines.length)
  },
)

test('lines that first position holds lie there where it is asked for', () => {
  const held = TUNES.filter(({ midis }) => Math.max(...midis) <= HIGH_A)
  expect(held.length).toBeGreaterThan(150)
  for (const { name, midis } of held) {
    const { style, routes } = planMusic(lineOf(midis), { neck: STANDARD_NECK, window: FIRST })
    expect(style).toBe('melody')
    for (const { midi, fret } of routes[0]!.notes) {
      expect(fret, name).toBeLessThanOrEqual(midi === HIGH_A ? 5 : 4)
    }
  }
})

/** The share of edits that lay more than three in ten of the other notes on other strings. */
function movedBy(midis: readonly number[]): readonly boolean[] {
  const was = strings(midis)
  return midis.flatMap((midi, at) => {
    const without = strings(midis.toSpliced(at, 1)).toSpliced(at, 0, 0)
    const doubled = strings(midis.toSpliced(at, 0, midi)).toSpliced(at, 1)
    return [without, doubled].map((is) => {
      const others = was.filter((string, index) => index !== at && string !== is[index])
      return others.length > 0.3 * (midis.length - 1)
    })
  })
}

test('a note dropped or doubled seldom moves a tune elsewhere', () => {
  // Short lines have near ties; of whole tunes the share is 1 in 100.
  const moved = drawSome(TUNES, 24).flatMap(({ midis }) => movedBy(midis))
  expect(moved.length).toBeGreaterThan(600)
  expect(moved.filter(Boolean).length / moved.length).toBeLessThan(0.08)
})
