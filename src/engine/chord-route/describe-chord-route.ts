/** A route of the hand as one a player can read: notes, fingers, onsets, tab events, proof. */

import { FINGERS } from '../hand/finger'
import { fretPositionsOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { HandPin, HandRoute } from '../polyphony/hand-plan'
import type { PlayedNote } from '../route/breakdown'
import { efficiencyScoreOf } from '../route/cost'
import type { NoteReader } from '../route/note-reader'
import { PLAIN_ROLE } from '../route/note-role'
import type { RouteFingering } from '../route/route'
import {
  fingeringStepOf,
  pathTextOf,
  routeIdOf,
  routeNoteOf,
  tabNotesAt,
} from '../route/route-parts'
import type { ChordRequestNote, ChordRoute, ChordRouteNote, RouteOnset } from './chord-route'
import { chordWarningsOf } from './chord-warnings'
import { type ChordQuestion, verifyChordRoute } from './verify-chord-route'

/** What a description needs beside the route. */
export interface ChordSubject extends ChordQuestion {
  readonly read: NoteReader
  /** How many places a note could have taken. */
  readonly placeCountOf: (note: number) => number
}

/** Counts the places of a pitch under its pins and the highest fret; equal questions once. */
export function placeCounter(
  asked: readonly ChordRequestNote[],
  neck: Neck,
  maxFret: number,
): (note: number) => number {
  const known = new Map<string, number>()
  const count = (midi: number, { string, fret }: HandPin) =>
    fretPositionsOf(midi, neck).filter(
      (place) =>
        place.fret <= maxFret &&
        (string ?? place.string) === place.string &&
        (fret ?? place.fret) === place.fret,
    ).length
  return (note) => {
    const { midi, pin = {} } = asked[note]!
    const key = `${midi} ${pin.string} ${pin.fret}`
    const places = known.get(key) ?? count(midi, pin)
    known.set(key, places)
    return places
  }
}

/** The notes in the order asked, as labels and steps want them. */
export function playedChordsOf({ notes, onsets }: HandRoute): readonly PlayedNote[] {
  return notes.map(({ string, fret, finger, midi, onset }) => ({
    string,
    fret,
    finger,
    hand: onsets[onset]!.hand,
    midi,
    anyOctave: false,
    isHeld: false,
    ...PLAIN_ROLE,
  }))
}

function describeNotes(route: HandRoute, subject: ChordSubject): readonly ChordRouteNote[] {
  const { asked, read, placeCountOf } = subject
  return route.notes.map((place) => {
    const { note, onset, barre, voice } = place
    const told = routeNoteOf(place, asked[note]!, placeCountOf(note), read)
    return { ...told, onset, barre, ...(voice !== undefined && { voice }) }
  })
}

function describeOnsets({ onsets }: HandRoute): readonly RouteOnset[] {
  return onsets.map(({ startBeat, hand, sounding, letGo, barres }, index) => ({
    startBeat,
    handPositionFret: hand,
    notes: sounding.filter(({ heldFrom }) => heldFrom === index).map(({ note }) => note),
    held: sounding
      .filter(({ heldFrom }) => heldFrom < index)
      .map(({ note, heldFrom, finger }) => ({ note, heldFrom, finger: FINGERS[finger]! })),
    letGo,
    barres: barres.map((barre) => ({ ...barre, finger: FINGERS[barre.finger]! })),
  }))
}

function fingeringOf(route: HandRoute, warnings: readonly string[]): RouteFingering {
  const { notes, onsets } = route
  const shifts = onsets.slice(1).map(({ hand }, index) => Math.abs(hand - onsets[index]!.hand))
  const reaches = onsets.flatMap(({ hand, sounding }) =>
    sounding.filter(({ finger }) => finger > 0).map(({ fret }) => fret - hand),
  )
  return {
    handPositionFret: onsets[0]!.hand,
    maxFretReach: Math.max(0, ...reaches),
    maxSingleFretShift: Math.max(0, ...shifts),
    positionShiftCount: shifts.filter((frets) => frets > 0).length,
    steps: notes.map((place, index) =>
      fingeringStepOf(place, place.finger, onsets[place.onset]!.hand, index),
    ),
    suggestedPath: notes
      .map((place, index) => `${index + 1}${pathTextOf(place, place.finger)}`)
      .join(' '),
    warnings,
  }
}

/** What a route is called among the others of its plan. */
export interface ChordRouteWords {
  readonly objective: string
  readonly label: string
  /** Beside those of the route itself. */
  readonly warnings: readonly string[]
}

/** The route of a hand in words, its proof read off those words by the verifier. */
export function describeChordRoute(
  route: HandRoute,
  subject: ChordSubject,
  { objective, label, warnings }: ChordRouteWords,
): ChordRoute {
  const { asked, neck, window } = subject
  const fingering = fingeringOf(route, [...chordWarningsOf(route, window, neck), ...warnings])
  const described = {
    cost: route.cost,
    breakdown: route.breakdown,
    notes: describeNotes(route, subject),
    onsets: describeOnsets(route),
    tabNotes: tabNotesAt(route.notes, (index) => asked[route.notes[index]!.note]!),
  }
  const proof = verifyChordRoute({ ...subject, ...described, steps: fingering.steps })
  return {
    ...described,
    efficiencyScore: efficiencyScoreOf(route.cost, asked.length),
    fingering,
    id: routeIdOf(route.notes),
    objective,
    proof,
    label,
    zone: route.zone,
  }
}
