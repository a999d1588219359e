/** The chords of a song as one line of text, and the names over a tab as such a song. */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { looksLikeNumeral } from '#engine/harmony/numeral'
import type { ChordName } from '#engine/project/chord-names'
import { SONG_LIMITS, type Song } from '#engine/project/song-shape'
import { cellCountOf } from '#engine/song/bar-cells'
import { MAX_CHORD_LINE, type PlacedWord, sheetNamesOf, wordsOf } from '#engine/song/line-text'
import { EMPTY_SONG } from '#engine/song/song-builder'
import { plainSymbol, readSign } from '#engine/song/song-marks'
import { writeKeyOfSong } from '#engine/song/transpose-song'
import { barBeatsOf, barCountOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'

/** What may stand in a mark of a text. */
const symbolOf = (text: string) =>
  text
    .replaceAll(/[[\]\p{Cc}\u2028\u2029]/gu, '')
    .slice(0, SONG_LIMITS.maxSymbolLength)
    .trim()

/** The words of a line, each a mark of its song, with their columns. */
export function chordWordsOf(text: string): readonly PlacedWord[] {
  return wordsOf(text.slice(0, MAX_CHORD_LINE).replaceAll(';', ' '))
    .map(({ column, symbol }) => ({ column, symbol: symbolOf(symbol) }))
    .filter(({ symbol }) => symbol !== '' && symbol !== '*')
}

/** The line with another word in the place of the one at a column. */
export function withWord(text: string, { column, symbol }: PlacedWord, other: string): string {
  return text.slice(0, column) + other + text.slice(column + symbol.length)
}

function isDegree(symbol: string): boolean {
  const plain = plainSymbol(symbol)
  return !readSign(symbol) && looksLikeNumeral(plain) && !parseChordSymbol(plain)
}

/** A song whose chords are some marks alone. */
function withMarks(head: Song, symbols: readonly string[]): Song {
  const marks = symbols.map((symbol) => ({ at: 0, symbol }))
  const lines = [{ kind: 'lyrics' as const, text: '', marks }]
  return { ...head, sections: marks.length > 0 ? [{ kind: 'part', repeats: 1, lines }] : [] }
}

/**
 * A song with the chords of a line instead of its own. A key is named for numbers alone, which are
 * read in it.
 *
 * @param key in which numbers are read where the song names none
 */
export function withLine(head: Song, text: string, key: Key): Song {
  const symbols = chordWordsOf(text).map(({ symbol }) => symbol)
  const hasDegrees = symbols.some(isDegree)
  const { key: written, ...others } = head
  const own = sheetNamesOf(head).hasNumbers ? undefined : written
  const named = hasDegrees ? (written ?? writeKeyOfSong(key, head.noteNames)) : own
  return withMarks({ ...others, ...(named !== undefined && { key: named }) }, symbols)
}

/** The chords of a song in one line; `undefined` where it has words, sections or several lines. */
export function lineOf({ sections: [section, ...others] }: Song): string | undefined {
  if (!section) return ''
  const { kind, label, repeats, lines } = section
  const [line, ...more] = lines
  const isPlain = kind === 'part' && label === undefined && repeats === 1
  if (line?.kind !== 'lyrics' || line.text !== '') return undefined
  if (!isPlain || others.length > 0 || more.length > 0) return undefined
  return line.marks.map(({ symbol }) => symbol).join(' ')
}

/** The names over a tab as a song up to the last of them; `undefined` where there are none. */
export function songOfNames(
  names: readonly ChordName[],
  measures: readonly Measure[],
): Song | undefined {
  let start = 0
  const bars = measures.flatMap((measure) => {
    const beats = barBeatsOf(measure.timeSignature)
    return Array.from({ length: barCountOf(measure) }, () => {
      const own = names.filter(({ beat }) => beat >= start && beat < start + beats)
      const starts = own.map(({ beat }) => (beat - start) / beats)
      start += beats
      const count = own.length === 0 ? 1 : (cellCountOf(starts, beats) ?? beats)
      return Array.from({ length: count }, (_, cell) => {
        const at = starts.findLastIndex((share) => Math.floor(share * count + 1e-6) === cell)
        return symbolOf(own[at]?.symbol ?? '') || '/'
      })
    })
  })
  const last = bars.findLastIndex((cells) => cells.some((symbol) => symbol !== '/'))
  if (last < 0) return undefined
  const named = bars.slice(0, last + 1)
  const isPlain = named.every(([symbol, ...others]) => symbol !== '/' && others.length === 0)
  const marks = isPlain ? named.flat() : named.flatMap((cells) => ['|', ...cells]).concat('|')
  const meter = measures[0]!.timeSignature
  return withMarks({ ...EMPTY_SONG, meter }, marks)
}
