/** What pitches are called and mean in a theory context, each read once however often it sounds. */
import { keptOr, oncePer } from '../once-per'
import { type PitchClassReading, readPitchClass, type TheoryContext } from './layer'
import { formatPitch, letterIndexOf, type NoteName } from './pitch'

/** What a pitch is called and means in a context; each reading is made once. */
export type NoteReader = (midi: number, name: NoteName | undefined) => SpelledReading

export interface SpelledReading extends PitchClassReading {
  /** Spelled with octave. */
  readonly note: string
}

/** The reader of a context: one a context, so that plan, positions and document share readings. */
export const noteReaderOf = oncePer((theory: TheoryContext): NoteReader => {
  const known = new Map<number, SpelledReading>()
  return (midi, name) => {
    const spelling = name ? 1 + letterIndexOf(name.letter) * 5 + name.accidental + 2 : 0
    return keptOr(known, midi * 64 + spelling, () => {
      const pitchClass = readPitchClass(theory, midi % 12, name)
      return { ...pitchClass, note: formatPitch(pitchClass.name, midi) }
    })
  }
})
