/** The verdicts of a take, counted. */
import type { TakeJudgement, TakeVerdict } from './judge-take'

export interface TakeScore {
  readonly total: number
  readonly right: number
  readonly early: number
  readonly late: number
  /** Chords of which some keys were right. */
  readonly partly: number
  readonly octave: number
  readonly wrong: number
  readonly missed: number
  readonly doubled: number
  /** Onsets and keys beside what was asked. */
  readonly extra: number
  /** Mean of how far right pitches were from their time; absent when none was right. */
  readonly meanOffsetMs?: number
}

const IN_PITCH: readonly TakeVerdict[] = ['right', 'early', 'late', 'partly']

/** Counts the verdicts of a take. */
export function scoreOf({ onsets, extra }: TakeJudgement): TakeScore {
  const count = (verdict: TakeVerdict) => onsets.filter((row) => row.verdict === verdict).length
  const offsets = onsets.flatMap(({ verdict, offsetSeconds }) =>
    offsetSeconds !== undefined && IN_PITCH.includes(verdict) ? [offsetSeconds] : [],
  )
  const sum = offsets.reduce((total, offset) => total + offset, 0)
  return {
    total: onsets.length,
    right: count('right'),
    early: count('early'),
    late: count('late'),
    partly: count('partly'),
    octave: count('octave'),
    wrong: count('wrong'),
    missed: count('missed'),
    doubled: onsets.filter(({ isDoubled }) => isDoubled).length,
    extra: extra.length + onsets.flatMap(({ besides }) => besides ?? []).length,
    ...(offsets.length > 0 && { meanOffsetMs: Math.round((1000 * sum) / offsets.length) }),
  }
}
