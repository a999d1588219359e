/** What was played against what was asked: a verdict for each note and a summary. */
import { pitchClassOfMidi } from '#engine/theory/pitch'
import type { HeardNote } from './note-detector'

export interface ExpectedNote {
  readonly id: string
  readonly midi: number
  /** On the clock of the heard notes. */
  readonly startSeconds: number
  readonly endSeconds: number
  readonly pass: number
}

/**
 * `right`: this pitch. `octave`: its name in another octave, which a microphone can also mistake.
 * `wrong`: something else. `missed`: nothing.
 */
export type Verdict = 'right' | 'octave' | 'wrong' | 'missed'

export interface NoteVerdict {
  readonly expected: ExpectedNote
  readonly verdict: Verdict
  /** The pitch that the verdict rests on; absent when the note was missed. */
  readonly heardMidi?: number
  readonly cents?: number
}

/** How much earlier or later than written a note may begin; detection itself takes some 60 ms. */
const EARLY_SECONDS = 0.12
const LATE_SECONDS = 0.2
const RANK: Readonly<Record<Verdict, number>> = { right: 0, octave: 1, wrong: 2, missed: 3 }

function compare(heard: HeardNote, expected: ExpectedNote): Verdict {
  if (heard.midi === expected.midi) return 'right'
  return pitchClassOfMidi(heard.midi) === pitchClassOfMidi(expected.midi) ? 'octave' : 'wrong'
}

/** When the verdict on a note can be given. */
export function verdictSecondsOf(expected: ExpectedNote): number {
  return expected.endSeconds + LATE_SECONDS
}

/**
 * The verdict on one note: the best of what was heard in its time. A note that rings over from
 * before and matches nothing is not held against the player.
 */
export function judgeNote(expected: ExpectedNote, heard: readonly HeardNote[]): NoteVerdict {
  const from = expected.startSeconds - EARLY_SECONDS
  const to = expected.endSeconds + LATE_SECONDS
  let best: NoteVerdict = { expected, verdict: 'missed' }
  for (const note of heard) {
    if (note.endSeconds < from || note.startSeconds > to) continue
    const verdict = compare(note, expected)
    // What began before this note or after it belongs to a neighbour, unless it fits here.
    const isOwn = note.startSeconds >= from && note.startSeconds < expected.endSeconds
    if (verdict !== 'right' && !isOwn) continue
    if (RANK[verdict] < RANK[best.verdict]) {
      best = { expected, verdict, heardMidi: note.midi, cents: note.cents }
    }
  }
  return best
}

export interface PlayAlongSummary {
  readonly right: number
  readonly octave: number
  readonly wrong: number
  readonly missed: number
  readonly total: number
  /** Mean of right notes, −50…50; absent when none was right. */
  readonly meanCents?: number
}

/** Counts verdicts. */
export function summarize(verdicts: readonly NoteVerdict[]): PlayAlongSummary {
  const count = (verdict: Verdict) => verdicts.filter((row) => row.verdict === verdict).length
  const cents = verdicts.flatMap(({ verdict, cents: off }) =>
    verdict === 'right' && off !== undefined ? [off] : [],
  )
  const meanCents = Math.round(cents.reduce((sum, off) => sum + off, 0) / cents.length)
  return {
    right: count('right'),
    octave: count('octave'),
    wrong: count('wrong'),
    missed: count('missed'),
    total: verdicts.length,
    ...(cents.length > 0 && { meanCents }),
  }
}

/** Whether a pass was played cleanly: every note of it is right, or right in another octave. */
export function isCleanPass(verdicts: readonly NoteVerdict[], pass: number): boolean {
  const ofPass = verdicts.filter(({ expected }) => expected.pass === pass)
  return ofPass.every(({ verdict }) => verdict === 'right' || verdict === 'octave')
}
