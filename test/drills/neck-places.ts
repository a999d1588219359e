/** What the places of a neck sound, from the written names of its open strings. */
import type { Neck } from '#engine/instrument/neck'
import { midiOf, parseNote } from '#engine/theory/pitch'

/** MIDI of a place; `undefined` where the string has no such fret. */
export function soundAt(neck: Neck, string: number, fret: number): number | undefined {
  const row = neck.strings.find((own) => own.string === string)
  if (!row || fret < 0 || fret > neck.maxFret || (fret > 0 && fret <= row.startFret)) {
    return undefined
  }
  const { name, octave } = parseNote(row.name)!
  return midiOf(name, octave!) + neck.capo + Math.max(0, fret - row.startFret)
}

/** Every pitch that some string sounds at a fret within a range. */
export function soundsBetween(neck: Neck, from: number, to: number): ReadonlySet<number> {
  const pitches = new Set<number>()
  for (const { string } of neck.strings) {
    for (let fret = from; fret <= to; fret++) {
      const midi = soundAt(neck, string, fret)
      if (midi !== undefined) pitches.add(midi)
    }
  }
  return pitches
}
