/**
 * Whether chords keep a melody, read from their symbols alone: the proof of substitutes. It knows
 * nothing of how they were found.
 */
import { parseChordSymbol } from '../harmony/chord-symbol'
import { pitchClassOf } from '../theory/pitch'

/** Tensions over a dominant, by the tone of the chord that forbids them, in semitones. */
const DOMINANT_TENSIONS: readonly (readonly [tension: number, against: readonly number[]])[] = [
  [1, [2]],
  [2, [1, 3]],
  [3, [2]],
  [6, []],
  [8, [9]],
  [9, [8]],
]

/** Whether a note is a tone of the chord or stands a whole step above one and a half step above none. */
function isHeard(symbol: string, pitchClass: number): boolean {
  const read = parseChordSymbol(symbol)
  if (!read) return false
  const above = (name: (typeof read.tones)[number]) =>
    (pitchClassOf(name) - pitchClassOf(read.root) + 12) % 12
  const tones = read.tones.map(above)
  const note = (pitchClass - pitchClassOf(read.root) + 12) % 12
  if (tones.includes(note)) return true
  if (tones.includes(4) && tones.includes(10)) {
    const against = DOMINANT_TENSIONS.find(([tension]) => tension === note)?.[1]
    return against !== undefined && !against.some((tone) => tones.includes(tone))
  }
  if (tones.includes((note + 11) % 12)) return false
  if (tones.includes((note + 10) % 12)) return true
  return note >= 9 && !read.chord.degrees.some(({ number }) => number === 7)
}

/** Pitch classes by the chord that sounds under them, in the order of the symbols. */
export type HeardMelody = readonly (readonly number[])[]

/**
 * Whether every note is kept over its chord.
 *
 * @example
 * isMelodyKept(['Dm7', 'G7'], [[9], [4]]) // => true
 * isMelodyKept(['G7'], [[0]]) // => false
 */
export function isMelodyKept(symbols: readonly string[], melody: HeardMelody): boolean {
  return (
    symbols.length === melody.length &&
    symbols.every((symbol, at) => melody[at]!.every((pitchClass) => isHeard(symbol, pitchClass)))
  )
}
