/**
 * Neck zones. The pitches of a melody do not say where on the neck it is played, so the best route
 * of each zone is a real alternative; the second-best route by cost alone differs in one note.
 *
 * Measured on the same human tab as the cost table: the best of the optimum and four zone routes
 * agrees with 77.6 % of the human placements, the best of the five cheapest routes with 58.3 %.
 */
import type { NoteChoices } from './note-choices'
import { compareTallies, type StatePath, searchBest } from './search-best'

export interface NeckZone {
  readonly id: string
  readonly startFret: number
  readonly endFret: number
}

export const NECK_ZONES: readonly NeckZone[] = [
  { id: 'frets 1-4', startFret: 1, endFret: 4 },
  { id: 'frets 4-8', startFret: 4, endFret: 8 },
  { id: 'frets 7-11', startFret: 7, endFret: 11 },
  { id: 'frets 11-16', startFret: 11, endFret: 16 },
]

/** Routes that share more of their places than this are one route to a player. */
export const LEAST_DIFFERENCE = 0.2
/** A zone's route lies in its zone with at least this part of its fretted notes, and so the hand. */
const LEAST_IN_ZONE = 0.5

/** Frets from a place to a zone; open strings belong to every zone. */
function distanceFromZone(fret: number, zone: NeckZone): number {
  return fret === 0 ? 0 : Math.max(0, zone.startFret - fret, fret - zone.endFret)
}

/** Whether the index finger lies in a zone, or a fret below it with the other three inside. */
function isHandInZone(hand: number, zone: NeckZone): boolean {
  return hand >= zone.startFret - 1 && hand <= zone.endFret
}

interface ZoneChoices {
  /** The places in the zone or, where there are none, the nearest ones. */
  readonly cut: NoteChoices
  /** Whether the note can be played in the zone, or on an open string. */
  readonly isInside: boolean
}

function cutToZone(noteChoices: NoteChoices, zone: NeckZone): ZoneChoices {
  const { states, candidates, cost } = noteChoices
  let nearest = Infinity
  let kept = 0
  for (let index = 0; index < candidates.length; index++) {
    const distance = distanceFromZone(states.fret[candidates[index]!]!, zone)
    if (distance < nearest) {
      nearest = distance
      kept = 1
    } else if (distance === nearest) kept++
  }
  const isInside = nearest === 0
  if (kept === candidates.length) return { cut: noteChoices, isInside }
  const keptStates: number[] = []
  const keptCost: number[] = []
  for (let index = 0; index < candidates.length; index++) {
    if (distanceFromZone(states.fret[candidates[index]!]!, zone) !== nearest) continue
    keptStates.push(candidates[index]!)
    keptCost.push(cost[index]!)
  }
  const cut = { ...noteChoices, candidates: keptStates, cost: keptCost }
  return { cut, isInside }
}

/**
 * The choices of a zone. `undefined` where so many notes have no place in it that no route can.
 */
function zoneChoicesOf(
  choices: readonly NoteChoices[],
  zone: NeckZone,
): readonly NoteChoices[] | undefined {
  const known = new Map<NoteChoices, ZoneChoices>()
  const cuts: NoteChoices[] = []
  let outside = 0
  for (const noteChoices of choices) {
    let own = known.get(noteChoices)
    if (!own) {
      own = cutToZone(noteChoices, zone)
      known.set(noteChoices, own)
    }
    cuts.push(own.cut)
    if (!own.isInside) outside++
  }
  // At most all other notes lie in the zone.
  return choices.length - outside < choices.length * LEAST_IN_ZONE ? undefined : cuts
}

/** What a search knows beside the choices. */
export interface SearchContext {
  /** Hand of a shape that is held before the first note. */
  readonly anchorHandFret?: number | undefined
  /** As in `LineFacts`. */
  readonly stepsBack?: Uint8Array | undefined
  /** Offer the best route without open strings too. */
  readonly hasClosed?: boolean | undefined
  /** Offer the best route of the position at this fret too. */
  readonly near?: number | undefined
}

/** The fretted places of a note, where it has any. */
function closedChoicesOf(noteChoices: NoteChoices): NoteChoices {
  const { states, candidates, cost } = noteChoices
  const fretted = [...candidates.keys()].filter((index) => states.fret[candidates[index]!]! > 0)
  if (fretted.length === 0) return noteChoices
  return {
    ...noteChoices,
    candidates: fretted.map((index) => candidates[index]!),
    cost: fretted.map((index) => cost[index]!),
  }
}

export interface ZonePath extends StatePath {
  /** `optimum`, the zone whose best route this is, or `closed`. */
  readonly zone: string
}

/**
 * The best path that plays every note in the zone which can be played there; `undefined` where it
 * lies mostly elsewhere, or the hand does.
 */
