/**
 * What a route is: a place on the neck and a finger for every note of a melody. These are the
 * words that the planner, the practice drills and the documents share; `plan-routes.ts` makes them.
 */

import type { Finger } from '../hand/finger'
import type { FretPosition } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { TabNote } from '../tab/tab-event'
import type { LayerRole, TheoryContext } from '../theory/layer'
import type { NoteName } from '../theory/pitch'
import type { CostTerm } from './cost'
import type { HandWindow, PositionName } from './hand-window'
import type { RouteShape, ShapeContext } from './shape-context'

/** One note of the melody as asked for. */
export interface RouteRequestNote {
  /** Exact pitch 0–127; for a name without octave the pitch of octave 4. */
  readonly midi: number
  /** The spelling to keep, of the pitch class of `midi`; without it the theory context spells. */
  readonly name?: NoteName
  /** The octave is free: the planner chooses it together with the route. */
  readonly anyOctave?: boolean
  /** Beats from the start of the measure, ≥ 0. */
  readonly startBeat: number
  /** Beats, > 0. */
  readonly durationBeats: number
  /** A place the note must take, or the string it must lie on. */
  readonly pin?: { readonly string?: number; readonly fret?: number }
}

/** How a line may be asked to lie on the neck. */
export const ROUTE_STYLES = ['position', 'three-per-string', 'one-string', 'open'] as const
export type RouteStyle = (typeof ROUTE_STYLES)[number]

/** What a player says of where a line lies; every field may be left out. */
export interface RouteHints {
  /** Keep to one way of lying on the neck; hard. */
  readonly style?: RouteStyle
  /** The place of the first note; hard. The neck zone is chosen by it. */
  readonly start?: FretPosition
  /** The fret around which the neck zone is chosen. */
  readonly near?: number
}

/** The limits of a request; every field may be left out. */
export interface RouteLimits extends RouteHints {
  /** Default `any`. */
  readonly position?: PositionName
  /** Window as text, `5-8`; wins over `position`. */
  readonly hand?: string
  /** Window bounds 0–24; they win over `hand`. One alone implies the other at ± 3. */
  readonly handStartFret?: number
  readonly handEndFret?: number
  /** Highest fret allowed, at most and by default that of the neck; hard. */
  readonly maxFret?: number
  /** How many routes at most, 1–24, default 5. With 1 no neck zones are compared. */
  readonly limit?: number
}

export interface RouteRequest {
  /** At least one note, in playing order. */
  readonly notes: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly neck: Neck
  readonly limits?: RouteLimits
  /** Beats a minute; without it the hand has time for every note. */
  readonly tempo?: number
  /** A chord or barre shape that the hand starts from. */
  readonly shape?: RouteShape
  /** Places to be priced beside the routes, one a note. */
  readonly written?: readonly FretPosition[]
}

/** The limits as they were applied. */
export interface RouteConstraints {
  readonly durationBeats: number
  readonly handEndFret: number
  readonly handStartFret: number
  readonly limit: number
  readonly maxFret: number
  readonly position: PositionName
  readonly startBeat: number
  /** Which parameter set the hand window; `none` is the whole neck. */
  readonly handWindowSource: HandWindow['source']
  readonly style?: RouteStyle
  /** As text, `S5F7`. */
  readonly start?: string
  readonly near?: number
}

/** One note of a route, read in the theory context. */
export interface RouteNote {
  /** Places the note could have taken under the limits. */
  readonly candidatesConsidered: number
  readonly anyOctave: boolean
  readonly fret: number
  readonly interval: string
  readonly intervalName: string
  readonly midi: number
  /** Spelled, with octave. */
  readonly note: string
  readonly pitchClass: string
  readonly role: LayerRole
  /** The pitch asked for; another octave than `midi` only where `anyOctave`. */
  readonly sourceMidi: number
  readonly string: number
}

export interface FingeringStep {
  readonly finger: Finger
  readonly fret: number
  /** Fret under the index finger while this note sounds. */
  readonly handPositionFret: number
  readonly reason: 'open string' | 'route target'
  readonly string: number
  /** 0-based index of the note. */
  readonly targetIndex: number
}

export interface RouteFingering {
  /** Fret under the index finger where the route begins. */
  readonly handPositionFret: number
  /** Most frets between the index finger and a fretted note: 3 is one finger a fret, 4 a stretch. */
  readonly maxFretReach: number
  readonly maxSingleFretShift: number
  readonly positionShiftCount: number
  readonly steps: readonly FingeringStep[]
  /** `1:S5:F3:ring 2:S4:open`. */
  readonly suggestedPath: string
  readonly warnings: readonly string[]
}

/** What a verifier that did not plan the route finds in its frets. */
export interface RouteProof {
  /** Every note asked for is there, in order, at a place that sounds it, under its right name. */
  readonly allNotesMapped: boolean
  /** `frets 5-8`. */
  readonly handWindow: string
  readonly maxFretReach: number
  /** Highest fret used. */
  readonly maxFret: number
  readonly maxSingleFretShift: number
  readonly openStrings: number
  readonly outsideTheoryNotes: number
  readonly positionShiftCount: number
  /** Highest minus lowest fretted fret. */
  readonly routeSpan: number
  /** Frets travelled between consecutive fretted notes. */
  readonly totalFretMovement: number
  readonly totalStringMovement: number
  /** Fretted notes outside the hand window, which is soft. */
  readonly notesOutsideHandWindow: number
  /** Every finger is where its hand position puts it, index to little finger. */
  readonly fingersInOrder: boolean
  /** No fret passes the limit asked for. */
  readonly withinMaxFret: boolean
  /** The printed breakdown adds up to `cost`, recomputed from the steps. */
  readonly costIsSumOfTerms: boolean
  /** Where a style was asked for: the line lies so. */
  readonly keepsStyle?: boolean
  /** Where a start was asked for: the first note lies there. */
  readonly beginsAtStart?: boolean
  /** Where a fret to stay near was asked for: mean of the fretted frets, to a tenth; 0 for none. */
  readonly meanFret?: number
}

/** One printed part of a cost; a waived charge is negative. */
export interface CostPart {
  readonly term: CostTerm
  readonly cost: number
}

export interface Route {
  /** Sum of `breakdown`; lower is better. */
  readonly cost: number
  /** 0–100, independent of length: about 50 is an average human tab. */
  readonly efficiencyScore: number
  readonly fingering: RouteFingering
  /** `route-s5f3-s4f0`. */
  readonly id: string
  readonly notes: readonly RouteNote[]
  readonly objective: string
  readonly proof: RouteProof
  readonly tabNotes: readonly TabNote[]
  /** Where on the neck, in words: `open position`, `seventh position`. */
  readonly label: string
  /** The neck zone whose best route this is; `optimum` for the first, `closed` without open strings. */
  readonly zone: string
  /** The terms that cost something, in table order. */
  readonly breakdown: readonly CostPart[]
}

/** The planner's answer, best route first. */
export interface RoutePlan {
  readonly constraints: RouteConstraints
  readonly objective: string
  readonly routes: readonly Route[]
  /** `null` when no shape was given. */
  readonly shapeContext: ShapeContext | null
  /** What the places `written` cost by the measure of the routes; absent where the limits rule one out. */
  readonly writtenCost?: number
}
