/**
 * English note names inside a text, written in another system: notes (`F#4`), chord symbols
 * (`Bb7/D`), keys (`A minor`). Everything else in the text stays.
 */
import { type NameSystem, writeNoteName } from '../../theory/note-names/name-systems'
import { parseRoot } from '../../theory/pitch'
import { parseChordSymbol } from '../chord-symbol'

/** A name that no letter, digit or sign stands before, and what is written straight after it. */
const NAME =
  /(?<![\p{L}\p{N}_#♯♭%])([A-G])(##|#|bb|b|♯♯|♯|♭♭|♭)?((?:[\w#♯♭°øΔ]|\+(?![A-G])|\([^()\s]*\))*)/gu

const OCTAVE = /^\d{0,2}$/

/** Begins a sentence, a cell of a table or a heading. */
const AT_START = /(?:^|[.:;!?|>*(“"]|^#+)\s*$/u
/** A word that follows the note A in the name of a key, not the article. */
const KEY_WORD =
  /^\s(?:major|minor|natural|harmonic|melodic|dorian|phrygian|lydian|mixolydian|locrian|ionian|aeolian|blues|flat|sharp|string)\b/
const LOWER_CASE_WORD = /^\s\p{Ll}/u

function isArticle(before: string, after: string): boolean {
  return AT_START.test(before) && LOWER_CASE_WORD.test(after) && !KEY_WORD.test(after)
}

/** `Do` and `Go` are words; `o` for diminished is never written by us. */
function isName(root: string, suffix: string): boolean {
  return OCTAVE.test(suffix) || (suffix !== 'o' && parseChordSymbol(root + suffix) !== undefined)
}

/** Solfège keeps the sign as it is written, `♭` or `b`; German has none. */
function writeRoot(letter: string, sign: string, system: NameSystem): string {
  return system === 'solfege'
    ? writeNoteName(parseRoot(letter)!, system) + sign
    : writeNoteName(parseRoot(letter + sign)!, system)
}

/**
 * Writes the names of a text in a system.
 *
 * @example
 * namesInText('Bb7/D to B4', 'german') // => "B7/D to H4"
 * namesInText('A scale on A minor', 'solfege') // => "A scale on La minor"
 */
export function namesInText(text: string, system: NameSystem): string {
  if (system === 'english') return text
  return text.replace(
    NAME,
    (whole: string, letter: string, sign = '', suffix: string, at: number) => {
      if (!isName(letter + sign, suffix)) return whole
      const after = text.slice(at + whole.length)
      if (whole === 'A' && isArticle(text.slice(0, at), after)) return whole
      return writeRoot(letter, sign, system) + suffix
    },
  )
}
