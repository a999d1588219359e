/** The paths of a plan with the subjects that they were found for, and that of an open chord. */
import type { PlayedNote } from './breakdown'
import { playedNotesOf, type RouteSubject } from './describe-route'
import { dearestBeside, LEAST_DIFFERENCE, searchAs, type ZonePath } from './neck-zones'
import { noteChoicesOf } from './note-choices'
import { openGripOf } from './open-arpeggio'

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

/** The subject of a line that is one open chord, which is held; else `undefined`. */
function heldSubjectOf(subject: RouteSubject): RouteSubject | undefined {
  const { notes, facts, hints, setting: asked } = subject
  const { window, shape, neck, maxFret } = asked
  const isFree = window.source === 'none' || window.openStringsWaived
  if (!isFree || shape || hints.style || hints.start || hints.near !== undefined) return undefined
  const grip = openGripOf(notes, neck, maxFret)
  if (!grip) return undefined
  const setting = { ...asked, shape: grip }
  return { ...subject, setting, choices: noteChoicesOf(notes, setting, facts.roles) }
}

/** Planned paths, before which a line of one open chord is played with that chord held. */
export function withOpenGrip(
  asked: RouteSubject,
  planned: readonly PlannedPath[],
  limit: number,
): readonly PlannedPath[] {
  const subject = heldSubjectOf(asked)
  if (!subject) return planned
  const path = searchAs('open chord', subject.choices, { stepsBack: subject.facts.stepsBack })
  const held = plannedOf(subject, [path])
  const places = held[0]!.played
  const others = planned.filter((other) => {
    const differing = other.played.filter(({ string }, index) => string !== places[index]!.string)
    const isNew = differing.length >= LEAST_DIFFERENCE * places.length
    return isNew && other.path.total <= dearestBeside(path)
  })
  return [...held, ...others].slice(0, limit)
}
