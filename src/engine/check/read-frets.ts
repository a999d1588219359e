/**
 * A grip as typed: lenient where `instrument/fret-text` is strict, so that every typo is reported
 * with its column and, where the meaning is clear, corrected.
 */
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { hintAtStringCount } from '../instrument/neck-words'
import { type Mistake, mistakeOf } from './mistake-table'

export interface PlacedMistake extends Mistake {
  /** Column in the text as given, from 1. */
  readonly column: number
}

export interface ReadFrets {
  /** One place a string, the last string first; absent where the text cannot be read. */
  readonly frets?: Frets
  /** Column of each place, from 1, where each stands for itself. */
  readonly columns?: readonly number[]
  readonly mistakes: readonly PlacedMistake[]
}

const SEPARATED = /[-\s,./|]/
const MUTE = /^[xX×*]$/u

interface Token {
  readonly text: string
  /** Offset in the text, from 0. */
  readonly offset: number
}

/** Runs between separators, or single characters where there are none. */
function tokensOf(text: string): readonly Token[] {
  const pattern = SEPARATED.test(text.trim()) ? /[^-\s,./|]+/g : /\S/gu
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], offset: match.index }))
}

function placeOf(
  token: Token,
  maxFret: number,
  mistakes: PlacedMistake[],
): number | null | undefined {
  const column = token.offset + 1
  if (MUTE.test(token.text)) return null
  const digits = token.text.replace(/[oO]/g, '0')
  if (digits !== token.text && /^\d+$/.test(digits)) {
    const message = `"${token.text}" is read as ${digits}: a zero, not the letter O`
    mistakes.push({ ...mistakeOf('letter-for-digit', message), column })
  }
  if (!/^\d{1,2}$/.test(digits)) {
    const message = `"${token.text}" is neither a fret nor x`
    mistakes.push({ ...mistakeOf('unknown-mark', message), column })
    return undefined
  }
  const fret = Number(digits)
  if (fret > maxFret) {
    const message = `fret ${fret} is above the highest fret, ${maxFret}`
    mistakes.push({ ...mistakeOf('fret-too-high', message), column })
    return undefined
  }
  return fret
}

/** Ways to cut digits into frets of one or two figures that leave exactly so many places. */
function cutsOf(text: string, places: number): readonly (readonly string[])[] {
  if (text === '') return places === 0 ? [[]] : []
  if (places === 0) return []
  const single = cutsOf(text.slice(1), places - 1).map((rest) => [text[0]!, ...rest])
  const isTwoFigures = /^(?:1\d|2[0-4])/.test(text)
  const double = isTwoFigures
    ? cutsOf(text.slice(2), places - 1).map((rest) => [text.slice(0, 2), ...rest])
    : []
  return [...double, ...single]
}

/** Frets that one hand may hold are close together. */
const PLAUSIBLE_SPAN_FRETS = 4

function recut(text: string, { strings, maxFret }: Neck): Frets | undefined {
  const plausible = cutsOf(text.toLowerCase(), strings.length)
    .map((cut) => cut.map((place) => (place === 'x' ? null : Number(place))))
    .filter((frets) => {
      const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
      const highest = Math.max(...pressed)
      return highest <= maxFret && highest - Math.min(...pressed) <= PLAUSIBLE_SPAN_FRETS
    })
  return plausible.length === 1 ? plausible[0] : undefined
}

/** Every place has at most two figures. */
const MAX_FIGURES = 2

/** Where a grip begins, with one as it is written. */
function exampleOf({ strings }: Neck): string {
  const last = strings[strings.length - 1]!
  return strings.length === 6 && last.name === 'E2'
    ? 'from the low E: x32010'
    : `from string ${last.string}, ${last.name}: ${'0'.repeat(strings.length)}`
}

/**
 * Reads a grip, the last string first.
 *
 * @example
 * readFrets('x32O1O', STANDARD_NECK).frets // => [null,3,2,0,1,0]
 * readFrets('81010988', STANDARD_NECK).frets // => [8,10,10,9,8,8]
 * readFrets('x3201', STANDARD_NECK).mistakes[0].code // => "place-count"
 */
export function readFrets(text: string, neck: Neck): ReadFrets {
  const stringCount = neck.strings.length
  const mistakes: PlacedMistake[] = []
  const tokens = tokensOf(text)
  const isCompact = !SEPARATED.test(text.trim())
  if (isCompact && tokens.length > stringCount && tokens.length <= stringCount * MAX_FIGURES) {
    const frets = recut(text.trim(), neck)
    if (frets) {
      const message = `frets from 10 up need hyphens: ${frets.map((fret) => fret ?? 'x').join('-')}`
      return { frets, mistakes: [{ ...mistakeOf('ambiguous-frets', message), column: 1 }] }
    }
  }
  if (tokens.length !== stringCount) {
    const message = `${tokens.length} places where a grip has ${stringCount}, one a string ${exampleOf(neck)}${hintAtStringCount(tokens.length)}`
    return { mistakes: [{ ...mistakeOf('place-count', message), column: text.length + 1 }] }
  }
  const frets = tokens.map((token) => placeOf(token, neck.maxFret, mistakes))
  const read = frets.filter((fret): fret is number | null => fret !== undefined)
  if (read.length < stringCount) return { mistakes }
  if (read.every((fret) => fret === null)) {
    const message = 'no string is played'
    return { mistakes: [...mistakes, { ...mistakeOf('place-count', message), column: 1 }] }
  }
  return { frets: read, columns: tokens.map(({ offset }) => offset + 1), mistakes }
}
