/** Routes of a line, planned at once. */
import { planRoutes } from '#engine/route/plan-routes'
import type { RouteRequestNote } from '#engine/route/route'
import { shownPart } from './any-route'
import { pinOf, type RoutedNote } from './music-of-tab'
import { planInPlace } from './plan-in-place'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'
import { limitsOf } from './route-filters-state'
import { summaryOf } from './route-summary'

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
    const limits = limitsOf(filters, neck, routeCountFor(notes.length))
    const isAllowed = notes.every(({ note }) => note.fret <= filters.maxFret)
    const written = notes.map(({ note: { string, fret } }) => ({ string, fret }))
    const { routes, writtenCost } = planRoutes({
      neck,
      notes: requestNotes(notes, (routed) => pinOf(routed, pins, neck)),
      theory,
      limits,
      ...(isAllowed && { written }),
    })
    const shown = routes.map(shownPart)
    if (writtenCost === undefined) return { routes: shown }
    const asWritten = planRoutes({
      neck,
      notes: requestNotes(notes, ({ note: { string, fret } }) => ({ string, fret })),
      theory,
      limits: { ...limits, limit: 1 },
    }).routes[0]!
    return { routes: shown, asWritten: { ...summaryOf(asWritten), cost: writtenCost } }
  })
}
