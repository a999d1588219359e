/** A path of the search as a route a player can read: notes, fingers, tab events, proof. */

import type { Neck } from '../instrument/neck'
import type { TheoryContext } from '../theory/layer'
import { breakdownOf, type PlayedNote } from './breakdown'
import type { HeldGrip } from './broken-chords'
import { efficiencyScoreOf } from './cost'
import { fingeredNoteAt } from './hand-states'
import type { LineFacts } from './line-facts'
import type { NoteChoices, NoteSetting } from './note-choices'
import type { NoteReader } from './note-reader'
import { type NoteRole, PLAIN_ROLE } from './note-role'
import type { FingeringStep, Route, RouteFingering, RouteHints, RouteRequestNote } from './route'
import { fingeringStepOf, pathTextOf, routeIdOf, routeNoteOf, tabNotesAt } from './route-parts'
import type { StatePath } from './search-best'
import { shownFingersOf } from './shown-fingers'
import { type RouteClaim, verifyRoute } from './verify-route'
import { warningsOf } from './warnings'

/** The notes of a path with string, fret, finger and hand. */
export function playedNotesOf(
  notes: readonly RouteRequestNote[],
  choices: readonly NoteChoices[],
  path: StatePath,
  roles?: readonly NoteRole[],
): readonly PlayedNote[] {
  return notes.map((note, index) => {
    const role = roles?.[index] ?? PLAIN_ROLE
    const { string, fret, finger, hand, midi, isHeld } = fingeredNoteAt(
      choices[index]!.states,
      path.states[index]!,
    )
    // Spreading the note instead costs a fourteenth of a whole route document.
    return {
      string,
      fret,
      finger,
      hand,
      midi,
      isHeld,
      anyOctave: note.anyOctave ?? false,
      isDrone: role.isDrone,
      isRinging: role.isRinging,
      pedalString: role.pedalString,
      isPedal: role.isPedal,
      isPedalApart: role.isPedalApart,
      pace: role.pace,
    }
  })
}

/** Fingers, hand shifts and reach of played notes. */
export function fingeringOf(
  played: readonly PlayedNote[],
  warnings: readonly string[],
  neck: Neck,
): RouteFingering {
  const fingers = shownFingersOf(played, neck)
  let reach = 0
  let longestShift = 0
  let shifts = 0
  let path = ''
  const steps: FingeringStep[] = played.map((note, index) => {
    const { fret, hand } = note
    const finger = fingers[index]!
    path += `${index > 0 ? ' ' : ''}${index + 1}${pathTextOf(note, finger)}`
    if (finger > 0 && fret - hand > reach) reach = fret - hand
    if (index > 0 && hand !== played[index - 1]!.hand) {
      shifts++
      longestShift = Math.max(longestShift, Math.abs(hand - played[index - 1]!.hand))
    }
    return fingeringStepOf(note, finger, hand, index)
  })
  return {
    handPositionFret: played[0]!.hand,
    maxFretReach: reach,
    maxSingleFretShift: longestShift,
    positionShiftCount: shifts,
    steps,
    suggestedPath: path,
    warnings,
  }
}

/** What a description needs beside the path. */
export interface RouteSubject {
  readonly notes: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly choices: readonly NoteChoices[]
  readonly facts: LineFacts
  readonly setting: NoteSetting
  readonly read: NoteReader
  readonly hints: RouteHints
  /** Of a line that breaks open chords. */
  readonly grips?: readonly HeldGrip[]
  /** Of a line that breaks chords, searched without their grips. */
  readonly isUnheld?: boolean
  /** No position, shape, style or place is asked for, so that the line may settle in the first. */
  readonly maySettle?: boolean
}

/** The grips that are held, each with the notes it is held for. */
function heldGripsOf({
  grips,
  setting,
  notes,
}: RouteSubject): NonNullable<RouteClaim['heldGrips']> {
  const whole = setting.shape && [{ from: 0, to: notes.length, shape: setting.shape }]
  return (grips ?? whole ?? []).map(({ from, to, shape }) => ({ from, to, places: shape.held }))
}

/** What a route is called among the others of its plan. */
export interface RouteWords {
  readonly objective: string
  readonly label: string
  readonly warnings?: readonly string[]
}

/**
 * The route of a path, with its proof filled in by the verifier.
 *
 * @param played the notes of the path
 */
export function describeRoute(
  subject: RouteSubject,
  path: StatePath & { readonly zone: string },
  played: readonly PlayedNote[],
  { objective, label, warnings = [] }: RouteWords,
): Route {
  const { notes, choices, setting, theory, read, hints, isUnheld = false } = subject
  const routeNotes = played.map((place, index) =>
    routeNoteOf(place, notes[index]!, choices[index]!.placeCount, read),
  )
  const tabNotes = tabNotesAt(played, (index) => notes[index]!)
  const fingering = fingeringOf(played, [...warningsOf(played, setting), ...warnings], setting.neck)
  const breakdown = breakdownOf(played, setting, { isLine: true, isUnheld })
  const proof = verifyRoute(
    {
      asked: notes,
      theory,
      handWindow: setting.window,
      maxFret: setting.maxFret,
      notes: routeNotes,
      steps: fingering.steps,
      tabNotes,
      cost: path.total,
      breakdown,
      heldGrips: heldGripsOf(subject),
      hints,
    },
    setting.neck,
  )
  return {
    cost: path.total,
    efficiencyScore: efficiencyScoreOf(path.total, notes.length),
    fingering,
    id: routeIdOf(played),
    notes: routeNotes,
    objective,
    proof,
    tabNotes,
    label,
    zone: path.zone,
    breakdown,
  }
}
