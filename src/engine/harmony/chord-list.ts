/**
 * Chords that stand in one text without commas between them: `1 4 5`, `1-5-6-4`, `C G Am F`,
 * `I – IV – V`. Charts of numbers are written so, and each reads as one strange chord otherwise.
 */
import { parseChordSymbol } from './chord-symbol'

const ARROWS = /\s*(?:->|=>|[|;→>])\s*/
/** A number of a chart with what usually follows it: `6m`, `6-`, `b7`, `57`, `4maj7`, `7°`. */
const NUMBER = /^[#b♯♭]?[1-7](?:maj7|[m-]7|M7|sus[24]?|dim|[m7+°oø-])?$/
const ROMAN = /^[#b♯♭]?(?:VII|VI|IV|V|III|II|I|vii|vi|iv|v|iii|ii|i)(?:maj7|m7|M7|[m7+°oø])?$/
/** `2-7` is a minor seventh, and so the sixth, ninth and so on; other pairs are two chords. */
const MINOR_OF_NUMBER = /^[#b♯♭]?[1-7]-[67]$/

/** Whether a text says that no chord sounds: `N.C.`, `NC`, `n.c`. */
export const isNoChord = (text: string) => /^n\.?c\.?$/i.test(text.trim())

const isNumber = (text: string) => NUMBER.test(text)
const isRoman = (text: string) => ROMAN.test(text)
const isLetters = (text: string) => /^[A-G]/.test(text) && parseChordSymbol(text) !== undefined

function isListOf(parts: readonly string[]): boolean {
  return (
    parts.length > 1 &&
    [isNumber, isRoman, isLetters].some((is) => parts.every((part) => is(part) || isNoChord(part)))
  )
}

/** Splits at hyphens; one before another hyphen is the minor sign of `6-`. */
function betweenHyphens(text: string): readonly string[] | undefined {
  const parts = text.split(/-(?!-|$)/)
  return isListOf(parts) && !MINOR_OF_NUMBER.test(text) ? parts : undefined
}

function inPiece(text: string): readonly string[] {
  const words = text.replaceAll(/[–—]/g, '-').split(/\s+/)
  const isSpaced = words.length > 2 && words.every((word, at) => at % 2 === 0 || word === '-')
  const parts = isSpaced ? words.filter((_, at) => at % 2 === 0) : words
  if (isListOf(parts)) {
    const isOneSymbol = isLetters(parts[0]!) && parseChordSymbol(text) !== undefined
    return isOneSymbol ? [text] : parts
  }
  for (const separator of ['/', '.']) {
    const between = text.split(separator)
    if (between.length > 2 && between.every(isNumber)) return between
  }
  const between = words.flatMap((word) => betweenHyphens(word) ?? [word])
  return isListOf(between) ? between : [text]
}

/**
 * The chords of a text, each as it is written; the text alone where it is one chord or cannot be
 * told apart.
 *
 * @example
 * chordsInText('1 5 6- 4') // => ["1","5","6-","4"]
 * chordsInText('I-V-vi-IV') // => ["I","V","vi","IV"]
 * chordsInText('2-7') // => ["2-7"]
 */
export function chordsInText(text: string): readonly string[] {
  return text
    .split(ARROWS)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap(inPiece)
}

/** Whether digits alone may be a list of degrees: `145`, `1564`; `65` is a figure, `57` a seventh. */
export function isRunOfDegrees(text: string): boolean {
  return /^[1-7]{3,}$/.test(text.trim())
}
