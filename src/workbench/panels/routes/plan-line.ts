/** Routes of a line, planned at once. */
import { planRoutes } from '#engine/route/plan-routes'
import type { RouteRequestNote } from '#engine/route/route'
import { shownPart } from './any-route'
import { pinOf, type RoutedNote } from './music-of-tab'
import { planInPlace } from './plan-in-place'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'
import { limitsOf } from './route-filters-state'
import { withWritten } from './with-written'

/** Notes times routes of one plan: keeps a plan within some 50 ms. */
const PLAN_BUDGET = 2560
const MOST_ROUTES = 5

/** How many routes are planned for a line of so many notes. */
export function routeCountFor(noteCount: number): number {
  return Math.max(1, Math.min(MOST_ROUTES, Math.floor(PLAN_BUDGET / Math.max(1, noteCount))))
}

function requestNotes(
  line: readonly RoutedNote[],
  keep: (note: RoutedNote) => RouteRequestNote['pin'],
): readonly RouteRequestNote[] {
  return line.map((routed) => {
    const pin = keep(routed)
    const { note, startBeat, durationBeats } = routed
    return { midi: note.midi, startBeat, durationBeats, ...(pin && { pin }) }
  })
}

export function planLine(question: RoutesQuestion): RoutesAnswer {
  return planInPlace(question, ({ notes, neck, pins, filters, theory }) => {
    const planned = planRoutes({
      neck,
      notes: requestNotes(notes, (routed) => pinOf(routed, pins, neck)),
      theory,
      limits: limitsOf(filters, neck, routeCountFor(notes.length)),
    })
    const routes = planned.routes.map(shownPart)
    const isAllowed = notes.every(({ note }) => note.fret <= filters.maxFret)
    if (!isAllowed) return { routes }
    const asWritten = planRoutes({
      neck,
      notes: requestNotes(notes, ({ note: { string, fret } }) => ({ string, fret })),
      theory,
      limits: limitsOf(filters, neck, 1),
    }).routes[0]!
    return withWritten({ ...question, notes }, routes, shownPart(asWritten))
  })
}
