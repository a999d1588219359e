/** The pulses and notes of one pass, and how far it gets before a time. */
import {
  BEAT_DUST,
  measureAt,
  type Playback,
  type PlaybackEvent,
  timeOfBeat,
} from './playback-state'
import { beatsIn, type Timeline, tempoOf } from './timeline'

/** Pulses and notes from what is done up to a beat, in order of time; no note lasts beyond `endBeat`. */
export function passEvents(
  timeline: Timeline,
  playback: Playback,
  untilBeat: number,
  endBeat: number,
) {
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

/** The first beat whose time is not before the horizon. */
export function beatBefore(
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
    const tempo = tempoOf(measure, playback.place.speedPercent)
    const reached = beat + ((horizonSeconds - seconds) * tempo) / 60
    if (reached < measureEnd) return Math.max(playback.anchorBeat, reached)
    seconds += ((measureEnd - beat) * 60) / tempo
    beat = measureEnd
  }
  return endBeat
}
