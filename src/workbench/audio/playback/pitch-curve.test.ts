/** How techniques move the pitch of a note, and how notes of a string lead to each other. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { pitchCurveOf } from './pitch-curve'
import { timelineOf } from './timeline'

const SECONDS = 0.8

/** Cents at parts of a note, rounded. */
function centsAt(parts: readonly number[], technique: string, slidesToMidi?: number) {
  const curve = pitchCurveOf(
    { note: { midi: 60, technique }, ...(slidesToMidi !== undefined && { slidesToMidi }) },
    SECONDS,
  )!
  return parts.map((part) => Math.round(curve[Math.round(part * (curve.length - 1))]!))
}

test.each<[string, number | undefined, readonly number[]]>([
  ['bend', undefined, [0, 200, 200]],
  ['slide-in', undefined, [-200, 0, 0]],
  ['slide-out', undefined, [0, 0, -500]],
  ['slide', 64, [0, 0, 400]],
  ['slide', 57, [0, 0, -300]],
  ['slide-in+slide', 62, [-200, 0, 200]],
  ['bend+palm-mute', undefined, [0, 200, 200]],
])('%s (to %s) starts, stays and ends at %j cents', (technique, to, cents) => {
  expect(centsAt([0, 0.5, 1], technique, to)).toEqual(cents)
})

test.each(['normal', 'hammer-on', 'palm-mute', 'dead', 'harmonic', 'constructor'])(
  'the pitch of %s stays',
  (technique) => {
    expect(pitchCurveOf({ note: { midi: 60, technique } }, SECONDS)).toBeUndefined()
  },
)

test('a vibrato goes up and back to the pitch, five times a second and a half', () => {
  const curve = [...pitchCurveOf({ note: { midi: 60, technique: 'vibrato' } }, 2)!]
  expect(Math.min(...curve)).toBeCloseTo(0)
  expect(Math.max(...curve)).toBeCloseTo(45, 0)
  const tops = curve.filter(
    (cents, at) => cents > (curve[at - 1] ?? 0) && cents >= (curve[at + 1] ?? 0),
  )
  expect(tops.length).toBeGreaterThanOrEqual(10)
  expect(tops.length).toBeLessThanOrEqual(11)
})

test.each([0.02, 0.1, 0.5, 4])('a bend of %d s reaches its pitch within the note', (seconds) => {
  const curve = pitchCurveOf({ note: { midi: 60, technique: 'bend' } }, seconds)!
  expect(curve.at(-1)).toBe(200)
  const steps = [...curve].map((cents, at) => cents - (curve[at - 1] ?? 0))
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
})

describe('on one string', () => {
  const at = (fret: number, startBeat: number, technique: string, tied?: true): TabNote => ({
    ...tabNoteOf(`n${startBeat}`, { string: 2, fret }, startBeat, 1, STANDARD_NECK),
    technique,
    ...(tied && { tied }),
  })
  const laid = (...notes: readonly TabNote[]) =>
    timelineOf([{ ...emptyMeasure(1), notes }]).notes.map(({ isLegato, slidesToMidi }) => [
      isLegato === true,
      slidesToMidi,
    ])
  const PLAIN = [false, undefined]

  test.each<[string, readonly TabNote[], unknown]>([
    [
      'a hammer-on begins the next note',
      [at(5, 0, 'hammer-on'), at(7, 1, 'normal')],
      [PLAIN, [true, undefined]],
    ],
    [
      'a pull-off too',
      [at(7, 0, 'hammer-on+accent'), at(5, 1, 'normal')],
      [PLAIN, [true, undefined]],
    ],
    [
      'a slide goes to the next note',
      [at(5, 0, 'slide'), at(8, 1, 'normal')],
      [
        [false, 67],
        [true, undefined],
      ],
    ],
    ['plain notes are struck', [at(5, 0, 'normal'), at(7, 1, 'normal')], [PLAIN, PLAIN]],
    ['after a rest a note is struck', [at(5, 0, 'slide'), at(8, 2, 'normal')], [PLAIN, PLAIN]],
    ['a slide of nothing after it stays', [at(5, 0, 'slide')], [PLAIN]],
    [
      'the last of tied notes leads on',
      [at(5, 0, 'normal'), at(5, 1, 'hammer-on', true), at(7, 2, 'normal')],
      [PLAIN, [true, undefined]],
    ],
  ])('%s', (_what, notes, expected) => {
    expect(laid(...notes)).toEqual(expected)
  })

  test('a note of another string is struck', () => {
    const other = tabNoteOf('other', { string: 3, fret: 5 }, 1, 1, STANDARD_NECK)
    expect(laid(at(5, 0, 'hammer-on'), other)).toEqual([PLAIN, PLAIN])
  })
})
