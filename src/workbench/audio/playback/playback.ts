/**
 * What sounds when: a pure walk along the timeline that gives, chunk by chunk, every event before
 * a horizon. The live scheduler and the offline renderer both walk it, so what is exported is what
 * was heard.
 *
 * Times are seconds on the clock that `startSeconds` was read from. Within one pass all times are
 * reckoned from one anchor, so no rounding adds up.
 */
import { climb, LADDER_FOOT, type LadderPlace, type TempoLadder } from './tempo-ladder'
import { beatsIn, secondsBetween, type Timeline, type TimelineNote, tempoOf } from './timeline'

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
  /** From here on, beats advance from `beat` at this tempo offset; tells the playhead where it is. */
  | {
      readonly type: 'pass'
      readonly timeSeconds: number
      readonly endSeconds: number
      readonly beat: number
      readonly addedBpm: number
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

const BEAT_DUST = 1e-6
const TIME_DUST = 1e-9
/** Anything shorter is a buzz, not a loop. */
const MIN_LOOP_BEATS = 0.25

function measureAt(timeline: Timeline, beat: number) {
  const measures = timeline.measures
  let found = measures[0]!
  for (const measure of measures) if (measure.startBeat <= beat + BEAT_DUST) found = measure
  return found
}

function countInBeats(timeline: Timeline, beat: number, countIn: CountIn | undefined): number {
  if (!countIn) return 0
  return countIn.count * (countIn.unit === 'bars' ? measureAt(timeline, beat).beatsPerBar : 1)
}

/** The loop as far as it lies in the piece; `undefined` when nothing of it is left. */
function loopWithin(timeline: Timeline, loop: LoopRange | undefined): LoopRange | undefined {
  if (!loop) return undefined
  const startBeat = Math.max(0, loop.startBeat)
  const endBeat = Math.min(loop.endBeat, timeline.lengthBeats)
  return endBeat - startBeat >= MIN_LOOP_BEATS - BEAT_DUST ? { startBeat, endBeat } : undefined
}

/**
 * Playback from a beat of the piece. With a loop, playing starts inside it: at `fromBeat` when it
 * lies there, else at the loop's start.
 */
export function startPlayback(
  timeline: Timeline,
  settings: PlaybackSettings,
  fromBeat: number,
  startSeconds: number,
): Playback {
  const loop = loopWithin(timeline, settings.loop)
  let beat = fromBeat >= timeline.lengthBeats - BEAT_DUST ? 0 : Math.max(0, fromBeat)
  if (loop && (beat < loop.startBeat || beat >= loop.endBeat - BEAT_DUST)) beat = loop.startBeat
  return enterPass(timeline, beat, startSeconds, settings.countIn, 0, LADDER_FOOT)
}

function enterPass(
  timeline: Timeline,
  beat: number,
  seconds: number,
  countIn: CountIn | undefined,
  pass: number,
  place: LadderPlace,
): Playback {
  const counted = countInBeats(timeline, beat, countIn)
  const beatSeconds = 60 / tempoOf(measureAt(timeline, beat), place.addedBpm)
  return {
    phase: counted > 0 ? 'count-in' : 'pass',
    anchorBeat: beat,
    anchorSeconds: seconds + counted * beatSeconds,
    doneBeat: counted > 0 ? beat - counted : beat,
    isAnnounced: false,
    pass,
    place,
  }
}

/** The time of a beat of the current pass. */
function timeOfBeat(timeline: Timeline, playback: Playback, beat: number): number {
  const { anchorBeat, anchorSeconds, place } = playback
  return anchorSeconds + secondsBetween(timeline, anchorBeat, beat, place.addedBpm)
}

/**
 * Moves the reckoning point to what has already been given out, after the notes, tempo or
 * signature were edited: nothing sounds twice and the pulse goes on.
 */
export function reanchor(before: Timeline, after: Timeline, playback: Playback): Playback {
  if (playback.phase !== 'pass') return playback
  const beat = Math.min(playback.doneBeat, after.lengthBeats)
  return {
    ...playback,
    anchorSeconds: timeOfBeat(before, playback, playback.doneBeat),
    anchorBeat: beat,
    doneBeat: beat,
    isAnnounced: false,
  }
}

interface Step {
  readonly playback: Playback
  readonly events: readonly PlaybackEvent[]
}

function stepCountIn(timeline: Timeline, playback: Playback, horizonSeconds: number): Step {
  const { anchorBeat, anchorSeconds, pass, place } = playback
  const measure = measureAt(timeline, anchorBeat)
  const beatSeconds = 60 / tempoOf(measure, place.addedBpm)
  const events: PlaybackEvent[] = []
  let { doneBeat } = playback
  while (doneBeat < anchorBeat - BEAT_DUST) {
    const beat = doneBeat - anchorBeat
    const timeSeconds = anchorSeconds + beat * beatSeconds
    if (timeSeconds >= horizonSeconds - TIME_DUST)
      return { playback: { ...playback, doneBeat }, events }
    const beatInBar =
      ((Math.round(beat) % measure.beatsPerBar) + measure.beatsPerBar) % measure.beatsPerBar
    const { beatsPerBar } = measure
    events.push({
      type: 'pulse',
      kind: 'count-in',
      timeSeconds,
      beat,
      beatInBar,
      beatsPerBar,
      pass,
    })
    doneBeat++
  }
  return { playback: { ...playback, phase: 'pass', doneBeat: anchorBeat }, events }
}

function passEvents(timeline: Timeline, playback: Playback, untilBeat: number, endBeat: number) {
  const { doneBeat, pass } = playback
  const events: PlaybackEvent[] = []
  for (const { beat, beatInBar } of beatsIn(timeline, doneBeat, untilBeat)) {
    events.push({
      type: 'pulse',
      kind: beatInBar === 0 ? 'accent' : 'beat',
      timeSeconds: timeOfBeat(timeline, playback, beat),
      beat,
      beatInBar,
      beatsPerBar: measureAt(timeline, beat).beatsPerBar,
      pass,
    })
  }
  for (const played of timeline.notes) {
    if (played.startBeat < doneBeat - BEAT_DUST) continue
    if (played.startBeat >= untilBeat - BEAT_DUST) continue
    const timeSeconds = timeOfBeat(timeline, playback, played.startBeat)
    const noteEnd = Math.min(endBeat, played.startBeat + played.durationBeats)
    const durationSeconds = timeOfBeat(timeline, playback, noteEnd) - timeSeconds
    events.push({ type: 'note', timeSeconds, durationSeconds, played, pass })
  }
  return events.sort((a, b) => a.timeSeconds - b.timeSeconds)
}

function stepPass(
  timeline: Timeline,
  settings: PlaybackSettings,
  playback: Playback,
  horizonSeconds: number,
  wasClean: (pass: number) => boolean,
): Step {
  const loop = loopWithin(timeline, settings.loop)
  const runsIntoLoop = loop !== undefined && playback.doneBeat <= loop.endBeat + BEAT_DUST
  const endBeat = runsIntoLoop ? loop.endBeat : timeline.lengthBeats
  const endSeconds = timeOfBeat(timeline, playback, endBeat)
  if (playback.anchorSeconds >= horizonSeconds - TIME_DUST) return { playback, events: [] }
  const events: PlaybackEvent[] = []
  if (!playback.isAnnounced) {
    events.push({
      type: 'pass',
      timeSeconds: playback.anchorSeconds,
      endSeconds,
      beat: playback.anchorBeat,
      addedBpm: playback.place.addedBpm,
      pass: playback.pass,
    })
  }
  const isWhole = endSeconds <= horizonSeconds + TIME_DUST
  const untilBeat = isWhole ? endBeat : beatBefore(timeline, playback, horizonSeconds, endBeat)
  events.push(...passEvents(timeline, playback, untilBeat, endBeat))
  if (!isWhole) {
    const doneBeat = Math.max(playback.doneBeat, untilBeat)
    return { playback: { ...playback, isAnnounced: true, doneBeat }, events }
  }
  if (!loop) {
    events.push({ type: 'end', timeSeconds: endSeconds })
    return {
      playback: { ...playback, isAnnounced: true, phase: 'ended', doneBeat: endBeat },
      events,
    }
  }
  const place = settings.ladder
    ? climb(playback.place, settings.ladder, wasClean(playback.pass))
    : playback.place
  const countIn = settings.countInOnLoop ? settings.countIn : undefined
  const next = enterPass(timeline, loop.startBeat, endSeconds, countIn, playback.pass + 1, place)
  return { playback: next, events }
}

/** The first beat whose time is not before the horizon. */
function beatBefore(
  timeline: Timeline,
  playback: Playback,
  horizonSeconds: number,
  endBeat: number,
): number {
  let beat = playback.anchorBeat
  let seconds = playback.anchorSeconds
  for (const measure of timeline.measures) {
    const measureEnd = Math.min(endBeat, measure.startBeat + measure.lengthBeats)
    if (measureEnd <= beat) continue
    const tempo = tempoOf(measure, playback.place.addedBpm)
    const reached = beat + ((horizonSeconds - seconds) * tempo) / 60
    if (reached < measureEnd) return Math.max(playback.anchorBeat, reached)
    seconds += ((measureEnd - beat) * 60) / tempo
    beat = measureEnd
  }
  return endBeat
}

/**
 * Every event that is due before the horizon and has not been given out yet, in order of time, and
 * the playback from there. `wasClean` is asked once at the end of each pass when there is a ladder.
 */
export function advancePlayback(
  timeline: Timeline,
  settings: PlaybackSettings,
  playback: Playback,
  horizonSeconds: number,
  wasClean: (pass: number) => boolean = () => true,
): Step {
  const events: PlaybackEvent[] = []
  let now = playback
  while (now.phase !== 'ended') {
    const step: Step =
      now.phase === 'count-in'
        ? stepCountIn(timeline, now, horizonSeconds)
        : stepPass(timeline, settings, now, horizonSeconds, wasClean)
    events.push(...step.events)
    const hasMoved = step.playback.phase !== now.phase || step.playback.pass !== now.pass
    now = step.playback
    if (!hasMoved) break
  }
  return { playback: now, events }
}
