/**
 * Proofs of a drill. Written apart from the parts that it proves: it takes nothing from the line
 * makers or from `position-drill`, and works from strings, frets and the planned routes alone.
 */
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import type { Route, RoutePlan } from '../plan/route'
import { SOURCE_MODEL } from '../plan/weights'
import type { TabNote } from '../tab/tab-event'
import { nameCheckOver } from '../theory/verify-name'
import type { Drill, DrillNote, DrillProof, InsertionProof, PacketProof } from './drill'
import { placeTextOf } from './drill-warnings'

/** A drill as it will be read. */
export type DrillClaim = Pick<
  Drill,
  'neck' | 'targets' | 'positionDrill' | 'tabNotes' | 'routePlan' | 'warnings' | 'theory'
>

/** Every target has its note, in order, in time and under its name, where its pitch sounds. */
function areTargetsMapped({ neck, theory, targets, positionDrill }: DrillClaim): boolean {
  const saysItsPitch = nameCheckOver(theory.root)
  return (
    targets.length > 0 &&
    targets.length === positionDrill.length &&
    targets.every((target, index) => {
      const note = positionDrill[index]!
      return (
        note.targetId === target.id &&
        note.sourceMidi === target.midi &&
        note.midi === target.midi &&
        saysItsPitch(target) &&
        saysItsPitch(note) &&
        note.targetNote === target.note &&
        note.targetInterval === target.interval &&
        note.startBeat === target.startBeat &&
        note.durationBeats === target.durationBeats &&
        soundingMidiOf(note.string, note.fret, neck) === target.midi
      )
    })
  )
}

function isPlayedBy(
  places: readonly { readonly string: number; readonly fret: number; readonly midi: number }[],
  others: readonly { readonly string: number; readonly fret: number; readonly midi: number }[],
): boolean {
  return (
    places.length === others.length &&
    places.every((place, index) => {
      const other = others[index]!
      return place.string === other.string && place.fret === other.fret && place.midi === other.midi
    })
  )
}

/** The best route by cost, whatever its place in the list. */
function cheapestOf(plan: RoutePlan): Route | undefined {
  return plan.routes.reduce<Route | undefined>(
    (best, route) => (best === undefined || route.cost < best.cost ? route : best),
    undefined,
  )
}

function followsBestRoute(claim: DrillClaim): boolean {
  const best = cheapestOf(claim.routePlan)
  return best !== undefined && isPlayedBy(claim.positionDrill, best.notes)
}

function eventsMatch(
  neck: Neck,
  tabNotes: readonly TabNote[],
  others: readonly {
    readonly string: number
    readonly fret: number
    readonly midi: number
    readonly startBeat: number
    readonly durationBeats: number
  }[],
): boolean {
  return (
    isPlayedBy(tabNotes, others) &&
    tabNotes.every((event, index) => {
      const other = others[index]!
      return (
        soundingMidiOf(event.string, event.fret, neck) === event.midi &&
        event.startBeat === other.startBeat &&
        event.durationBeats === other.durationBeats
      )
    })
  )
}

function isOutsideWarned({ positionDrill, routePlan, warnings }: DrillClaim): boolean {
  const { handStartFret, handEndFret } = routePlan.constraints
  return positionDrill.every(
    (note) =>
      note.fret === 0 ||
      (note.fret >= handStartFret && note.fret <= handEndFret) ||
      warnings.some((warning) => warning.includes(`${placeTextOf(note)} `)),
  )
}

/** Whether the parts of a drill agree. */
export function proveDrill(claim: DrillClaim): DrillProof {
  const best = cheapestOf(claim.routePlan)
  return {
    allTargetsMapped: areTargetsMapped(claim),
    positionDrillDerivedFromBestRoute: followsBestRoute(claim),
    routeObjective: best?.objective ?? '',
    sourceModel: SOURCE_MODEL,
    targetCount: claim.targets.length,
    tabEventsDerivedFromRoute:
      best !== undefined && eventsMatch(claim.neck, claim.tabNotes, best.tabNotes),
    outsideWindowIsWarned: isOutsideWarned(claim),
  }
}

/** The route of a drill named from its own frets, and the movement counted from them. */
export function provePacket(claim: DrillClaim): PacketProof {
  const { neck, positionDrill, routePlan, tabNotes } = claim
  const routeId = `route-${positionDrill.map(({ string, fret }) => `s${string}f${fret}`).join('-')}`
  const route = routePlan.routes.find((candidate) => candidate.id === routeId)
  const fretted = positionDrill.filter(({ fret }) => fret > 0)
  const frets = fretted.map(({ fret }) => fret)
  let fretMovement = 0
  let stringMovement = 0
  for (let index = 1; index < fretted.length; index++) {
    fretMovement += Math.abs(fretted[index]!.fret - fretted[index - 1]!.fret)
    stringMovement += Math.abs(fretted[index]!.string - fretted[index - 1]!.string)
  }
  return {
    allTargetsMapped: areTargetsMapped(claim),
    openStrings: positionDrill.length - fretted.length,
    positionDrillDerivedFromBestRoute: followsBestRoute(claim),
    // −1 where the frets are those of no planned route.
    routeCost: route?.cost ?? -1,
    routeEfficiencyScore: route?.efficiencyScore ?? -1,
    routeId,
    routeSpan: frets.length === 0 ? 0 : Math.max(...frets) - Math.min(...frets),
    sourceModel: SOURCE_MODEL,
    tabEventsDerivedFromPositionDrill: eventsMatch(neck, tabNotes, positionDrill),
    targetCount: claim.targets.length,
    totalFretMovement: fretMovement,
    totalStringMovement: stringMovement,
  }
}

/** Whether putting the notes into a measure keeps every pitch and place. */
export function proveInsertion(
  tabNotes: readonly TabNote[],
  positionDrill: readonly DrillNote[],
  neck: Neck,
): InsertionProof {
  return {
    // Needed only where an event does not say by itself where and when it is played.
    asciiTabRequired: !tabNotes.every(
      (event) =>
        soundingMidiOf(event.string, event.fret, neck) !== undefined && event.durationBeats > 0,
    ),
    preservesMidi:
      tabNotes.length === positionDrill.length &&
      tabNotes.every(
        (event, index) =>
          event.midi === positionDrill[index]!.sourceMidi &&
          soundingMidiOf(event.string, event.fret, neck) === event.midi,
      ),
    tabNotesMatchPositionDrill: eventsMatch(neck, tabNotes, positionDrill),
  }
}
