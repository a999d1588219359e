import { formatNoteName, type Letter, type NoteName } from '../pitch'

/**
 * Systems of note names: English (`B`, `Bb`, `F#`), German (`H`, `B`, `Fis`) and solfège with a
 * fixed do (`Si`, `Sib`, `Fa#`). The program itself thinks in English names; the others are written
 * and read at its edge.
 */
export const NAME_SYSTEMS = ['english', 'german', 'solfege'] as const
export type NameSystem = (typeof NAME_SYSTEMS)[number]

/** Note names in each system: all 35 spellings from double flat to double sharp. */
const SOLFEGE: Readonly<Record<Letter, string>> = {
  C: 'Do',
  D: 'Re',
  E: 'Mi',
  F: 'Fa',
  G: 'Sol',
  A: 'La',
  B: 'Si',
}

/** A and E lose the e of the ending: As, Ases, Es, Eses. */
const SHORT_FLATS: ReadonlySet<Letter> = new Set(['A', 'E'])

function writeGerman({ letter, accidental }: NoteName): string {
  if (letter === 'B' && accidental === -1) return 'B'
  const stem = letter === 'B' ? 'H' : letter
  if (accidental >= 0) return stem + 'is'.repeat(accidental)
  const flats = 'es'.repeat(-accidental)
  return stem + (SHORT_FLATS.has(letter) ? flats.slice(1) : flats)
}

/**
 * Writes a note name without octave.
 *
 * @example
 * writeNoteName({ letter: 'B', accidental: -1 }, 'german') // => "B"
 * writeNoteName({ letter: 'F', accidental: 1 }, 'german') // => "Fis"
 * writeNoteName({ letter: 'E', accidental: -1 }, 'solfege') // => "Mib"
 */
export function writeNoteName(name: NoteName, system: NameSystem): string {
  if (system === 'german') return writeGerman(name)
  const english = formatNoteName(name)
  return system === 'solfege' ? SOLFEGE[name.letter] + english.slice(1) : english
}
