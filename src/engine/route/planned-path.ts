/** The paths of a plan with the subjects that they were found for, and that of open chords. */

import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { PlayedNote } from './breakdown'
import { brokenChordsOf, type HeldGrip } from './broken-chords'
import { COST_TABLE } from './cost'
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
  // Passing notes lie as in first position, and so does all of a tune over an open bass.
  const isFirstPosition = grips.every(({ barreFret }) => barreFret === 0)
  if (facts.isOverPedal && !isFirstPosition) return undefined
  const places = new Set(grips.flatMap((grip) => [...grip.shape.places]))
  const hands = handsOf(grips)
  const leadingHands = [...new Set(hands)].sort((a, b) => a - b)
  const settings = grips.map((grip, index) => {
    return {
      ...asked,
      isFirstPosition,
      shape: { ...grip.shape, places, handPositionFret: hands[index]! },
    }
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

/** What a line costs that breaks chords without holding their grips. */
const unheldCostOf = ({ notes }: RouteSubject): number =>
  COST_TABLE['unheld-grip'].weight * notes.length

/** A path of a line that breaks chords, charged for each note that its grip would hold. */
function unheldOf({ subject, path, played }: PlannedPath): PlannedPath {
  const total = path.total + unheldCostOf(subject)
  return { subject: { ...subject, isUnheld: true }, path: { ...path, total }, played }
}

/** Whether two paths lie on other strings with enough of their notes. */
function isApart({ played }: PlannedPath, other: PlannedPath): boolean {
  const differing = played.filter(({ string }, index) => string !== other.played[index]!.string)
  return differing.length >= LEAST_DIFFERENCE * played.length
}

/** What a path costs by itself. */
const ownCostOf = ({ subject, path }: PlannedPath): number =>
  path.total - (subject.isUnheld ? unheldCostOf(subject) : 0)

/** Planned paths, and for a line of broken chords that with their grips held; best first. */
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
  const ordered = [...plannedOf(subject, [path]), ...planned.map(unheldOf)].toSorted(
    (a, b) => a.path.total - b.path.total,
  )
  const dearest = dearestBeside(ordered[0]!.path)
  const kept: PlannedPath[] = []
  for (const other of ordered) {
    const isChoice = kept.length === 0 || ownCostOf(other) <= dearest
    if (isChoice && kept.every((better) => isApart(better, other))) kept.push(other)
  }
  return kept.slice(0, limit)
}

/** What places cost, one a note, beside planned paths; `undefined` where one is ruled out. */
export function costOfPlaces(
  places: readonly FretPosition[],
  subject: RouteSubject,
  planned: readonly PlannedPath[],
): number | undefined {
  const same = planned.find(({ played }) =>
    played.every(
      ({ string, fret }, index) => string === places[index]!.string && fret === places[index]!.fret,
    ),
  )
  if (same) return same.path.total
  const { notes, setting, facts } = subject
  const pinned = notes.map((note, index) => ({ ...note, pin: places[index]! }))
  const choices = noteChoicesOf(pinned, setting, facts.roles)
  if (choices.some(({ candidates }) => candidates.length === 0)) return undefined
  const { total } = searchAs('as written', choices, { stepsBack: facts.stepsBack })
  const hasHeld = planned.some(({ subject: { grips, isUnheld } }) => grips || isUnheld)
  return total + (hasHeld ? unheldCostOf(subject) : 0)
}
