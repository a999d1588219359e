/** Plans where on the neck, and with which fingers, music is played, in words a player reads. */
import { DomainError } from '../errors'
import {
  formatHandWindow,
  fretsOfPosition,
  type HandWindow,
  resolveHandWindow,
} from '../hand/hand-window'
import { formatFretPosition } from '../instrument/fret-position-text'
import { soundingPositionsOf } from '../instrument/fret-text'
import { type FretPosition, fretPositionsOf, isOnNeck, midiAt } from '../instrument/fretboard'
import type { TheoryContext } from '../theory/layer'
import { type NoteReader, noteReaderOf } from '../theory/note-reader'
import { formatNoteName } from '../theory/pitch'
import { describeRoute, type RouteSubject } from './describe-route'
import { describeShape, windowFretsOfShape } from './describe-shape'
import { distinctLabelsOf } from './label-routes'
import type { HandRoute, MusicPlan } from './note'
import { type PlanOptions, planMusic } from './plan-music'
import { hintsOf, hintWordsOf, type RouteHints } from './preferences'
import { refuseLeftOut, refuseWay } from './refuse'
import type { RoutePlan, RouteRequest, RouteRequestNote } from './route'
import { isLine } from './route-of'
import { isAtPin } from './states'
import { holdShape } from './taught-grips'
import { TERM, type Term, weightsOf } from './weights'

export const DEFAULT_LIMIT = 5
export const MAX_LIMIT = 24

/** Notes of all routes together; more notes have fewer alternatives. */
const MOST_ROUTED_NOTES = 4096

/** What a path is best at, in words. @param rank 1 = first */
function objectiveOf({ zone }: HandRoute, hints: RouteHints, rank: number): string {
  if (hints.style) {
    return hints.style === 'open' ? 'Open strings wherever they sound' : `All on ${zone}`
  }
  if (rank > 1) return zone === 'optimum' ? 'Least hand movement' : `Best around ${zone}`
  return `Least hand movement${hintWordsOf(hints)}`
}

/** Another route this much dearer than the best is worth a warning. */
const NEAR_TIE = 1.1

