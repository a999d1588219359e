import { describe, expect, test } from 'vitest'
import { parseRoot } from '#engine/theory/pitch'
import type { OnsetVerdict, TakeScore } from '../../audio/input/take/judge-take'
import type { PlaybackEvent } from '../../audio/playback/playback-state'
import { withEvents } from './asked-onsets'
import { pastScoreText, scoreText, verdictText } from './take-words'

function noteEvent(midi: number, timeSeconds: number, pass = 0, tied?: true): PlaybackEvent {
  const note = {
    id: `n${midi}`,
    string: 1,
    fret: 0,
    midi,
    startBeat: 0,
    durationBeats: 1,
    technique: 'normal',
    tied,
  }
  return {
    type: 'note',
    timeSeconds,
    durationSeconds: 0.5,
    pass,
    played: { note, measureIndex: 2, startBeat: 0, durationBeats: 1 },
  }
}

describe('what a pass asks for', () => {
  test('notes that begin together are one onset', () => {
    const onsets = withEvents(
      [],
      [noteEvent(60, 1), noteEvent(64, 1.001), noteEvent(67, 1.5)],
      0.02,
    )
    expect(onsets.map(({ midis, seconds, keys }) => ({ midis, seconds, keys }))).toEqual([
      { midis: [60, 64], seconds: 1.02, keys: ['2:n60', '2:n64'] },
      { midis: [67], seconds: 1.52, keys: ['2:n67'] },
    ])
  })

  test('a tied note is not struck, and each pass has its own onsets', () => {
    const onsets = withEvents(
      [],
      [noteEvent(60, 1), noteEvent(60, 2, 0, true), noteEvent(60, 3, 1)],
      0,
    )
    expect(onsets.map(({ pass }) => pass)).toEqual([0, 1])
  })
})

const SCORE: TakeScore = {
  total: 16,
  right: 16,
  early: 0,
  late: 0,
  partly: 0,
  octave: 0,
  wrong: 0,
  missed: 0,
  doubled: 0,
  extra: 0,
}

test.each([
  [{}, '16 of 16 right'],
  [{ right: 14, early: 1, missed: 1 }, '14 of 16 right, 1 early, 1 missed'],
  [{ right: 15, late: 1, meanOffsetMs: 12 }, '15 of 16 right, 1 late, 12 ms late on average'],
  [{ doubled: 2, extra: 1, meanOffsetMs: -3 }, '16 of 16 right, 2 doubled, 1 besides'],
])('a score reads as it is', (part, text) => {
  expect(scoreText({ ...SCORE, ...part })).toBe(text)
})

const NAMES = {
  ofMidi: String,
  ofPitchClass: (pitchClass: number) =>
    parseRoot('C C# D Eb E F F# G Ab A Bb B'.split(' ')[pitchClass]!)!,
}
/** A sound of some pitch classes alone, equally strong. */
const soundOf = (...pitchClasses: readonly number[]) => ({
  chroma: Array.from({ length: 12 }, (_, one) =>
    pitchClasses.includes(one) ? 1 / Math.sqrt(pitchClasses.length) : 0,
  ),
  bass: pitchClasses[0],
})
const asked = { id: 'a', midis: [60], seconds: 1 }
const chord = { id: 'c', midis: [48, 52, 55], seconds: 1 }
test.each<[Partial<OnsetVerdict>, string]>([
  [{ verdict: 'late', offsetSeconds: 0.07, playedMidi: 60 }, 'late by 70 ms'],
  [{ verdict: 'early', offsetSeconds: -0.08, playedMidi: 60 }, 'early by 80 ms'],
  [{ verdict: 'wrong', playedMidi: 61 }, 'heard 61'],
  [{ verdict: 'octave', playedMidi: 72 }, 'heard 72, another octave'],
  [{ verdict: 'missed' }, 'not heard'],
  [{ verdict: 'right', isDoubled: true }, 'right, struck twice'],
  [{ asked: chord, verdict: 'partly', struck: [true, false, true] }, 'without 52'],
  [
    { asked: chord, verdict: 'partly', struck: [true, false, false], besides: [50, 57] },
    'without 52 55, 50 57 besides',
  ],
  [{ asked: chord, verdict: 'wrong', sound: soundOf(9, 0, 4) }, 'sounds like Am – a guess'],
  [{ asked: chord, verdict: 'wrong', sound: soundOf(10, 2, 5, 8) }, 'sounds like Bb7 – a guess'],
  [{ asked: chord, verdict: 'wrong', sound: soundOf(0, 1, 2, 3) }, 'no clear chord'],
])('an onset reads as it was played', (row, text) => {
  expect(verdictText({ asked, verdict: 'right', isDoubled: false, ...row }, NAMES)).toBe(text)
})

test('a score of before is a share at a tempo', () => {
  expect(pastScoreText({ playedAt: '', right: 15, total: 16, tempoBpm: 96 })).toBe('94 % at 96 bpm')
})
