/** Where the hand should stay and how far up it may go, as planners are asked for it. */
import { signal } from '@preact/signals'
import { MAX_FRET, type Neck } from '#engine/instrument/neck'
import type { PositionName } from '#engine/route/hand-window'
import type { RouteLimits } from '#engine/route/route'

/** Where the hand should stay: a named position, or a window of frets. */
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

/** Whether the filters hold anything back. */
export function areLimiting({ position, maxFret }: RouteFilters, neck: Neck): boolean {
  return position !== 'any' || maxFret < neck.maxFret
}

/** The filters as limits of a plan of so many routes. */
export function limitsOf(filters: RouteFilters, neck: Neck, limit: number): RouteLimits {
  const { position, startFret: handStartFret, endFret: handEndFret } = filters
  const maxFret = Math.min(filters.maxFret, neck.maxFret)
  if (position !== 'window') return { position, maxFret, limit }
  return { handStartFret, handEndFret, maxFret, limit }
}
