/** A take in words. */
import type { OnsetVerdict, TakeScore } from '../../audio/input/judge-take'
import type { Score } from '../../state/projects/scores'

/** `14 of 16 right, 1 early, 1 missed, 12 ms late on average`. */
export function scoreText(score: TakeScore): string {
  const { right, total, early, late, octave, wrong, missed, doubled, extra, meanOffsetMs } = score
  const rows: readonly (readonly [number, string])[] = [
    [early, 'early'],
    [late, 'late'],
    [octave, 'in another octave'],
    [wrong, 'wrong'],
    [missed, 'missed'],
    [doubled, 'doubled'],
    [extra, 'besides'],
  ]
  const counts = rows.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
  const mean =
    meanOffsetMs !== undefined && Math.abs(meanOffsetMs) >= 5
      ? [`${Math.abs(meanOffsetMs)} ms ${meanOffsetMs > 0 ? 'late' : 'early'} on average`]
      : []
  return [`${right} of ${total} right`, ...counts, ...mean].join(', ')
}

/** What to say of one onset: `late by 70 ms`, `heard C♯4`. */
export function verdictText(
  { verdict, offsetSeconds = 0, playedMidi, isDoubled }: OnsetVerdict,
  nameOf: (midi: number) => string,
): string {
  const off = `${Math.abs(Math.round(offsetSeconds * 1000))} ms`
  const heard = playedMidi === undefined ? '' : `heard ${nameOf(playedMidi)}`
  const words = {
    right: 'right',
    early: `early by ${off}`,
    late: `late by ${off}`,
    octave: `${heard}, another octave`,
    wrong: heard,
    missed: 'not heard',
  }[verdict]
  return isDoubled ? `${words}, struck twice` : words
}

/** `92 % at 96 bpm`. */
export function pastScoreText({ right, total, tempoBpm }: Score): string {
  return `${Math.round((100 * right) / total)} % at ${tempoBpm} bpm`
}
