/** The places of an exercise once its pitches and their times are chosen: the planner's, and the tab at them. */
import { DomainError } from '../errors'
import type { Pin } from '../plan/note'
import { planRoutes } from '../plan/plan-routes'
import type { RoutePlan, RouteRequest, RouteRequestNote } from '../plan/route'
import type { PatternNote } from './pattern-notes'

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
