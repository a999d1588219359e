/**
 * A take against the tab: every onset of the tab is right, early, late, partly right, of another
 * octave, wrong or missed; what was played beyond it is doubled or extra. Notes that begin together
 * are one onset.
 */
import { chordOf, soundsLike } from '../chord/heard-chord'
import type { StrumSound } from '../chord/strum-sound'
import { alignTake, matchOnset, type OnsetMatch, REACH_SECONDS } from './align-take'
import type { AskedOnset, PlayedOnset } from './played-onset'

export type TakeVerdict = 'right' | 'early' | 'late' | 'partly' | 'octave' | 'wrong' | 'missed'

export interface OnsetVerdict extends Pick<OnsetMatch, 'struck' | 'besides'> {
  readonly asked: AskedOnset
  readonly verdict: TakeVerdict
  /** Later than written, after the latency; negative = earlier. Absent when missed. */
  readonly offsetSeconds?: number
  readonly playedMidi?: number
  /** What a chord sounded like to the microphone. */
  readonly sound?: StrumSound
  /** Struck again though the tab has it once. */
  readonly isDoubled: boolean
}

export interface TakeJudgement {
  readonly onsets: readonly OnsetVerdict[]
  /** Played beside the tab, neither asked nor doubled. */
  readonly extra: readonly PlayedOnset[]
}

/** Up to here a note is in time. */
export const IN_TIME_SECONDS = 0.05

function timingOf(offsetSeconds: number): TakeVerdict {
  if (Math.abs(offsetSeconds) <= IN_TIME_SECONDS) return 'right'
  return offsetSeconds < 0 ? 'early' : 'late'
}

/** The verdict on one note of an onset. */
export function verdictOfNote({ verdict, struck, offsetSeconds }: OnsetVerdict, index: number) {
  if (!struck) return verdict
  return struck[index] ? timingOf(offsetSeconds ?? 0) : 'missed'
}

function verdictOf(asked: AskedOnset, played: PlayedOnset | undefined): OnsetVerdict {
  const match = played && matchOnset(asked, played)
  if (!match) return { asked, verdict: 'missed', isDoubled: false }
  const { kind, ...keys } = match
  const { midis, sound } = played
  const offsetSeconds = played.seconds - asked.seconds
  return {
    asked,
    verdict: kind === 'right' ? timingOf(offsetSeconds) : kind,
    offsetSeconds,
    ...keys,
    ...(midis[0] !== undefined && { playedMidi: midis[0] }),
    ...(sound && asked.midis.length > 1 && { sound }),
    isDoubled: false,
  }
}

/** The onset that a further one strikes again: the last one played before it, if of its pitch. */
function repeatedBy(
  { seconds, midis, sound }: PlayedOnset,
  rows: readonly OnsetVerdict[],
): OnsetVerdict | undefined {
  const before = rows.findLast(
    ({ asked, offsetSeconds }) =>
      offsetSeconds !== undefined && asked.seconds + offsetSeconds <= seconds,
  )
  if (!before || seconds - before.asked.seconds > REACH_SECONDS) return undefined
  const isSameChord = before.sound && sound && soundsLike(sound, before.asked.midis)
  return isSameChord || (midis[0] !== undefined && midis[0] === before.playedMidi)
    ? before
    : undefined
}

/** A knock before the microphone is neither a note nor a chord. */
const isMusic = ({ midis, sound }: PlayedOnset) =>
  midis.length > 0 || (sound !== undefined && chordOf(sound) !== undefined)

/**
 * Judges a take. `latencySeconds` is what lies between the sound of a note as it is written and the
 * time that is noted for it: the way through loudspeaker, air and microphone.
 */
export function judgeTake(
  asked: readonly AskedOnset[],
  played: readonly PlayedOnset[],
  latencySeconds = 0,
): TakeJudgement {
  const heard = played.map((onset) => ({ ...onset, seconds: onset.seconds - latencySeconds }))
  const pairs = alignTake(asked, heard)
  const rows = asked.map((onset, index) => {
    const at = pairs[index]
    return verdictOf(onset, at === undefined ? undefined : heard[at])
  })
  const taken = new Set(pairs)
  const others = heard.filter((onset, index) => !taken.has(index) && isMusic(onset))
  const struckTwice = new Set(others.map((onset) => repeatedBy(onset, rows)))
  return {
    onsets: rows.map((row) => ({ ...row, isDoubled: struckTwice.has(row) })),
    extra: others.filter((onset) => !repeatedBy(onset, rows)),
  }
}

/** The verdicts of a take, counted. */
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
