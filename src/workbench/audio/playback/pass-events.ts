/** The pulses and notes of one pass, and how far it gets before a time. */
import {
  BEAT_DUST,
  measureAt,
  type Playback,
  type PlaybackEvent,
  timeOfBeat,
} from './playback-state'
import { beatsIn, type Sounded, type Timeline, type TimelineNote, tempoOf } from './timeline'

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
  const isDue = ({ startBeat }: TimelineNote<Sounded>) =>
    startBeat >= doneBeat - BEAT_DUST && startBeat < untilBeat - BEAT_DUST
  const whenOf = ({ startBeat, durationBeats }: TimelineNote<Sounded>) => {
    const timeSeconds = timeOfBeat(timeline, playback, startBeat)
    const noteEnd = Math.min(endBeat, startBeat + durationBeats)
    return { timeSeconds, durationSeconds: timeOfBeat(timeline, playback, noteEnd) - timeSeconds }
  }
  for (const played of timeline.notes) {
    if (isDue(played)) events.push({ type: 'note', ...whenOf(played), played, pass })
  }
  for (const played of timeline.backing ?? []) {
    if (isDue(played)) events.push({ type: 'backing', ...whenOf(played), played })
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
