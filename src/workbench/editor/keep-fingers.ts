/** Which fingers of a tab stay where they are when its capo moves. */

import { reachMmOf, TAUGHT_REACH_MM } from '#engine/hand/reach'
import type { FretPosition } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { columnsOf } from '#engine/tab/measure'
import type { TabNote } from '#engine/tab/tab-event'

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
export function staysPressed(note: TabNote, place: FretPosition, from: Neck, to: Neck): boolean {
  return note.fret > 0 && place.fret > 0 && isSamePoint(note, place, from, to)
}

/** Whether the capo held a note that a finger has to press now. */
export function isPressedAnew(note: TabNote, place: FretPosition, from: Neck, to: Neck): boolean {
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
    reachMmOf(low, highest, neck) <= TAUGHT_REACH_MM
  )
}

/**
 * The notes of a measure without the fingers of those that sound together with a note pressed anew,
 * where no hand could hold them with it.
 */
export function withPlayableFingers(
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
