/** Playing along: pitch and timing of a take, by table and by sound. */
import { describe, expect, test } from 'vitest'
import { type AskedOnset, judgeTake, scoreOf } from './judge-take'
import { latencyOf } from './latency'
import type { PlayedNote } from './onset-pitch'
import { hearTake, renderTake, type Sound } from './synthetic-take.test-support'

/** Asked at whole seconds: C4 D4 E4 F4. */
const ASKED: readonly AskedOnset[] = [60, 62, 64, 65].map((midi, index) => ({
  id: `n${index}`,
  midis: [midi],
  seconds: index,
}))

const play = (...notes: readonly (readonly [midi: number, seconds: number])[]) =>
  notes.map(([midi, seconds]): PlayedNote => ({ midi, seconds }))

const verdictsOf = (played: readonly PlayedNote[], latency = 0) =>
  judgeTake(ASKED, played, latency).onsets.map(({ verdict }) => verdict)

describe('a take', () => {
  test.each([
    [
      'in time',
      play([60, 0.01], [62, 1.03], [64, 1.96], [65, 3]),
      ['right', 'right', 'right', 'right'],
    ],
    [
      '60 ms late',
      play([60, 0.06], [62, 1.06], [64, 2.06], [65, 3.06]),
      ['late', 'late', 'late', 'late'],
    ],
    ['one early', play([60, 0], [62, 0.9], [64, 2], [65, 3]), ['right', 'early', 'right', 'right']],
    ['one wrong', play([60, 0], [61, 1], [64, 2], [65, 3]), ['right', 'wrong', 'right', 'right']],
    [
      'one an octave up',
      play([60, 0], [74, 1], [64, 2], [65, 3]),
      ['right', 'octave', 'right', 'right'],
    ],
    ['one missing', play([60, 0], [64, 2], [65, 3]), ['right', 'missed', 'right', 'right']],
    ['nothing', play(), ['missed', 'missed', 'missed', 'missed']],
    [
      'all half a second late',
      play([60, 0.5], [62, 1.5], [64, 2.5], [65, 3.5]),
      ['missed', 'missed', 'missed', 'missed'],
    ],
  ])('%s', (_what, played, verdicts) => {
    expect(verdictsOf(played)).toEqual(verdicts)
  })

  test('a note struck twice is right and doubled; a stray one is extra', () => {
    const judged = judgeTake(ASKED, play([60, 0], [60, 0.15], [62, 1], [64, 2], [70, 2.5], [65, 3]))
    expect(judged.onsets.map(({ verdict }) => verdict)).toEqual([
      'right',
      'right',
      'right',
      'right',
    ])
    expect(judged.onsets.map(({ isDoubled }) => isDoubled)).toEqual([true, false, false, false])
    expect(judged.extra.map(({ midi }) => midi)).toEqual([70])
  })

  test('the latency is taken off before anything is judged', () => {
    const late = play([60, 0.12], [62, 1.12], [64, 2.12], [65, 3.12])
    expect(verdictsOf(late)).toEqual(['late', 'late', 'late', 'late'])
    expect(verdictsOf(late, 0.12)).toEqual(['right', 'right', 'right', 'right'])
  })

  test('a chord is one onset, right by any of its notes', () => {
    const chord: AskedOnset = { id: 'c', midis: [48, 52, 55], seconds: 0 }
    const verdictOf = (...midis: readonly number[]) =>
      judgeTake(
        [chord],
        midis.map((midi) => ({ midi, seconds: 0.01 })),
      ).onsets[0]?.verdict
    expect(verdictOf(52)).toBe('right')
    expect(verdictOf(48, 52, 55)).toBe('right')
    expect(verdictOf(49)).toBe('wrong')
  })

  test('the score counts every verdict and says how far off the right pitches were', () => {
    const judged = judgeTake(ASKED, play([60, 0.02], [62, 1.1], [63, 2], [65, 2.97]))
    expect(scoreOf(judged)).toEqual({
      total: 4,
      right: 2,
      early: 0,
      late: 1,
      octave: 0,
      wrong: 1,
      missed: 0,
      doubled: 0,
      extra: 0,
      meanOffsetMs: 30,
    })
    expect(scoreOf(judgeTake([], []))).not.toHaveProperty('meanOffsetMs')
  })
})

