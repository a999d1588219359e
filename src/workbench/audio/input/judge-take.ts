/**
 * A take against the tab: every onset of the tab is right, early, late, of another octave, wrong or
 * missed; what was played beyond it is doubled or extra. Notes that begin together are one onset.
 */
import { pitchClassOfMidi } from '#engine/theory/pitch'
import type { PlayedNote } from './onset-pitch'

export interface AskedOnset {
  readonly id: string
  readonly midis: readonly number[]
  /** On the clock of the played notes. */
  readonly seconds: number
}

export type TakeVerdict = 'right' | 'early' | 'late' | 'octave' | 'wrong' | 'missed'

export interface OnsetVerdict {
  readonly asked: AskedOnset
  readonly verdict: TakeVerdict
  /** Later than written, after the latency; negative = earlier. Absent when missed. */
  readonly offsetSeconds?: number
  readonly playedMidi?: number
  /** Struck again though the tab has it once. */
  readonly isDoubled: boolean
}

export interface TakeJudgement {
  readonly onsets: readonly OnsetVerdict[]
  /** Played beside the tab, neither asked nor doubled. */
  readonly extra: readonly PlayedNote[]
}

/** Up to here a note is in time. */
export const IN_TIME_SECONDS = 0.05
/** A note further away is another one. */
export const REACH_SECONDS = 0.3
/** Costs of the alignment: what an onset in time of the right pitch costs nothing. */
const COST = { octave: 0.5, wrong: 0.8, missed: 1, extra: 0.6 } as const

type Kind = 'right' | 'octave' | 'wrong'

function kindOf({ midis }: AskedOnset, { midi }: PlayedNote): Kind {
  if (midis.includes(midi)) return 'right'
  return midis.some((asked) => pitchClassOfMidi(asked) === pitchClassOfMidi(midi))
    ? 'octave'
    : 'wrong'
}

function pairCost(asked: AskedOnset, played: PlayedNote): number {
  const apart = Math.abs(played.seconds - asked.seconds)
  if (apart > REACH_SECONDS) return Number.POSITIVE_INFINITY
  const kind = kindOf(asked, played)
  return apart / REACH_SECONDS + (kind === 'right' ? 0 : COST[kind])
}

/** For each onset the index of the note played for it, in order, at the least cost together. */
function align(
  asked: readonly AskedOnset[],
  played: readonly PlayedNote[],
): readonly (number | undefined)[] {
  const width = played.length + 1
  const costs = new Float64Array((asked.length + 1) * width)
  for (let i = 0; i <= asked.length; i++) {
    for (let j = 0; j <= played.length; j++) {
      if (i === 0 && j === 0) continue
      const missed = i > 0 ? costs[(i - 1) * width + j]! + COST.missed : Number.POSITIVE_INFINITY
      const extra = j > 0 ? costs[i * width + j - 1]! + COST.extra : Number.POSITIVE_INFINITY
      const pair =
        i > 0 && j > 0
          ? costs[(i - 1) * width + j - 1]! + pairCost(asked[i - 1]!, played[j - 1]!)
          : Number.POSITIVE_INFINITY
      costs[i * width + j] = Math.min(missed, extra, pair)
    }
  }
  const pairs: (number | undefined)[] = asked.map(() => undefined)
  let i = asked.length
  let j = played.length
  while (i > 0 && j > 0) {
    const here = costs[i * width + j]!
    const pair = costs[(i - 1) * width + j - 1]! + pairCost(asked[i - 1]!, played[j - 1]!)
    if (here === pair) pairs[--i] = --j
    else if (here === costs[(i - 1) * width + j]! + COST.missed) i--
    else j--
  }
  return pairs
}

function timingOf(offsetSeconds: number): TakeVerdict {
  if (Math.abs(offsetSeconds) <= IN_TIME_SECONDS) return 'right'
  return offsetSeconds < 0 ? 'early' : 'late'
}

/** The onset that a further note strikes again: the last one played before it, if of its pitch. */
function repeatedBy(note: PlayedNote, rows: readonly OnsetVerdict[]): OnsetVerdict | undefined {
  const before = rows.findLast(
    ({ asked, offsetSeconds }) =>
      offsetSeconds !== undefined && asked.seconds + offsetSeconds <= note.seconds,
  )
  const isNear = before && note.seconds - before.asked.seconds <= REACH_SECONDS
  return isNear && before.playedMidi === note.midi ? before : undefined
}

/** Keys pressed together are one onset, as the tab has them: only the lowest of each is compared. */
function onsetsOf(
  played: readonly PlayedNote[],
  asked: readonly AskedOnset[],
): readonly PlayedNote[] {
  const together = 0.04
  const chords = asked.some(({ midis }) => midis.length > 1)
  const inOrder = [...played].sort((a, b) => a.seconds - b.seconds || a.midi - b.midi)
  if (!chords) return inOrder
  return inOrder.filter((note, index) => {
    const before = inOrder[index - 1]
    return !before || note.seconds - before.seconds > together
  })
}

/**
 * Judges a take. `latencySeconds` is what lies between the sound of a note as it is written and the
 * time that is noted for it: the way through loudspeaker, air and microphone.
 */
export function judgeTake(
  asked: readonly AskedOnset[],
  played: readonly PlayedNote[],
  latencySeconds = 0,
): TakeJudgement {
  const heard = onsetsOf(played, asked).map((note) => ({
    ...note,
    seconds: note.seconds - latencySeconds,
  }))
  const pairs = align(asked, heard)
  const plain = asked.map((onset, index): OnsetVerdict => {
    const at = pairs[index]
    const note = at === undefined ? undefined : heard[at]
    if (!note) return { asked: onset, verdict: 'missed', isDoubled: false }
    const offsetSeconds = note.seconds - onset.seconds
    const kind = kindOf(onset, note)
    const verdict = kind === 'right' ? timingOf(offsetSeconds) : kind
    return { asked: onset, verdict, offsetSeconds, playedMidi: note.midi, isDoubled: false }
  })
  const taken = new Set(pairs)
  const others = heard.filter((_, index) => !taken.has(index))
  const struckTwice = new Set(others.map((note) => repeatedBy(note, plain)))
  return {
    onsets: plain.map((row) => ({ ...row, isDoubled: struckTwice.has(row) })),
    extra: others.filter((note) => !repeatedBy(note, plain)),
  }
}

export interface TakeScore {
  readonly total: number
  readonly right: number
  readonly early: number
  readonly late: number
  readonly octave: number
  readonly wrong: number
  readonly missed: number
  readonly doubled: number
  readonly extra: number
  /** Mean of how far right pitches were from their time; absent when none was right. */
  readonly meanOffsetMs?: number
}

/** Counts the verdicts of a take. */
export function scoreOf({ onsets, extra }: TakeJudgement): TakeScore {
  const count = (verdict: TakeVerdict) => onsets.filter((row) => row.verdict === verdict).length
  const offsets = onsets.flatMap(({ verdict, offsetSeconds }) =>
    offsetSeconds !== undefined &&
    (verdict === 'right' || verdict === 'early' || verdict === 'late')
      ? [offsetSeconds]
      : [],
  )
  const sum = offsets.reduce((total, offset) => total + offset, 0)
  return {
    total: onsets.length,
    right: count('right'),
    early: count('early'),
    late: count('late'),
    octave: count('octave'),
    wrong: count('wrong'),
    missed: count('missed'),
    doubled: onsets.filter(({ isDoubled }) => isDoubled).length,
    extra: extra.length,
    ...(offsets.length > 0 && { meanOffsetMs: Math.round((1000 * sum) / offsets.length) }),
  }
}
