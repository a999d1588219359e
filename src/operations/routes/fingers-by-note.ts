/** The fingers of a route as players number them. */
import { FINGERS } from '#engine/hand/finger'
import type { Route } from '#engine/plan/route'

/** By the ids of its tab notes: 0 open, 1 index … 4 little. */
export function fingersByNote({
  tabNotes,
  fingering,
}: Pick<Route, 'tabNotes' | 'fingering'>): ReadonlyMap<string, number> {
  return new Map(
    tabNotes.map(({ id }, index) => [id, FINGERS.indexOf(fingering.steps[index]!.finger)]),
  )
}
