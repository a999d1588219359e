/**
 * What a route of notes that sound together is: the words of a single line, with the onsets that
 * strike several strings, the notes that are held there and the barres.
 */
import type { Finger } from '../hand/finger'
import type { Neck } from '../instrument/neck'
import type { HandStyle } from '../polyphony/cost-table'
import type { HandEaseId } from '../polyphony/ease'
import type { HandCostPart, HandPin } from '../polyphony/hand-plan'
import type { HandProof } from '../polyphony/verify-hand'
import type { Route, RouteConstraints, RouteLimits, RouteNote, RouteProof } from '../route/route'
import type { TheoryContext } from '../theory/layer'
import type { NoteName } from '../theory/pitch'

/** One note as asked for. */
export interface ChordRequestNote {
  /** 0–127. */
  readonly midi: number
  /** The spelling to keep; without it the theory context spells. */
  readonly name?: NoteName
  /** Beats from the start, ≥ 0; notes within 1/48 beat start together. */
  readonly startBeat: number
  /** Beats, > 0, as written. */
  readonly durationBeats: number
  /** Beats for which the hand cares; default `durationBeats`. */
  readonly heldBeats?: number
  /** Rings on for at least four beats. */
  readonly letRing?: boolean
  /** The part it belongs to: `melody`, `bass`. */
  readonly voice?: string
  readonly pin?: HandPin
}

export interface ChordRouteRequest {
  /** At least one, in any order. */
  readonly notes: readonly ChordRequestNote[]
  readonly theory: TheoryContext
  readonly neck: Neck
  readonly limits?: RouteLimits
  /** Default: `acoustic` over held notes, for broken and open chords, else `lead`. See `choose-style.ts`. */
  readonly style?: HandStyle | undefined
  /** Default `hard`, which is no bound but the hand's. */
  readonly ease?: HandEaseId
}

export interface ChordRouteNote extends RouteNote {
  /** 0-based index into `onsets`. */
  readonly onset: number
  /** Whether its finger lies on other strings too. */
  readonly barre: boolean
  readonly voice?: string
}

export interface RouteBarre {
  readonly finger: Finger
  readonly fret: number
  /** The thicker outer string, so the larger number. */
  readonly fromString: number
  readonly toString: number
}

/** A note that still sounds, with the onset that struck it and the finger that holds it now. */
export interface HeldNote {
  readonly note: number
  readonly heldFrom: number
  readonly finger: Finger
}

/** The hand where notes start. */
export interface RouteOnset {
  readonly startBeat: number
  readonly handPositionFret: number
  /** 0-based indexes of the notes struck. */
  readonly notes: readonly number[]
  /** Notes that still sound. */
  readonly held: readonly HeldNote[]
  /** Notes that would still sound and are let go. */
  readonly letGo: readonly number[]
  readonly barres: readonly RouteBarre[]
}

/** What concerns voices that were named; absent where none has the name. */
export interface VoiceProof {
  /** A `melody` note that is written above all that sounds when it starts is played so. */
  readonly melodyOnTop?: boolean
  /** A `bass` note that is written below all that sounds when it starts is played so. */
  readonly bassLowest?: boolean
}

/** Of a line's proof, of a hand's and of voices: what concerns notes that sound together. */
export type ChordRouteProof = RouteProof & Omit<HandProof, keyof RouteProof> & VoiceProof

export interface ChordRoute extends Omit<Route, 'notes' | 'breakdown' | 'proof'> {
  readonly notes: readonly ChordRouteNote[]
  readonly breakdown: readonly HandCostPart[]
  readonly proof: ChordRouteProof
  readonly onsets: readonly RouteOnset[]
}

/** The planner's answer, best route first. */
export interface ChordRoutePlan {
  readonly constraints: Omit<RouteConstraints, 'style'> & { readonly style: HandStyle }
  readonly objective: string
  readonly routes: readonly ChordRoute[]
  readonly shapeContext: null
}
