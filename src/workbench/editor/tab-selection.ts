/** A stretch of the tab: what it holds, and copying, cutting and pasting it. */
import type { Neck } from '#engine/instrument/neck'
import { emptyMeasure, lengthBeatsOf, tickOf } from '#engine/tab/measure'
import type { TabNote } from '#engine/tab/tab-event'
import { addMeasure } from './edit-measures'
import { clearSpan, type Measures, noteIdsFor, removeNotes, withNotes } from './edit-tab'
import { moveNotes } from './move-notes'
import { snapBeat } from './note-length'
import { cursorAt, noteAt, pieceBeatOf, startBeatOf, stopsOf, type TabCursor } from './tab-cursor'

/**
 * From where the selecting began to where the cursor is. On one string it takes whole columns;
 * over several strings it takes only those.
 */
export interface TabSelection {
  readonly anchor: TabCursor
  readonly head: TabCursor
}

/** What a selection covers. */
export interface SelectedSpan {
  /** Beats from the start of the piece. */
  readonly startBeat: number
  readonly endBeat: number
  readonly strings: readonly number[]
}

/** Notes lifted out of a tab, counted from the start of the selection. */
export interface TabClip {
  readonly notes: readonly TabNote[]
  readonly lengthBeats: number
  readonly strings: readonly number[]
  /** The neck that its places are on. */
  readonly neck: Neck
}

/** Where the column under a cursor ends: at the next one, or with its measure. */
function endOfColumn(measures: Measures, at: TabCursor, stepBeats: number): number {
  const measure = measures[at.measureIndex]
  if (!measure) return pieceBeatOf(measures, at) + stepBeats
  const next = stopsOf(measure, stepBeats).find((stop) => tickOf(stop) > tickOf(at.beat))
  return startBeatOf(measures, at.measureIndex) + (next ?? lengthBeatsOf(measure))
}

/** The span of a selection; the column under its later end belongs to it. */
export function spanOf(
  measures: Measures,
  selection: TabSelection,
  stepBeats: number,
  neck: Neck,
): SelectedSpan {
  const strings = neck.strings.map(({ string }) => string)
  const ends = [selection.anchor, selection.head].toSorted(
    (a, b) => pieceBeatOf(measures, a) - pieceBeatOf(measures, b),
  )
  const low = Math.min(selection.anchor.string, selection.head.string)
  const high = Math.max(selection.anchor.string, selection.head.string)
  return {
    startBeat: snapBeat(pieceBeatOf(measures, ends[0]!)),
    endBeat: snapBeat(endOfColumn(measures, ends[1]!, stepBeats)),
    strings: low === high ? strings : strings.filter((string) => string >= low && string <= high),
  }
}

/** Whether a spot lies in a span. */
export function spanHolds(span: SelectedSpan, pieceBeat: number, string: number): boolean {
  const tick = tickOf(pieceBeat)
  return (
    tick >= tickOf(span.startBeat) && tick < tickOf(span.endBeat) && span.strings.includes(string)
  )
}

/** The ids of the notes that begin in a span. */
export function noteIdsIn(measures: Measures, span: SelectedSpan): ReadonlySet<string> {
  const ids = new Set<string>()
  let measureStart = 0
  for (const measure of measures) {
    for (const note of measure.notes) {
      if (spanHolds(span, measureStart + note.startBeat, note.string)) ids.add(note.id)
    }
    measureStart += lengthBeatsOf(measure)
  }
  return ids
}

/** The notes an edit is about: those of the selection, else the one under the cursor. */
export function targetIds(
  measures: Measures,
  cursor: TabCursor,
  span: SelectedSpan | undefined,
): ReadonlySet<string> {
  if (span) return noteIdsIn(measures, span)
  const note = noteAt(measures, cursor)
  return new Set(note ? [note.id] : [])
}

/** Lifts a copy of a span. */
export function copySpan(measures: Measures, span: SelectedSpan, neck: Neck): TabClip {
  const ids = noteIdsIn(measures, span)
  let offset = -span.startBeat
  const notes = measures.flatMap((measure) => {
    const lifted = measure.notes
      .filter((note) => ids.has(note.id))
      .map((note) => ({ ...note, startBeat: snapBeat(note.startBeat + offset) }))
    offset += lengthBeatsOf(measure)
    return lifted
  })
  const lengthBeats = snapBeat(span.endBeat - span.startBeat)
  return { notes, lengthBeats, strings: span.strings, neck }
}

/** Takes the notes of a span out. */
export function cutSpan(measures: Measures, span: SelectedSpan): Measures {
  return removeNotes(measures, noteIdsIn(measures, span))
}

/** The notes of a clip that were lifted from a neck, as far as another one has places for them. */
function clipOn(clip: TabClip, neck: Neck): TabClip {
  if (clip.neck === neck) return clip
  const [moved] = moveNotes([{ ...emptyMeasure(), notes: clip.notes }], neck).measures
  return { ...clip, neck, notes: moved!.notes, strings: neck.strings.map(({ string }) => string) }
}

/**
 * Lays a clip over the tab from the cursor's beat on: the clip's strings are cleared for its
 * length, notes get new ids, and measures are added at the end as the clip needs them. A note that
 * would ring over the end of its measure is cut there; one that this neck has no place for is left out.
 */
export function pasteClip(
  measures: Measures,
  cursor: TabCursor,
  copied: TabClip,
  neck: Neck,
): Measures {
  const clip = clipOn(copied, neck)
  const from = pieceBeatOf(measures, cursor)
  const to = from + clip.lengthBeats
  let edited = measures
  while (startBeatOf(edited, edited.length) < to - 1e-6)
    edited = addMeasure(edited, edited.length - 1)
  const newId = noteIdsFor(edited)
  edited = clearPieceSpan(edited, clip.strings, from, to)
  for (const note of clip.notes) {
    const spot = cursorAt(edited, from + note.startBeat, note.string)
    const measure = edited[spot.measureIndex]!
    const durationBeats = Math.min(note.durationBeats, snapBeat(lengthBeatsOf(measure) - spot.beat))
    const cleared = clearSpan(measure.notes, note.string, spot.beat, spot.beat + durationBeats)
    const pasted = { ...note, id: newId(), startBeat: spot.beat, durationBeats }
    edited = withNotes(edited, spot.measureIndex, [...cleared, pasted])
  }
  return edited
}

function clearPieceSpan(
  measures: Measures,
  strings: readonly number[],
  fromBeat: number,
  toBeat: number,
): Measures {
  let measureStart = 0
  return measures.map((measure) => {
    const from = fromBeat - measureStart
    const to = toBeat - measureStart
    const length = lengthBeatsOf(measure)
    measureStart += length
    if (to <= 0 || from >= length) return measure
    const notes = strings.reduce(
      (kept, string) => clearSpan(kept, string, Math.max(0, from), Math.min(length, to)),
      measure.notes,
    )
    return { ...measure, notes }
  })
}
