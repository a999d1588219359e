/** Plucked notes as a microphone hears them. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { orderOf, renderOrder } from '#workbench/audio/voices/voices'

/** A note that is played; seconds from the moment the microphone opens. */
export interface MicrophoneNote {
  /** A fraction is a note out of tune. */
  readonly midi: number
  readonly atSeconds: number
  readonly durationSeconds: number
}

export const SAMPLE_RATE = 44_100
const TAIL_SECONDS = 3
const FADE_SECONDS = 0.05

/** Mono samples at `SAMPLE_RATE` that end in silence. */
export function soundOf(notes: readonly MicrophoneNote[]): Float32Array {
  const end = Math.max(...notes.map((note) => note.atSeconds + note.durationSeconds))
  const samples = new Float32Array(Math.ceil((end + TAIL_SECONDS) * SAMPLE_RATE))
  for (const { midi, atSeconds, durationSeconds } of notes) {
    const note = renderOrder(orderOf('guitar', { midi }, STANDARD_NECK), SAMPLE_RATE)
    const start = Math.round(atSeconds * SAMPLE_RATE)
    const length = Math.min(note.length, Math.round(durationSeconds * SAMPLE_RATE))
    const fade = Math.round(FADE_SECONDS * SAMPLE_RATE)
    for (let n = 0; n < length; n++) {
      samples[start + n]! += 0.6 * note[n]! * Math.min(1, (length - n) / fade)
    }
  }
  return samples
}
