/**
 * What a practice drill is: pitches to aim at (targets), where the best route puts them (the
 * position drill), when they sound (the pulse), and the tab that plays them. These are the words
 * that the compiler, the checker and the documents share; `compile-drill.ts` makes them.
 */
import type { Finger } from '../hand/finger'
import type { PositionName } from '../hand/hand-window'
import type { Neck } from '../instrument/neck'
import type { RoutePlan } from '../plan/route'
import type { RouteWay } from '../plan/ways'
import type { Style } from '../plan/weights'
import type { TabNote } from '../tab/tab-event'
import type { ChordType } from '../theory/chord'
import type { LayerRole, TheoryContext } from '../theory/layer'
import type { NoteName } from '../theory/pitch'
import type { Scale } from '../theory/scale'
import type { DrillLevel } from './rhythm-table'
import type { DrillTarget } from './target-table'

/** What a note does in its drill. */
export const TARGET_ROLES = [
  'root',
  'fifth',
  'chord-tone',
  'guide-tone',
  'scale-step',
  'tension',
  'resolution',
  'upper-neighbor',
  'lower-neighbor',
  'approach',
  'landing',
] as const
export type TargetRole = (typeof TARGET_ROLES)[number]

/** Limits of a drill; requests and documents use the same bounds. */
export const DRILL_LIMITS = {
  minBars: 1,
  maxBars: 16,
  minBpm: 20,
  maxBpm: 300,
  minCountInBeats: 0,
  maxCountInBeats: 16,
} as const

export interface DrillRequest {
  readonly key: NoteName
  readonly scale: Scale
  readonly chord: ChordType
  /** Root of the chord; default the key. */
  readonly chordRoot?: NoteName
  readonly target: DrillTarget
  readonly level: DrillLevel
  readonly neck: Neck
  /** How the line lies on the neck; hard. */
  readonly style?: RouteWay
  /** Default `melody` for beginners, else as the planner chooses. */
  readonly weights?: Style | undefined
  /** Default `any`. */
  readonly position?: PositionName
  /** Highest fret allowed, at most that of the neck; default 15 or where the neck ends. Hard. */
  readonly maxFret?: number
  /** 1–16, default 1. */
  readonly bars?: number
  /** Beats per minute, 20–300, default by level. */
  readonly bpm?: number
  /** 0–16, default 4. */
  readonly countInBeats?: number
}

/** A pitch to aim at. */
export interface Target {
  /** `practice-target-1`, 1-based. */
  readonly id: string
  /** Against the chord root: `R`, `b3`. */
  readonly interval: string
  /** `minor third`. */
  readonly intervalName: string
  readonly midi: number
  /** Spelled, with octave. */
  readonly note: string
  readonly pitchClass: string
  readonly role: TargetRole
  readonly startBeat: number
  readonly durationBeats: number
}

/** A target at its place on the neck. */
export interface DrillNote {
  readonly interval: string
  readonly intervalName: string
  readonly midi: number
  readonly note: string
  readonly pitchClass: string
  readonly startBeat: number
  readonly durationBeats: number
  /** Places that the pitch could have taken under the limits. */
  readonly candidatesConsidered: number
  readonly fret: number
  readonly string: number
  readonly finger: Finger
  readonly handPositionFret: number
  readonly routeRole: LayerRole
  /** Pitch of the target. */
  readonly sourceMidi: number
  readonly targetId: string
  readonly targetInterval: string
  readonly targetNote: string
  readonly targetRole: TargetRole
}

export const PULSE_KINDS = ['count-in', 'target', 'loop-reset'] as const

/** An event at a beat: a click of the count-in, a note to play, the repeat. */
export interface Pulse {
  /** −countInBeats … −1 for the count-in; a target's own, fractional where the rhythm is. */
  readonly beat: number
  readonly kind: (typeof PULSE_KINDS)[number]
  readonly label: string
}

/** Beats and tempo of a drill as it was compiled. */
export interface DrillSettings {
  readonly bars: number
  readonly bpm: number
  readonly countInBeats: number
  readonly level: DrillLevel
  readonly loopBeats: number
  readonly target: DrillTarget
}

/** Whether the parts of a drill agree, found by code that made none of them. */
export interface DrillProof {
  readonly allTargetsMapped: boolean
  readonly positionDrillDerivedFromBestRoute: boolean
  readonly routeObjective: string
  readonly sourceModel: string
  readonly targetCount: number
  readonly tabEventsDerivedFromRoute: boolean
  /** Every fretted note is inside the hand window, or a warning names its place. */
  readonly outsideWindowIsWarned: boolean
}

/** The fingering of a drill, counted from its own frets. */
export interface PacketProof {
  readonly allTargetsMapped: boolean
  readonly openStrings: number
  readonly positionDrillDerivedFromBestRoute: boolean
  readonly routeCost: number
  readonly routeEfficiencyScore: number
  readonly routeId: string
  readonly routeSpan: number
  readonly sourceModel: string
  readonly tabEventsDerivedFromPositionDrill: boolean
  readonly targetCount: number
  readonly totalFretMovement: number
  readonly totalStringMovement: number
}

/** What putting the notes of a drill into a measure keeps. */
export interface InsertionProof {
  readonly asciiTabRequired: boolean
  readonly preservesMidi: boolean
  readonly tabNotesMatchPositionDrill: boolean
}

export interface Drill {
  readonly settings: DrillSettings
  readonly neck: Neck
  readonly position: PositionName
  readonly maxFret: number
  readonly title: string
  readonly objective: string
  readonly targets: readonly Target[]
  readonly positionDrill: readonly DrillNote[]
  readonly tabNotes: readonly TabNote[]
  readonly proof: DrillProof
  readonly pulse: readonly Pulse[]
  readonly routePlan: RoutePlan
  /** What a player should know first: places outside the hand window, missing chord tones. */
  readonly warnings: readonly string[]
  /** The theory that intervals are read in: scale and chord as heard from the chord root. */
  readonly theory: TheoryContext
}
