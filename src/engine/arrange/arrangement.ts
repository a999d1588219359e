/** What an arrangement is asked for and what it answers. */
import type { ChordSymbol } from '../harmony/chord-symbol'
import type { Neck } from '../instrument/neck'
import type { Ease } from '../plan/fingerings'
import type { PlayableTest } from '../plan/reduce/playable'
import type { Style } from '../plan/weights'
import type { NoteName } from '../theory/pitch'

/** A note of a score: what sounds, when, and in which part. */
export interface ScoreNote {
  /** 0–127. */
  readonly midi: number
  /** How it is spelled in the score; in another key by the same interval above the tonic. */
  readonly name?: NoteName
  /** Beats from the start, ≥ 0. */
  readonly startBeat: number
  /** Beats, > 0. */
  readonly durationBeats: number
  /** `melody`, `bass`, `harmony`, `right`, `left`, or any other part. */
  readonly voice?: string
}

/** A chord symbol over a stretch of time. */
export interface TimedChord {
  readonly symbol: ChordSymbol
  readonly startBeat: number
  readonly durationBeats: number
}

/** What a note is for. */
export const ROLES = ['melody', 'bass', 'harmony'] as const
export type Role = (typeof ROLES)[number]

/** One way to lay the piece: how far it is moved, and on which neck. */
export interface Setting {
  /** Semitones up from the score. */
  readonly transpose: number
  readonly neck: Neck
}

/** Notes of a part that sound at their pitch, of how many. */
export interface Share {
  readonly kept: number
  readonly of: number
}

/** What a setting keeps of the piece. */
export interface Kept {
  /** At their own pitch. */
  readonly melody: Share
  /** At their own pitch class, in whatever octave. */
  readonly bass: Share
  /** Pitch classes of each onset that are heard there; under chord symbols the tones of each, a bar. */
  readonly pitchClasses: Share
  /** Notes that sound, moved ones too. */
  readonly notes: Share
}

/** What became of a note that does not sound as written. */
export interface NoteChange {
  /** 0-based index into the score. */
  readonly note: number
  readonly role: Role
  readonly kind: 'moved' | 'dropped' | 'shared' | 'left-out' | 'shortened'
  /** Semitones up from its transposed pitch to what sounds; 0 unless it is moved or shares a moved note. */
  readonly semitones: number
  /** For `shared`: the note that sounds in its place. */
  readonly with?: number
}

/** A note of the arrangement, before fingers. */
export interface ArrangedNote extends ScoreNote {
  /** 0-based index into the score. */
  readonly source: number
  readonly role: Role
}

/** What there is to lay on a neck. */
export interface ScoreWithRoles {
  /** At least one note. */
  readonly score: readonly ScoreNote[]
  /** Of each note of the score. */
  readonly roles: readonly Role[]
  /** Symbols that the harmony was made of, as written: one a bar that a chord lasts. */
  readonly chords?: readonly TimedChord[]
}

/** A setting tried: the notes that remain and what that keeps. */
export interface Trial extends ScoreWithRoles {
  readonly setting: Setting
  /** In the order of the score. */
  readonly notes: readonly ArrangedNote[]
  readonly changes: readonly NoteChange[]
  readonly kept: Kept
  /** What the hand pays for a note; that one rings shorter asks nothing of it. */
  readonly handCost: number
  readonly figures: HandFigures
  /** Of the hand, among which its plan chose. */
  readonly moveCount: number
  /** How hard its grips may be: at most as hard as asked. */
  readonly ease: Ease
  /** How far apart its frets may lie; default as far as a hand reaches. */
  readonly reachMm?: number | undefined
}

/** What lies between bass and melody: all that is wanted, what names the chord, open strings alone, nothing. */
export type Tones = 'full' | 'named' | 'open' | 'bass'

export type ScoreFor = (
  setting: Setting,
  isPlayable?: PlayableTest,
  tones?: Tones,
) => ScoreWithRoles

/** What makes an arrangement hard to play. */
export interface HandFigures {
  /** The most between two frets that are pressed at once. */
  readonly reachMm: number
  readonly shifts: number
  /** Of the whole route. */
  readonly cost: number
}

/** Notes that a setting adds to those that are known. */
export interface AddedNotes {
  readonly least: number
  /** Of those that sound the pitch of an open string. */
  readonly mostOpens: number
}

/** What is known of the sketches of a melody with chords before one is made. */
export interface Outline {
  /** Notes that are in all of them, their roles told by their own parts. */
  readonly known: readonly ScoreNote[]
  readonly addedIn: (setting: Setting) => AddedNotes
}

export interface ArrangeRequest {
  /**
   * The same for a score. What is made of a melody with chords follows the setting, and what a hand
   * can play on it; without that test it is a sketch.
   */
  readonly scoreFor: ScoreFor
  /** Of a melody with chords; without it all settings have the same score. */
  readonly outline?: Outline
  /** Notes that a score may have; default no bound. */
  readonly mostNotes?: number
  /** Transpositions, capos and tunings to choose from, the plainest first. */
  readonly settings: readonly Setting[]
  /** Parts that are wanted; others are left out. */
  readonly keep: readonly Role[]
  readonly ease: Ease
  /** How the hand is weighed. */
  readonly style: Style
  readonly maxFret: number
  /** Number of the bar that a beat lies in. */
  readonly barOf: (beat: number) => number
}
