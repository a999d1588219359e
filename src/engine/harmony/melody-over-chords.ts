/** What the notes of a melody are over chords that share their time. */
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import type { RootedChord } from './key-evidence'
import { type ChordInPlace, type Substitute, substitutesOf } from './substitutes'
import { chordGroundOf, type ToneRole, toneRoleOf } from './tension'

export interface MelodyNote {
  readonly name: NoteName
  /** Part of the time of the chord, 0–1. */
  readonly start: number
  readonly end: number
}

export interface NoteOverChord {
  readonly note: MelodyNote
  /** Index of the chord that sounds under it. */
  readonly over: number
  readonly role: ToneRole
  /** A chord tone or an allowed tension. */
  readonly isKept: boolean
}

/**
 * Each note over each of the chords that it sounds with.
 *
 * @param chords in parts of equal length, at least one
 */
export function melodyOverChords(
  melody: readonly MelodyNote[],
  chords: readonly RootedChord[],
): readonly NoteOverChord[] {
  return melody.flatMap((note) =>
    chords.flatMap(({ root, chord }, over) => {
      const [start, end] = [over / chords.length, (over + 1) / chords.length]
      if (note.start >= end || note.end <= start) return []
      const above = withinOctave(pitchClassOf(note.name) - pitchClassOf(root))
      const role = toneRoleOf(chordGroundOf(chord), above)
      return [{ note, over, role, isKept: role === 'chord' || role === 'tension' }]
    }),
  )
}

/** A substitute with the melody over it. */
export interface SubstituteUnderMelody {
  readonly substitute: Substitute
  readonly notes: readonly NoteOverChord[]
  /** Notes of the melody that it does not keep. */
  readonly lost: readonly NoteOverChord[]
}

/** Every substitute for a chord, with the melody that sounds in its time over it. */
export function substitutesUnder(
  melody: readonly MelodyNote[],
  place: ChordInPlace,
): readonly SubstituteUnderMelody[] {
  return substitutesOf(place).map((substitute) => {
    const notes = melodyOverChords(melody, substitute.chords)
    return { substitute, notes, lost: notes.filter(({ isKept }) => !isKept) }
  })
}
