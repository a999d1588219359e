/** What pitches are called and mean in a theory context, each read once however often it sounds. */
import { type PitchClassReading, readPitchClass, type TheoryContext } from '../theory/layer'
import { formatPitch, letterIndexOf, type NoteName } from '../theory/pitch'

/** What a pitch is called and means in a context; each reading is made once. */
export type NoteReader = (midi: number, name: NoteName | undefined) => SpelledReading

export interface SpelledReading extends PitchClassReading {
  /** Spelled with octave. */
  readonly note: string
}

const readers = new WeakMap<TheoryContext, NoteReader>()

/** The reader of a context: one a context, so that plan, positions and document share readings. */
export function noteReaderOf(theory: TheoryContext): NoteReader {
  let reader = readers.get(theory)
  if (!reader) {
    reader = makeReader(theory)
    readers.set(theory, reader)
  }
  return reader
}

function makeReader(theory: TheoryContext): NoteReader {
  const known = new Map<number, SpelledReading>()
  return (midi, name) => {
    const spelling = name ? 1 + letterIndexOf(name.letter) * 5 + name.accidental + 2 : 0
    const key = midi * 64 + spelling
    let reading = known.get(key)
    if (!reading) {
      const pitchClass = readPitchClass(theory, midi % 12, name)
      reading = { ...pitchClass, note: formatPitch(pitchClass.name, midi) }
      known.set(key, reading)
    }
    return reading
  }
}
