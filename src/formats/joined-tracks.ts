/** Several tracks of a score as one piece, such as the two hands of a piano. */
import type { ScoreNote as PieceNote } from '#engine/arrange/arrangement'
import type { Neck } from '#engine/instrument/neck'
import type { Score, ScoreMeasure, ScoreTrack } from './score'
import {
  barQuartersOf,
  cleanTime,
  measureQuartersOf,
  measureStartsOf,
  soundingNotesOf,
} from './score-times'

/** The tracks as one, their voices side by side. */
export function joinedTrack(score: Score, tracks: readonly ScoreTrack[], neck: Neck): ScoreTrack {
  return {
    name: tracks.map(({ name }) => name).join(' + '),
    program: tracks[0]!.program,
    isPercussion: false,
    neck,
    measures: score.measures.map((_, index) => tracks.flatMap(({ measures }) => measures[index]!)),
  }
}

/** Where each measure starts when all are as long as their time signature says. */
export function fullStartsOf(measures: readonly ScoreMeasure[]): readonly number[] {
  const starts = [0]
  for (const measure of measures) starts.push(cleanTime(starts.at(-1)! + barQuartersOf(measure)))
  return starts
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** What a track's notes are called: two tracks are the hands, the higher one the right. */
function voicesOf(
  tracks: readonly (readonly { readonly midi: number }[])[],
): readonly (string | undefined)[] {
  if (tracks.length !== 2) return tracks.map(() => undefined)
  const [first, second] = tracks.map((notes) => meanOf(notes.map(({ midi }) => midi)))
  return first! >= second! ? ['right', 'left'] : ['left', 'right']
}

/** The notes of all tracks in time, in quarters, a pickup at the end of its bar. */
export function pieceOf(score: Score, tracks: readonly ScoreTrack[]): readonly PieceNote[] {
  const starts = measureStartsOf(score)
  const full = fullStartsOf(score.measures)
  const notes = tracks.map((track) => soundingNotesOf(score, track, starts))
  const voices = voicesOf(notes)
  return notes
    .flatMap((own, track) =>
      own.map(({ midi, measure, startQuarters, durationQuarters }): PieceNote => {
        const written = score.measures[measure]!
        const pickup = barQuartersOf(written) - measureQuartersOf(written, score.tracks, measure)
        const voice = voices[track]
        return {
          midi,
          startBeat: cleanTime(full[measure]! + pickup + startQuarters - starts[measure]!),
          durationBeats: durationQuarters,
          ...(voice !== undefined && { voice }),
        }
      }),
    )
    .sort((a, b) => a.startBeat - b.startBeat || a.midi - b.midi)
}
