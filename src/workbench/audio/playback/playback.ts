/**
 * What sounds when: a pure walk along the timeline that gives, chunk by chunk, every event before
 * a horizon. The live scheduler and the offline renderer both walk it, so what is exported is what
 * was heard.
 *
 * Times are seconds on the clock that `startSeconds` was read from. Within one pass all times are
 * reckoned from one anchor, so no rounding adds up.
 */
import { beatBefore, passEvents } from './pass-events'
import {
  BEAT_DUST,
  type CountIn,
  climb,
  type LadderPlace,
  type LoopRange,
  measureAt,
  type Playback,
  type PlaybackEvent,
  type PlaybackSettings,
  type Step,
  TIME_DUST,
  timeOfBeat,
} from './playback-state'
import { type Timeline, tempoOf } from './timeline'

/** The count-in before a pass: its length, and its pulses up to a horizon. */
function countInBeats(timeline: Timeline, beat: number, countIn: CountIn | undefined): number {
  if (!countIn) return 0
  return countIn.count * (countIn.unit === 'bars' ? measureAt(timeline, beat).beatsPerBar : 1)
}

function stepCountIn(timeline: Timeline, playback: Playback, horizonSeconds: number): Step {
  const { anchorBeat, anchorSeconds, pass, place } = playback
  const measure = measureAt(timeline, anchorBeat)
  const beatSeconds = 60 / tempoOf(measure, place.speedPercent)
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

/** Shorter loops sound like a buzz. */
const MIN_LOOP_BEATS = 0.25

/** The loop as far as it lies in the piece; `undefined` when nothing of it is left. */
function loopWithin(timeline: Timeline, loop: LoopRange | undefined): LoopRange | undefined {
  if (!loop) return undefined
  const startBeat = Math.max(0, loop.startBeat)
  const endBeat = Math.min(loop.endBeat, timeline.lengthBeats)
  return endBeat - startBeat >= MIN_LOOP_BEATS - BEAT_DUST ? { startBeat, endBeat } : undefined
}

/** Playback from a beat of the piece; with a loop from that beat inside it, else from its start. */
export function startPlayback(
  timeline: Timeline,
  settings: PlaybackSettings,
  fromBeat: number,
  startSeconds: number,
): Playback {
  const loop = loopWithin(timeline, settings.loop)
  let beat = fromBeat >= timeline.lengthBeats - BEAT_DUST ? 0 : Math.max(0, fromBeat)
  if (loop && (beat < loop.startBeat || beat >= loop.endBeat - BEAT_DUST)) beat = loop.startBeat
  return enterPass(timeline, beat, startSeconds, settings.countIn, 0, {
    speedPercent: settings.speedPercent,
    cleanLoops: 0,
  })
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
  const beatSeconds = 60 / tempoOf(measureAt(timeline, beat), place.speedPercent)
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

/** Goes on at another speed from what has already been given out, in a count-in as in a pass. */
export function changeSpeed(
  timeline: Timeline,
  playback: Playback,
  speedPercent: number,
): Playback {
  const place = { speedPercent, cleanLoops: 0 }
  if (playback.phase === 'pass') return { ...reanchor(timeline, timeline, playback), place }
  const { anchorBeat, anchorSeconds, doneBeat } = playback
  const bpm = (percent: number) => tempoOf(measureAt(timeline, anchorBeat), percent)
  const left = (anchorBeat - doneBeat) * 60
  const doneSeconds = anchorSeconds - left / bpm(playback.place.speedPercent)
  return { ...playback, anchorSeconds: doneSeconds + left / bpm(speedPercent), place }
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
      speedPercent: playback.place.speedPercent,
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
