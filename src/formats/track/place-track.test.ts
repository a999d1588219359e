/** The weights that a track is planned with. */
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { newReport } from '../score/report'
import type { Beat, Score, ScoreTrack } from '../score/score'
import { type PlacingOptions, placeTrack } from './place-track'

const QUARTER = { value: 4, dots: 0 }

/** A bar of quarters, each of some pitches, the first with a word where there is one. */
function scoreOf(onsets: readonly (readonly number[])[], lyric?: string): [Score, ScoreTrack] {
  const beats = onsets.map(
    (midis, at): Beat => ({
      rhythm: QUARTER,
      notes: midis.map((midi) => ({ midi })),
      ...(at === 0 && lyric !== undefined && { lyric }),
    }),
  )
  const track = { name: 'Voice', program: 52, isPercussion: false, measures: [[beats]] }
  const measure = { timeSignature: [4, 4], fifths: 0, isMinor: false, tempos: [] } as const
  return [{ title: '', artist: '', measures: [measure], tracks: [track] }, track]
}

const LOW_TUNE = [[48], [50], [52], [53]]
const CHORDS = [
  [53, 60, 65],
  [55, 62, 67],
]

test.each<[string, ReturnType<typeof scoreOf>, PlacingOptions, string, string]>([
  ['a tune with words', scoreOf(LOW_TUNE, 'la'), {}, 'melody', 'a tune with words'],
  ['the same without', scoreOf(LOW_TUNE), {}, 'lead', 'a single line'],
  ['words where a style is asked for', scoreOf(LOW_TUNE, 'la'), { style: 'lead' }, 'lead', 'asked for'],
  ['chords with words', scoreOf(CHORDS, 'la'), {}, 'lead', 'chords'],
])('%s', (_, [score, track], options, weights, weightsReason) => {
  const placing = placeTrack(score, track, STANDARD_NECK, newReport(), options)
  expect(placing).toMatchObject({ weights, weightsReason, leftOutCount: 0 })
}) // biome-ignore format: one track a line

test('what no hand can add is left out, and told with its bar', () => {
  const [score, track] = scoreOf([[40, 41, 64], [60]])
  const report = newReport()
  const { leftOutCount, noteCount } = placeTrack(score, track, STANDARD_NECK, report)
  expect([noteCount, leftOutCount]).toEqual([4, 1])
  expect(report.finish()).toEqual([
    expect.objectContaining({ kind: 'left-out', message: expect.stringContaining('no hand') }),
  ])
})
