/** What the tests of the planner write their melodies with. */
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import type { TheoryContext } from '../theory/layer'
import { midiOf, parseNote, parseRoot } from '../theory/pitch'
import { findScale } from '../theory/scale'
import type { RouteShape } from './describe-shape'
import { planRoutes } from './plan-routes'
import type { Route, RouteLimits, RoutePlan, RouteRequestNote } from './route'

/** `theoryOf('A', 'naturalMinor')`; the chord is major, the layer the scale. */
export function theoryOf(root = 'C', scale = 'major'): TheoryContext {
  return {
    root: parseRoot(root)!,
    scale: findScale(scale)!,
    chord: chordTypeById('major')!,
    layer: 'scale',
  }
}

/** One beat a note; a name without octave leaves the octave free. */
export function notesOf(text: string): readonly RouteRequestNote[] {
  return text.split(' ').map((word, index) => {
    const { name, octave } = parseNote(word)!
    return {
      midi: midiOf(name, octave ?? 4),
      name,
      anyOctave: octave === undefined,
      startBeat: index,
      durationBeats: 1,
    }
  })
}

export function planText(text: string, limits: RouteLimits = {}, shape?: RouteShape): RoutePlan {
  return planRoutes({
    notes: notesOf(text),
    theory: theoryOf(),
    neck: STANDARD_NECK,
    limits,
    ...(shape && { shape }),
  })
}

/** `S5F3 S4F0`. */
export function placesOf(route: Pick<Route, 'notes'>): string {
  return route.notes.map(({ string, fret }) => `S${string}F${fret}`).join(' ')
}

/** `3 0 2`. */
export function fingersOf(route: Pick<Route, 'fingering'>): string {
  const numbers = { open: 0, index: 1, middle: 2, ring: 3, little: 4 }
  return route.fingering.steps.map(({ finger }) => numbers[finger]).join(' ')
}
