/** What a chord is called under a capo: by its sound, and by the shape that the hand holds. */

import { type ChordType, chordTypeById } from '../theory/chord'
import { degreeBetween, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { type ChordSymbol, formatSlashChord, parseChordSymbol } from './chord-symbol'
import { isMinorScale, type Key } from './key'
import { hasDoubles, isAwkwardRoot, simplestRootOf } from './root-spelling'

const MAJOR = chordTypeById('major')!
const MINOR = chordTypeById('minor')!

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

/** The tonic of a key with its triad, to which the shapes of a song are spelled. */
export function homeOfKey({ root, scale }: Key): CapoHome {
  return { root, chord: isMinorScale(scale) ? MINOR : MAJOR }
}

const nameAsFar = (from: NoteName, name: NoteName, to: NoteName) =>
  spellDegree(to, degreeBetween(from, name)).name

/**
 * Whether a chord is read more easily under another name of its root: a double sign, Cb7 and E#7,
 * which have tones with double signs, or a bass with a double flat. D#7/F## is read.
 */
function isHard(root: NoteName, chord: ChordType, bass: NoteName | undefined): boolean {
  if (Math.abs(root.accidental) > 1 || (bass && bass.accidental < -1)) return true
  return isAwkwardRoot(root) && hasDoubles(root, chord)
}

function movedHome({ root, chord }: CapoHome, semitones: number, movedFrom?: NoteName): NoteName {
  return simplestRootOf(withinOctave(pitchClassOf(root) + semitones), chord, movedFrom)
}

/**
 * The symbol of a chord so many semitones lower, as far from the new home as it was from home, or
 * simple where that is hard to read. Its bass is as far from the new root as it was from the root.
 */
function moved(
  { root, bass, chord }: SoundingChord,
  semitones: number,
  homes?: { readonly from: NoteName; readonly to: NoteName },
): string {
  const lowered = (one: NoteName) => withinOctave(pitchClassOf(one) - semitones)
  const bassOver = (newRoot: NoteName) => bass && nameAsFar(root, bass, newRoot)
  const simplest = simplestRootOf(lowered(root), chord)
  const related = homes ? nameAsFar(homes.from, root, homes.to) : simplest
  const newRoot = isHard(related, chord, bassOver(related)) ? simplest : related
  const newBass = bassOver(newRoot)
  const isFar = newBass && Math.abs(newBass.accidental) > 1 && newRoot !== related
  return formatSlashChord(newRoot, chord, isFar ? simplestRootOf(lowered(bass!), MAJOR) : newBass)
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
  const homes = home && { from: home.root, to: movedHome(home, -capo) }
  return { soundingSymbol: symbol, shapeSymbol: moved(sounding, capo, homes) }
}

/**
 * A chord so many semitones higher.
 *
 * @param home the key's tonic or the first chord, so that all chords are spelled in one key.
 * @param to the new tonic, where it is known; default: the simplest name.
 * @example
 * transposeChord(parseChordSymbol('G')!, 1, parseChordSymbol('C')!).symbol // => "Ab"
 */
export function transposeChord(
  chord: SoundingChord,
  semitones: number,
  home: CapoHome,
  to: NoteName = movedHome(home, semitones, home.root),
): ChordSymbol {
  const homes = { from: home.root, to }
  return parseChordSymbol(moved(chord, -semitones, homes))!
}

/** A key so many semitones higher, as it is usually written. */
export function keyAbove(key: Key, semitones: number): Key {
  if (semitones === 0) return key
  const home = homeOfKey(key)
  return { root: transposeChord({ ...home, symbol: '' }, semitones, home).root, scale: key.scale }
}

/** The chord that sounds where a shape is held above a capo. */
export function soundOfShape(shape: SoundingChord, capo: number): ChordSymbol {
  return parseChordSymbol(moved(shape, -capo))!
}
