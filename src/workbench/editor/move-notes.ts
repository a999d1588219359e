/** The notes of a tab on another neck: each keeps its pitch and lies as near as it can to where it lay. */

import { reachMmOf, WIDEST_REACH_MM } from '#engine/hand/reach'
import { type FretPosition, fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { columnsOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { withoutOverlaps } from './routed-tab'

/** Which fingers of a tab stay where they are when its capo moves. */
const openMidiOf = ({ strings }: Neck, string: number) => strings[string - 1]?.openMidi

/** Whether a note of the same pitch lies at the same point of the same string, capo or not. */
function isSamePoint(note: TabNote, place: FretPosition, from: Neck, to: Neck): boolean {
  return (
    note.string === place.string &&
    from.instrument.id === to.instrument.id &&
    openMidiOf(from, place.string) === openMidiOf(to, place.string)
  )
}

/** Whether the finger of a note presses the same point on the other neck. */
function staysPressed(note: TabNote, place: FretPosition, from: Neck, to: Neck): boolean {
  return note.fret > 0 && place.fret > 0 && isSamePoint(note, place, from, to)
}

/** Whether the capo held a note that a finger has to press now. */
function isPressedAnew(note: TabNote, place: FretPosition, from: Neck, to: Neck): boolean {
  return note.fret === 0 && place.fret > 0 && isSamePoint(note, place, from, to)
}

/**
 * Whether the index finger can do what the capo did: it presses nothing else, and the other fingers
 * are within its reach.
 */
function isPlayable(sounding: readonly TabNote[], low: number, neck: Neck): boolean {
  const fingered = sounding.filter(({ finger }) => finger !== undefined)
  const highest = Math.max(low, ...fingered.map(({ fret }) => fret))
  return (
    fingered.every(({ finger }) => finger !== 'index' && finger !== 'thumb') &&
    reachMmOf(low, highest, neck) <= WIDEST_REACH_MM
  )
}

/**
 * The notes of a measure without the fingers of those that sound together with a note pressed anew,
 * where no hand could hold them with it.
 */
function withPlayableFingers(
  notes: readonly TabNote[],
  pressedAnew: ReadonlySet<string>,
  neck: Neck,
): readonly TabNote[] {
  if (pressedAnew.size === 0) return notes
  const free = new Set<string>()
  for (const column of columnsOf(notes)) {
    const { startBeat } = column[0]!
    const sounding = notes.filter(
      (note) => note.startBeat <= startBeat && startBeat < note.startBeat + note.durationBeats,
    )
    const anew = sounding.filter(({ id }) => pressedAnew.has(id)).map(({ fret }) => fret)
    if (anew.length === 0 || isPlayable(sounding, Math.min(...anew), neck)) continue
    for (const { id } of sounding) free.add(id)
  }
  return notes.map((note) => {
    if (note.finger === undefined || !free.has(note.id)) return note
    const { finger: _before, ...unfingered } = note
    return unfingered
  })
}

/** A note that the new neck has no place for. */
export interface LeftOutNote {
  readonly note: TabNote
  readonly measureIndex: number
}

export interface MovedNotes {
  readonly measures: readonly Measure[]
  /** In order of time. */
  readonly leftOut: readonly LeftOutNote[]
  /** How many of the other notes lost their finger. */
  readonly unfingered: number
}

/** Cost of another string, in frets. */
const STRING_FRETS = 1.5
/** More than any distance on a neck: a note is left out only where nothing else helps. */
const LEFT_OUT_COST = 1000

interface Choice {
  readonly cost: number
  readonly places: readonly (FretPosition | undefined)[]
}

/**
 * Places for notes that begin together, one a string, as many as possible and as near as possible.
 *
 * @param raised frets that the capo went up
 */
function placeColumn(column: readonly TabNote[], neck: Neck, raised: number): Choice['places'] {
  let byTaken = new Map<number, Choice>([[0, { cost: 0, places: [] }]])
  for (const note of column) {
    const next = new Map<number, Choice>()
    const offer = (taken: number, cost: number, places: Choice['places']) => {
      if (cost < (next.get(taken)?.cost ?? Number.POSITIVE_INFINITY)) {
        next.set(taken, { cost, places })
      }
    }
    const possible = fretPositionsOf(note.midi, neck)
    for (const [taken, { cost, places }] of byTaken) {
      offer(taken, cost + LEFT_OUT_COST, [...places, undefined])
      for (const place of possible) {
        const bit = 1 << place.string
        const apart =
          Math.abs(place.fret + raised - note.fret) +
          STRING_FRETS * Math.abs(place.string - note.string)
        if ((taken & bit) === 0) offer(taken | bit, cost + apart, [...places, place])
      }
    }
    byTaken = next
  }
  const best = [...byTaken.values()].reduce((a, b) => (b.cost < a.cost ? b : a))
  return best.places
}

/** The note at a place; a finger that pressed another one is forgotten. */
function atPlace(note: TabNote, { string, fret }: FretPosition, keepsFinger: boolean): TabNote {
  if (note.string === string && note.fret === fret) return note
  if (keepsFinger) return { ...note, string, fret }
  const { finger: _before, ...unfingered } = note
  return { ...unfingered, string, fret }
}

/**
 * Moves every note to the new neck. Pitch, start, length and id stay; a note that would ring on
 * under a later one on its string ends where that one begins.
 *
 * @param from the neck that the notes lie on, where their pitches are not changed: fingers that
 * press the same point on both stay.
 */
export function moveNotes(measures: readonly Measure[], neck: Neck, from?: Neck): MovedNotes {
  const leftOut: LeftOutNote[] = []
  let unfingered = 0
  const raised = neck.capo - (from ?? neck).capo
  const moved = measures.map((measure, measureIndex) => {
    const pressedAnew = new Set<string>()
    const notes = columnsOf(measure.notes).flatMap((column) => {
      const places = placeColumn(column, neck, raised)
      return column.flatMap((note, index): readonly TabNote[] => {
        const place = places[index]
        if (place) {
          if (note.finger) unfingered += 1
          if (from && isPressedAnew(note, place, from, neck)) pressedAnew.add(note.id)
          return [atPlace(note, place, !!from && staysPressed(note, place, from, neck))]
        }
        leftOut.push({ note, measureIndex })
        return []
      })
    })
    const inOrder = notes.sort((a, b) => a.startBeat - b.startBeat || a.string - b.string)
    const fingered = withPlayableFingers(withoutOverlaps(inOrder), pressedAnew, neck)
    unfingered -= fingered.filter(({ finger }) => finger).length
    return { ...measure, notes: fingered }
  })
  return { measures: moved, leftOut, unfingered }
}