function searchZone(
  choices: readonly NoteChoices[],
  zone: NeckZone,
  { anchorHandFret, stepsBack }: SearchContext,
): ZonePath | undefined {
  const zoneChoices = zoneChoicesOf(choices, zone)
  if (!zoneChoices) return undefined
  const path = searchBest(zoneChoices, anchorHandFret, stepsBack)
  let fretted = 0
  let inside = 0
  let handInside = 0
  for (let note = 0; note < choices.length; note++) {
    const { states } = choices[note]!
    const state = path.states[note]!
    const fret = states.fret[state]!
    if (fret === 0) continue
    fretted++
    if (distanceFromZone(fret, zone) === 0) inside++
    if (isHandInZone(states.hand[state]!, zone)) handInside++
  }
  return Math.min(inside, handInside) < fretted * LEAST_IN_ZONE
    ? undefined
    : { ...path, zone: zone.id }
}

/** How many notes of two paths lie on different places. */
export function differingNotesOf(
  choices: readonly NoteChoices[],
  one: Uint16Array,
  other: Uint16Array,
): number {
  let count = 0
  for (let note = 0; note < choices.length; note++) {
    const { place } = choices[note]!.states
    if (place[one[note]!] !== place[other[note]!]) count++
  }
  return count
}

function compareStates(
  choices: readonly NoteChoices[],
  one: Uint16Array,
  other: Uint16Array,
): number {
  for (let note = 0; note < choices.length; note++) {
    const { place, finger } = choices[note]!.states
    const [a, b] = [one[note]!, other[note]!]
    const difference = place[a]! - place[b]! || finger[a]! - finger[b]!
    if (difference !== 0) return difference
  }
  return 0
}

/** In a short line the zones are searched also where one route is asked for: one may be cheaper. */
const MOST_NOTES_LOOKED_INTO = 64

/** A hand without stretch holds this fret and so many above. */
const FRETS_ABOVE_HAND = 3

function zonesOf({ near }: SearchContext): readonly NeckZone[] {
  if (near === undefined) return NECK_ZONES
  const startFret = Math.max(1, near)
  const endFret = startFret + FRETS_ABOVE_HAND
  return [...NECK_ZONES, { id: `frets ${startFret}-${endFret}`, startFret, endFret }]
}

/** The best path of all and of each zone, best first. */
export function zonePathsOf(
  choices: readonly NoteChoices[],
  context: SearchContext = {},
): readonly ZonePath[] {
  const closed = context.hasClosed
    ? [searchAs('closed', choices.map(closedChoicesOf), context)]
    : []
  return orderPaths(choices, [
    searchAs('optimum', choices, context),
    ...zonesOf(context).flatMap((zone) => searchZone(choices, zone, context) ?? []),
    ...closed,
  ])
}

/** The best path of some choices under a name. */
export function searchAs(
  zone: string,
  choices: readonly NoteChoices[],
  { anchorHandFret, stepsBack }: SearchContext,
): ZonePath {
  return { ...searchBest(choices, anchorHandFret, stepsBack), zone }
}

/** Cheapest first; equal ones by their tallies, then by place and finger. */
export function orderPaths(
  choices: readonly NoteChoices[],
  paths: readonly ZonePath[],
): readonly ZonePath[] {
  return paths.toSorted(
    (a, b) =>
      a.total - b.total || compareTallies(a, b) || compareStates(choices, a.states, b.states),
  )
}

/** Dearer routes than this many times the best are no choice. */
const MOST_TIMES_THE_BEST = 3
/** Lets short lines, whose best route costs next to nothing, have alternatives. */
const COST_ABOVE_THE_BEST = 100

/** The most that another path may cost beside the best. */
export function dearestBeside({ total }: StatePath): number {
  return total * MOST_TIMES_THE_BEST + COST_ABOVE_THE_BEST
}

/** The first path, then those that differ from it and from better ones and are not far dearer. */
export function choosePaths(
  choices: readonly NoteChoices[],
  paths: readonly ZonePath[],
  limit: number,
): readonly ZonePath[] {
  const dearest = dearestBeside(paths[0]!)
  const kept: ZonePath[] = [paths[0]!]
  for (const path of paths.slice(1)) {
    if (kept.length === limit) break
    const isNew = kept.every(
      (better) =>
        differingNotesOf(choices, better.states, path.states) >= LEAST_DIFFERENCE * choices.length,
    )
    if (isNew && path.total <= dearest) kept.push(path)
  }
  return kept
}

/** The best path, then those of the zones. */
export function searchZones(
  choices: readonly NoteChoices[],
  limit: number,
  context: SearchContext = {},
): readonly ZonePath[] {
  if (limit === 1 && choices.length > MOST_NOTES_LOOKED_INTO) {
    return [searchAs('optimum', choices, context)]
  }
  const [best, ...others] = zonePathsOf(choices, context)
  const zones = others.filter(({ zone }) => zone !== 'optimum')
  return choosePaths(choices, [{ ...best!, zone: 'optimum' }, ...zones], limit)
}
