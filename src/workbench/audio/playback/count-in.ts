/** The count-in before a pass: its length, and its pulses up to a horizon. */
import {
  BEAT_DUST,
  type CountIn,
  measureAt,
  type Playback,
  type PlaybackEvent,
  type Step,
  TIME_DUST,
} from './playback-state'
import { type Timeline, tempoOf } from './timeline'

export function countInBeats(
  timeline: Timeline,
  beat: number,
  countIn: CountIn | undefined,
): number {
  if (!countIn) return 0
  return countIn.count * (countIn.unit === 'bars' ? measureAt(timeline, beat).beatsPerBar : 1)
}

export function stepCountIn(timeline: Timeline, playback: Playback, horizonSeconds: number): Step {
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
