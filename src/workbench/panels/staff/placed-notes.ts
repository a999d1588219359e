/** The notes of one line with their places on it. */
import { tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { type LaidBar, type TabLine, xOfBeat } from './layout-tab'

export interface PlacedNote {
  /**
   * String and time, and which of the notes there: another note in the same place, as after pasting,
   * is drawn into the elements of the one before.
   */
  readonly key: string
  readonly note: TabNote
  readonly bar: LaidBar
  readonly x: number
  readonly endX: number
}

/** Whether a beat of the bar's measure lies in the bar. */
export function isInBar(bar: LaidBar, beat: number): boolean {
  const tick = tickOf(beat)
  return tick >= tickOf(bar.startBeat) && tick < tickOf(bar.startBeat + bar.lengthBeats)
}

/** Notes that start at once on one string stand side by side, this far apart. */
const ASIDE_PX = 17

export function placeNotes(line: TabLine, measures: readonly Measure[]): readonly PlacedNote[] {
  const taken = new Map<string, number>()
  return line.bars.flatMap((bar) =>
    (measures[bar.measureIndex]?.notes ?? [])
      .filter((note) => isInBar(bar, note.startBeat))
      .map((note) => {
        const place = `${note.string}:${bar.measureIndex}:${tickOf(note.startBeat)}`
        const beside = taken.get(place) ?? 0
        taken.set(place, beside + 1)
        const x = xOfBeat(bar, note.startBeat) + beside * ASIDE_PX
        const endX = xOfBeat(bar, note.startBeat + note.durationBeats) - 12
        return {
          key: `${place}:${beside}`,
          note,
          bar,
          x,
          endX: Math.min(bar.x + bar.width - 3, endX),
        }
      }),
  )
}
