/** Measures: how long they are, how they join into one line and split into bars. */
import { groupBy } from '../group-by'
import type { Measure, TabNote } from './tab-event'

export type TimeSignature = Measure['timeSignature']

export const DEFAULT_TIME_SIGNATURE: TimeSignature = [4, 4]
/** Beats per minute. */
export const DEFAULT_TEMPO = 90

/**
 * Beats are compared and drawn in ticks: 48 divides into sixteenths, triplets and their halves,
 * and rounding to it removes the noise of sums such as 1/3 + 1/3 + 1/3.
 */
export const TICKS_PER_BEAT = 48

export function tickOf(beat: number): number {
  return Math.round(beat * TICKS_PER_BEAT)
}

/** Notes that start together, in time. */
export function columnsOf<Note extends { readonly startBeat: number }>(
  notes: readonly Note[],
): readonly (readonly Note[])[] {
  const columns = groupBy(notes, ({ startBeat }) => tickOf(startBeat))
  return [...columns].sort(([a], [b]) => a - b).map(([, column]) => column)
}

/** The tick in which a beat lies: what starts between ticks at the end of a bar belongs to that bar. */
function tickBefore(beat: number): number {
  return Math.floor(beat * TICKS_PER_BEAT + 0.01)
}

/** Beats of one bar: the beat is the unit of the denominator, so 6/8 has six. */
export function barBeatsOf(timeSignature: TimeSignature): number {
  return timeSignature[0]
}

/**
 * How many bars a measure fills: as many as its notes reach into, at least one. Compiled documents
 * keep all bars in one measure.
 */
export function barCountOf(measure: Measure): number {
  const barTicks = barBeatsOf(measure.timeSignature) * TICKS_PER_BEAT
  let endTick = 0
  for (const note of measure.notes) {
    endTick = Math.max(
      endTick,
      tickBefore(note.startBeat) + 1,
      tickOf(note.startBeat + note.durationBeats),
    )
  }
  return Math.max(1, Math.ceil(endTick / barTicks))
}

/** Length of a measure in beats, whole bars. */
export function lengthBeatsOf(measure: Measure): number {
  return barCountOf(measure) * barBeatsOf(measure.timeSignature)
}

/**
 * The id of the nth measure, counted from 1.
 *
 * @example
 * measureIdOf(1) // => "measure-1"
 */
export function measureIdOf(number: number): string {
  return `measure-${number}`
}

/** A measure without notes, by default 4/4 at 90 beats a minute. */
export function emptyMeasure(
  number = 1,
  timeSignature: TimeSignature = DEFAULT_TIME_SIGNATURE,
  tempo: number = DEFAULT_TEMPO,
): Measure {
  return { id: measureIdOf(number), notes: [], tempo, timeSignature }
}

/** All notes on one time line; beats keep the unit of their own measure. */
export function joinMeasures(measures: readonly Measure[]): readonly TabNote[] {
  const notes: TabNote[] = []
  let offsetBeats = 0
  for (const measure of measures) {
    for (const note of measure.notes) {
      notes.push(offsetBeats === 0 ? note : { ...note, startBeat: offsetBeats + note.startBeat })
    }
    offsetBeats += lengthBeatsOf(measure)
  }
  return notes
}

/**
 * The bars of a measure as measures of their own. A note belongs to the bar it starts in and keeps
 * its duration. The first bar keeps the measure's id, the others add their number: `measure-1-2`.
 */
export function splitIntoBars(measure: Measure): readonly Measure[] {
  const barBeats = barBeatsOf(measure.timeSignature)
  const bars: TabNote[][] = Array.from({ length: barCountOf(measure) }, () => [])
  for (const note of measure.notes) {
    const index = barIndexOf(note.startBeat, measure.timeSignature)
    const startBeat = Math.max(0, note.startBeat - index * barBeats)
    bars[index]!.push(index === 0 ? note : { ...note, startBeat })
  }
  return bars.map((notes, index) => ({
    ...measure,
    id: index === 0 ? measure.id : `${measure.id}-${index + 1}`,
    notes,
  }))
}

/** Which bar of its measure a beat lies in, from 0. */
export function barIndexOf(startBeat: number, timeSignature: TimeSignature): number {
  return Math.floor(tickBefore(startBeat) / (barBeatsOf(timeSignature) * TICKS_PER_BEAT))
}
