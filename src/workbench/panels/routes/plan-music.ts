/** Routes of the tab's music, planned as the service plans them. */
import { DomainError } from '#engine/errors'
import { FINGERS } from '#engine/hand/finger'
import { planRoutes } from '#engine/plan/plan-routes'
import type { Route, RoutePlan, RouteRequest } from '#engine/plan/route'
import { leftOutTexts } from '#operations/routes/left-out'
import { pinOf, type RoutedNote, requestNotesOf } from './music-of-tab'
import {
  playedNotesOf,
  type RoutesAnswer,
  type RoutesQuestion,
  type ShownRoute,
  shownPart,
  summaryOf,
} from './planned-routes'
import { limitsOf, weightsOf } from './route-filters-state'

/** Whether a route leaves each note where it has to be and with the finger that it keeps. */
function keepsPins({ notes, neck, pins }: RoutesQuestion, route: ShownRoute): boolean {
  return playedNotesOf(route).every(({ string, fret, finger, asked }) => {
    const pin = pinOf(notes[asked]!, pins, neck)
    return (
      (pin?.string ?? string) === string &&
      (pin?.fret ?? fret) === fret &&
      (pin?.finger ?? FINGERS.indexOf(finger)) === FINGERS.indexOf(finger)
    )
  })
}

/** @param written the places of the tab with the best fingers; absent where no hand can or may hold them */
export function withWritten(
  question: RoutesQuestion,
  routes: readonly ShownRoute[],
  written: ShownRoute | undefined,
): Pick<RoutesAnswer, 'routes' | 'asWritten'> {
  if (!written) return { routes }
  const asWritten = { ...summaryOf(written), cost: written.cost, breakdown: written.breakdown }
  const [best] = routes
  const isBest = best !== undefined && written.cost < best.cost && keepsPins(question, written)
  return { asWritten, routes: isBest ? [written, ...routes] : routes }
}

/** The answer where the music cannot be played. */
function refusalOf({ message, issues }: DomainError): RoutesAnswer {
  const index = /^notes\[(\d+)\]/.exec(issues[0]?.path ?? '')?.[1]
  return {
    routes: [],
    refusal: message,
    ...(index !== undefined && { refusedNote: Number(index) }),
  }
}

/** @param plan throws DomainError for what cannot be played */
function planInPlace(
  question: RoutesQuestion,
  plan: (question: RoutesQuestion) => RoutesAnswer,
): RoutesAnswer {
  try {
    return plan(question)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const notes = question.notes.filter(({ isAround }) => !isAround)
    if (notes.length === question.notes.length) return refusalOf(error)
    return { ...planInPlace({ ...question, notes }, plan), notes }
  }
}

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
