/**
 * Where the hand should stay, how far up it may go and what it pays for, as the planner is asked for
 * it; each project has its own in this browser, none of it in links.
 */
import { signal } from '@preact/signals'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_FRET, MAX_STRINGS, type Neck } from '#engine/instrument/neck'
import type { RouteLimits } from '#engine/plan/route'
import { isWay, ROUTE_WAYS } from '#engine/plan/ways'
import { type Style, STYLES as WEIGHTS } from '#engine/plan/weights'
import { choice, type Reader, readRecord, type Shape, whole } from '../../state/persisted'
import { persistByProject } from '../../state/persisted-by-project'

export const STYLES = ['auto', ...WEIGHTS, ...ROUTE_WAYS] as const
const PLACES = ['window', 'near', 'start'] as const
export const POSITIONS = [...POSITION_NAMES, ...PLACES] as const

/** What a place needs to be told. */
interface PlaceNumbers {
  /** Frets of the own window, counted from the capo as all frets. */
  readonly startFret: number
  readonly endFret: number
  /** The fret to stay near. */
  readonly nearFret: number
  /** The place of the first note. */
  readonly firstString: number
  readonly firstFret: number
}

/** Where the hand should stay: a named position, a window of frets, near a fret, or from a first place on. */
export interface RouteFilters extends PlaceNumbers {
  readonly position: (typeof POSITIONS)[number]
  /** The weights, or how a line lies; `auto` as the planner chooses. */
  readonly style: (typeof STYLES)[number]
  /** Highest fret allowed. */
  readonly maxFret: number
}

interface PlaceRow {
  readonly title: string
  readonly limits: (filters: RouteFilters) => RouteLimits
  /** The numbers it needs, with the lowest and the highest of each. */
  readonly numbers: Readonly<
    Partial<
      Record<
        keyof PlaceNumbers,
        readonly [label: string, (filters: RouteFilters, neck: Neck) => readonly [number, number]]
      >
    >
  >
}

const fretsOf = (_: RouteFilters, { maxFret }: Neck) => [0, maxFret] as const

/** Places of the hand that have no name. */
export const PLACE_TABLE: Readonly<Record<(typeof PLACES)[number], PlaceRow>> = {
  window: {
    title: 'Own window',
    limits: ({ startFret, endFret }) => ({ handStartFret: startFret, handEndFret: endFret }),
    numbers: {
      startFret: [
        'From',
        ({ endFret, maxFret }, neck) => [0, Math.min(endFret, maxFret, neck.maxFret)],
      ],
      endFret: ['to', ({ startFret }, { maxFret }) => [startFret, maxFret]],
    },
  },
  near: {
    title: 'Near a fret',
    limits: ({ nearFret }) => ({ near: nearFret }),
    numbers: { nearFret: ['Near', fretsOf] },
  },
  start: {
    title: 'From a first place',
    limits: ({ firstString, firstFret }) => ({ start: { string: firstString, fret: firstFret } }),
    numbers: {
      firstString: ['String', (_, { strings }) => [1, strings.length]],
      firstFret: ['Fret', fretsOf],
    },
  },
}

export const isPlace = (position: RouteFilters['position']): position is (typeof PLACES)[number] =>
  PLACES.some((place) => place === position)

export const DEFAULT_FILTERS: RouteFilters = {
  position: 'any',
  nearFret: 7,
  firstString: 5,
  firstFret: 7,
  style: 'auto',
  startFret: 5,
  endFret: 8,
  maxFret: MAX_FRET,
}

const readStartFret = whole(0, MAX_FRET, DEFAULT_FILTERS.startFret)

/** A window does not end below its start. */
const readEndFret: Reader<number> = (value, stored) => {
  const startFret = readStartFret(stored.startFret, stored)
  return whole(startFret, MAX_FRET, Math.max(startFret, DEFAULT_FILTERS.endFret))(value, stored)
}

const FILTER_SHAPE: Shape<RouteFilters> = {
  position: choice(POSITIONS, DEFAULT_FILTERS.position),
  nearFret: whole(0, MAX_FRET, DEFAULT_FILTERS.nearFret),
  firstString: whole(1, MAX_STRINGS, DEFAULT_FILTERS.firstString),
  firstFret: whole(0, MAX_FRET, DEFAULT_FILTERS.firstFret),
  style: choice(STYLES, DEFAULT_FILTERS.style),
  startFret: readStartFret,
  endFret: readEndFret,
  maxFret: whole(0, MAX_FRET, DEFAULT_FILTERS.maxFret),
}

export const routeFilters = signal(DEFAULT_FILTERS)
persistByProject(
  'pitch-map.routes',
  routeFilters,
  (stored) => readRecord(stored, FILTER_SHAPE),
  (filters) => filters,
)

/** Whether the filters hold anything back. */
export function areLimiting({ position, style, maxFret }: RouteFilters, neck: Neck): boolean {
  return position !== 'any' || style !== 'auto' || maxFret < neck.maxFret
}

/** The weights that are asked for. */
export function weightsOf({ style }: RouteFilters): Style | undefined {
  return style === 'auto' || isWay(style) ? undefined : style
}

/** The filters as limits of a plan. */
export function limitsOf(filters: RouteFilters, neck: Neck): RouteLimits {
  const { position, style } = filters
  return {
    maxFret: Math.min(filters.maxFret, neck.maxFret),
    ...(isWay(style) && { style }),
    ...(isPlace(position) ? PLACE_TABLE[position].limits(filters) : { position }),
  }
}
