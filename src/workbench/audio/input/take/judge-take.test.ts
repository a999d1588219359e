/** Playing along: pitch and timing of a take, by table. */
import { describe, expect, test } from 'vitest'
import type { PlayedNote } from '../onset-pitch'
import { judgeTake, scoreOf, verdictOfNote } from './judge-take'
import { type AskedOnset, onsetsOfKeys, onsetsOfStrings } from './played-onset'

/** Asked at whole seconds: C4 D4 E4 F4. */
const ASKED: readonly AskedOnset[] = [60, 62, 64, 65].map((midi, index) => ({
  id: `n${index}`,
  midis: [midi],
  seconds: index,
}))

const play = (...notes: readonly (readonly [midi: number, seconds: number])[]) =>
  notes.map(([midi, seconds]): PlayedNote => ({ midi, seconds }))

const verdictsOf = (played: readonly PlayedNote[], latency = 0) =>
  judgeTake(ASKED, onsetsOfStrings(played, []), latency).onsets.map(({ verdict }) => verdict)

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
    const played = play([60, 0], [60, 0.15], [62, 1], [64, 2], [70, 2.5], [65, 3])
    const judged = judgeTake(ASKED, onsetsOfStrings(played, []))
    expect(judged.onsets.map(({ verdict }) => verdict)).toEqual([
      'right',
      'right',
      'right',
      'right',
    ])
    expect(judged.onsets.map(({ isDoubled }) => isDoubled)).toEqual([true, false, false, false])
    expect(judged.extra.map(({ midis }) => midis)).toEqual([[70]])
  })

  test('the latency is taken off before anything is judged', () => {
    const late = play([60, 0.12], [62, 1.12], [64, 2.12], [65, 3.12])
    expect(verdictsOf(late)).toEqual(['late', 'late', 'late', 'late'])
    expect(verdictsOf(late, 0.12)).toEqual(['right', 'right', 'right', 'right'])
  })

  test('the score counts every verdict and says how far off the right pitches were', () => {
    const judged = judgeTake(
      ASKED,
      onsetsOfStrings(play([60, 0.02], [62, 1.1], [63, 2], [65, 2.97]), []),
    )
    expect(scoreOf(judged)).toEqual({
      total: 4,
      right: 2,
      early: 0,
      late: 1,
      partly: 0,
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

/** Asked at whole seconds: C, then A minor, then the single note F4. */
const CHORDS: readonly AskedOnset[] = [[48, 52, 55], [57, 60, 64], [65]].map((midis, index) => ({
  id: `c${index}`,
  midis,
  seconds: index,
}))

describe('chords by keyboard', () => {
  const judged = (...keys: readonly (readonly [midi: number, seconds: number])[]) =>
    judgeTake(CHORDS, onsetsOfKeys(play(...keys), CHORDS))
  const RIGHT_C = [
    [48, 0],
    [52, 0.01],
    [55, 0.02],
  ] as const
  const RIGHT_REST = [
    [57, 1],
    [60, 1],
    [64, 1],
    [65, 2],
  ] as const

  test.each<
    [string, readonly (readonly [number, number])[], string, readonly string[], readonly number[]]
  >([
    ['all keys', RIGHT_C, 'right', ['right', 'right', 'right'], []],
    [
      'rolled up',
      [
        [48, 0],
        [52, 0.03],
        [55, 0.07],
      ],
      'right',
      ['right', 'right', 'right'],
      [],
    ],
    [
      'in another order',
      [
        [55, 0],
        [48, 0.01],
        [52, 0.02],
      ],
      'right',
      ['right', 'right', 'right'],
      [],
    ],
    [
      'all too late',
      [
        [48, 0.09],
        [52, 0.1],
        [55, 0.1],
      ],
      'late',
      ['late', 'late', 'late'],
      [],
    ],
    [
      'without the third',
      [
        [48, 0],
        [55, 0],
      ],
      'partly',
      ['right', 'missed', 'right'],
      [],
    ],
    ['one key alone', [[55, 0]], 'partly', ['missed', 'missed', 'right'], []],
    ['a key besides', [...RIGHT_C, [58, 0.01]], 'partly', ['right', 'right', 'right'], [58]],
    [
      'a wrong key for a right one',
      [
        [48, 0],
        [53, 0],
        [55, 0],
      ],
      'partly',
      ['right', 'missed', 'right'],
      [53],
    ],
    [
      'an octave up',
      [
        [60, 0],
        [64, 0],
        [67, 0],
      ],
      'octave',
      ['octave', 'octave', 'octave'],
      [],
    ],
    [
      'another chord',
      [
        [49, 0],
        [53, 0],
        [56, 0],
      ],
      'wrong',
      ['wrong', 'wrong', 'wrong'],
      [],
    ],
    ['nothing', [], 'missed', ['missed', 'missed', 'missed'], []],
  ])('%s', (_what, keys, verdict, notes, besides) => {
    const { onsets } = judged(...keys, ...RIGHT_REST)
    const [chord] = onsets
    expect(chord!.verdict).toBe(verdict)
    expect([0, 1, 2].map((index) => verdictOfNote(chord!, index))).toEqual(notes)
    expect(chord!.besides ?? []).toEqual(besides)
    expect(onsets.slice(1).map((row) => row.verdict)).toEqual(['right', 'right'])
  })

  test('are timed by their first key', () => {
    const { onsets } = judged([48, -0.02], [52, 0.02], [55, 0.05], ...RIGHT_REST)
    expect(onsets[0]!.offsetSeconds).toBeCloseTo(-0.02)
  })

  test('struck twice are doubled', () => {
    const again = RIGHT_C.map(([midi, seconds]) => [midi, seconds + 0.25] as const)
    const { onsets, extra } = judged(...RIGHT_C, ...again, ...RIGHT_REST)
    expect(onsets[0]).toMatchObject({ verdict: 'right', isDoubled: true })
    expect(extra).toEqual([])
  })

  test('count as one each, keys besides as extra', () => {
    const score = scoreOf(judged([48, 0], [53, 0], ...RIGHT_REST))
    expect(score).toMatchObject({ total: 3, right: 2, partly: 1, extra: 1 })
  })

  test('of a fast tab are not run together', () => {
    const fast = CHORDS.map((onset, index) => ({ ...onset, seconds: index * 0.1 }))
    const keys = play([48, 0], [52, 0], [55, 0.02], [57, 0.1], [60, 0.1], [64, 0.12], [65, 0.2])
    const { onsets } = judgeTake(fast, onsetsOfKeys(keys, fast))
    expect(onsets.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'right'])
  })
})
