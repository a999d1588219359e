/** A route of a line, or of notes that sound together. */
import type { ChordRoute } from '#engine/chord-route/chord-route'
import type { Route } from '#engine/route/route'

export type RouteOfChords = Omit<ChordRoute, 'tabNotes'>
export type AnyRoute = Omit<Route, 'tabNotes'> | RouteOfChords

export function isChordRoute(route: AnyRoute): route is RouteOfChords {
  return 'onsets' in route
}

/** A route without notes for a tab, which the page makes from the places: they fill half of a long answer. */
export function shownPart<Planned extends Route | ChordRoute>({
  tabNotes: _left,
  ...shown
}: Planned): Omit<Planned, 'tabNotes'> {
  return shown
}
