/** The line of a tab: the notes that begin alone, which a route can be planned for. */
import { lengthBeatsOf, tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'

/** A note of the line with its beat in the piece. */
export interface LineNote {
  readonly note: TabNote
  /** Beats from the start of the piece. */
  readonly startBeat: number
}

export interface TabLineNotes {
  /** In playing order. */
  readonly notes: readonly LineNote[]
  /** Beats at which several notes begin together; those stay where they are. */
  readonly chordCount: number
}

/**
 * Reads the line of a tab.
 *
 * @param ids only these notes, or all of the tab. A note of a chord is no part of the line even
 * where it is the only one asked for.
 */
export function lineOf(measures: readonly Measure[], ids?: ReadonlySet<string>): TabLineNotes {
  const notes: LineNote[] = []
  let chordCount = 0
  let measureStart = 0
  for (const measure of measures) {
    const columns = new Map<number, TabNote[]>()
    for (const note of measure.notes) {
      const tick = tickOf(note.startBeat)
      columns.set(tick, [...(columns.get(tick) ?? []), note])
    }
    for (const [, column] of [...columns].sort(([a], [b]) => a - b)) {
      const asked = ids ? column.filter((note) => ids.has(note.id)) : column
      if (column.length > 1) chordCount += asked.length > 0 ? 1 : 0
      else for (const note of asked) notes.push({ note, startBeat: measureStart + note.startBeat })
    }
    measureStart += lengthBeatsOf(measure)
  }
  return { notes, chordCount }
}
