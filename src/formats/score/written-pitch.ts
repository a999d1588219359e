/** A name at its pitch, as files of music write it. */
import type { Signature } from '#engine/theory/key-signature'
import { isOfSignature } from '#engine/theory/name-in-key'
import { type Letter, type NoteName, writtenOctaveOf } from '#engine/theory/pitch'

export interface WrittenPitch {
  readonly step: Letter
  /** Semitones: 1 = sharp, -1 = flat. */
  readonly alter: number
  readonly octave: number
  /** Neither the step nor its sharp or flat needs a sign beside the note. */
  readonly isInKey: boolean
}

export function writtenPitchOf(midi: number, name: NoteName, key: Signature): WrittenPitch {
  return {
    step: name.letter,
    alter: name.accidental,
    octave: writtenOctaveOf(name, midi),
    isInKey: isOfSignature(name, key),
  }
}
