/** The chords of a progression in another key. */
import { homeOfKey, keyAbove, transposeChord } from '#engine/harmony/capo-chord'
import { chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatKey, isMinorScale, type Key } from '#engine/harmony/key'
import { formatNoteName, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { requestErrorOf } from '../registry/request-errors'
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
      ...(asked.warning !== undefined && { warning: asked.warning }),
    }
  })
  return { chords: moved, key: key && keyAbove(key, semitones) }
}

/**
 * Semitones from one key to another of its mode, −5 to 6.
 *
 * @param path the parameter that names the other key
 * @param subject what is moved: "the song is"
 * @param hint what else would work, at the end of the sentence
 * @throws RequestError for a key of the other mode.
 */
export function semitonesTo(from: Key, to: Key, path: string, subject: string, hint = ''): number {
  if (isMinorScale(from.scale) !== isMinorScale(to.scale)) {
    const mode = isMinorScale(from.scale) ? 'minor' : 'major'
    const didYouMean = `${formatNoteName(to.root)} ${from.scale.id}`
    const message = `${path}: ${subject} in ${formatKey(from)}, so it moves to another ${mode} key, such as ${didYouMean}${hint}`
    throw requestErrorOf('conflicting-parameters', [{ path, message, didYouMean }])
  }
  const above = withinOctave(pitchClassOf(to.root) - pitchClassOf(from.root))
  return above > 6 ? above - 12 : above
}
