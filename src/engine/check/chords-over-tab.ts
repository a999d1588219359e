/** The chord names that stand above the staves of a tab, each over the column where it begins. */

import { type ChordSymbol, parseChordSymbol } from '../harmony/chord-symbol'
import { linesOf } from '../tab/staff'

/** A chord name in a text; line and column from 1. */
export interface ChordInText {
  readonly line: number
  readonly column: number
  readonly symbol: ChordSymbol
}

/** Signs between chord names: bar lines, strokes of a beat, repeats, no chord. */
const BETWEEN_NAMES = /^(?:[|/:%.]+|N\.?C\.?|x\d+)$/i
/** Chord names that are read of one text; a song has fewer. */
const MOST_CHORDS = 256
/** Lines from a chord name down to the last string below it, beside the strings themselves. */
const LINES_BETWEEN = 3

function chordsOfLine(content: string, line: number): readonly ChordInText[] {
  const chords: ChordInText[] = []
  for (const { 0: word, index } of content.matchAll(/\S+/g)) {
    if (chords.length === MOST_CHORDS) break
    if (BETWEEN_NAMES.test(word)) continue
    const symbol = parseChordSymbol(word)
    if (!symbol) return []
    chords.push({ line, column: index + 1, symbol })
  }
  return chords
}

/**
 * Chord names in a text, top to bottom: those of lines that hold nothing else.
 *
 * @example
 * chordsInText('Am   E7\ne|0----0---|').map(({ symbol }) => symbol.symbol) // => ["Am","E7"]
 */
export function chordsInText(text: string): readonly ChordInText[] {
  const chords: ChordInText[] = []
  for (const { line, content } of linesOf(text)) {
    if (chords.length >= MOST_CHORDS) break
    chords.push(...chordsOfLine(content, line))
  }
  return chords
}

/** The chord of which the name stands at or last before a note, above its staff. */
export function chordOver(
  { line, column }: { readonly line: number; readonly column: number },
  chords: readonly ChordInText[],
  stringCount: number,
): ChordSymbol | undefined {
  const above = chords.findLast((chord) => chord.line < line)?.line
  if (above === undefined || line - above > stringCount + LINES_BETWEEN) return undefined
  return chords.findLast((chord) => chord.line === above && chord.column <= column)?.symbol
}
