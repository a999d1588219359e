/** A tab whose notes lie at other places: the same music on other strings. */
import type { FretPosition } from '#engine/instrument/fretboard'
import { TICKS_PER_BEAT, tickOf } from '#engine/tab/measure'
import type { Measure, TabFinger, TabNote } from '#engine/tab/tab-event'

/** A place, and where it is known the finger that presses it. */
export interface FingeredPlace extends FretPosition {
  readonly finger?: TabFinger
}

/** The places of notes, by note id. */
export type PlacesById = ReadonlyMap<string, FingeredPlace>

/** Cuts what rings into a later note on its string; a string sounds one note at a time. */
export function withoutOverlaps(notes: readonly TabNote[]): readonly TabNote[] {
  return notes.map((note) => {
    const start = tickOf(note.startBeat)
    let end = start + tickOf(note.durationBeats)
    for (const other of notes) {
      const otherStart = tickOf(other.startBeat)
      if (other.string === note.string && otherStart > start) end = Math.min(end, otherStart)
    }
    const isCut = end < start + tickOf(note.durationBeats)
    return isCut ? { ...note, durationBeats: (end - start) / TICKS_PER_BEAT } : note
  })
}

/** The note at its place, with the finger of the place and no other. */
function placed(note: TabNote, { string, fret, finger }: FingeredPlace): TabNote {
  const { finger: _before, ...unfingered } = note
  return { ...unfingered, string, fret, ...(finger && { finger }) }
}

/**
 * Moves notes to the places given for their ids. Pitches, ids and starts stay; a note that would
 * ring on under a later one on the same string ends where that one begins.
 */
export function withPlaces(measures: readonly Measure[], places: PlacesById): readonly Measure[] {
  return measures.map((measure) => {
    const changes = ({ id, string, fret, finger }: TabNote) => {
      const place = places.get(id)
      return (
        place !== undefined &&
        (place.string !== string || place.fret !== fret || place.finger !== finger)
      )
    }
    if (!measure.notes.some(changes)) return measure
    const moved = measure.notes
      .map((note) => (changes(note) ? placed(note, places.get(note.id)!) : note))
      .sort((a, b) => a.startBeat - b.startBeat || a.string - b.string)
    return { ...measure, notes: withoutOverlaps(moved) }
  })
}

/** Whether a place is given for a note and is not the one it has. */
export function isElsewhere(note: TabNote, places: PlacesById): boolean {
  const place = places.get(note.id)
  return place !== undefined && (place.string !== note.string || place.fret !== note.fret)
}

/** The measures up to the last of some notes, with those notes alone: what an audition plays. */
export function onlyNotes(
  measures: readonly Measure[],
  ids: ReadonlySet<string>,
): readonly Measure[] {
  const kept = measures.map((measure) => ({
    ...measure,
    notes: measure.notes.filter((note) => ids.has(note.id)),
  }))
  const last = kept.findLastIndex((measure) => measure.notes.length > 0)
  return kept.slice(0, last + 1)
}
