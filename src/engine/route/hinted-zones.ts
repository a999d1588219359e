/**
 * Which part of the neck, by one hint. Pitches do not say it; the place of the first note or a fret
 * to stay near does, so the hint chooses the zone and then the cheapest route in it is taken.
 */

import { DomainError } from '../errors'
import { formatFretPosition } from '../instrument/fret-position-text'
import { type FretPosition, fretPositionsOf, isOnNeck, midiAt } from '../instrument/fretboard'
import { NECK_ZONES, type ZonePath } from './neck-zones'
import type { NoteChoices, NoteSetting } from './note-choices'
import type { NoteReader } from './note-reader'
import type { RouteRequestNote } from './route'

type Choices = readonly NoteChoices[]

/** Whether a path plays its first note at a place. */
export function beginsAt(
  path: ZonePath,
  choices: Choices,
  { string, fret }: FretPosition,
): boolean {
  const { states } = choices[0]!
  const state = path.states[0]!
  return states.string[state] === string && states.fret[state] === fret
}

/** Means of the fretted notes of a path: of the hands and of the frets; 0 where all are open. */
function meansOf(path: ZonePath, choices: Choices) {
  let hands = 0
  let frets = 0
  let count = 0
  for (const [index, state] of path.states.entries()) {
    const { fret, hand } = choices[index]!.states
    if (fret[state] === 0) continue
    hands += hand[state]!
    frets += fret[state]!
    count++
  }
  return count === 0 ? { hand: 0, fret: 0 } : { hand: hands / count, fret: frets / count }
}

/** A hand this many frets off is still at the fret asked for. */
const NEAR_FRETS = 1

/**
 * A path whose hand lies at a fret or, where there is none, any: of these the one whose notes lie
 * nearest, and of equally near ones the cheapest.
 */
export function nearestPath(paths: readonly ZonePath[], choices: Choices, near: number): ZonePath {
  const measured = paths.map((path) => {
    const { hand, fret } = meansOf(path, choices)
    return {
      path,
      isAway: Math.abs(hand - near) > NEAR_FRETS ? 1 : 0,
      fretOff: Math.abs(fret - near),
    }
  })
  return measured.toSorted((a, b) => a.isAway - b.isAway || a.fretOff - b.fretOff)[0]!.path
}

/** The paths of the zones that hold a place; all where none does. */
export function pathsAround(
  paths: readonly ZonePath[],
  { fret }: FretPosition,
): readonly ZonePath[] {
  const zones = NECK_ZONES.filter(
    ({ startFret, endFret }) => Math.max(1, fret) >= startFret && Math.max(1, fret) <= endFret,
  )
  const inside = paths.filter(({ zone }) => zones.some(({ id }) => id === zone))
  return inside.length > 0 ? inside : paths
}

/**
 * The notes with the first one at its place.
 *
 * @throws DomainError `unplayable-style` where that place does not sound it.
 */
export function notesFrom(
  notes: readonly RouteRequestNote[],
  start: FretPosition,
  { neck, maxFret }: Pick<NoteSetting, 'neck' | 'maxFret'>,
  read: NoteReader,
): readonly RouteRequestNote[] {
  const [first, ...others] = notes as [RouteRequestNote, ...RouteRequestNote[]]
  const isPlayed = isOnNeck(start, neck) && start.fret <= maxFret
  const midi = isPlayed ? midiAt(start, neck) : undefined
  const isSame =
    first.anyOctave && midi !== undefined ? (midi - first.midi) % 12 === 0 : midi === first.midi
  const { string, fret } = first.pin ?? {}
  const keepsPin = (string ?? start.string) === start.string && (fret ?? start.fret) === start.fret
  if (isSame && keepsPin) {
    return [{ ...first, pin: { string: start.string, fret: start.fret } }, ...others]
  }
  const places = fretPositionsOf(first.midi, neck, maxFret).map(formatFretPosition)
  const sounds =
    midi === undefined
      ? `is not on this neck up to fret ${maxFret}`
      : `sounds ${read(midi, undefined).note}`
  const reason = isSame ? 'note 1 is kept at another place' : sounds
  const message = `start=${formatFretPosition(start)} ${reason}; note 1, ${read(first.midi, first.name).note}, lies at ${places.join(', ')}`
  throw new DomainError('unplayable-style', message, [
    { path: 'start', message, ...(places.length > 0 && { allowed: places }) },
  ])
}
