/** Routes of the tab's music, planned as the service plans them. */
import { DomainError } from '#engine/errors'
import { planRoutes } from '#engine/plan/plan-routes'
import type { Route, RoutePlan, RouteRequest } from '#engine/plan/route'
import { leftOutTexts } from '#operations/routes/left-out'
import { pinOf, type RoutedNote, requestNotesOf } from './music-of-tab'
import { planInPlace } from './plan-in-place'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'
import { limitsOf, weightsOf } from './route-filters-state'
import { shownPart } from './shown-route'
import { withWritten } from './with-written'

const placeOf = ({ note: { string, fret } }: RoutedNote) => ({ string, fret })

/** The places of the tab by the weights of a plan, with the best fingers; `undefined` where no hand can hold them. */
function routeAsWritten(
  request: RouteRequest,
  { notes }: RoutesQuestion,
  { weights }: RoutePlan,
): Route | undefined {
  try {
    const pinned = requestNotesOf(notes, placeOf)
    const limits = { ...request.limits, limit: 1 }
    return planRoutes({ ...request, notes: pinned, weights, limits }).routes[0]
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

export function planMusic(question: RoutesQuestion): RoutesAnswer {
  return planInPlace(question, (asked) => {
    const { notes, neck, theory, pins, filters } = asked
    const request = {
      notes: requestNotesOf(notes, (routed) => pinOf(routed, pins, neck)),
      neck,
      theory,
      limits: limitsOf(filters, neck),
      weights: weightsOf(filters),
    }
    const plan = planRoutes(request)
    const written = routeAsWritten(request, asked, plan)
    return {
      weights: plan.weights,
      weightsReason: plan.weightsReason,
      leftOut: leftOutTexts(request, plan),
      ...(plan.leftOut[0] && { refusedNote: plan.leftOut[0].notes[0]! }),
      ...withWritten(asked, plan.routes.map(shownPart), written && shownPart(written)),
    }
  })
}

/** A worker's answer: as text, which the page reads in half the time that it takes to copy the objects. */
export const planAsText = (question: RoutesQuestion): string => JSON.stringify(planMusic(question))
