/** What a mark over a line means: a chord, silence, a bar line, a stroke, or what could not be read. */

import { bareNumberWarningOf } from '../harmony/bare-number'
import type { ChordSymbol } from '../harmony/chord-symbol'
import { type Key, parseKey } from '../harmony/key'
import { englishChord, englishKey } from '../harmony/names/english-text'
import { flatNumbersIn, isFlatNumber } from '../harmony/number-chart'
import { looksLikeNumeral, readNumeral } from '../harmony/numeral'
import { readChordSymbol } from '../harmony/read-chord-symbol'
import type { Song } from '../project/song-shape'

export type MarkMeaning =
  | {
      readonly kind: 'chord'
      readonly chord: Pick<ChordSymbol, 'symbol' | 'root' | 'chord' | 'bass'>
    }
  | { readonly kind: 'silence' | 'bar' | 'hold' | 'words' }
  /** `%` is the bar before again, `%%` the two before. */
  | { readonly kind: 'same'; readonly bars: number }
  /** `|:` and `:|`; `:|:` is both. */
  | { readonly kind: 'repeat'; readonly ends: boolean; readonly begins: boolean }
  /** `x2`: that which stands before it is played so often. */
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'unread'; readonly reason: string; readonly didYouMean?: string | undefined }

const SILENCE = /^\(?n\.?\s?c\.?\)?$|^no chord$|^tacet$/i
/** `|`, `||`, `|.`, `|]` without its bracket, first and second endings `|1`, `|2.`. */
const BAR = /^(?:\|{1,3}\.?|\.\||\|\d[.>]?)$/
const HOLD = /^(?:[/.𝄍]|\\)$/u
const REPEAT = /^(?=.*:)(:?\|{1,2}:?|:\|:\|?:?|:{2})$/
const TIMES = /^\(?(?:[x×]\s?(\d{1,2})|(\d{1,2})\s?[x×])\)?$/i

/** What a mark that is no chord means; `undefined` for one that may be a chord. */
export function readSign(symbol: string): MarkMeaning | undefined {
  if (symbol.startsWith('*')) return { kind: 'words' }
  if (BAR.test(symbol)) return { kind: 'bar' }
  if (HOLD.test(symbol)) return { kind: 'hold' }
  if (symbol === '%' || symbol === '%%') return { kind: 'same', bars: symbol.length }
  if (REPEAT.test(symbol)) {
    return { kind: 'repeat', ends: symbol.startsWith(':'), begins: symbol.endsWith(':') }
  }
  const times = TIMES.exec(symbol)
  if (times) return { kind: 'times', times: Math.max(1, Number(times[1] ?? times[2])) }
  return SILENCE.test(symbol) ? { kind: 'silence' } : undefined
}

/** The key that a song names, in English names. */
export function keyOfSong({ key, noteNames }: Pick<Song, 'key' | 'noteNames'>): Key | undefined {
  if (key === undefined) return undefined
  const inEnglish = () => parseKey(englishKey(key, noteNames ?? 'german') ?? '')
  return noteNames ? inEnglish() : (parseKey(key) ?? inEnglish())
}

/**
 * A chord as it is usually written: `(C)` is optional, `C?` unsure, `C*` has a note, `C.` is short.
 *
 * @example
 * plainSymbol('(Am/(G))*') // => "Am/G"
 * plainSymbol('C#07') // => "C#dim7"
 */
export function plainSymbol(symbol: string): string {
  const plain = symbol.replace(/[*?!,;.]+$/, '')
  const within = /^\((.+)\)$/.exec(plain)?.[1]?.trim() ?? plain
  return within
    .replace(/\/\(([A-H][#b]?)\)$/, '/$1')
    .replace(/^([A-H][#b]?)0(?=7?(?:\/|$))/, '$1dim')
}

const SMALL_ROOT = /^([a-g][#b]?)(|\/.*|[679]|1[13])$/

/** How the marks of one song are read, since each is read as those beside it are. */
export interface MarkReader {
  readonly read: (symbol: string) => MarkMeaning
  /** What was assumed, a sentence each. */
  readonly assumed: readonly string[]
}

/** A reader for a song's marks: numbers in its key, small roots as minor where others are capital. */
export function markReaderOf(song: Pick<Song, 'key' | 'noteNames' | 'sections'>): MarkReader {
  const symbols = new Set<string>()
  for (const { lines } of song.sections) {
    for (const { marks } of lines) {
      for (const { symbol } of marks) if (!readSign(symbol)) symbols.add(plainSymbol(symbol))
    }
  }
  const all = [...symbols]
  const english = (text: string) =>
    song.noteNames ? (englishChord(text, song.noteNames) ?? text) : text
  const written = keyOfSong(song)
  const hasNumbers = all.some(
    (text) => looksLikeNumeral(text) && !('symbol' in readChordSymbol(english(text))),
  )
  const key = written ?? parseKey('C')!
  const hasCapitals = all.some((text) => /^[A-H]/.test(text))
  const smallIsMinor = hasCapitals && all.some((text) => SMALL_ROOT.test(text))
  const flatNumbers = flatNumbersIn(all, written !== undefined)
  const meanings = new Map<string, MarkMeaning>()

  function readChord(symbol: string): MarkMeaning {
    const text = plainSymbol(symbol)
    if (isFlatNumber(text) && flatNumbers === 'unclear') {
      return { kind: 'unread', reason: 'stands beside letters and numbers and may be either' }
    }
    const isDegree = isFlatNumber(text) && flatNumbers === 'degrees'
    const minor = smallIsMinor && !song.noteNames && SMALL_ROOT.exec(text)
    const chord = readChordSymbol(minor ? `${minor[1]}m${minor[2]}` : english(text))
    if ('symbol' in chord && !isDegree) return { kind: 'chord', chord }
    const numeral = looksLikeNumeral(text) ? readNumeral(text, key) : undefined
    if (numeral) return { kind: 'chord', chord: numeral }
    const { reason, didYouMean } = 'symbol' in chord ? { reason: 'is no degree' } : chord
    return { kind: 'unread', reason, ...(didYouMean !== undefined && { didYouMean }) }
  }

  const assumed: string[] = []
  if (song.key !== undefined && !written) {
    assumed.push(`The key ${JSON.stringify(song.key)} could not be read and was left out.`)
  }
  if (hasNumbers && !written) assumed.push('No key is named: numbers are read in C major.')
  assumed.push(
    ...all.flatMap((text) => bareNumberWarningOf(text, key) ?? []).map((text) => `${text}.`),
  )
  if (smallIsMinor && !song.noteNames) {
    assumed.push('Small letters stand beside capital ones: they are minor chords.')
  }
  return {
    read: (symbol) => {
      const known = meanings.get(symbol)
      if (known) return known
      const meaning = readSign(symbol) ?? readChord(symbol)
      meanings.set(symbol, meaning)
      return meaning
    },
    assumed,
  }
}
