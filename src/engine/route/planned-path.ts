/** The paths of a plan with the subjects that they were found for, and that of open chords. */

import { midiAt } from '../instrument/fretboard'
import type { PlayedNote } from './breakdown'
import { brokenChordsOf, type HeldGrip } from './broken-chords'
import { playedNotesOf, type RouteSubject } from './describe-route'
import { dearestBeside, LEAST_DIFFERENCE, searchAs, type ZonePath } from './neck-zones'
import { noteChoicesOf } from './note-choices'
import type { RouteRequestNote } from './route'

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

/** The hand of each grip: one for all of the open position, since an open string does not move it. */
function handsOf(grips: readonly HeldGrip[]): readonly number[] {
  const open = grips.filter(({ barreFret }) => barreFret === 0)
  const openHand = Math.min(...open.map(({ shape }) => shape.handPositionFret))
  return grips.map(({ barreFret, shape }) => (barreFret > 0 ? shape.handPositionFret : openHand))
}

/** The subject of a line that breaks open chords, which are held; else `undefined`. */
function heldSubjectOf(subject: RouteSubject): RouteSubject | undefined {
  const { notes, facts, hints, setting: asked } = subject
  const { window, shape, neck, maxFret } = asked
  const isFree = window.source === 'none' || window.openStringsWaived
  if (!isFree || shape || hints.style || hints.start || hints.near !== undefined) return undefined
  const lastFret = window.source === 'none' ? maxFret : Math.min(maxFret, window.endFret)
  const grips = brokenChordsOf(notes, neck, lastFret)
  if (!grips) return undefined
  const places = new Set(grips.flatMap((grip) => [...grip.shape.places]))
  const hands = handsOf(grips)
  const leadingHands = [...new Set(hands)].sort((a, b) => a - b)
  const settings = grips.map((grip, index) => {
    return { ...asked, shape: { ...grip.shape, places, handPositionFret: hands[index]! } }
  })
  const choices = grips.flatMap(({ from, to, shape: { held } }, index) => {
    const setting = settings[index]!
    const isOpen = ({ midi }: RouteRequestNote) =>
      held.some((place) => place.fret === 0 && midiAt(place, neck) === midi)
    const own = notes.slice(from, to)
    const firstFretted = own.findIndex((note) => !isOpen(note))
    // The first grip has its own hand from the start.
    const openNotes = firstFretted < 0 ? own.length : firstFretted
    const lead = index === 0 ? 0 : openNotes
    const leading = { ...setting, shape: { ...setting.shape, leadingHands } }
    return [
      ...noteChoicesOf(own.slice(0, lead), leading, facts.roles.slice(from, from + lead)),
      ...noteChoicesOf(own.slice(lead), setting, facts.roles.slice(from + lead, to)),
    ]
  })
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
  const { grips = [] } = subject
  const kind = grips.every(({ barreFret }) => barreFret === 0) ? 'open chord' : 'chord'
  const zone = grips.length === 1 ? kind : `${kind}s`
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
