/** What a chord is called under a capo: by its sound, and by the shape that the hand holds. */

import { type ChordType, chordTypeById } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { formatSlashChord } from './chord-symbol'
import { simplestRootOf } from './root-spelling'

const MAJOR = chordTypeById('major')!

/** A chord as it sounds, with its name. */
export interface SoundingChord {
  readonly symbol: string
  readonly root: NoteName
  readonly chord: ChordType
  readonly bass?: NoteName | undefined
}

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
export function capoChordNamesOf(sounding: SoundingChord, capo: number): CapoChordNames {
  const { root, bass, chord, symbol } = sounding
  if (capo === 0) return { soundingSymbol: symbol, shapeSymbol: symbol }
  const lower = (name: NoteName, type: ChordType) =>
    simplestRootOf(withinOctave(pitchClassOf(name) - capo), type)
  const shapeSymbol = formatSlashChord(lower(root, chord), chord, bass && lower(bass, MAJOR))
  return { soundingSymbol: symbol, shapeSymbol }
}
