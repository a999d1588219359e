/**
 * What a `b7` among chords means: the seventh on B, or in a chart of numbers the lowered seventh
 * degree. Only the chords around it tell.
 */
import { parseChordSymbol } from './chord-symbol'
import { foldChordText } from './chord-text'
import { looksLikeNumeral } from './numeral'

export type FlatNumbersAre = 'degrees' | 'symbols' | 'unclear'

/** Whether a text reads both as a chord on B and as a lowered degree: `b7`, `b6`, `b2`. */
export function isFlatNumber(text: string): boolean {
  return /^b[1-7]/.test(foldChordText(text)) && parseChordSymbol(text) !== undefined
}

/**
 * How the flat numbers of a list are meant: degrees beside numerals or where a key is given and no
 * chord has a letter, symbols beside letters, unclear beside both.
 *
 * @example
 * flatNumbersIn(['1', 'b7', '4'], true) // => "degrees"
 * flatNumbersIn(['Em', 'b7'], true) // => "symbols"
 */
export function flatNumbersIn(texts: readonly string[], hasKey: boolean): FlatNumbersAre {
  const others = texts.filter((text) => !isFlatNumber(text))
  const hasLetters = others.some((text) => parseChordSymbol(text) !== undefined)
  const hasNumbers = others.some((text) => !parseChordSymbol(text) && looksLikeNumeral(text))
  if (hasLetters) return hasNumbers ? 'unclear' : 'symbols'
  return hasNumbers || hasKey ? 'degrees' : 'symbols'
}
