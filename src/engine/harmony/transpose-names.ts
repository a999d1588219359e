/** Texts that stand over bars as names of chords, in another key. */
import { type CapoHome, transposeChord } from './capo-chord'
import { parseChordSymbol } from './chord-symbol'

/** A text that begins like a chord. */
const STARTS_WITH_ROOT = /^[A-H]/

/**
 * A name so many semitones higher. A text that is no chord, such as `N.C.`, stays; one that begins
 * like a chord and cannot be read is left out, since it would be wrong in another key.
 *
 * @param home the key's tonic, so that all names are spelled in one key
 * @example
 * transposeChordText('Gm7/D', 2, parseChordSymbol('C')!) // => "Am7/E"
 * transposeChordText('N.C.', 2, parseChordSymbol('C')!) // => "N.C."
 * transposeChordText('G what', 2, parseChordSymbol('C')!) // => undefined
 */
export function transposeChordText(
  text: string,
  semitones: number,
  home: CapoHome,
): string | undefined {
  if (semitones % 12 === 0) return text
  const chord = parseChordSymbol(text)
  if (chord) return transposeChord(chord, semitones, home).symbol
  return STARTS_WITH_ROOT.test(text) ? undefined : text
}

/** The names so many semitones higher, see `transposeChordText`. */
export function transposeNames<Name extends { readonly symbol: string }>(
  names: readonly Name[],
  semitones: number,
  home: CapoHome,
): readonly Name[] {
  return names.flatMap((name) => {
    const symbol = transposeChordText(name.symbol, semitones, home)
    return symbol === undefined ? [] : [{ ...name, symbol }]
  })
}
