/** The routes of the tab's line, planned again when the line, the pins or the limits change. */

import { batch, computed, effect, signal } from '@preact/signals'
import { DomainError } from '#engine/errors'
import { type FretPosition, fretFor } from '#engine/instrument/fretboard'
import { MAX_FRET, type Neck } from '#engine/instrument/neck'
import type { PositionName } from '#engine/route/hand-window'
import { planRoutes } from '#engine/route/plan-routes'
import type { Route, RouteLimits, RouteRequestNote } from '#engine/route/route'
import type { TabNote } from '#engine/tab/tab-event'
import { afterPaint } from '../../state/after-paint'
import { context, deferredNeck } from '../../state/deferred-view'
import { noteIdsIn } from '../tab/edit/tab-selection'
import { measures, selectedSpan } from '../tab/edit/tab-state'
import { type LineNote, lineOf } from './line-of-tab'
import { isElsewhere, type PlacesById } from './routed-tab'

/** Where the hand should stay: a named position, or a window of one's own. */
export interface RouteFilters {
  readonly position: PositionName | 'window'
  /** Frets of the own window, counted from the capo as all frets. */
  readonly startFret: number
  readonly endFret: number
  /** Highest fret allowed. */
  readonly maxFret: number
}

export const DEFAULT_FILTERS: RouteFilters = {
  position: 'any',
  startFret: 5,
  endFret: 8,
  maxFret: MAX_FRET,
}

export const routeFilters = signal<RouteFilters>(DEFAULT_FILTERS)

/** Strings that notes are kept to, by note id. */
export const pinnedStrings = signal<ReadonlyMap<string, number>>(new Map())

/** The line that is planned: of the selection, else of the whole tab. */
export const routedLine = computed(() => {
  const span = selectedSpan.value
  const selected = span && noteIdsIn(measures.value, span)
  return {
    isSelection: selected !== undefined && selected.size > 1,
    ...lineOf(measures.value, selected && selected.size > 1 ? selected : undefined),
  }
})

export interface PlannedRoutes {
  readonly line: readonly LineNote[]
  /** The neck that it is planned on. */
  readonly neck: Neck
  /** Best first; empty when the line is, or when it cannot be played. */
  readonly routes: readonly Route[]
  /** The places that the tab has now, fingered as well as can be; absent beyond the limits. */
  readonly asWritten?: Route
  /** Why there are no routes. */
  readonly refusal?: string
}

/** Notes times routes of one plan: keeps a plan within some 50 ms. */
const PLAN_BUDGET = 2560
const MOST_ROUTES = 5

/** How many routes are planned for a line of so many notes. */
export function routeCountFor(noteCount: number): number {
  return Math.max(1, Math.min(MOST_ROUTES, Math.floor(PLAN_BUDGET / Math.max(1, noteCount))))
}

function limitsOf(filters: RouteFilters, neck: Neck, limit: number): RouteLimits {
  const { position, startFret: handStartFret, endFret: handEndFret } = filters
  const maxFret = Math.min(filters.maxFret, neck.maxFret)
  if (position !== 'window') return { position, maxFret, limit }
  return { handStartFret, handEndFret, maxFret, limit }
}

function requestNotes(
  line: readonly LineNote[],
  pinOf: (note: TabNote) => RouteRequestNote['pin'],
): readonly RouteRequestNote[] {
  return line.map(({ note, startBeat }) => {
    const pin = pinOf(note)
    return {
      midi: note.midi,
      startBeat,
      durationBeats: note.durationBeats,
      ...(pin && { pin }),
    }
  })
}

/** The places that a route gives to the notes of its line. */
export function placesOf({ line }: PlannedRoutes, route: Route): PlacesById {
  return new Map(
    route.notes.flatMap(({ string, fret }, index): readonly [string, FretPosition][] => {
      const id = line[index]?.note.id
      return id === undefined ? [] : [[id, { string, fret }]]
    }),
  )
}

/** Whether the tab already lies as the route says. */
export function isInTab(planned: PlannedRoutes, route: Route): boolean {
  const places = placesOf(planned, route)
  return planned.line.every(({ note }) => !isElsewhere(note, places))
}

function planLine(
  line: readonly LineNote[],
  neck: Neck,
  pins: ReadonlyMap<string, number>,
  filters: RouteFilters,
): PlannedRoutes {
  if (line.length === 0) return { line, neck, routes: [] }
  const theory = context.peek()
  try {
    const { routes } = planRoutes({
      neck,
      notes: requestNotes(line, ({ id, midi }) => {
        const string = pins.get(id)
        const isThere =
          string !== undefined &&
          neck.strings[string - 1] &&
          fretFor(midi, string, neck) !== undefined
        return isThere ? { string } : undefined
      }),
      theory,
      limits: limitsOf(filters, neck, routeCountFor(line.length)),
    })
    const isAllowed = line.every(({ note }) => note.fret <= filters.maxFret)
    if (!isAllowed) return { line, neck, routes }
    const asWritten = planRoutes({
      neck,
      notes: requestNotes(line, ({ string, fret }) => ({ string, fret })),
      theory,
      limits: limitsOf(filters, neck, 1),
    }).routes[0]!
    return { line, neck, routes, asWritten }
  } catch (error) {
    if (error instanceof DomainError) return { line, neck, routes: [], refusal: error.message }
    throw error
  }
}

/** The latest plan; `undefined` until the first one is made. */
export const plannedRoutes = signal<PlannedRoutes | undefined>(undefined)

/** A line that is being typed is planned when the typing rests. */
const LONG_LINE_NOTES = 48
const LONG_LINE_DELAY_MS = 160

/** Plans again one frame after each change of the tab; gives the function that stops it. */
export function keepPlanning(): () => void {
  let lastTurn = 0
  const stop = effect(() => {
    const { notes } = routedLine.value
    const neck = deferredNeck.value
    const pins = pinnedStrings.value
    const filters = routeFilters.value
    // Names of notes follow the key.
    void context.value
    const turn = ++lastTurn
    const plan = () => {
      if (turn === lastTurn) plannedRoutes.value = planLine(notes, neck, pins, filters)
    }
    if (notes.length > LONG_LINE_NOTES) setTimeout(plan, LONG_LINE_DELAY_MS)
    else afterPaint(plan)
  })
  return () => {
    lastTurn = -1
    stop()
  }
}

/** Keeps a note to a string, or with `undefined` lets it go. */
export function pinNote(noteId: string, string: number | undefined): void {
  const pins = new Map(pinnedStrings.peek())
  if (string === undefined) pins.delete(noteId)
  else pins.set(noteId, string)
  pinnedStrings.value = pins
}

/** Lets all notes go and forgets the limits. */
export function clearFilters(): void {
  batch(() => {
    pinnedStrings.value = new Map()
    routeFilters.value = DEFAULT_FILTERS
  })
}
