/** The paths of a plan with the subjects that they were found for, and that of open chords. */
import type { PlayedNote } from './breakdown'
import { brokenChordsOf } from './broken-chords'
import { playedNotesOf, type RouteSubject } from './describe-route'
import { dearestBeside, LEAST_DIFFERENCE, searchAs, type ZonePath } from './neck-zones'
import { noteChoicesOf } from './note-choices'

/** A path with the subject whose choices it goes through. */
export interface PlannedPath {
  readonly subject: RouteSubject
  readonly path: ZonePath
  readonly played: readonly PlayedNote[]
}

export function plannedOf(
  subject: RouteSubject,
  paths: readonly ZonePath[],
): readonly PlannedPath[] {
  const { notes, choices, facts } = subject
  return paths.map((path) => {
    return { subject, path, played: playedNotesOf(notes, choices, path, facts.roles) }
  })
}

/** The subject of a line that breaks open chords, which are held; else `undefined`. */
function heldSubjectOf(subject: RouteSubject): RouteSubject | undefined {
  const { notes, facts, hints, setting: asked } = subject
  const { window, shape, neck, maxFret } = asked
  const isFree = window.source === 'none' || window.openStringsWaived
  if (!isFree || shape || hints.style || hints.start || hints.near !== undefined) return undefined
  const grips = brokenChordsOf(notes, neck, maxFret)
  if (!grips) return undefined
  const places = new Set(grips.flatMap((grip) => [...grip.shape.places]))
  // One hand for all, since an open string does not move it.
  const handPositionFret = Math.min(...grips.map((grip) => grip.shape.handPositionFret))
  const settings = grips.map((grip) => {
    return { ...asked, shape: { ...grip.shape, places, handPositionFret } }
  })
  const choices = grips.flatMap(({ from, to }, index) =>
    noteChoicesOf(notes.slice(from, to), settings[index]!, facts.roles.slice(from, to)),
  )
  return { ...subject, setting: settings[0]!, choices, grips }
}

/** Planned paths, before which a line of broken open chords is played with them held. */
export function withOpenGrip(
  asked: RouteSubject,
  planned: readonly PlannedPath[],
  limit: number,
): readonly PlannedPath[] {
  const subject = heldSubjectOf(asked)
  if (!subject) return planned
  const zone = subject.grips?.length === 1 ? 'open chord' : 'open chords'
  const path = searchAs(zone, subject.choices, { stepsBack: subject.facts.stepsBack })
  const held = plannedOf(subject, [path])
  const places = held[0]!.played
  const others = planned.filter((other) => {
    const differing = other.played.filter(({ string }, index) => string !== places[index]!.string)
    const isNew = differing.length >= LEAST_DIFFERENCE * places.length
    return isNew && other.path.total <= dearestBeside(path)
  })
  return [...held, ...others].slice(0, limit)
}
