/** What a chord is called under a capo: by its sound, and by the shape that the hand holds. */
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type ChordSymbol, formatSlashChord } from './chord-symbol'
import { simplestRootOf } from './root-spelling'

export interface CapoChordNames {
  readonly soundingSymbol: string
  /** The same chord as many semitones lower as the capo's fret. */
  readonly shapeSymbol: string
}

/**
 * The two names of a chord that is played with a capo.
 *
 * @param capo fret of the capo, 0–12.
 * @example
 * capoChordNamesOf(parseChordSymbol('E')!, 2).shapeSymbol // => "D"
 * capoChordNamesOf(parseChordSymbol('F#m7/C#')!, 2).shapeSymbol // => "Em7/B"
 */
export function capoChordNamesOf(sounding: ChordSymbol, capo: number): CapoChordNames {
  const { root, bass, chord, symbol } = sounding
  const lower = (name: NoteName) =>
    capo === 0 ? name : simplestRootOf(withinOctave(pitchClassOf(name) - capo), chord)
  const shape = formatSlashChord(lower(root), chord, bass && lower(bass))
  return { soundingSymbol: symbol, shapeSymbol: capo === 0 ? symbol : shape }
}
