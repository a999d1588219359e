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

/** Notes that start at once on one string stand side by side, this far apart. */
const ASIDE_PX = 17

export function placeNotes(line: TabLine, measures: readonly Measure[]): readonly PlacedNote[] {
  const taken = new Set<string>()
  return line.bars.flatMap((bar) =>
    (measures[bar.measureIndex]?.notes ?? [])
      .filter((note) => isInBar(bar, note.startBeat))
      .map((note) => {
        let x = xOfBeat(bar, note.startBeat)
        while (taken.has(`${note.string}:${x}`)) x += ASIDE_PX
        taken.add(`${note.string}:${x}`)
        const endX = xOfBeat(bar, note.startBeat + note.durationBeats) - 12
        return { note, bar, x, endX: Math.min(bar.x + bar.width - 3, endX) }
      }),
  )
}
