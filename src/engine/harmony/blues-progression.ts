/** Chords of a blues: their tonic is a seventh chord that rests, not the dominant of IV. */
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { chordFamilyOf } from './chord-family'
import { isMinorScale, type Key } from './key'

interface RootedChord {
  readonly root: NoteName
  readonly chord: ChordType
}

/**
 * Whether chords in a major key are those of a blues: I7 beside IV7, or beside V7 where no chord
 * on IV is there for it to resolve to. Where the tonic is a Imaj7, I7 leads to IV.
 */
export function isBluesProgression(chords: readonly RootedChord[], key: Key): boolean {
  if (isMinorScale(key.scale)) return false
  const on = (above: number) =>
    chords.filter(({ root }) => withinOctave(pitchClassOf(root) - pitchClassOf(key.root)) === above)
  const hasSeventh = (above: number) =>
    on(above).some(({ chord }) => chordFamilyOf(chord) === 'dominant7')
  if (!hasSeventh(0)) return false
  if (on(0).some(({ chord }) => chordFamilyOf(chord) === 'major7')) return false
  return hasSeventh(5) || (hasSeventh(7) && on(5).length === 0)
}
