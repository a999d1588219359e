/** Plans where on the neck, and with which fingers, a melody is played. */
import { HIGH_HAND_FRET } from '../hand/high-hand'
import { formatFretPosition } from '../instrument/fret-position-text'
import { describeRoute, playedNotesOf, type RouteSubject } from './describe-route'
import { describeShape, windowFretsOfShape } from './describe-shape'
import { belongsInFirstPosition, liesAboveFirst } from './first-position'
import {
  formatHandWindow,
  fretsOfPosition,
  type HandWindow,
  resolveHandWindow,
} from './hand-window'
import { shapeSettingOf } from './held-shape'
import { lineFactsOf } from './line-facts'
import { searchAs, type ZonePath } from './neck-zones'
import { type NoteSetting, noteChoicesOf } from './note-choices'
import { noteReaderOf } from './note-reader'
import { constraintsOf, counted, nearTieWarnings, objectiveTextOf } from './plan-parts'
import { costOfPlaces, plannedOf, withOpenGrip } from './planned-path'
import { distinctLabelsOf, positionLabelOf } from './position-label'
import { objectiveOf, pathsOf } from './request-paths'
import type { Route, RoutePlan, RouteRequest } from './route'
import { unplayablePitch } from './unplayable-pitch'

export const DEFAULT_LIMIT = 5
export const MAX_LIMIT = 24

function refuseUnplayable({ choices, notes, setting, read }: RouteSubject): void {
  const index = choices.findIndex((noteChoices) => noteChoices.candidates.length === 0)
  if (index < 0) return
  const source = { path: `notes[${index}]`, noteNumber: index + 1 }
  throw unplayablePitch(notes[index]!, source, setting, read)
}

/** A shape's window wins over `position`; where it lies elsewhere the player should know. */
function positionWarnings({ limits, shape }: RouteRequest, window: HandWindow): readonly string[] {
  const asked = fretsOfPosition(limits?.position ?? 'any')
  if (!asked || !shape || window.source !== 'shape') return []
  const isKept = window.startFret >= asked.startFret && window.endFret <= asked.endFret
  if (isKept) return []
  return [
    `position ${limits!.position} (${formatHandWindow(asked)}) is not kept: the shape ${shape.text} sets the hand window, ${formatHandWindow(window)}`,
  ]
}

function settingOf(request: RouteRequest, maxFret: number, withShape: boolean): NoteSetting {
  const { limits = {}, neck, shape } = request
  const held = withShape ? shape : undefined
  const window: HandWindow = resolveHandWindow({
    position: limits.position,
    hand: limits.hand,
    handStartFret: limits.handStartFret,
    handEndFret: limits.handEndFret,
    maxFret,
    shapeFrets: held && windowFretsOfShape(held.frets),
  })
  return { neck, maxFret, window, shape: held && shapeSettingOf(held.frets) }
}

/** A line of so few notes has no position of its own and lies in the first. */
const FEW_NOTES = 2

/** A window that begins with the open strings and ends with the first position, or its high A. */
function isAtNut({ source, startFret, endFret, openStringsWaived }: HandWindow): boolean {
  return openStringsWaived || (source !== 'none' && startFret === 0 && endFret <= LAST_NUT_FRET)
}
const LAST_NUT_FRET = 5

function subjectOf(request: RouteRequest, maxFret: number, withShape: boolean): RouteSubject {
  const { notes, theory, neck, tempo, limits: { style, start, near } = {} } = request
  const asked = settingOf(request, maxFret, withShape)
  const { source, openStringsWaived } = asked.window
  const isUnstyled = !asked.shape && !style
  const isFree = source === 'none' && isUnstyled
  const isLow = (start?.fret ?? near ?? 0) < HIGH_HAND_FRET
  const mayRing = isUnstyled && isLow && (isFree || openStringsWaived)
  const facts = lineFactsOf(notes, neck, tempo, { isOpenStyle: style === 'open', mayRing })
  const isLowMelody = isFree && facts.isLowMelody
  const isFew = isLowMelody && isLow && notes.length <= FEW_NOTES
  const isFirstPosition = isFew || (isUnstyled && isAtNut(asked.window))
  const isTonal = facts.isDiatonic || isLowMelody
  const setting = {
    ...asked,
    isLowMelody,
    isFirstPosition,
    isAllOpen: facts.isAllOpen,
  }
  const isPinned = notes.some(({ pin }) => pin)
  return {
    notes,
    theory,
    facts,
    setting,
    choices: noteChoicesOf(notes, setting, facts.roles),
    maySettle: isFree && isLow && !isFirstPosition && isTonal && !isPinned,
    read: noteReaderOf(theory),
    hints: {
      ...(style && { style }),
      ...(start && { start }),
      ...(near !== undefined && { near }),
    },
  }
}

