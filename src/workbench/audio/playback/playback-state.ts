/** Where a playback stands and what it gives out. Times are seconds, beats those of the piece. */
import { type BackedNote, secondsBetween, type Timeline, type TimelineNote } from './timeline'

/** How slow and how fast a tab is practised, in per cent of its own speed. */
export const MIN_SPEED_PERCENT = 25
export const MAX_SPEED_PERCENT = 200

/** Practising faster step by step: so many per cent more after so many clean loops. */
export interface TempoLadder {
  /** Per cent of the tab's own speed added at each step, 1–20. */
  readonly addPercent: number
  /** Clean loops in a row that earn a step, 1–16. */
  readonly everyLoops: number
}

export interface LadderPlace {
  /** What the pass is played at; the steps stop at `MAX_SPEED_PERCENT`. */
  readonly speedPercent: number
  /** Clean loops since the last step. */
  readonly cleanLoops: number
}

/** The place after one more loop; one with a wrong note restarts the count and keeps the speed. */
export function climb(place: LadderPlace, ladder: TempoLadder, wasClean: boolean): LadderPlace {
  if (!wasClean) return { ...place, cleanLoops: 0 }
  const cleanLoops = place.cleanLoops + 1
  if (cleanLoops < ladder.everyLoops) return { ...place, cleanLoops }
  return {
    speedPercent: Math.min(MAX_SPEED_PERCENT, place.speedPercent + ladder.addPercent),
    cleanLoops: 0,
  }
}

export interface LoopRange {
  readonly startBeat: number
  readonly endBeat: number
}

/** Whole bars of the measure that is played next, or so many of its beats. */
export interface CountIn {
  readonly count: number
  readonly unit: 'bars' | 'beats'
}

/** What may be changed while it plays. */
export interface PlaybackSettings {
  readonly loop: LoopRange | undefined
  /** Counted in before the first pass; none when absent. */
  readonly countIn: CountIn | undefined
  /** Count in again before each further pass. */
  readonly countInOnLoop: boolean
  readonly ladder: TempoLadder | undefined
  /** Of every tempo of the piece; where a ladder begins. */
  readonly speedPercent: number
}

export type PulseKind = 'count-in' | 'accent' | 'beat'

export type PlaybackEvent =
  | {
      readonly type: 'note'
      readonly timeSeconds: number
      readonly durationSeconds: number
      readonly played: TimelineNote
      readonly pass: number
    }
  /** A note of another track: heard, but neither lit nor judged. */
  | {
      readonly type: 'backing'
      readonly timeSeconds: number
      readonly durationSeconds: number
      readonly played: BackedNote
    }
  | {
      readonly type: 'pulse'
      readonly timeSeconds: number
      readonly kind: PulseKind
      /** Beat of the piece; negative while counting in. */
      readonly beat: number
      /** 0 = first of the bar. */
      readonly beatInBar: number
      readonly beatsPerBar: number
      readonly pass: number
    }
  /** From here on, beats advance from `beat` at this speed; tells the playhead where it is. */
  | {
      readonly type: 'pass'
      readonly timeSeconds: number
      readonly endSeconds: number
      readonly beat: number
      readonly speedPercent: number
      readonly pass: number
    }
  | { readonly type: 'end'; readonly timeSeconds: number }

export interface Playback {
  readonly phase: 'count-in' | 'pass' | 'ended'
  /** Reckoning point of the current pass: this beat sounds at this time. */
  readonly anchorBeat: number
  readonly anchorSeconds: number
  /** Every event before this beat of the pass has been given out; in a count-in, before it. */
  readonly doneBeat: number
  /** Whether the pass event of this anchor has been given out. */
  readonly isAnnounced: boolean
  /** 0 for the first time through. */
  readonly pass: number
  readonly place: LadderPlace
}

export interface Step {
  readonly playback: Playback
  readonly events: readonly PlaybackEvent[]
}

/** Tolerances for rounding. */
export const BEAT_DUST = 1e-6
export const TIME_DUST = 1e-9

export function measureAt(timeline: Timeline, beat: number) {
  const measures = timeline.measures
  let found = measures[0]!
  for (const measure of measures) if (measure.startBeat <= beat + BEAT_DUST) found = measure
  return found
}

/** The time of a beat of the current pass. */
export function timeOfBeat(timeline: Timeline, playback: Playback, beat: number): number {
  const { anchorBeat, anchorSeconds, place } = playback
  return anchorSeconds + secondsBetween(timeline, anchorBeat, beat, place.speedPercent)
}
