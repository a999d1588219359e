/** A planned route as the contract's RoutePlan, with its ready-made render request. */
import type { Neck } from '#engine/instrument/neck'
import type { Route, RoutePlan } from '#engine/plan/route'
import type { LowerVoice } from '#engine/tab/tab-event'
import type { Answer } from '../registry/operation'
import { describeInstrument } from '../schemas/neck-document'
import type { routeConstraints, routePlan, tabRenderProof } from '../schemas/route'
import { EXPECTED_EVENT_PROOF, EXPECTED_PROJECT_PATH, renderRequestOf } from '../tab/render-request'

/** Date of the document kind. */
export const ROUTE_VERSION = '2026-11-12'

export interface RoutePlanParts {
  readonly neck: Neck
  readonly plan: RoutePlan
  /** Title of the rendered tab. */
  readonly title: string
  readonly tempo: number
  readonly timeSignature: readonly [number, number]
  /** Where the plan stands in its document: `` or `routePlan.`. */
  readonly path: string
  /** What was left out, and why, a sentence each. */
  readonly leftOut?: readonly string[]
  /** The part of each note, as posted. */
  readonly voices?: readonly (string | undefined)[]
  /** The voice that each note is written in. */
  readonly writtenVoices?: readonly (LowerVoice | undefined)[]
}

/** What a client checks after posting a render request. */
export function tabRenderProofOf(
  expectedEventCount: number,
  expectedEventsSource: string,
): Answer<typeof tabRenderProof> {
  return {
    expectedEventCount,
    expectedEventsSource,
    expectedEventProof: EXPECTED_EVENT_PROOF,
    expectedProjectPath: EXPECTED_PROJECT_PATH,
    proofStatusBeforePost: 'pending-post',
    renderEndpoint: '/api/tab',
    verification: `POST tabRenderRequest.body unchanged; it is verified when eventProof has ${expectedEventCount} entries, every stringFretMatchesMidi is true, and ${EXPECTED_PROJECT_PATH} equals ${expectedEventsSource}.`,
  }
}

function describeConstraints({
  constraints: { handWindowSource, ...limits },
  weights,
  weightsReason,
}: RoutePlan): Answer<typeof routeConstraints> {
  const style = limits.style ?? weights
  return { ...limits, alternatives: 'zones', handWindowSource, style, weights, weightsReason }
}

function describeRoute(route: Route, { leftOut = [], voices, writtenVoices }: RoutePlanParts) {
  const { fingering, notes, tabNotes } = route
  const withVoices = <Note, Voice>(told: readonly Note[], all: readonly Voice[] | undefined) =>
    told.map((note, index) => {
      const voice = all?.[fingering.steps[index]!.targetIndex]
      return voice === undefined ? note : { ...note, voice }
    })
  return {
    ...route,
    fingering: { ...fingering, warnings: [...leftOut, ...fingering.warnings] },
    notes: withVoices(notes, voices),
    tabNotes: withVoices(tabNotes, writtenVoices),
  }
}

/** The RoutePlan of a document; its tab is that of the best route. */
export function describeRoutePlan(parts: RoutePlanParts): Answer<typeof routePlan> {
  const { neck, plan, title, tempo, timeSignature, path } = parts
  const routes = plan.routes.map((route) => describeRoute(route, parts))
  const events = routes[0]!.tabNotes
  const eventsSource = `${path}routes[0].tabNotes`
  return {
    apiVersion: ROUTE_VERSION,
    constraints: describeConstraints(plan),
    objective: plan.objective,
    routes,
    tabRenderProof: tabRenderProofOf(events.length, eventsSource),
    tabRenderRequest: renderRequestOf({ neck, events, tempo, timeSignature, title, eventsSource }),
    tuning: neck.tuning.id,
    ...describeInstrument(neck),
    ...(parts.leftOut?.length && {
      leftOut: plan.leftOut.map(({ startBeat, notes }, index) => ({
        startBeat,
        notes: [...notes],
        reason: parts.leftOut![index]!,
      })),
    }),
  }
}
