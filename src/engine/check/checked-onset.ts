/** What a check finds of notes that start together. */
import type { TabNote } from '../tab/tab-event'
import type { Hold } from './hold'
import type { Mistake } from './mistake-table'

/** A note as written; any of its fields may be wrong. */
export interface ClaimedNote {
  readonly id: string
  readonly string: number
  readonly fret: number
  /** The pitch claimed, when one was. */
  readonly midi?: number
  readonly startBeat: number
  readonly durationBeats: number
  /** Beats for which it is to be held; default `durationBeats`. */
  readonly heldBeats?: number
  /** How it is played; default plainly. */
  readonly technique?: string
}

export interface CheckedNote {
  readonly claim: ClaimedNote
  /** What sounds there; `undefined` off the neck. */
  readonly soundingMidi?: number
  readonly mistakes: readonly Mistake[]
}

/** Notes that start together. */
export interface CheckedOnset {
  readonly startBeat: number
  readonly notes: readonly CheckedNote[]
  /** Mistakes of the onset as a whole. */
  readonly mistakes: readonly Mistake[]
  /** On the neck, one note a string, and a hand can hold it; cautions are allowed. */
  readonly isPlayable: boolean
  /** Absent when its notes cannot even be laid out on the strings. */
  readonly hold?: Hold
  /** Notes that can be played in place of these; the same where nothing is wrong. */
  readonly corrected: readonly TabNote[]
  /** What was changed, in words. */
  readonly changes: readonly string[]
}
