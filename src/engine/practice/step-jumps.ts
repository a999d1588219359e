/**
 * Steps of a drill that reach over five frets: F#4 with the little finger at the seventh fret, then
 * G4 with the index finger at the third. A place on the string of the other note saves most of them.
 */
import { type FretPosition, fretPositionsOf } from '../instrument/fretboard'
import type { Route, RouteNote, RoutePlan } from '../plan/route'
import type { HandReach } from './hand-reach'

/** A whole step. */
const STEP_SEMITONES = 2
/** Four fingers, one a fret, reach from a fret to so many above it. */
const COVERED_FRETS = 3
/** A tritone: up to it two notes lie on one string or on strings side by side. */
const NEAR_SEMITONES = 6
/** Frets from one note to the next that such a leap may take: the hand and one fret on both sides. */
const LEAP_FRETS = 5
/** Jumps of a drill that are looked at; the others stay. */
const MOST_MENDED = 4
/** A route that costs so many times the planner's best has moved the jump elsewhere. */
const MOST_COST = 2

export type PlacedNote = Pick<RouteNote, 'midi' | 'string' | 'fret'>
type Places = ReadonlyMap<number, FretPosition>

/** The notes on both sides of each step over five frets, and of each leap up to a tritone over seven. */
export function jumpsIn(notes: readonly PlacedNote[]) {
  return notes.slice(1).flatMap((to, index) => {
    const from = notes[index]!
    const semitones = Math.abs(to.midi - from.midi)
    const most = semitones <= STEP_SEMITONES ? COVERED_FRETS : LEAP_FRETS
    const isFretted = from.fret > 0 && to.fret > 0
    const isFar = Math.abs(to.fret - from.fret) > most
    return semitones <= NEAR_SEMITONES && isFretted && isFar ? [{ from, to }] : []
  })
}

/** Frets between one fretted note and the next beyond those that the hand covers, in all. */
function shiftOf(notes: readonly PlacedNote[]): number {
  const frets = notes.flatMap(({ fret }) => (fret > 0 ? [fret] : []))
  return frets.slice(1).reduce((sum, fret, index) => {
    return sum + Math.max(0, Math.abs(fret - frets[index]!) - COVERED_FRETS)
  }, 0)
}

/** The places of a route with one note laid on the string of the one beside it, or the next. */
function placesBeside(
  note: PlacedNote,
  beside: PlacedNote,
  { notes }: Route,
  { neck, highestStretch }: HandReach,
): readonly Places[] {
  return fretPositionsOf(note.midi, neck, highestStretch).flatMap(({ string, fret }) => {
    const isNear =
      Math.abs(string - beside.string) <= 1 && Math.abs(fret - beside.fret) <= LEAP_FRETS
    if (fret < 1 || !isNear || string === note.string) return []
    const places = new Map(notes.map((own) => [own.midi, { string: own.string, fret: own.fret }]))
    return [places.set(note.midi, { string, fret })]
  })
}

/**
 * A plan with fewer of these jumps, or the plan as given where it has none or none is saved at a
 * fair cost.
 *
 * @param plan with one place a pitch
 * @param planAt plans with every pitch at its place
 */
export function withoutJumps(
  plan: RoutePlan,
  reach: HandReach,
  planAt: (places: Places) => RoutePlan,
): RoutePlan {
  const bestOf = ({ routes }: RoutePlan) => routes[0]!
  const mostCost = bestOf(plan).cost * MOST_COST
  let best = plan
  for (let count = 0; count < MOST_MENDED; count++) {
    const jumps = jumpsIn(bestOf(best).notes)
    const [jump] = jumps
    if (!jump) break
    const { from, to } = jump
    const [mended] = [
      ...placesBeside(to, from, bestOf(best), reach),
      ...placesBeside(from, to, bestOf(best), reach),
    ]
      .map(planAt)
      .filter((own) => {
        const { notes, cost } = bestOf(own)
        return jumpsIn(notes).length < jumps.length && cost <= mostCost
      })
      .sort((a, b) => shiftOf(bestOf(a).notes) - shiftOf(bestOf(b).notes))
    if (!mended) break
    best = mended
  }
  return best
}
