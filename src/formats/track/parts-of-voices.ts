/** The two written voices of a staff as parts: what is written with stems up, and with stems down. */
import type { SoundingNote } from '../score/score-times'

/** Written voices may cross for a note; others are no upper and lower part. */
const MOST_CROSSED = 0.1

const endOf = ({ startQuarters, durationQuarters }: SoundingNote) =>
  startQuarters + durationQuarters

/** Whether a note of the upper voice lies below one of the lower voice that sounds with it. */
function isCrossed(lower: SoundingNote, upper: readonly SoundingNote[]): boolean {
  return upper.some(
    (note) =>
      note.midi < lower.midi &&
      note.startQuarters < endOf(lower) &&
      endOf(note) > lower.startQuarters,
  )
}

/**
 * The part of each written voice of a track: `upper` and `lower`, and `harmony` for more voices.
 * None where the track has one voice, or the first does not lie above the second.
 */
export function partsOfVoices(notes: readonly SoundingNote[]): readonly string[] | undefined {
  const [upper = [], lower = []] = [0, 1].map((index) =>
    notes.filter((note) => note.voice === index),
  )
  if (upper.length === 0 || lower.length === 0) return undefined
  const crossed = lower.filter((note) => isCrossed(note, upper)).length
  if (crossed > lower.length * MOST_CROSSED) return undefined
  return ['upper', 'lower', 'harmony', 'harmony']
}
