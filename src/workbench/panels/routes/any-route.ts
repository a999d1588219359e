/** A route of a line, or of notes that sound together. */
import type { ChordRoute } from '#engine/chord-route/chord-route'
import type { Route } from '#engine/route/route'

export type AnyRoute = Route | ChordRoute

export function isChordRoute(route: AnyRoute): route is ChordRoute {
  return 'onsets' in route
}
