/**
 * What a route is as a player reads it: a place on the neck and a finger for every note of a line or
 * of chords. These are the words that the planner, the drills and the documents share.
 */
import type { Finger } from '../hand/finger'
import type { Barre } from '../hand/fingering'
import type { HandWindow, PositionName } from '../hand/hand-window'
import type { FretPosition } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { TabNote } from '../tab/tab-event'
import type { TheoryContext } from '../theory/layer'
import type { SpelledReading } from '../theory/note-reader'
import type { NoteName } from '../theory/pitch'
import type { HandProof } from './check-route'
import type { RouteShape, ShapeContext } from './describe-shape'
import type { Ease } from './fingerings'
import type { CostPart, LeftOut, Note } from './note'
import type { HintProof, RouteHints } from './preferences'
import type { Style } from './weights'

/** One note as asked for. */
export interface RouteRequestNote extends Note {
  /** The spelling to keep, of the pitch class of `midi`; without it the theory context spells. */
  readonly name?: NoteName
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
  /** How many routes at most, default 5. */
  readonly limit?: number
}

export interface RouteRequest {
  /** At least one, in any order. */
  readonly notes: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly neck: Neck
  readonly limits?: RouteLimits
  /** The weights; default as `choose-style.ts` says. */
  readonly weights?: Style | undefined
  /** How hard grips may be; default `hard`, which is no bound but the hand's. */
  readonly ease?: Ease
  /** How far apart frets may lie; default as far as a hand reaches. */
  readonly reachMm?: number | undefined
  /** A chord or barre shape that the hand starts from. */
  readonly shape?: RouteShape | undefined
  /** Places to be priced beside the routes, one a note. */
  readonly written?: readonly FretPosition[]
  /** Refuse where no hand can play some notes, in place of leaving them out. */
  readonly isStrict?: boolean
}

/** The limits as they were applied. */
export interface RouteConstraints extends Omit<RouteHints, 'start'> {
  readonly durationBeats: number
  readonly handEndFret: number
  readonly handStartFret: number
  readonly limit: number
  readonly maxFret: number
  readonly position: PositionName
  readonly startBeat: number
  /** Which parameter set the hand window; `none` is the whole neck. */
  readonly handWindowSource: HandWindow['source']
  /** As text, `S5F7`. */
  readonly start?: string
}

/** What a note is called and means in the theory context. */
export type ReadNote = Pick<
  SpelledReading,
  'interval' | 'intervalName' | 'note' | 'pitchClass' | 'role'
>

/** One note of a route, read in the theory context. */
export interface RouteNote extends ReadNote, FretPosition {
  /** Places the note could have taken under the limits. */
  readonly candidatesConsidered: number
  /** The octave was chosen together with the place. */
  readonly familyOnly: boolean
  readonly midi: number
  /** The pitch asked for; another octave than `midi` only where `familyOnly`. */
  readonly sourceMidi: number
  /** Where notes sound together: 0-based index into `onsets`, and whether its finger bars. */
  readonly onset?: number
  readonly barre?: boolean
  readonly voice?: string
}

export interface FingeringStep extends FretPosition {
  readonly finger: Finger
  /** Fret under the index finger while this note sounds. */
  readonly handPositionFret: number
  readonly reason: 'open string' | 'route target'
  /** 0-based index of the note asked for. */
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

export interface RouteBarre extends Omit<Barre, 'finger'> {
  readonly finger: Finger
}

/** The hand where notes start. */
export interface RouteOnset {
  readonly startBeat: number
  readonly handPositionFret: number
  /** 0-based indexes of the notes struck. */
  readonly notes: readonly number[]
  /** Notes that still sound, the onset that struck them and the finger that holds them now. */
  readonly held: readonly {
    readonly note: number
    readonly heldFrom: number
    readonly finger: Finger
  }[]
  /** Notes that would still sound and are let go. */
  readonly letGo: readonly number[]
  readonly barres: readonly RouteBarre[]
}

/** What a checker that did not plan the route finds in it, as documents tell it. */
export interface RouteProof extends HandProof, HintProof {
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
  /** Frets and strings travelled between consecutive fretted notes or chords. */
  readonly totalFretMovement: number
  readonly totalStringMovement: number
  /** Fretted notes outside the hand window, which is soft. */
  readonly notesOutsideHandWindow: number
  /** A `melody` note that is written above all that sounds when it starts is played so. */
  readonly melodyOnTop?: boolean
  /** A `bass` note that is written below all that sounds when it starts is played so. */
  readonly bassLowest?: boolean
}

/** A route as documents tell it, and in their order. */
export interface Route {
  /** Sum of `breakdown`; lower is better. */
  readonly cost: number
  /** 0–100, independent of length: about 50 is an average human tab. */
  readonly efficiencyScore: number
  readonly fingering: RouteFingering
  /** `route-s5f3-s4f0`. */
  readonly id: string
  /** In the order asked, without those left out. */
  readonly notes: readonly RouteNote[]
  readonly objective: string
  readonly proof: RouteProof
  readonly tabNotes: readonly TabNote[]
  /** Where on the neck, in words: `open position`, `seventh position`. */
  readonly label: string
  /** `optimum`, or the hand or way whose best route this is. */
  readonly zone: string
  /** The terms that cost something, in table order. */
  readonly breakdown: readonly CostPart[]
  /** Where notes sound together: the hand at each start, in time. */
  readonly onsets?: readonly RouteOnset[]
}

/** The planner's answer, cheapest route first. */
export interface RoutePlan {
  readonly constraints: RouteConstraints
  readonly objective: string
  readonly routes: readonly Route[]
  /** The weights, and why those. */
  readonly weights: Style
  readonly weightsReason: string
  /** Notes that no hand can play together; empty where all are played. */
  readonly leftOut: readonly LeftOut[]
  /** `null` when no shape was given. */
  readonly shapeContext: ShapeContext | null
  /** What the places `written` cost by the measure of the routes; absent where no hand plays them. */
  readonly writtenCost?: number
}
