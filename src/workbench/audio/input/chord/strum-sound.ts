/** What a strum sounds like, as far as chords are compared with it. */
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { LOWEST_MIDI, pitchStrengths } from './pitch-strengths'

export interface StrumSound {
  /** Strength by pitch class, C first; squares add up to 1, or all are 0. */
  readonly chroma: readonly number[]
  /** Pitch class of the lowest note; `undefined` in silence. */
  readonly bass: number | undefined
}

/** The lowest note has at least this part of the strength of the strongest. */
const LEAST_BASS = 0.3
/** A note that is doubled in octaves counts more, but not as much as its strengths together. */
const COMPRESSION = 0.8

/** Listens to a strum: from behind its attack up to the next one, some 0.2 to 0.5 s. */
export function strumSoundOf(samples: Float32Array, sampleRate: number): StrumSound {
  const strengths = pitchStrengths(samples, sampleRate)
  const most = Math.max(...strengths)
  const sums = Array.from({ length: 12 }, () => 0)
  if (most === 0) return { chroma: sums, bass: undefined }
  for (const [note, strength] of strengths.entries()) {
    sums[pitchClassOfMidi(LOWEST_MIDI + note)]! += strength
  }
  const compressed = sums.map((sum) => sum ** COMPRESSION)
  const length = Math.hypot(...compressed)
  const lowest = strengths.findIndex((strength) => strength > LEAST_BASS * most)
  return {
    chroma: compressed.map((one) => one / length),
    bass: pitchClassOfMidi(LOWEST_MIDI + lowest),
  }
}
