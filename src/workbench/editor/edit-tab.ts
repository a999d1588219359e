/**
 * Edits of the notes: measures in, measures out, nothing changed in place. Every note that leaves
 * here sounds what its place on the neck sounds. An edit that cannot be done returns the measures
 * it was given.
 */

import { type FretPosition, fretFor, hasFret, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { lengthBeatsOf, tickOf } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { moveNotes } from './move-notes'
import { snapBeat } from './note-length'
import { withoutOverlaps } from './routed-tab'
import { noteAt, type TabCursor } from './tab-cursor'

export type Measures = readonly Measure[]

const NOTE_ID = /^note-(\d+)$/

/** The note at another pitch, which its own name does not name. */
export function atPitch(note: TabNote, midi: number): TabNote {
  if (midi === note.midi) return note
  const { name: _before, ...unnamed } = note
  return { ...unnamed, midi }
}

/** The note at another place. The finger that pressed the old one is forgotten. */
function movedTo(note: TabNote, place: FretPosition & { readonly midi: number }): TabNote {
  const { finger: _before, ...unfingered } = atPitch(note, place.midi)
  return { ...unfingered, ...place }
}

/** Gives new note ids, each higher than all that the tab holds. */
export function noteIdsFor(measures: Measures): () => string {
  let highest = 0
  for (const measure of measures) {
    for (const note of measure.notes) {
      highest = Math.max(highest, Number(NOTE_ID.exec(note.id)?.[1] ?? 0))
    }
  }
  return () => `note-${++highest}`
}

/** Notes in order of time, then string. */
function inOrder(notes: readonly TabNote[]): readonly TabNote[] {
  return [...notes].sort((a, b) => a.startBeat - b.startBeat || a.string - b.string)
}

/** The tab with the notes of one measure replaced. */
export function withNotes(
  measures: Measures,
  measureIndex: number,
  notes: readonly TabNote[],
): Measures {
  return measures.map((measure, index) =>
    index === measureIndex ? { ...measure, notes: inOrder(notes) } : measure,
  )
}

/**
 * Makes room for a note on its string: what begins in its time goes, what rings into it is cut
 * short.
 */
export function clearSpan(
  notes: readonly TabNote[],
  string: number,
  fromBeat: number,
  toBeat: number,
): readonly TabNote[] {
  const from = tickOf(fromBeat)
  const to = tickOf(toBeat)
  const kept: TabNote[] = []
  for (const note of notes) {
    const start = tickOf(note.startBeat)
    if (note.string !== string || start >= to) kept.push(note)
    else if (start < from) {
      const rings = start + tickOf(note.durationBeats) > from
      kept.push(rings ? { ...note, durationBeats: snapBeat(fromBeat - note.startBeat) } : note)
    }
  }
  return kept
}

/** Beats from a spot to the next note on its string, or to the end of the measure. */
function roomAt(measure: Measure, string: number, beat: number): number {
  const tick = tickOf(beat)
  let end = lengthBeatsOf(measure)
  for (const note of measure.notes) {
    if (note.string === string && tickOf(note.startBeat) > tick) end = Math.min(end, note.startBeat)
  }
  return snapBeat(end - beat)
}

/**
 * Writes a fret at the cursor. A note that begins there keeps its id and length and changes its
 * fret; else a new one begins, no longer than the room before the next note on the string.
 */
export function setFret(
  measures: Measures,
  cursor: TabCursor,
  fret: number,
  durationBeats: number,
  neck: Neck,
): Measures {
  const measure = measures[cursor.measureIndex]
  const own = neck.strings[cursor.string - 1]
  if (!measure || !own || !hasFret(own, fret, neck.maxFret)) return measures
  const position = { string: cursor.string, fret }
  const there = noteAt(measures, cursor)
  if (there?.fret === fret) return measures
  if (there) {
    const changed = movedTo(there, { ...position, midi: midiAt(position, neck) })
    const notes = measure.notes.map((note) => (note === there ? changed : note))
    return withNotes(measures, cursor.measureIndex, notes)
  }
  const length = Math.min(durationBeats, roomAt(measure, cursor.string, cursor.beat))
  if (length <= 0) return measures
  const cleared = clearSpan(measure.notes, cursor.string, cursor.beat, cursor.beat + length)
  const added = tabNoteOf(noteIdsFor(measures)(), position, cursor.beat, length, neck)
  return withNotes(measures, cursor.measureIndex, [...cleared, added])
}

/** Writes a chord at the cursor's beat, one note a string; other strings fall silent there. */
export function setChord(
  measures: Measures,
  cursor: TabCursor,
  positions: readonly { readonly string: number; readonly fret: number }[],
  durationBeats: number,
  neck: Neck,
): Measures {
  let edited = measures
  for (const { string } of neck.strings) {
    const spot = { ...cursor, string }
    const position = positions.find((candidate) => candidate.string === string)
    if (position) edited = setFret(edited, spot, position.fret, durationBeats, neck)
    else edited = removeNotes(edited, new Set([noteAt(edited, spot)?.id ?? '']))
  }
  return edited
}

/** Takes notes out; what is left is a rest. */
export function removeNotes(measures: Measures, ids: ReadonlySet<string>): Measures {
  return mapNotes(measures, ids, () => undefined)
}

/** Changes the notes with these ids; `undefined` takes one out. Same tab when nothing changed. */
export function mapNotes(
  measures: Measures,
  ids: ReadonlySet<string>,
  change: (note: TabNote, measure: Measure) => TabNote | undefined,
): Measures {
  let hasChanged = false
  const mapped = measures.map((measure) => {
    if (!measure.notes.some((note) => ids.has(note.id))) return measure
    const notes = measure.notes.flatMap((note) => {
      if (!ids.has(note.id)) return [note]
      const changed = change(note, measure)
      if (changed !== note) hasChanged = true
      return changed ? [changed] : []
    })
    return { ...measure, notes: inOrder(notes) }
  })
  return hasChanged ? mapped : measures
}

/** Gives notes another length, each no longer than the room it has. */
export function setDuration(
  measures: Measures,
  ids: ReadonlySet<string>,
  durationBeats: number,
): Measures {
  return mapNotes(measures, ids, (note, measure) => {
    const length = Math.min(durationBeats, roomAt(measure, note.string, note.startBeat))
    return length === note.durationBeats || length <= 0 ? note : { ...note, durationBeats: length }
  })
}

/** Whether two notes of one string begin together anywhere in a measure. */
function hasClash(measure: Measure): boolean {
  const spots = measure.notes.map((note) => `${note.string} ${tickOf(note.startBeat)}`)
  return new Set(spots).size < spots.length
}

/**
 * The edited tab, where what rings into a later note of its string ends there; or the given one
 * where a note has no place or would land on another.
 */
function allOrNothing(
  measures: Measures,
  ids: ReadonlySet<string>,
  change: (note: TabNote) => TabNote | undefined,
): Measures {
  let isPossible = true
  const edited = mapNotes(measures, ids, (note) => {
    const changed = change(note)
    if (!changed) isPossible = false
    return changed ?? note
  })
  const isClear = edited.every((measure, at) => measure === measures[at] || !hasClash(measure))
  if (!isPossible || !isClear || edited === measures) return measures
  return edited.map((measure, at) =>
    measure === measures[at] ? measure : { ...measure, notes: withoutOverlaps(measure.notes) },
  )
}

/** Moves notes to the string above (−1) or below (+1), each at the fret that keeps its pitch. */
export function moveToString(
  measures: Measures,
  ids: ReadonlySet<string>,
  step: 1 | -1,
  neck: Neck,
): Measures {
  return allOrNothing(measures, ids, (note) =>
    soundingOn(note, note.string + step, note.midi, neck),
  )
}

/** The note with a pitch on a string; `undefined` where the neck has no such place. */
function soundingOn(note: TabNote, string: number, midi: number, neck: Neck): TabNote | undefined {
  const fret = neck.strings[string - 1] && fretFor(midi, string, neck)
  return fret === undefined ? undefined : movedTo(note, { string, fret, midi })
}

/** Moves notes up or down the neck, each on its string, or where that ends near to where they were. */
export function transpose(
  measures: Measures,
  ids: ReadonlySet<string>,
  semitones: number,
  neck: Neck,
): Measures {
  const onStrings = allOrNothing(measures, ids, (note) =>
    soundingOn(note, note.string, note.midi + semitones, neck),
  )
  if (onStrings !== measures) return onStrings
  const raised = mapNotes(measures, ids, (note) => atPitch(note, note.midi + semitones))
  const isRaised = (measure: Measure, at: number) => measure !== measures[at]
  const { measures: moved, leftOut } = moveNotes(raised.filter(isRaised), neck)
  if (leftOut.length > 0) return measures
  const next = moved.values()
  return raised.map((measure, at) => (isRaised(measure, at) ? next.next().value! : measure))
}

/** Opens a gap at the cursor: what begins there or later in the measure moves on. */
export function insertGap(measures: Measures, cursor: TabCursor, gapBeats: number): Measures {
  const measure = measures[cursor.measureIndex]
  if (!measure) return measures
  const tick = tickOf(cursor.beat)
  const end = lengthBeatsOf(measure)
  const notes = measure.notes.map((note) => {
    if (tickOf(note.startBeat) < tick) return note
    const startBeat = snapBeat(note.startBeat + gapBeats)
    return {
      ...note,
      startBeat,
      durationBeats: Math.min(note.durationBeats, snapBeat(end - startBeat)),
    }
  })
  const fits = notes.every((note) => note.durationBeats > 0)
  const hasMoved = measure.notes.some((note) => tickOf(note.startBeat) >= tick)
  return fits && hasMoved ? withNotes(measures, cursor.measureIndex, notes) : measures
}

/** Closes a gap at the cursor: what begins in it goes, what begins later moves up. */
export function closeGap(measures: Measures, cursor: TabCursor, gapBeats: number): Measures {
  const measure = measures[cursor.measureIndex]
  if (!measure) return measures
  const from = tickOf(cursor.beat)
  const to = tickOf(cursor.beat + gapBeats)
  const later = measure.notes.filter((note) => tickOf(note.startBeat) >= from)
  if (later.length === 0) return measures
  const strings = new Set(measure.notes.map(({ string }) => string))
  const notes = [...strings]
    .reduce(
      (kept, string) => clearSpan(kept, string, cursor.beat, cursor.beat + gapBeats),
      measure.notes,
    )
    .map((note) =>
      tickOf(note.startBeat) >= to
        ? { ...note, startBeat: snapBeat(note.startBeat - gapBeats) }
        : note,
    )
  return withNotes(measures, cursor.measureIndex, notes)
}
