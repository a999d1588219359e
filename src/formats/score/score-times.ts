/** When the beats of a score sound. */
import { quartersOf } from './rhythm'
import type { Beat, Score, ScoreMeasure, ScoreNote, ScoreTrack, Voice } from './score'

/** What a time signature says that a measure lasts. */
export function barQuartersOf({
  timeSignature: [beats, unit],
}: Pick<ScoreMeasure, 'timeSignature'>): number {
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
  const starts: number[] = [0]
  for (const [index, measure] of measures.entries()) {
    starts.push(cleanTime(starts[index]! + measureQuartersOf(measure, tracks, index)))
  }
  return starts
}

/** A note as it sounds: ties are joined. */
export interface SoundingNote extends ScoreNote {
  readonly measure: number
  readonly voice: number
  readonly startQuarters: number
  readonly durationQuarters: number
  /** Where it is written: itself, then what is tied to it, as `noteKeyOf` says. */
  readonly keys: readonly string[]
}

/** A note by where it stands in its track. */
export function noteKeyOf(measure: number, voice: number, beat: number, note: number): string {
  return `${measure} ${voice} ${beat} ${note}`
}

/** Denominators of written time: thirds, fifths and sevenths of 256ths. */
const PARTS = 64 * 3 * 5 * 7 * 3

/** A sum of lengths without the noise of adding: 1/3 + 1/3 + 1/3 is 1. */
export function cleanTime(time: number): number {
  const rounded = Math.round(time * PARTS) / PARTS
  return Math.abs(rounded - time) < 1e-7 ? rounded : time
}

/** Identity of what a tie continues: the place, or the pitch. */
export function tieKeyOf({ string, midi }: ScoreNote): string {
  return string === undefined ? `m${midi}` : `s${string}:${midi}`
}

type Growing = SoundingNote & { durationQuarters: number; keys: string[] }

/** All notes of a track in time, from the start of the score, without grace notes. */
export function soundingNotesOf(
  score: Score,
  track: ScoreTrack,
  starts = measureStartsOf(score),
): readonly SoundingNote[] {
  const notes: Growing[] = []
  const open = new Map<string, Growing>()
  for (const [measure, voices] of track.measures.entries()) {
    for (const [voice, beats] of voices.entries()) {
      let at = starts[measure]!
      for (const [index, beat] of beats.entries()) {
        const durationQuarters = cleanTime(beatQuartersOf(beat))
        for (const [noteIndex, note] of beat.notes.entries()) {
          const tie = `${voice} ${tieKeyOf(note)}`
          const key = noteKeyOf(measure, voice, index, noteIndex)
          const before = note.tied && open.get(tie)
          if (before) {
            before.durationQuarters = cleanTime(at + durationQuarters - before.startQuarters)
            before.keys.push(key)
          } else if (!beat.grace) {
            const sounding = {
              ...note,
              measure,
              voice,
              startQuarters: at,
              durationQuarters,
              keys: [key],
            }
            open.set(tie, sounding)
            notes.push(sounding)
          }
        }
        at = cleanTime(at + durationQuarters)
      }
    }
  }
  return notes.sort((a, b) => a.startQuarters - b.startQuarters || a.midi - b.midi)
}

/** A voice from a time on; `undefined` where it does not rest until then. */
function voiceFrom(voice: Voice, quarters: number): Voice | undefined {
  let at = 0
  for (const [index, beat] of voice.entries()) {
    if (at === quarters) return voice.slice(index)
    at = cleanTime(at + beatQuartersOf(beat))
    if (beat.notes.length > 0 || at > quarters) return undefined
  }
  return []
}

/**
 * A score whose first measure is a pickup of some quarters, or the score as given where a note
 * sounds before it or a rest reaches into it.
 */
export function withPickup(score: Score, pickupQuarters: number): Score {
  const [first, ...others] = score.measures
  if (!first) return score
  const missing = cleanTime(barQuartersOf(first) - pickupQuarters)
  const tracks = score.tracks.map(({ measures }) =>
    measures[0]!.map((voice) => voiceFrom(voice, missing)),
  )
  if (missing <= 0 || tracks.some((voices) => voices.includes(undefined))) return score
  return {
    ...score,
    measures: [{ ...first, isPickup: true }, ...others],
    tracks: score.tracks.map((track, index) => ({
      ...track,
      measures: [tracks[index]!.map((voice) => voice!), ...track.measures.slice(1)],
    })),
  }
}