/** Offsets as of a person: up to 20 ms about the time, the same in every run. */
const human = (index: number) => 0.02 * Math.sin(index * 2.4)

describe('the latency', () => {
  const clicks = Array.from({ length: 8 }, (_, index) => index * 0.6)

  test.each([0, 0.03, 0.085, 0.18, 0.3])('of %d s is found within 15 ms', (latency) => {
    const played = clicks.map((click, index) => click + latency + human(index))
    expect(Math.abs(latencyOf(clicks, played)! - latency)).toBeLessThanOrEqual(0.015)
  })

  test('is found though a click was not answered and another twice', () => {
    const played = clicks
      .slice(1)
      .flatMap((click, index) => (index === 3 ? [click + 0.1, click + 0.2] : [click + 0.1]))
    expect(latencyOf(clicks, played)).toBeCloseTo(0.1, 3)
  })

  test.each([
    ['silence', []],
    ['three answers', [0.1, 0.7, 1.3]],
    [
      'answers that have nothing to do with the clicks',
      clicks.map((click, i) => click + (i % 4) * 0.14),
    ],
  ])('%s says nothing', (_what, played) => {
    expect(latencyOf(clicks, played)).toBeUndefined()
  })
})

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
  seconds: seconds + human(index) / 2,
}))

type Expectation = (index: number) => string
const isHit = (index: number) => index % 5 === 3

const TAKES: readonly (readonly [string, readonly PlayedNote[], Expectation])[] = [
  ['right', right, () => 'right'],
  [
    '80 ms late in places',
    right.map((note, index) => (isHit(index) ? { ...note, seconds: note.seconds + 0.08 } : note)),
    (index) => (isHit(index) ? 'late' : 'right'),
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

describe.each<Sound>(['clean', 'noisy', 'overdriven'])('a %s guitar', (sound) => {
  test('is judged as it was played, 97 notes of 100 over all takes', () => {
    const mistaken = TAKES.flatMap(([what, take, wanted]) => {
      const { onsets } = judgeTake(asked, hearTake(renderTake(take, sound)))
      return onsets.flatMap(({ verdict }, index) =>
        verdict === wanted(index)
          ? []
          : [`${what}, note ${index} (${LINE[index]}): ${verdict}, not ${wanted(index)}`],
      )
    })
    expect(mistaken.slice(Math.floor(0.03 * LINE.length * TAKES.length))).toEqual([])
  })

  test('shows most notes that were struck twice, and no others', () => {
    const take = TAKES.at(-1)![1]
    const { onsets } = judgeTake(asked, hearTake(renderTake(take, sound)))
    const doubled = onsets.flatMap(({ isDoubled }, index) => (isDoubled ? [index] : []))
    const struckTwice = LINE.flatMap((_, index) => (isHit(index) ? [index] : []))
    expect(doubled.filter((index) => !struckTwice.includes(index))).toEqual([])
    expect(doubled.length).toBeGreaterThanOrEqual(struckTwice.length - 2)
  })

  test('shows its latency within 15 ms', () => {
    const clicks = Array.from({ length: 8 }, (_, index) => 0.4 + index * 0.6)
    const played = clicks.map((click, index) => ({
      midi: 57,
      seconds: click + 0.09 + human(index),
    }))
    const heard = hearTake(renderTake(played, sound)).map(({ seconds }) => seconds)
    expect(Math.abs(latencyOf(clicks, heard)! - 0.09)).toBeLessThanOrEqual(0.015)
  })
})