function nearTieWarnings(costs: readonly number[], labels: readonly string[]): readonly string[] {
  const [best, second] = costs
  if (second === undefined || second > best! * NEAR_TIE) return []
  return [`Another neck zone is within 10 %: ${labels[1]} costs ${second}, this route ${best}`]
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** @param what `3 notes` */
function objectiveTextOf(what: string, theory: TheoryContext, window: HandWindow): string {
  const tones = theory.layer === 'scale' ? theory.scale.name : theory.chord.name
  const inWindow = window.source === 'none' ? '' : `, inside ${formatHandWindow(window)}`
  return `Play ${what} (${formatNoteName(theory.root)} ${tones}) with the least hand movement${inWindow}`
}

/** A shape's window wins over `position`; where it lies elsewhere the player should know. */
function positionWarnings({ limits, shape }: RouteRequest, window: HandWindow): readonly string[] {
  const asked = fretsOfPosition(limits?.position ?? 'any')
  if (!asked || !shape || window.source !== 'shape') return []
  if (window.startFret >= asked.startFret && window.endFret <= asked.endFret) return []
  return [
    `position ${limits!.position} (${formatHandWindow(asked)}) is not kept: the shape ${shape.text} sets the hand window, ${formatHandWindow(window)}`,
  ]
}

/**
 * The first note at its place.
 *
 * @throws DomainError `unplayable-style` where that place does not sound it.
 */
function noteFrom(
  first: RouteRequestNote,
  start: FretPosition,
  { neck, maxFret, read }: Pick<RouteSubject, 'neck' | 'maxFret' | 'read'>,
): RouteRequestNote {
  const isPlayed = isOnNeck(start, neck) && start.fret <= maxFret
  const midi = isPlayed ? midiAt(start, neck) : undefined
  const isSame =
    first.anyOctave && midi !== undefined ? (midi - first.midi) % 12 === 0 : midi === first.midi
  if (isSame && isAtPin(start, first.pin)) return { ...first, pin: { ...first.pin, ...start } }
  const places = fretPositionsOf(first.midi, neck, maxFret).map(formatFretPosition)
  const sounds =
    midi === undefined
      ? `is not on this neck up to fret ${maxFret}`
      : `sounds ${read(midi, undefined).note}`
  const reason = isSame ? 'note 1 is kept at another place' : sounds
  const message = `start=${formatFretPosition(start)} ${reason}; note 1, ${read(first.midi, first.name).note}, lies at ${places.join(', ')}`
  throw new DomainError('unplayable-style', message, [
    { path: 'start', message, ...(places.length > 0 && { allowed: places }) },
  ])
}

/** A request as the planner of the hand takes it. */
interface HandRequest {
  readonly asked: readonly RouteRequestNote[]
  readonly options: PlanOptions
  readonly window: HandWindow
}

function handRequestOf(request: RouteRequest, read: NoteReader): HandRequest {
  const { notes, neck, limits = {}, weights, ease, reachMm, shape } = request
  const maxFret = Math.min(limits.maxFret ?? neck.maxFret, neck.maxFret)
  const window = resolveHandWindow({
    ...limits,
    maxFret,
    shapeFrets: shape && windowFretsOfShape(shape.frets),
  })
  const { style, start, ...soft } = hintsOf(limits)
  const [first, ...others] = notes
  const asked =
    start && first ? [noteFrom(first, start, { neck, maxFret, read }), ...others] : notes
  const most = Math.max(1, Math.floor(MOST_ROUTED_NOTES / notes.length))
  return {
    asked,
    window,
    options: {
      neck,
      maxFret,
      limit: Math.min(limits.limit ?? DEFAULT_LIMIT, most),
      way: style,
      reachMm,
      ...(ease && { ease }),
      ...(weights && { style: weights }),
      ...(window.source !== 'none' && { window }),
      ...soft,
      ...(shape && { grip: soundingPositionsOf(shape.frets), shape: holdShape(shape.frets) }),
    },
  }
}

/** What places cost by the weights of a plan; nothing where no hand plays them. */
function costOfPlaces(
  places: readonly FretPosition[],
  { asked, options }: HandRequest,
  { style }: MusicPlan,
): number | undefined {
  const pinned = asked.map((note, index) => ({ ...note, pin: places[index]! }))
  const { routes, leftOut } = planMusic(pinned, { ...options, style, limit: 1, way: undefined })
  return leftOut.length === 0 ? routes[0]?.cost : undefined
}

function planAsked(request: RouteRequest) {
  const { notes, theory, neck, limits = {}, isStrict = false } = request
  const read = noteReaderOf(theory)
  const hand = handRequestOf(request, read)
  const { asked, options, window } = hand
  const plan = planMusic(asked, options)
  const weights = weightsOf(plan.style)
  const hints = hintsOf(limits)
  const subject: RouteSubject = {
    asked: notes,
    theory,
    neck,
    maxFret: plan.maxFret,
    window,
    read,
    hints,
    leftOut: plan.leftOut,
    weightOf: (term) => weights[TERM[term as Term]],
  }
  const areAllLost = plan.leftOut.length > 0 && plan.routes.length === 0
  refuseLeftOut(plan.leftOut, subject, isStrict || areAllLost)
  if (hints.style && plan.routes.length === 0) refuseWay(hints.style, subject)
  return { plan, hand, subject }
}

/**
 * Plans routes for a line or for chords, cheapest first: the optimum of the hand, then the best for
 * other places of the hand, or the ways to lie in a style. Notes that start together and that no
 * hand can play are left out and named.
 *
 * @throws DomainError `unplayable-pitch` for a pitch without a place under the limits,
 * `unplayable-chord`, `unplayable-style`, `invalid-hand-window`.
 * @throws RangeError when there are no notes, or a midi is not a whole number from 0 to 127.
 */
export function planRoutes(request: RouteRequest): RoutePlan {
  const { notes, theory, limits = {}, shape, written } = request
  const { plan, hand, subject } = planAsked(request)
  const { window, hints } = subject
  const { start, ...printed } = hints
  const labels = distinctLabelsOf(
    plan.routes.map(({ notes: played, grips }) =>
      played.map(({ string, fret, finger, grip }) => {
        return { string, fret, finger, hand: grips[grip]!.hand }
      }),
    ),
  )
  const costs = plan.routes.map(({ cost }) => cost)
  const warnings = [...nearTieWarnings(costs, labels), ...positionWarnings(request, window)]
  const routes = plan.routes.map((route, index) =>
    describeRoute(route, subject, {
      objective: objectiveOf(route, hints, index + 1),
      label: labels[index]!,
      warnings: index === 0 ? warnings : [],
    }),
  )
  const writtenCost = written && costOfPlaces(written, hand, plan)
  const { grips } = plan.routes[0]!
  const count = counted(notes.length, 'note')
  const what = isLine(grips) ? count : `${count} in ${counted(grips.length, 'onset')}`
  return {
    constraints: {
      durationBeats: notes[0]!.durationBeats,
      handEndFret: window.endFret,
      handStartFret: window.startFret,
      limit: limits.limit ?? DEFAULT_LIMIT,
      maxFret: limits.maxFret ?? request.neck.maxFret,
      position: limits.position ?? 'any',
      startBeat: notes[0]!.startBeat,
      handWindowSource: window.source,
      ...printed,
      ...(start && { start: formatFretPosition(start) }),
    },
    objective: objectiveTextOf(what, theory, window),
    routes,
    weights: plan.style,
    weightsReason: plan.styleReason,
    leftOut: plan.leftOut,
    shapeContext: shape
      ? describeShape(shape, theory, subject, routes[0]!, withoutShape(request))
      : null,
    ...(writtenCost !== undefined && { writtenCost }),
  }
}

function withoutShape(request: RouteRequest) {
  const { limits, shape: _, ...free } = request
  const { routes } = planRoutes({ ...free, limits: { ...limits, limit: 1 } })
  return routes[0]!
}
