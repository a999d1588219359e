/** What a chord is called under a capo: by its sound, and by the shape that the hand holds. */

import { type ChordType, chordTypeById } from '../theory/chord'
import { degreeBetween, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type ChordSymbol, formatSlashChord, parseChordSymbol } from './chord-symbol'
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

/** A root and its chord: the tonic of a key, or the first chord of several. */
export interface CapoHome {
  readonly root: NoteName
  readonly chord: ChordType
}

/** The name as far from the root of the shapes as it was from home; simple where there is none. */
function shapeNameOf(
  name: NoteName,
  type: ChordType,
  semitones: number,
  home?: CapoHome,
): NoteName {
  const lowered = (one: NoteName) => withinOctave(pitchClassOf(one) - semitones)
  const simplest = simplestRootOf(lowered(name), type)
  if (!home) return simplest
  const shapeHome = simplestRootOf(lowered(home.root), home.chord)
  const related = spellDegree(shapeHome, degreeBetween(home.root, name)).name
  return Math.abs(related.accidental) > 1 ? simplest : related
}

/** The symbol of a chord so many semitones lower; its bass is spelled as a tone of it. */
function moved({ root, bass, chord }: SoundingChord, semitones: number, home?: CapoHome): string {
  const newRoot = shapeNameOf(root, chord, semitones, home)
  const newBass = bass && shapeNameOf(bass, MAJOR, semitones, home ?? { root, chord })
  return formatSlashChord(newRoot, chord, newBass)
}

/**
 * The two names of a chord that is played with a capo.
 *
 * @param capo fret of the capo, 0–12.
 * @param home spells the shape, so that all chords of a key are written in one: Db, Gb, Ab.
 * @example
 * capoChordNamesOf(parseChordSymbol('E')!, 2).shapeSymbol // => "D"
 * capoChordNamesOf(parseChordSymbol('F#m7/C#')!, 2).shapeSymbol // => "Em7/B"
 */
export function capoChordNamesOf(
  sounding: SoundingChord,
  capo: number,
  home?: CapoHome,
): CapoChordNames {
  const { symbol } = sounding
  if (capo === 0) return { soundingSymbol: symbol, shapeSymbol: symbol }
  return { soundingSymbol: symbol, shapeSymbol: moved(sounding, capo, home) }
}

/**
 * A chord so many semitones higher.
 *
 * @param home the key's tonic or the first chord, so that all chords are spelled in one key.
 * @example
 * transposeChord(parseChordSymbol('G')!, 1, parseChordSymbol('C')!).symbol // => "Ab"
 */
export function transposeChord(
  chord: SoundingChord,
  semitones: number,
  home: CapoHome,
): ChordSymbol {
  return parseChordSymbol(moved(chord, -semitones, home))!
}

/** The chord that sounds where a shape is held above a capo. */
export function soundOfShape(shape: SoundingChord, capo: number): ChordSymbol {
  return parseChordSymbol(moved(shape, -capo))!
}
