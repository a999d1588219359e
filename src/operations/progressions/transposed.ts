/** The chords of a progression in another key. */
import { homeOfKey, keyAbove, transposeChord } from '#engine/harmony/capo-chord'
import { chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import type { AskedChord } from './asked-chord'

interface KeyedChords {
  readonly chords: readonly AskedChord[]
  readonly key: Key | undefined
}

/** Chords and key so many semitones higher, all spelled in the new key, or as the first chord's. */
export function transposed({ chords, key }: KeyedChords, semitones: number): KeyedChords {
  if (semitones === 0) return { chords, key }
  const plain = chords.map(({ symbol }) => parseChordSymbol(symbol)!)
  const home = key ? homeOfKey(key) : plain[0]!
  const moved = chords.map((asked, at): AskedChord => {
    const chord = transposeChord(plain[at]!, semitones, home)
    const { symbol, root, bass } = chord
    return {
      symbol,
      ...(asked.numeral !== undefined && { numeral: asked.numeral }),
      root,
      chord: chordWithBass(chord),
      ...(bass && { bass }),
    }
  })
  return { chords: moved, key: key && keyAbove(key, semitones) }
}
