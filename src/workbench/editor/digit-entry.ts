/** Typing frets: one digit sets the fret, a second one soon after makes it two digits. */
import type { Neck } from '#engine/instrument/neck'
import { type Measures, setFret } from './edit-tab'
import type { TabCursor } from './tab-cursor'

/** How long a second digit may wait. */
export const DIGIT_WINDOW_MS = 500

/** The first digit, while a second one may still follow. */
export interface PendingDigit {
  readonly cursor: TabCursor
  readonly digit: number
  readonly typedAtMs: number
}

export interface DigitEntry {
  readonly measures: Measures
  readonly pending: PendingDigit | undefined
  /** Whether this digit continued the one before, so that both are one step to undo. */
  readonly isSecond: boolean
  readonly fret: number
}

export function isSameSpot(a: TabCursor, b: TabCursor): boolean {
  return a.measureIndex === b.measureIndex && a.beat === b.beat && a.string === b.string
}

/**
 * Types a digit at the cursor at a time in milliseconds. `1` then `2` within the window is fret 12;
 * `2` then `9` is fret 2 and then fret 9 on a neck without a fret 29.
 */
export function typeDigit(
  measures: Measures,
  cursor: TabCursor,
  digit: number,
  durationBeats: number,
  pending: PendingDigit | undefined,
  nowMs: number,
  neck: Neck,
): DigitEntry {
  const isInTime =
    pending !== undefined &&
    isSameSpot(pending.cursor, cursor) &&
    nowMs - pending.typedAtMs <= DIGIT_WINDOW_MS
  const both = isInTime ? pending.digit * 10 + digit : neck.maxFret + 1
  const isSecond = isInTime && pending.digit > 0 && both <= neck.maxFret
  const fret = isSecond ? both : digit
  return {
    measures: setFret(measures, cursor, fret, durationBeats, neck),
    pending: isSecond ? undefined : { cursor, digit, typedAtMs: nowMs },
    isSecond,
    fret,
  }
}
