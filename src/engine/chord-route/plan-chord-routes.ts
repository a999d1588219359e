/** Plans where on the neck, and with which fingers, notes that sound together are played. */

import { formatHandWindow, resolveHandWindow } from '../route/hand-window'
import { noteReaderOf } from '../route/note-reader'
import { DEFAULT_LIMIT } from '../route/plan-routes'
import { distinctLabelsOf } from '../route/position-label'
import { formatNoteName } from '../theory/pitch'
import { planInStyle } from './choose-style'
import type { ChordRoutePlan, ChordRouteRequest } from './chord-route'
import { describeChordRoute, placeCounter, playedChordsOf } from './describe-chord-route'
import { handNotesOf } from './hand-notes'

/** The optimum and the best route of each neck zone. */
export const MOST_CHORD_ROUTES = 5

/** Another zone this much dearer than the best is worth a warning. */
const NEAR_TIE = 1.1

/** Notes of all routes together; more notes have fewer alternatives. */
export const MOST_ROUTED_NOTES = 768

/** How many routes are planned of so many notes: as asked, as many as there are zones, at least one. */
const routeCountFor = (noteCount: number, limit: number) =>
  Math.max(1, Math.min(limit, MOST_CHORD_ROUTES, Math.floor(MOST_ROUTED_NOTES / noteCount)))

/** Ways to play an onset over held notes, by how many onsets share the work of a request. */
const mostStatesFor = (onsets: number) =>
  Math.min(192, Math.max(32, Math.floor(STATES_OF_A_REQUEST / onsets)))
const STATES_OF_A_REQUEST = 16_384

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

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
      nameOf: (midi) => read(midi, undefined).note,
    },
    request.style,
  )
  const { style } = plan
  const placeCountOf = placeCounter(notes, neck, maxFret)
  const subject = { asked: notes, theory, neck, style, maxFret, window, read, placeCountOf }
  const labels = distinctLabelsOf(plan.routes.map(playedChordsOf))
  const [best, second] = plan.routes
  const isNear = second !== undefined && second.cost <= best!.cost * NEAR_TIE
  const tie = `Another neck zone is within 10 %: ${labels[1]} costs ${second?.cost}, this route ${best!.cost}`
  const inWindow = window.source === 'none' ? '' : `, inside ${formatHandWindow(window)}`
  const tones = theory.layer === 'scale' ? theory.scale.name : theory.chord.name
  const onsets = plural(best!.onsets.length, 'onset')
  return {
    constraints: {
      durationBeats: notes[0]!.durationBeats,
      handEndFret: window.endFret,
      handStartFret: window.startFret,
      limit,
      maxFret,
      position,
      startBeat: notes[0]!.startBeat,
      handWindowSource: window.source,
      style,
    },
    objective: `Play ${plural(notes.length, 'note')} in ${onsets} (${formatNoteName(theory.root)} ${tones}) with the least hand movement${inWindow}`,
    routes: plan.routes.map((route, index) =>
      describeChordRoute(route, subject, {
        objective: route.zone === 'optimum' ? 'Least hand movement' : `Best around ${route.zone}`,
        label: labels[index]!,
        warnings: index === 0 && isNear ? [tie] : [],
      }),
    ),
    shapeContext: null,
  }
}
