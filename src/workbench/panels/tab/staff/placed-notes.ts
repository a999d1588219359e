/** The notes of one line with their places on it. */
import { tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { type LaidBar, type TabLine, xOfBeat } from './layout-tab'

export interface PlacedNote {
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

export function placeNotes(line: TabLine, measures: readonly Measure[]): readonly PlacedNote[] {
  return line.bars.flatMap((bar) =>
    (measures[bar.measureIndex]?.notes ?? [])
      .filter((note) => isInBar(bar, note.startBeat))
      .map((note) => ({
        note,
        bar,
        x: xOfBeat(bar, note.startBeat),
        endX: Math.min(
          bar.x + bar.width - 3,
          xOfBeat(bar, note.startBeat + note.durationBeats) - 12,
        ),
      })),
  )
}
