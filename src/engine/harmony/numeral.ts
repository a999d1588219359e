/**
 * A chord named by its degree in a key: a Roman numeral, or a number of the Nashville system.
 *
 * A Nashville number alone is a major chord and `6m` or `6-` a minor one, as charts mark it; `5/7`
 * is the chord on 5 over degree 7 of the key. `16` is an added sixth, as in a chord symbol. In a minor key 3, 6 and 7 are read as III, VI and VII.
 */
import { foldChordText } from './chord-text'
import type { Key } from './key'
import { parseRomanNumeral, type RomanChord } from './roman-numeral'

/** An added sixth of a number, which a Roman numeral writes `add6`; `6/9` is a chord of its own. */
const ADDED_SIXTH = /^6(?!\d|\/9)/
/** An added ninth, which a Roman numeral writes `add9`: its `2` is the third inversion of a seventh. */
const ADDED_SECOND = /^2(?!\d)/
const NASHVILLE_TEXT = /^([#b]{0,2})([1-7])(.*)$/
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] as const

/** Whether a text begins like a numeral or a number of a degree, and not like a chord symbol. */
export function looksLikeNumeral(text: string): boolean {
  return /^[#b]{0,2}(?:[1-7]|[sS]ub-?V|[ivIV]|N(?:6|$))/.test(foldChordText(text))
}

/**
 * Reads a Roman numeral (`ii7`, `V7/V`, `bVImaj7`, `iiø7`, `V65`) or a Nashville number (`1`, `6m`,
 * `4maj7`, `b7`, `5/7`) in a key; `undefined` for anything else. The numeral of the answer is Roman.
 *
 * @example
 * readNumeral('6m7', parseKey('C')!)?.symbol // => "Am7"
 * readNumeral('5/7', parseKey('C')!)?.symbol // => "G/B"
 * readNumeral('V7/ii', parseKey('C')!)?.symbol // => "A7"
 */
export function readNumeral(text: string, key: Key): RomanChord | undefined {
  const folded = foldChordText(text)
  const match = NASHVILLE_TEXT.exec(folded)
  if (!match) return parseRomanNumeral(folded, key)
  const [, accidentals, number, suffix] = match
  return parseRomanNumeral(
    `${accidentals}${NUMERALS[Number(number) - 1]}${suffix!.replace(ADDED_SIXTH, 'add6').replace(ADDED_SECOND, 'add9')}`,
    key,
  )
}
