/** Takes of a made guitar, heard and judged as a microphone's are: pitch, timing and latency. */
import { describe, expect, test } from 'vitest'
import { drawSome } from '../../../../../test/support/draw-count'
import { hearTake, renderTake, type Sound } from '../../../../../test/support/synthetic-take'
import { latencyOf } from '../latency'
import type { PlayedNote } from '../onset-pitch'
import { judgeTake } from './judge-take'
import { type AskedOnset, onsetsOfStrings } from './played-onset'

/** Offsets as of a person: up to 10 ms about the time, the same in every run. */
const human = (index: number) => 0.01 * Math.sin(index * 2.4)

/** A line over the whole neck in eighths at 120. */
const LINE = [
  40, 45, 47, 50, 52, 55, 57, 59, 60, 62, 64, 67, 69, 72, 74, 76, 72, 69, 67, 64, 64, 60, 57, 55,
  52, 50, 47, 45, 43, 41, 40, 40,
]
const STEP_SECONDS = 0.25
const START_SECONDS = 0.4
const asked: readonly AskedOnset[] = LINE.map((midi, index) => ({
  id: `n${index}`,
  midis: [midi],
  seconds: START_SECONDS + index * STEP_SECONDS,
}))
const right = asked.map(({ midis, seconds }, index) => ({
  midi: midis[0]!,
  seconds: seconds + human(index),
}))

type Expectation = (index: number) => string
const isHit = (index: number) => index % 5 === 3

const TAKES: readonly (readonly [string, readonly PlayedNote[], Expectation])[] = [
  ['right', right, () => 'right'],
  [
    '60 ms late',
    asked.map(({ midis, seconds }) => ({ midi: midis[0]!, seconds: seconds + 0.06 })),
    () => 'late',
  ],
  [
    'wrong in places',
    right.map((note, index) => (isHit(index) ? { ...note, midi: note.midi + 1 } : note)),
    (index) => (isHit(index) ? 'wrong' : 'right'),
  ],
  [
    'with notes missing',
    right.filter((_, index) => !isHit(index)),
    (index) => (isHit(index) ? 'missed' : 'right'),
  ],
  [
    'with notes doubled',
    right.flatMap((note, index) =>
      isHit(index) ? [note, { ...note, seconds: note.seconds + 0.125 }] : [note],
    ),
    () => 'right',
  ],
]

const SOUNDS: readonly Sound[] = ['clean', 'noisy', 'overdriven']
const judged = new Map<string, ReturnType<typeof judgeTake>>()
/** The take of a row by one sound; what is asked about twice is heard once. */
function judgeSound([what, take]: (typeof TAKES)[number], sound: Sound) {
  const key = `${what} ${sound}`
  const result =
    judged.get(key) ?? judgeTake(asked, onsetsOfStrings(hearTake(renderTake(take, sound)), []))
  judged.set(key, result)
  return result
}

describe.each(SOUNDS)('a %s guitar', (sound) => {
  // By the clean guitar all of them; by the others two in turn, and the one that is asked about twice.
  const takes =
    sound === 'clean' ? TAKES : [...drawSome(TAKES.slice(0, -1), 2, sound.length), TAKES.at(-1)!]
  test.each(takes)('%s, is judged as it was played, 97 notes of 100', (...row) => {
    const [, , wanted] = row
    const mistaken = judgeSound(row, sound).onsets.flatMap(({ verdict }, index) =>
      verdict === wanted(index)
        ? []
        : [`note ${index} (${LINE[index]}): ${verdict}, not ${wanted(index)}`],
    )
    expect(mistaken.slice(Math.floor(0.03 * LINE.length))).toEqual([])
  })

  test('shows the notes that were struck twice, and no others', () => {
    const doubled = judgeSound(TAKES.at(-1)!, sound).onsets.map(({ isDoubled }) => isDoubled)
    expect(doubled).toEqual(LINE.map((_, index) => isHit(index)))
  })

  test('shows its latency within 15 ms', () => {
    const clicks = Array.from({ length: 8 }, (_, index) => 0.4 + index * 0.6)
    const played = clicks.map((click, index) => ({
      midi: 57,
      seconds: click + 0.09 + 2 * human(index),
    }))
    const heard = hearTake(renderTake(played, sound)).map(({ seconds }) => seconds)
    expect(Math.abs(latencyOf(clicks, heard)! - 0.09)).toBeLessThanOrEqual(0.015)
  })
})
