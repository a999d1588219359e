/**
 * Steps of a drill that reach over five frets: F#4 with the little finger at the seventh fret, then
 * G4 with the index finger at the third. A place nearby saves most of them.
 */
import { type FretPosition, hasFret } from '../instrument/fretboard'
import type { Route, RoutePlan } from '../route/route'
import type { HandReach } from './hand-reach'

/** A whole step. */
const STEP_SEMITONES = 2
/** Frets between two notes that four fingers, one a fret, do not reach. */
const JUMP_FRETS = 4

type Placed = Pick<Route['notes'][number], 'midi' | 'string' | 'fret'>

/** The notes on both sides of each step that reaches over five frets. */
export function jumpsIn(notes: readonly Placed[]): readonly (readonly [Placed, Placed])[] {
  return notes.slice(1).flatMap((to, index) => {
    const from = notes[index]!
    const isStep = Math.abs(to.midi - from.midi) <= STEP_SEMITONES
    const isFretted = from.fret > 0 && to.fret > 0
    return isStep && isFretted && Math.abs(to.fret - from.fret) >= JUMP_FRETS ? [[from, to]] : []
  })
}

/** Where a note lies beside the one before or after it, on its string. */
function besideOf(note: Placed, beside: Placed, { neck, highestStretch }: HandReach) {
  const fret = beside.fret + note.midi - beside.midi
  const string = neck.strings.find((own) => own.string === beside.string)
  const isThere =
    fret > 0 && fret <= highestStretch && string && hasFret(string, fret, neck.maxFret)
  return isThere ? { string: beside.string, fret } : undefined
}

/** Frets that the hand goes beyond its four between one fretted note and the next, in all. */
function wayOf({ routes: [route] }: RoutePlan): number {
  const frets = route!.notes.flatMap(({ fret }) => (fret > 0 ? [fret] : []))
  return frets.slice(1).reduce((sum, fret, index) => {
    return sum + Math.max(0, Math.abs(fret - frets[index]!) - JUMP_FRETS + 1)
  }, 0)
}

type Places = ReadonlyMap<number, FretPosition>
type Plan = (places: Places, maxFret: number) => RoutePlan

/** Steps mended one after the other. */
const MOST_MENDED = 6

/**
 * A plan whose best route has fewer of these jumps, by laying one note of a step on the string of the
 * other, the one that moves the hand less; the plan as given where it has none or none can be saved.
 *
 * @param planWith plans with some pitches at places, up to a fret
 */
export function withoutJumps(plan: RoutePlan, reach: HandReach, planWith: Plan): RoutePlan {
  let best = plan
  let places: Places = new Map()
  const jumpsOf = ({ routes: [route] }: RoutePlan) => jumpsIn(route!.notes).length
  for (let count = 0; count < MOST_MENDED; count++) {
    const jumps = jumpsIn(best.routes[0]!.notes)
    const [next] = jumps
    if (!next) break
    const [from, to] = next
    const tries = [
      [to, besideOf(to, from, reach)],
      [from, besideOf(from, to, reach)],
    ] as const
    const asNow = new Map(best.routes[0]!.notes.map((note) => [note.midi, note]))
    const mended = tries.flatMap(([note, place]) => {
      if (!place) return []
      // The other notes stay where they are, or follow.
      return [asNow, places].map((others) => {
        const all = new Map<number, FretPosition>([...others, [note.midi, place]])
        const highest = Math.max(reach.highestFret, ...[...all.values()].map(({ fret }) => fret))
        return { plan: planWith(all, highest), places: new Map([...places, [note.midi, place]]) }
      })
    })
    const [found] = mended
      .filter((one) => jumpsOf(one.plan) < jumps.length)
      .sort((a, b) => jumpsOf(a.plan) - jumpsOf(b.plan) || wayOf(a.plan) - wayOf(b.plan))
    if (!found) break
    best = found.plan
    places = found.places
  }
  return best
}
