/** The routes of the tab's line, planned again when the line, the pins or the limits change. */

import { batch, computed, effect, signal } from '@preact/signals'
import { DomainError } from '#engine/errors'
import { type FretPosition, fretPositionsOf } from '#engine/instrument/fretboard'
import { MAX_FRET, STANDARD_NECK } from '#engine/instrument/neck'
import type { PositionName } from '#engine/route/hand-window'
import { planRoutes } from '#engine/route/plan-routes'
import type { Route, RouteLimits, RouteRequestNote } from '#engine/route/route'
import type { TabNote } from '#engine/tab/tab-event'
import { afterPaint } from '../../state/after-paint'
import { context, deferredCapo, nameOfMidi } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { noteIdsIn } from '../tab/edit/tab-selection'
import { measures, selectedSpan } from '../tab/edit/tab-state'
import { type LineNote, lineOf } from './line-of-tab'
import { isElsewhere, type PlacesById } from './routed-tab'

/** Where the hand should stay: a named position, or a window of one's own. */
export interface RouteFilters {
  readonly position: PositionName | 'window'
  /** Frets of the own window, 0–24. */
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
  /** Frets of the routes count from the capo; those of the tab from the nut. */
  readonly capo: number
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

/** How many routes a line of so many notes is worth. */
export function routeCountFor(noteCount: number): number {
  return Math.max(1, Math.min(MOST_ROUTES, Math.floor(PLAN_BUDGET / Math.max(1, noteCount))))
}

/** Limits counted from the capo, as the hand meets them. */
function limitsOf(filters: RouteFilters, capo: number, limit: number): RouteLimits {
  const { position, startFret, endFret } = filters
  const maxFret = Math.max(0, filters.maxFret - capo)
  if (position !== 'window') return { position, maxFret, limit }
  const [handStartFret, handEndFret] = [startFret, endFret].map((fret) => Math.max(0, fret - capo))
  return { handStartFret: handStartFret!, handEndFret: handEndFret!, maxFret, limit }
}

function requestNotes(
  line: readonly LineNote[],
  capo: number,
  pinOf: (note: TabNote) => RouteRequestNote['pin'],
): readonly RouteRequestNote[] {
  return line.map(({ note, startBeat }) => {
    const pin = pinOf(note)
    return {
      midi: note.midi - capo,
      startBeat,
      durationBeats: note.durationBeats,
      ...(pin && { pin }),
    }
  })
}

/** The places that a route gives to the notes of its line, from the nut. */
export function placesOf({ line, capo }: PlannedRoutes, route: Route): PlacesById {
  return new Map(
    route.notes.flatMap(({ string, fret }, index): readonly [string, FretPosition][] => {
      const id = line[index]?.note.id
      return id === undefined ? [] : [[id, { string, fret: fret + capo }]]
    }),
  )
}

/** Whether the tab already lies as the route says. */
export function isInTab(planned: PlannedRoutes, route: Route): boolean {
  const places = placesOf(planned, route)
  return planned.line.every(({ note }) => !isElsewhere(note, places))
}

/** Places that a pitch has between the capo and the highest fret allowed. */
export function placesLeft(midi: number, capo: number, maxFret: number): readonly FretPosition[] {
  return fretPositionsOf(midi, STANDARD_NECK, maxFret).filter(({ fret }) => fret >= capo)
}

/** The first note that the capo or the neck leaves no place for, in words. */
function refusalWithCapo(line: readonly LineNote[], capo: number, maxFret: number) {
  const index = line.findIndex(({ note }) => placesLeft(note.midi, capo, maxFret).length === 0)
  if (index < 0) return undefined
  const name = withSigns(nameOfMidi(line[index]!.note.midi))
  return `Cannot place ${name}, note ${index + 1}: it has no place from the capo at fret ${capo} up to fret ${maxFret}`
}

function planLine(
  line: readonly LineNote[],
  capo: number,
  pins: ReadonlyMap<string, number>,
  filters: RouteFilters,
): PlannedRoutes {
  if (line.length === 0) return { line, capo, routes: [] }
  const refusal = capo > 0 ? refusalWithCapo(line, capo, filters.maxFret) : undefined
  if (refusal) return { line, capo, routes: [], refusal }
  const theory = context.peek()
  try {
    const { routes } = planRoutes({
      neck: STANDARD_NECK,
      notes: requestNotes(line, capo, ({ id }) => {
        const string = pins.get(id)
        return string === undefined ? undefined : { string }
      }),
      theory,
      limits: limitsOf(filters, capo, routeCountFor(line.length)),
    })
    const isAllowed = line.every(({ note }) => note.fret >= capo && note.fret <= filters.maxFret)
    if (!isAllowed) return { line, capo, routes }
    const asWritten = planRoutes({
      neck: STANDARD_NECK,
      notes: requestNotes(line, capo, ({ string, fret }) => ({ string, fret: fret - capo })),
      theory,
      limits: limitsOf(filters, capo, 1),
    }).routes[0]!
    return { line, capo, routes, asWritten }
  } catch (error) {
    if (error instanceof DomainError) return { line, capo, routes: [], refusal: error.message }
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
    const capo = deferredCapo.value
    const pins = pinnedStrings.value
    const filters = routeFilters.value
    // Names of notes follow the key.
    void context.value
    const turn = ++lastTurn
    const plan = () => {
      if (turn === lastTurn) plannedRoutes.value = planLine(notes, capo, pins, filters)
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
