/** When the beats of a score sound. */
import { quartersOf } from './rhythm'
import type { Beat, Score, ScoreMeasure, ScoreNote, ScoreTrack, Voice } from './score'

/** What a time signature says that a measure lasts. */
export function barQuartersOf({ timeSignature: [beats, unit] }: ScoreMeasure): number {
  return (beats * 4) / unit
}

export function beatQuartersOf({ rhythm, grace }: Beat): number {
  return grace ? 0 : quartersOf(rhythm)
}

export function voiceQuartersOf(voice: Voice): number {
  return voice.reduce((sum, beat) => sum + beatQuartersOf(beat), 0)
}

/** A measure as it lasts in time: a pickup as long as its longest voice. */
export function measureQuartersOf(
  measure: ScoreMeasure,
  tracks: readonly ScoreTrack[],
  index: number,
): number {
  const bar = barQuartersOf(measure)
  if (!measure.isPickup) return bar
  const longest = tracks
    .flatMap(({ measures }) => measures[index]!)
    .reduce((most, voice) => Math.max(most, voiceQuartersOf(voice)), 0)
  return longest > 0 ? Math.min(bar, longest) : bar
}

/** The start of each measure, in quarters, and at last the end of the score. */
export function measureStartsOf({ measures, tracks }: Score): readonly number[] {
  const starts = [0]
  for (const [index, measure] of measures.entries()) {
    starts.push(starts[index]! + measureQuartersOf(measure, tracks, index))
  }
  return starts
}

/** A note as it sounds: ties are joined. */
export interface SoundingNote extends ScoreNote {
  readonly measure: number
  readonly voice: number
  readonly startQuarters: number
  readonly durationQuarters: number
}

/** Identity of what a tie continues: the place, or the pitch. */
export function tieKeyOf({ string, midi }: ScoreNote): string {
  return string === undefined ? `m${midi}` : `s${string}:${midi}`
}

/** All notes of a track in time, from the start of the score; grace notes only where asked for. */
export function soundingNotesOf(
  score: Score,
  track: ScoreTrack,
  starts = measureStartsOf(score),
): readonly SoundingNote[] {
  const notes: (SoundingNote & { durationQuarters: number })[] = []
  const open = new Map<string, SoundingNote & { durationQuarters: number }>()
  for (const [measure, voices] of track.measures.entries()) {
    for (const [voice, beats] of voices.entries()) {
      let at = starts[measure]!
      for (const beat of beats) {
        const durationQuarters = beatQuartersOf(beat)
        for (const note of beat.notes) {
          const key = `${voice} ${tieKeyOf(note)}`
          const before = note.tied && open.get(key)
          if (before) before.durationQuarters = at + durationQuarters - before.startQuarters
          else {
            const sounding = { ...note, measure, voice, startQuarters: at, durationQuarters }
            open.set(key, sounding)
            if (!beat.grace) notes.push(sounding)
          }
        }
        at += durationQuarters
      }
    }
  }
  return notes.sort((a, b) => a.startQuarters - b.startQuarters || a.midi - b.midi)
}
