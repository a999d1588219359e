/** A route of the hand as one that a player can read: notes, fingers, onsets, tab events, proof. */
import { FINGERS } from '../hand/finger'
import { fretPositionsOf, fretPositionsOfPitchClass } from '../instrument/fretboard'
import { oncePer } from '../once-per'
import { soundingNote, tabNoteIdOf } from '../tab/tab-event'
import type { NoteReader } from '../theory/note-reader'
import type { Grip, HandRoute, PlayedNote } from './note'
import { type PrintedClaim, proveRoute, travelOf } from './prove-route'
import type {
  FingeringStep,
  Route,
  RouteFingering,
  RouteNote,
  RouteOnset,
  RouteRequestNote,
} from './route'
import { isLine } from './route-of'
import { isAtPin } from './states'
import { warningsOf } from './warnings'

/** What a description needs beside the route. */
export interface RouteSubject extends Omit<PrintedClaim, 'route' | 'printed'> {
  readonly read: NoteReader
}

/** What a route is called among the others of its plan. */
export interface RouteWords {
  readonly objective: string
  readonly label: string
  /** Beside those of the route itself. */
  readonly warnings: readonly string[]
}

/** 0–100, independent of length: 50 where a note costs 40, about an average human tab. */
export function efficiencyScoreOf(cost: number, noteCount: number): number {
  return Math.round(100 / (1 + Math.max(0, cost) / noteCount / AVERAGE_NOTE_COST))
}
const AVERAGE_NOTE_COST = 40

/** How many places of a pitch, or of its class, keep the limits and the pin. */
export function placeCountOf(
  asked: RouteRequestNote,
  { neck, maxFret }: Pick<RouteSubject, 'neck' | 'maxFret'>,
): number {
  const { midi, anyOctave, pin } = asked
  const places = anyOctave
    ? fretPositionsOfPitchClass(midi % 12, neck, maxFret)
    : fretPositionsOf(midi, neck, maxFret)
  return places.filter((place) => isAtPin(place, pin)).length
}

const placeCountsOf = oncePer((subject: RouteSubject) =>
  subject.asked.map((note) => placeCountOf(note, subject)),
)

function routeNotesOf({ notes, grips }: HandRoute, subject: RouteSubject): readonly RouteNote[] {
  const { asked, read } = subject
  const isOneByOne = isLine(grips)
  return notes.map((own) => {
    const note = asked[own.note]!
    const { interval, intervalName, note: name, pitchClass, role } = read(own.midi, note.name)
    const told: RouteNote = {
      candidatesConsidered: placeCountsOf(subject)[own.note]!,
      familyOnly: note.anyOctave ?? false,
      fret: own.fret,
      interval,
      intervalName,
      midi: own.midi,
      note: name,
      pitchClass,
      role,
      sourceMidi: note.midi,
      string: own.string,
    }
    if (isOneByOne) return told
    const barre = grips[own.grip]!.barres.some(({ finger }) => finger === own.finger)
    return { ...told, onset: own.grip, barre, ...(note.voice && { voice: note.voice }) }
  })
}

function stepOf(
  { note, string, fret, finger, grip }: PlayedNote,
  grips: readonly Grip[],
): FingeringStep {
  return {
    finger: FINGERS[finger]!,
    fret,
    handPositionFret: grips[grip]!.hand,
    reason: finger === 0 ? 'open string' : 'route target',
    string,
    targetIndex: note,
  }
}

/** What a suggested path says of a place and its finger: `S5:F3:ring`, `S1:open`. */
const pathTextOf = ({ string, fret, finger }: PlayedNote) =>
  finger === 0 ? `S${string}:open` : `S${string}:F${fret}:${FINGERS[finger]}`

export function fingeringOf(
  { notes, grips }: HandRoute,
  warnings: readonly string[],
): RouteFingering {
  const { maxFretReach, maxSingleFretShift, positionShiftCount } = travelOf(grips)
  return {
    handPositionFret: grips[0]!.hand,
    maxFretReach,
    maxSingleFretShift,
    positionShiftCount,
    steps: notes.map((note) => stepOf(note, grips)),
    suggestedPath: notes.map((place) => `${place.note + 1}:${pathTextOf(place)}`).join(' '),
    warnings,
  }
}

function onsetsOf({ grips, notes }: HandRoute): readonly RouteOnset[] {
  // Notes left out are not among the notes of the route.
  const printed = new Map(notes.map(({ note }, index) => [note, index]))
  return grips.map(({ startBeat, hand, sounding, letGo, barres }) => ({
    startBeat,
    handPositionFret: hand,
    notes: sounding.filter(({ isStruck }) => isStruck).map(({ note }) => printed.get(note)!),
    held: sounding
      .filter(({ isStruck }) => !isStruck)
      .map(({ note, grip, finger }) => ({
        note: printed.get(note)!,
        heldFrom: grip,
        finger: FINGERS[finger]!,
      })),
    letGo: letGo.map((note) => printed.get(note)!),
    barres: barres.map((barre) => ({ ...barre, finger: FINGERS[barre.finger]! })),
  }))
}

/** The route of a hand in words, its proof read off those words by the checker. */
export function describeRoute(
  route: HandRoute,
  subject: RouteSubject,
  { objective, label, warnings }: RouteWords,
): Route {
  const { asked, neck, window } = subject
  const { cost, zone, breakdown } = route
  const fingering = fingeringOf(route, [...warningsOf(route.grips, window, neck), ...warnings])
  const printed = {
    notes: routeNotesOf(route, subject),
    tabNotes: route.notes.map((own, index) => {
      const { startBeat, durationBeats } = asked[own.note]!
      const id = tabNoteIdOf('route', own, index + 1)
      return soundingNote(id, own, startBeat, durationBeats)
    }),
    fingering,
    ...(!isLine(route.grips) && { onsets: onsetsOf(route) }),
  }
  const { notes, tabNotes, onsets } = printed
  return {
    cost,
    efficiencyScore: efficiencyScoreOf(cost, notes.length),
    fingering,
    id: `route-${notes.map(({ string, fret }) => `s${string}f${fret}`).join('-')}`,
    notes,
    objective,
    proof: proveRoute({ ...subject, route, printed }),
    tabNotes,
    label,
    zone,
    breakdown,
    ...(onsets && { onsets }),
  }
}