type Search = (subject: RouteSubject) => readonly ZonePath[]

/** The paths of a subject in another setting. */
function searchIn(setting: NoteSetting, subject: RouteSubject, search: Search) {
  const { notes, facts } = subject
  const settled = { ...subject, setting, choices: noteChoicesOf(notes, setting, facts.roles) }
  return { subject: settled, paths: search(settled) }
}

/** The paths of a subject, which is searched again where it belongs in first position. */
function searchSubject(subject: RouteSubject, search: Search) {
  const { facts, choices, setting: asked } = subject
  const paths = search(subject)
  const { neck, isLowMelody = false } = asked
  const isSettled =
    subject.maySettle && belongsInFirstPosition(paths[0]!, choices, neck, isLowMelody)
  if (!isSettled) return { subject, paths }
  const setting = { ...asked, isLowMelody: true, isFirstPosition: true }
  const settled = searchIn(setting, subject, search)
  const isAbove = liesAboveFirst(settled.paths[0]!, settled.subject.choices)
  if (!facts.isOverPedal || !isAbove) return settled
  return searchIn({ ...setting, isOverPedal: true }, subject, search)
}

/**
 * Plans routes for a melody, best first, by the hand-position model of `cost.ts`, exactly.
 *
 * The routes are the optimum and the best of other neck zones that differ from better ones in at
 * least 20 % of the notes; of a line that breaks chords also the one with their grips held, beside
 * which the others are charged for what they do not hold. Time grows with the number of notes, so a
 * melody of 100,000 notes can be planned in one call (with `limit: 1`).
 *
 * @throws DomainError `unplayable-pitch` when a note has no place under the limits, and
 * `invalid-hand-window`.
 * @throws RangeError when there are no notes, or a midi is not a whole number from 0 to 127.
 */
export function planRoutes(request: RouteRequest): RoutePlan {
  const { notes, theory, neck, shape, written, limits = {} } = request
  if (notes.length === 0) throw new RangeError('a route needs at least one note')
  const { maxFret = neck.maxFret, limit = DEFAULT_LIMIT } = limits
  const asked = subjectOf(request, maxFret, true)
  refuseUnplayable(asked)
  const found = searchSubject(asked, (own) => pathsOf(own, limit))
  const planned = withOpenGrip(asked, plannedOf(found.subject, found.paths), limit)
  const { setting, hints } = planned[0]!.subject
  const { window } = setting
  const labels = distinctLabelsOf(planned.map(({ played }) => played))
  const costs = planned.map(({ path }) => path.total)
  const writtenCost = written && costOfPlaces(written, found.subject, planned)
  const planWarnings = [...nearTieWarnings(costs, labels), ...positionWarnings(request, window)]
  const routes: readonly Route[] = planned.map(({ subject, path, played }, index) =>
    describeRoute(subject, path, played, {
      objective: objectiveOf(path, hints, index + 1),
      label: labels[index]!,
      ...(index === 0 && { warnings: planWarnings }),
    }),
  )
  return {
    constraints: {
      ...constraintsOf(notes, window, { limit, maxFret, position: limits.position ?? 'any' }),
      ...(hints.style && { style: hints.style }),
      ...(hints.start && { start: formatFretPosition(hints.start) }),
      ...(hints.near !== undefined && { near: hints.near }),
    },
    objective: objectiveTextOf(counted(notes.length, 'note'), theory, window),
    routes,
    ...(writtenCost !== undefined && { writtenCost }),
    shapeContext: shape
      ? describeShape(shape, theory, setting, routes[0]!, bestWithoutShape(request, maxFret))
      : null,
  }
}

function bestWithoutShape(request: RouteRequest, maxFret: number): Route {
  const { subject, paths } = searchSubject(subjectOf(request, maxFret, false), (own) => [
    searchAs('optimum', own.choices, { stepsBack: own.facts.stepsBack }),
  ])
  const path = paths[0]!
  const played = playedNotesOf(subject.notes, subject.choices, path, subject.facts.roles)
  return describeRoute(subject, path, played, {
    objective: 'Least hand movement',
    label: positionLabelOf(played),
  })
}
