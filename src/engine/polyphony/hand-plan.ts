/** What a polyphonic hand is asked for and what it answers. */
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import type { HandCostTerm, HandStyle } from './cost-table'
import type { HandEaseId } from './ease'

/** What a note must keep; every field may be left out. */
export interface HandPin {
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

export interface HandNote {
  /** Sounding pitch, 0–127. */
  readonly midi: number
  /** Beats, ≥ 0. Notes within 1/48 beat of the first of them start together. */
  readonly startBeat: number
  /** Beats, > 0. A note that ends later than the next onset is held there, if the hand can. */
  readonly durationBeats: number
  readonly pin?: HandPin
  /** The part it belongs to, such as `melody`; told again where the note is lost. */
  readonly voice?: string
  /** Rings on for at least four beats. */
  readonly letRing?: boolean
}

export interface HandRequest {
  readonly neck: Neck
  /** At least one note, in any order. */
  readonly notes: readonly HandNote[]
  /** Default `lead`. */
  readonly style?: HandStyle
  /** Highest fret allowed, counted from the capo; default and at most the neck's. */
  readonly maxFret?: number
  /** How hard grips may be; default `hard`, which is no bound but the hand's. */
  readonly ease?: HandEaseId
  /** The frets to stay over: soft, a place outside costs; default the whole neck. */
  readonly window?: HandWindow
  /**
   * Ways to play an onset over held notes, ≥ 1; where there are more, those that let many or late
   * notes go are left out, but not those that let all go. Bounds the work; default no bound.
   */
  readonly mostStates?: number
  /**
   * Ways to play the onsets that the searches of neck zones look at together; zones beyond are left
   * out and told. The optimum is always searched in full. Default no bound.
   */
  readonly mostZoneStates?: number
  /** How many routes at most, 1–5; default 1. More are the best routes of neck zones. */
  readonly limit?: number
  /** What to do where no hand can play the notes of an onset; default `refuse`. */
  readonly whenUnplayable?: 'refuse' | 'reduce'
  /** How a refusal calls a pitch; default `MIDI 60`. */
  readonly nameOf?: (midi: number) => string
}

/** A note as it is played. */
export interface PlacedNote {
  /** 0-based index into the notes asked for. */
  readonly note: number
  /** As it sounds; another octave than asked only where a loss says so. */
  readonly midi: number
  readonly string: number
  readonly fret: number
  /** 0 open, 1 index … 4 little. */
  readonly finger: number
  /** Whether the finger lies on other strings too. */
  readonly barre: boolean
  /** 0-based index of the onset that strikes it. */
  readonly onset: number
  /** The last onset at which it still sounds on its string; `onset` itself where it is not held. */
  readonly heldTo: number
  readonly voice?: string
}

/** A string that sounds at an onset. */
export interface SoundingString {
  readonly note: number
  readonly midi: number
  readonly string: number
  readonly fret: number
  readonly finger: number
  /** The onset that struck it; the onset itself for a new note. */
  readonly heldFrom: number
}

export interface HandBarre {
  readonly finger: number
  readonly fret: number
  /** The thicker outer string, so the larger number. */
  readonly fromString: number
  readonly toString: number
}

/** The hand at one onset. */
export interface OnsetGrip {
  readonly startBeat: number
  /** Fret under the index finger, ≥ 1; open strings leave it where it was. */
  readonly hand: number
  /** New notes first, then held ones. */
  readonly sounding: readonly SoundingString[]
  readonly barres: readonly HandBarre[]
  /** Notes that would still sound and are let go here. */
  readonly letGo: readonly number[]
}

export interface HandCostPart {
  readonly term: HandCostTerm
  readonly cost: number
}

/** One way to play everything. */
export interface HandRoute {
  /** `optimum`, or the neck zone whose best route this is. */
  readonly zone: string
  /** Sum of `breakdown`; lower is better. */
  readonly cost: number
  /** The terms that cost something, in table order. */
  readonly breakdown: readonly HandCostPart[]
  /** In the order asked; a dropped note is missing. */
  readonly notes: readonly PlacedNote[]
  /** In the order of time. */
  readonly onsets: readonly OnsetGrip[]
}

/** What a reduction did to a note. */
export interface HandLoss {
  readonly note: number
  readonly kind: 'dropped' | 'moved'
  /** Semitones up from the pitch asked for; 0 where dropped. */
  readonly semitones: number
  readonly voice?: string
}

export interface HandPlan {
  readonly style: HandStyle
  readonly maxFret: number
  /** Best first, at least one. */
  readonly routes: readonly HandRoute[]
  /** Neck zones not searched for a route, as `mostZoneStates` bounds. */
  readonly zonesLeftOut: readonly string[]
  /** Empty where everything is played as written. */
  readonly losses: readonly HandLoss[]
}
