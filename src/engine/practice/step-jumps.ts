/**
 * Steps of a drill that reach over five frets: F#4 with the little finger at the seventh fret, then
 * G4 with the index finger at the third. A place on the string of the other note saves most of them.
 */
import { type FretPosition, hasFret } from '../instrument/fretboard'
import type { Route, RouteNote, RoutePlan } from '../route/route'
import type { HandReach } from './hand-reach'

/** A whole step. */
const STEP_SEMITONES = 2
/** Four fingers, one a fret, reach from a fret to so many above it. */
const COVERED_FRETS = 3
/** Jumps of a drill that are looked at; the others stay. */
const MOST_MENDED = 4
/** A route that costs so many times the planner's best has moved the jump elsewhere. */
const MOST_COST = 2

export type PlacedNote = Pick<RouteNote, 'midi' | 'string' | 'fret'>
type Places = ReadonlyMap<number, FretPosition>

/** The notes on both sides of each step that reaches over five frets. */
export function jumpsIn(notes: readonly PlacedNote[]) {
  return notes.slice(1).flatMap((to, index) => {
    const from = notes[index]!
    const isStep = Math.abs(to.midi - from.midi) <= STEP_SEMITONES
    const isFretted = from.fret > 0 && to.fret > 0
    const isFar = Math.abs(to.fret - from.fret) > COVERED_FRETS
    return isStep && isFretted && isFar ? [{ from, to }] : []
  })
}

/** Frets between one fretted note and the next beyond those that the hand covers, in all. */
function shiftOf(notes: readonly PlacedNote[]): number {
  const frets = notes.flatMap(({ fret }) => (fret > 0 ? [fret] : []))
  return frets.slice(1).reduce((sum, fret, index) => {
    return sum + Math.max(0, Math.abs(fret - frets[index]!) - COVERED_FRETS)
  }, 0)
}

/** The places of a route with one note laid on the string of the one beside it. */
function placesBeside(
  note: PlacedNote,
  beside: PlacedNote,
  { notes }: Route,
  { neck, highestStretch }: HandReach,
): Places | undefined {
  const fret = beside.fret + note.midi - beside.midi
  const string = neck.strings.find((own) => own.string === beside.string)!
  if (fret < 1 || fret > highestStretch || !hasFret(string, fret, neck.maxFret)) return undefined
  const places = new Map(notes.map((own) => [own.midi, { string: own.string, fret: own.fret }]))
  return places.set(note.midi, { string: beside.string, fret })
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
      placesBeside(to, from, bestOf(best), reach),
      placesBeside(from, to, bestOf(best), reach),
    ]
      .flatMap((places) => (places ? planAt(places) : []))
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
