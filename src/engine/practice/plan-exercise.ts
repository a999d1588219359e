/** The places of an exercise once its pitches and their times are chosen: the best route of the planner. */
import { DomainError } from '../errors'
import { isInHandWindow, type PositionName } from '../hand/hand-window'
import type { FretPosition } from '../instrument/fretboard'
import type { Pin } from '../plan/note'
import { planRoutes } from '../plan/plan-routes'
import type { Route, RoutePlan, RouteRequest, RouteRequestNote } from '../plan/route'
import type { RouteWay } from '../plan/ways'
import type { Style } from '../plan/weights'
import type { NoteName } from '../theory/pitch'
import type { Target } from './drill'
import type { DrillTheory } from './drill-theory'
import { type HandReach, placeOfOpenPitch, placeUnderHandOf } from './hand-reach'
import type { PatternNote } from './pattern-notes'
import { withoutJumps } from './step-jumps'

type ExercisePitch = Pick<RouteRequestNote, 'midi' | 'startBeat' | 'durationBeats'> &
  Partial<Pick<RouteRequestNote, 'name' | 'heldBeats'>>

/** All but the notes. */
export type ExerciseSetting = Omit<RouteRequest, 'notes'>

/** Plans pitches in time, each at its pin if it has one. */
export function planExercise<Note extends ExercisePitch>(
  pitches: readonly Note[],
  setting: ExerciseSetting,
  pinOf: (pitch: Note) => Pin | undefined = () => undefined,
): RoutePlan {
  const notes = pitches.map((pitch) => {
    const { midi, name, startBeat, durationBeats, heldBeats } = pitch
    const pin = pinOf(pitch)
    return {
      midi,
      startBeat,
      durationBeats,
      ...(name && { name }),
      ...(heldBeats !== undefined && { heldBeats }),
      ...(pin && { pin }),
    }
  })
  return planRoutes({ ...setting, notes })
}

/** The route of a pattern, with the fingers of its grips; where the hand knows better, without. */
function planGrips(pattern: readonly PatternNote[], setting: ExerciseSetting): RoutePlan {
  const notes = pattern.map((note) => ({ ...note, heldBeats: note.durationBeats }))
  const planWith = (hasFingers: boolean) =>
    planExercise(notes, { ...setting, isStrict: true }, ({ string, fret, finger }) =>
      string === undefined || fret === undefined
        ? undefined
        : { string, fret, ...(hasFingers && finger !== undefined && { finger }) },
    )
  try {
    return planWith(true)
  } catch (error) {
    if (error instanceof DomainError) return planWith(false)
    throw error
  }
}

/** Plans after which the notes end where the hand lets them go. */
const MOST_PLANS = 3

/**
 * The route of a pattern, and its notes as long as the hand holds them.
 *
 * @throws DomainError for notes that no hand can play together.
 */
export function planPattern(
  pattern: readonly PatternNote[],
  setting: ExerciseSetting,
): { readonly notes: readonly PatternNote[]; readonly plan: RoutePlan } {
  let notes = pattern
  for (let count = 1; ; count++) {
    const plan = planGrips(notes, setting)
    const onsets = plan.routes[0]?.onsets ?? []
    const ends = new Map(
      onsets.flatMap(({ letGo, startBeat }) => letGo.map((note) => [note, startBeat])),
    )
    if (ends.size === 0 || count === MOST_PLANS) return { notes, plan }
    notes = notes.map((note, index) => {
      const end = ends.get(index)
      return end === undefined ? note : { ...note, durationBeats: end - note.startBeat }
    })
  }
}

/** Other neck zones are shown only where no position was asked for. */
const ROUTES_ON_WHOLE_NECK = 3

export interface NamedTarget {
  readonly target: Target
  readonly name: NoteName
}

/**
 * Plans the targets of a drill. The planner may leave the hand window to save a shift, but a drill
 * is about one hand position: where the plan leaves it without need, every pitch that lies under
 * the hand is pinned there. A line that comes back uses the places of its way out,
 * and on the whole neck no step reaches over five frets where a place nearby saves it.
 */
export function planDrill(
  named: readonly NamedTarget[],
  theory: DrillTheory,
  reach: HandReach,
  position: PositionName,
  style?: RouteWay,
  weights?: Style,
): RoutePlan {
  const pitches = named.map(({ target, name }) => ({ ...target, name }))
  const limits = {
    position,
    ...(style && { style }),
    limit: position === 'any' ? ROUTES_ON_WHOLE_NECK : 1,
  }
  const planWith = (
    placeOf: (midi: number) => FretPosition | undefined,
    maxFret = reach.highestFret,
  ) => {
    const setting = { theory: theory.context, neck: reach.neck, weights }
    return planExercise(pitches, { ...setting, limits: { ...limits, maxFret } }, ({ midi }) =>
      placeOf(midi),
    )
  }
  // A style says where every note lies.
  if (style) return planWith(() => undefined)
  const plan = planWith((midi) => placeOfOpenPitch(midi, reach))
  const strays = plan.routes[0]!.notes.some(
    ({ midi, fret }) =>
      !isInHandWindow(fret, reach.window) && placeUnderHandOf(midi, reach) !== undefined,
  )
  const kept = strays
    ? planWith((midi) => placeOfOpenPitch(midi, reach) ?? placeUnderHandOf(midi, reach))
    : plan
  const usual = usualPlacesOf(kept.routes[0]!)
  const settled = usual.isOneEach ? kept : planWith((midi) => usual.places.get(midi))
  if (position !== 'any') return settled
  return withoutJumps(settled, reach, (places) =>
    planWith((midi) => places.get(midi), reach.highestStretch),
  )
}

/** Where each pitch of a route lies most often, the first such place of equals. */
function usualPlacesOf({ notes }: Route) {
  const counts = new Map<number, Map<string, { readonly place: FretPosition; count: number }>>()
  for (const { midi, string, fret } of notes) {
    const own = counts.get(midi) ?? new Map()
    const key = `${string}:${fret}`
    own.set(key, { place: { string, fret }, count: (own.get(key)?.count ?? 0) + 1 })
    counts.set(midi, own)
  }
  const places = new Map<number, FretPosition>()
  for (const [midi, own] of counts) {
    const [first, ...others] = own.values()
    places.set(
      midi,
      others.reduce((best, next) => (next.count > best.count ? next : best), first!).place,
    )
  }
  return { places, isOneEach: [...counts.values()].every((own) => own.size === 1) }
}
