/** Plans where on the neck, and with which fingers, notes that sound together are played. */

import { resolveHandWindow } from '../route/hand-window'
import { noteReaderOf } from '../route/note-reader'
import { constraintsOf, counted, nearTieWarnings, objectiveTextOf } from '../route/plan-parts'
import { DEFAULT_LIMIT } from '../route/plan-routes'
import { distinctLabelsOf } from '../route/position-label'
import { planInStyle } from './choose-style'
import type { ChordRoutePlan, ChordRouteRequest } from './chord-route'
import { describeChordRoute, placeCounter, playedChordsOf } from './describe-chord-route'
import { handNotesOf } from './hand-notes'

/** The optimum and the best route of each neck zone. */
export const MOST_CHORD_ROUTES = 5

/** Notes of all routes together; more notes have fewer alternatives. */
export const MOST_ROUTED_NOTES = 768

/** How many routes are planned of so many notes: as asked, as many as there are zones, at least one. */
const routeCountFor = (noteCount: number, limit: number) =>
  Math.max(1, Math.min(limit, MOST_CHORD_ROUTES, Math.floor(MOST_ROUTED_NOTES / noteCount)))

/** Ways to play an onset over held notes, by how many onsets share the work of a request. */
const mostStatesFor = (onsets: number) =>
  Math.min(1536, Math.max(48, Math.floor(STATES_OF_A_REQUEST / onsets)))
const STATES_OF_A_REQUEST = 16_384
/** The same for the routes of neck zones together, beside the best of all. */
const STATES_OF_ALTERNATIVES = 16_384

const zonesLeftOutWarnings = (zones: readonly string[]) =>
  zones.length === 0
    ? []
    : [
        `So many notes are held on that no route was searched around ${zones.join(', ')}; ask for fewer notes at once to see them`,
      ]

/**
 * Plans routes, best first: the optimum of the hand model, then the best routes of other neck zones.
 *
 * @throws DomainError `unplayable-pitch`, `unplayable-chord` and `invalid-hand-window`.
 * @throws RangeError without notes.
 */
export function planChordRoutes(request: ChordRouteRequest): ChordRoutePlan {
  const { notes, theory, neck, limits = {} } = request
  const { maxFret = neck.maxFret, limit = DEFAULT_LIMIT, position = 'any' } = limits
  const { hand, handStartFret, handEndFret } = limits
  const window = resolveHandWindow({ position, hand, handStartFret, handEndFret, maxFret })
  const read = noteReaderOf(theory)
  const plan = planInStyle(
    {
      neck,
      notes: handNotesOf(notes),
      maxFret,
      window,
      ease: request.ease ?? 'hard',
      limit: routeCountFor(notes.length, limit),
      mostStates: mostStatesFor(new Set(notes.map(({ startBeat }) => startBeat)).size),
      mostZoneStates: STATES_OF_ALTERNATIVES,
      nameOf: (midi) => read(midi, undefined).note,
    },
    request.style,
  )
  const { style } = plan
  const placeCountOf = placeCounter(notes, neck, maxFret)
  const subject = { asked: notes, theory, neck, style, maxFret, window, read, placeCountOf }
  const labels = distinctLabelsOf(plan.routes.map(playedChordsOf))
  const ties = nearTieWarnings(
    plan.routes.map(({ cost }) => cost),
    labels,
  )
  const onsets = counted(plan.routes[0]!.onsets.length, 'onset')
  const what = `${counted(notes.length, 'note')} in ${onsets}`
  return {
    constraints: { ...constraintsOf(notes, window, { limit, maxFret, position }), style },
    objective: objectiveTextOf(what, theory, window),
    routes: plan.routes.map((route, index) =>
      describeChordRoute(route, subject, {
        objective: route.zone === 'optimum' ? 'Least hand movement' : `Best around ${route.zone}`,
        label: labels[index]!,
        warnings: index === 0 ? [...ties, ...zonesLeftOutWarnings(plan.zonesLeftOut)] : [],
      }),
    ),
    shapeContext: null,
  }
}
