/** The words of the planner: notes as asked for and as played, grips, routes, plans. */
import type { Barre } from '../hand/fingering'
import type { FretPosition } from '../instrument/fretboard'
import type { Style } from './weights'

/** What a note must keep; every field may be left out. */
export interface Pin {
  readonly string?: number
  /** Counted from the capo; 0 is the open string. */
  readonly fret?: number
  /** 1 index … 4 little finger; 0 for an open string. */
  readonly finger?: number
  /** Whether its finger presses another string too; where asked for, one struck with it. */
  readonly barre?: boolean
  /** Fret under the index finger while the note is struck; one of the notes struck is then pressed. */
  readonly hand?: number
}

/** A note as it is asked for. */
export interface Note {
  /** Sounding pitch, 0–127; where `anyOctave`, any pitch of its class. */
  readonly midi: number
  /** Beats, ≥ 0. Notes within 1/48 beat of the first of them start together. */
  readonly startBeat: number
  /** Beats, > 0. A note that ends later than the next onset is held there, if that is cheap. */
  readonly durationBeats: number
  /** Beats for which the hand cares; default `durationBeats`. */
  readonly heldBeats?: number
  /** The octave is chosen together with the place. */
  readonly anyOctave?: boolean
  /** Rings on for at least four beats. */
  readonly letRing?: boolean
  readonly pin?: Pin
  /** The part it belongs to, such as `melody`; told again with what becomes of the note. */
  readonly voice?: string
}

/** A note as it is played. */
export interface PlayedNote extends FretPosition {
  /** 0-based index into the notes asked for. */
  readonly note: number
  /** As it sounds. */
  readonly midi: number
  /** 0 open, 1 index … 4 little. */
  readonly finger: number
  /** 0-based index of the grip that strikes it. */
  readonly grip: number
}

/** A string that sounds in a grip. */
export interface SoundingString extends PlayedNote {
  /** Struck here; else it still sounds from the grip it names. */
  readonly isStruck: boolean
}

/** The hand where notes start. */
export interface Grip {
  readonly startBeat: number
  /** Fret under the index finger, ≥ 1; open strings alone leave it where it was. */
  readonly hand: number
  /** New notes first, ascending by pitch, then held ones. */
  readonly sounding: readonly SoundingString[]
  readonly barres: readonly Barre[]
  /** Notes that would still sound and are let go here. */
  readonly letGo: readonly number[]
}

/** One printed part of a cost: `weight` × `count`. */
export interface CostPart {
  readonly term: string
  readonly count: number
  readonly cost: number
}

/** One way to play everything. */
export interface HandRoute {
  /** `optimum`, or the hand that was looked for: `hand 4-5`. */
  readonly zone: string
  /** Sum of `breakdown`; lower is better. */
  readonly cost: number
  /** The terms that cost something, in table order. */
  readonly breakdown: readonly CostPart[]
  /** In the order asked; a note left out is missing. */
  readonly notes: readonly PlayedNote[]
  /** In time. */
  readonly grips: readonly Grip[]
}

/** Notes that start together and that no hand can play. */
export interface LeftOut {
  readonly startBeat: number
  /** 0-based indexes of the notes, ascending by pitch. */
  readonly notes: readonly number[]
  /** `pitch`: a note lies nowhere; `pins`: they can be played without them; `hand`: too far apart. */
  readonly reason: 'pitch' | 'pins' | 'hand'
}

/** What a reduction did to a note. */
export interface Loss {
  readonly note: number
  readonly kind: 'dropped' | 'moved'
  /** Up from the pitch asked for; 0 where dropped. */
  readonly semitones: number
}

export interface MusicPlan {
  readonly style: Style
  readonly styleReason: string
  /** Highest fret that may be used. */
  readonly maxFret: number
  /** Cheapest first; none where nothing can be played. */
  readonly routes: readonly HandRoute[]
  /** In time; empty where all can be played. */
  readonly leftOut: readonly LeftOut[]
  /** In the order of the notes; empty where all sound as written, or no reduction was asked for. */
  readonly losses: readonly Loss[]
  /** Moves of the hand between neighbouring slices: what a search through them costs. */
  readonly moveCount: number
}
