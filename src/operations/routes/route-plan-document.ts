/** A planned route as the contract's RoutePlan, with its ready-made render request. */
import type { ChordRoute, ChordRouteNote, ChordRoutePlan } from '#engine/chord-route/chord-route'
import type { Neck } from '#engine/instrument/neck'
import type { Route, RouteNote, RoutePlan } from '#engine/route/route'
import type { LowerVoice } from '#engine/tab/tab-event'
import { describeInstrument } from '../neck/neck-document'
import type { Answer } from '../registry/operation'
import { EXPECTED_EVENT_PROOF, EXPECTED_PROJECT_PATH, renderRequestOf } from '../tab/render-request'
import type { routeConstraints, routePlan, tabRenderProof } from './route-schema'

/** Date of the document kind. */
export const ROUTE_VERSION = '2026-11-12'

/** A plan of a line or of chords. */
export type AnyRoutePlan = RoutePlan | ChordRoutePlan

export interface RoutePlanParts {
  readonly neck: Neck
  readonly plan: AnyRoutePlan
  /** Title of the rendered tab. */
  readonly title: string
  readonly tempo: number
  readonly timeSignature: readonly [number, number]
  /** Where the plan stands in its document: `` or `routePlan.`. */
  readonly path: string
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
  handWindowSource,
  ...limits
}: AnyRoutePlan['constraints']): Answer<typeof routeConstraints> {
  return { ...limits, alternatives: 'zones', handWindowSource }
}

function describeNote({ candidatesConsidered, anyOctave, ...note }: RouteNote | ChordRouteNote) {
  return { candidatesConsidered, familyOnly: anyOctave, ...note }
}

function describeRoute(
  { cost, efficiencyScore, fingering, id, notes, ...rest }: Route | ChordRoute,
  { voices, writtenVoices }: Pick<RoutePlanParts, 'voices' | 'writtenVoices'>,
) {
  const tabNotes = rest.tabNotes.map((note, index) => {
    const voice = writtenVoices?.[index]
    return voice === undefined ? note : { ...note, voice }
  })
  const described = notes.map((note, index) => {
    const voice = voices?.[index]
    return voice === undefined ? describeNote(note) : { ...describeNote(note), voice }
  })
  return { cost, efficiencyScore, fingering, id, notes: described, ...rest, tabNotes }
}

/** The RoutePlan of a document; its tab is that of the best route. */
export function describeRoutePlan(parts: RoutePlanParts): Answer<typeof routePlan> {
  const { neck, plan, title, tempo, timeSignature, path } = parts
  const routes = plan.routes.map((route) => describeRoute(route, parts))
  const events = routes[0]!.tabNotes
  const eventsSource = `${path}routes[0].tabNotes`
  return {
    apiVersion: ROUTE_VERSION,
    constraints: describeConstraints(plan.constraints),
    objective: plan.objective,
    routes,
    tabRenderProof: tabRenderProofOf(events.length, eventsSource),
    tabRenderRequest: renderRequestOf({ neck, events, tempo, timeSignature, title, eventsSource }),
    tuning: neck.tuning.id,
    ...describeInstrument(neck),
  }
}
