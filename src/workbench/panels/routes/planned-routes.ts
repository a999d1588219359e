/** What is planned for the tab, and what the planner is asked. */
import type { Neck } from '#engine/instrument/neck'
import type { Route, RouteOnset } from '#engine/plan/route'
import type { Style } from '#engine/plan/weights'
import type { TheoryContext } from '#engine/theory/layer'
import type { Pins } from '../../editor/note-pins'
import { isElsewhere, type PlacesById } from '../../editor/routed-tab'
import type { RoutedNote } from './music-of-tab'
import type { RouteFilters } from './route-filters-state'

/** Without notes for a tab, which the page makes from the places: they fill half of a long answer. */
export type ShownRoute = Omit<Route, 'tabNotes'>

/** A route of notes that sound together. */
export type RouteOfChords = ShownRoute & { readonly onsets: readonly RouteOnset[] }

export const isOfChords = (route: ShownRoute): route is RouteOfChords => route.onsets !== undefined

export function shownPart({ tabNotes: _left, ...shown }: Route): ShownRoute {
  return shown
}

/** The notes of a route, each with its finger and the index of the note asked for. */
export function playedNotesOf({ notes, fingering }: Pick<ShownRoute, 'notes' | 'fingering'>) {
  return notes.map(({ string, fret }, index) => {
    const { finger, targetIndex } = fingering.steps[index]!
    return { string, fret, finger, asked: targetIndex }
  })
}

/** What is told of a route in a line of words. */
export interface RouteSummary {
  /** Lowest and highest. */
  readonly frets: readonly [low: number, high: number]
  /** Moves of the hand to another hand position. */
  readonly shifts: number
  /** How often a line moves to another string; absent for chords. */
  readonly crossings?: number
  /** Onsets with a barre, of chords. */
  readonly barres?: number
}

/** How often the line moves to another string. */
function crossingsOf({ notes }: Pick<ShownRoute, 'notes'>): number {
  let crossings = 0
  for (let index = 1; index < notes.length; index++) {
    if (notes[index]!.string !== notes[index - 1]!.string) crossings++
  }
  return crossings
}

export function fretRangeOf({ notes }: Pick<ShownRoute, 'notes'>): RouteSummary['frets'] {
  const frets = notes.map(({ fret }) => fret)
  return [Math.min(...frets), Math.max(...frets)]
}

export function summaryOf(route: ShownRoute): RouteSummary {
  const shared = { frets: fretRangeOf(route), shifts: route.fingering.positionShiftCount }
  return isOfChords(route)
    ? { ...shared, barres: route.onsets.filter(({ barres }) => barres.length > 0).length }
    : { ...shared, crossings: crossingsOf(route) }
}

export interface RoutesQuestion {
  /** At least one. */
  readonly notes: readonly RoutedNote[]
  readonly neck: Neck
  readonly pins: Pins
  readonly filters: RouteFilters
  readonly theory: TheoryContext
}

export interface RoutesAnswer {
  /** The notes that were planned, where they are not all that were asked for. */
  readonly notes?: readonly RoutedNote[]
  /** Best first; empty when the music cannot be played. */
  readonly routes: readonly ShownRoute[]
  /** The places that the tab has now, fingered as well as can be; absent where no hand can or may. */
  readonly asWritten?: RouteSummary & Pick<ShownRoute, 'cost' | 'breakdown'>
  /** The weights of the routes, and why those. */
  readonly weights?: Style
  readonly weightsReason?: string
  /** What no hand can play, a sentence each. */
  readonly leftOut?: readonly string[]
  /** Why there are no routes. */
  readonly refusal?: string
  /** 0-based index of a note that it is about. */
  readonly refusedNote?: number
}

export interface PlannedRoutes extends RoutesAnswer {
  readonly notes: readonly RoutedNote[]
  /** Whether they are a part of the tab that was selected. */
  readonly isSelection: boolean
  /** The neck that they are planned on. */
  readonly neck: Neck
}

/** The place and the finger that a route gives to each note that was asked for. */
export function placesOf({ notes }: Pick<PlannedRoutes, 'notes'>, route: ShownRoute): PlacesById {
  return new Map(
    playedNotesOf(route).flatMap(({ string, fret, finger, asked }) => {
      const routed = notes[asked]
      if (!routed || routed.isKept) return []
      const place = { string, fret, ...(finger !== 'open' && { finger }) }
      return [routed.note, ...routed.tied].map(({ id }) => [id, place] as const)
    }),
  )
}

/** Whether the tab already lies as the route says. */
export function isInTab(planned: PlannedRoutes, route: ShownRoute): boolean {
  const places = placesOf(planned, route)
  return planned.notes.every(({ note }) => !isElsewhere(note, places))
}
