/**
 * A score: what all files of music say, whatever their format. Rhythm is kept as it is written;
 * repeats are played out. All times are quarters.
 */
import type { Finger } from '#engine/hand/finger'
import type { Neck } from '#engine/instrument/neck'
import type { Song } from '#engine/project/song-shape'
import type { Signature } from '#engine/theory/key-signature'
import type { NoteName } from '#engine/theory/pitch'
import type { Rhythm } from './rhythm'
import type { Technique } from './technique-table'

/** Fingers of the fretting hand; an open string has none. */
export type ScoreFinger = Exclude<Finger, 'open'> | 'thumb'

export interface ScoreNote {
  /** As the place sounds, 0–127; of percussion, its General MIDI sound. */
  readonly midi: number
  /** How it is written, where that is settled; else `namesOfTrack` says so. */
  readonly name?: NoteName
  /** 1 = first course; together with `fret`, or not at all. */
  readonly string?: number
  /** Counted from the capo; 0 = open. May lie beyond the neck. */
  readonly fret?: number
  readonly finger?: ScoreFinger
  /** Continues the note before it of the same voice and pitch; not struck again. */
  readonly tied?: true
  readonly techniques?: readonly Technique[]
  /** Semitones up, with the technique `bend`. */
  readonly bendSemitones?: number
}

/** Notes that one voice strikes together, or a rest. */
export interface Beat {
  readonly rhythm: Rhythm
  /** Takes no time of its own. */
  readonly grace?: true
  /** Different pitches or places, string 1 first where they have places. Empty for a rest. */
  readonly notes: readonly ScoreNote[]
  /** Chord name above it. */
  readonly chord?: string
  /** Words that begin here; a hyphen at the end joins them to the next ones. */
  readonly lyric?: string
}

/** Beats one after the other from the start of the measure. */
export type Voice = readonly Beat[]

/** A change of tempo, in quarters from the start of its measure. */
export interface TempoChange {
  readonly offsetQuarters: number
  readonly quarterBpm: number
}

/** What all tracks share of a measure; its `fifths` are −7 to 7. */
export interface ScoreMeasure extends Signature {
  readonly timeSignature: readonly [beats: number, unit: number]
  /** A first bar that is shorter than its time signature. */
  readonly isPickup?: true
  readonly section?: string
  /** Of a song's bars, which stand once: a repeat begins here. Readers play repeats out. */
  readonly isRepeatStart?: true
  /** Of a song's bars: the repeat that ends here is played so often, at least twice. */
  readonly repeatCount?: number
  readonly tempos: readonly TempoChange[]
}

export interface ScoreTrack {
  readonly name: string
  /** General MIDI, 0–127. */
  readonly program: number
  readonly isPercussion: boolean
  /** Left out where the file gives no strings, or other ones than a neck can have. */
  readonly neck?: Neck
  /** 1–4 voices a measure; as many measures as the score. */
  readonly measures: readonly (readonly Voice[])[]
}

/** The sheet that a score was made from. */
export interface ScoreSheet {
  readonly song: Song
  /** The notes are strums made for its chords, and no tab of its own. */
  readonly isStrummed: boolean
}

export interface Score {
  readonly title: string
  readonly artist: string
  /** A strumming pattern as a song writes it: D DU UDU. */
  readonly strum?: string
  /** What is written where a sheet is asked for; without it one is made of names, words and sections. */
  readonly sheet?: ScoreSheet
  readonly measures: readonly ScoreMeasure[]
  readonly tracks: readonly ScoreTrack[]
}

export const MAX_VOICES = 4
export const DEFAULT_QUARTER_BPM = 120
