/** Where the editor stands in the tab, and where an arrow takes it. */
import { barBeatsOf, barIndexOf, lengthBeatsOf, TICKS_PER_BEAT, tickOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'

/** A spot in the tab: a measure, a beat within it and a string. */
export interface TabCursor {
  readonly measureIndex: number
  /** Beats from the start of the measure. */
  readonly beat: number
  /** 1 = the first course, the top line. */
  readonly string: number
}

const lengths = new WeakMap<Measure, number>()

/** Length of a measure in beats, counted once: the cursor asks for all measures at every step. */
function beatsOf(measure: Measure): number {
  const known = lengths.get(measure)
  if (known !== undefined) return known
  const beats = lengthBeatsOf(measure)
  lengths.set(measure, beats)
  return beats
}

const TAB_START: TabCursor = { measureIndex: 0, beat: 0, string: 1 }

/** Beats from the start of the piece to the start of a measure. */
export function startBeatOf(measures: readonly Measure[], measureIndex: number): number {
  let beats = 0
  for (const measure of measures.slice(0, measureIndex)) beats += beatsOf(measure)
  return beats
}

/** Beats from the start of the piece. */
export function pieceBeatOf(measures: readonly Measure[], cursor: TabCursor): number {
  return startBeatOf(measures, cursor.measureIndex) + cursor.beat
}

/** Where a beat of the piece lies; beats past the end belong to the last measure. */
export function cursorAt(
  measures: readonly Measure[],
  pieceBeat: number,
  string: number,
): TabCursor {
  let beat = pieceBeat
  let measureIndex = 0
  while (measureIndex < measures.length - 1) {
    const length = beatsOf(measures[measureIndex]!)
    if (tickOf(beat) < tickOf(length)) break
    beat -= length
    measureIndex++
  }
  return { measureIndex, beat: tickOf(beat) / TICKS_PER_BEAT, string }
}

/**
 * The beats of a measure at which the cursor can stop: the grid of the step, counted from each bar
 * line, and every note that lies off it.
 */
export function stopsOf(measure: Measure, stepBeats: number): readonly number[] {
  const lengthTicks = tickOf(beatsOf(measure))
  const barTicks = tickOf(barBeatsOf(measure.timeSignature))
  const stepTicks = Math.max(1, Math.min(tickOf(stepBeats), barTicks))
  const ticks = new Set(measure.notes.map((note) => tickOf(note.startBeat)))
  for (let bar = 0; bar < lengthTicks; bar += barTicks) {
    for (let tick = bar; tick < bar + barTicks; tick += stepTicks) ticks.add(tick)
  }
  return [...ticks].sort((a, b) => a - b).map((tick) => tick / TICKS_PER_BEAT)
}

/** The stop before (−1) or after (+1) the cursor, across bar lines; `undefined` at either end. */
export function steppedCursor(
  measures: readonly Measure[],
  cursor: TabCursor,
  direction: 1 | -1,
  stepBeats: number,
): TabCursor | undefined {
  const measure = measures[cursor.measureIndex]
  if (!measure) return undefined
  const stops = stopsOf(measure, stepBeats)
  const now = tickOf(cursor.beat)
  const next =
    direction > 0
      ? stops.find((stop) => tickOf(stop) > now)
      : stops.findLast((stop) => tickOf(stop) < now)
  if (next !== undefined) return { ...cursor, beat: next }
  const measureIndex = cursor.measureIndex + direction
  const neighbour = measures[measureIndex]
  if (!neighbour) return undefined
  const neighbourStops = stopsOf(neighbour, stepBeats)
  return { ...cursor, measureIndex, beat: direction > 0 ? 0 : (neighbourStops.at(-1) ?? 0) }
}

/** The cursor on a neighbouring string; it stays on the outermost one. */
export function cursorOnString(cursor: TabCursor, step: 1 | -1, stringCount: number): TabCursor {
  return { ...cursor, string: Math.min(stringCount, Math.max(1, cursor.string + step)) }
}

/** The beats of a bar at which the cursor can stop. */
function stopsOfBar(measure: Measure, barStart: number, stepBeats: number): readonly number[] {
  const from = tickOf(barStart)
  const to = tickOf(barStart + barBeatsOf(measure.timeSignature))
  return stopsOf(measure, stepBeats).filter((stop) => tickOf(stop) >= from && tickOf(stop) < to)
}

/** The first (−1) or last (+1) stop of the bar; from there, that of the bar beyond. */
export function cursorAtBar(
  measures: readonly Measure[],
  cursor: TabCursor,
  direction: 1 | -1,
  stepBeats: number,
): TabCursor {
  const measure = measures[cursor.measureIndex]
  if (!measure) return cursor
  const barBeats = barBeatsOf(measure.timeSignature)
  const barStart = barIndexOf(cursor.beat, measure.timeSignature) * barBeats
  const edgeOf = (place: TabCursor): TabCursor => {
    const held = measures[place.measureIndex]!
    const start = barIndexOf(place.beat, held.timeSignature) * barBeatsOf(held.timeSignature)
    const stops = stopsOfBar(held, start, stepBeats)
    return { ...place, beat: (direction > 0 ? stops.at(-1) : stops[0]) ?? start }
  }
  const here = edgeOf({ ...cursor, beat: barStart })
  if (tickOf(here.beat) !== tickOf(cursor.beat)) return here
  const beyond = steppedCursor(measures, here, direction, stepBeats)
  return beyond ? edgeOf(beyond) : here
}

/** The first (−1) or last (+1) stop of the tab, on the same string. */
export function cursorAtEnd(
  measures: readonly Measure[],
  { string }: TabCursor,
  direction: 1 | -1,
  stepBeats: number,
): TabCursor {
  const measureIndex = direction > 0 ? Math.max(0, measures.length - 1) : 0
  const measure = measures[measureIndex]
  const last = direction > 0 && measure ? stopsOf(measure, stepBeats).at(-1) : undefined
  return { measureIndex, beat: last ?? 0, string }
}

/** The cursor brought back into the tab after measures went away. */
export function cursorWithin(measures: readonly Measure[], cursor: TabCursor): TabCursor {
  const measureIndex = Math.min(cursor.measureIndex, measures.length - 1)
  const measure = measures[measureIndex]
  if (!measure) return TAB_START
  if (measureIndex === cursor.measureIndex && cursor.beat < beatsOf(measure)) return cursor
  const lastBar = beatsOf(measure) - barBeatsOf(measure.timeSignature)
  return { ...cursor, measureIndex, beat: measureIndex === cursor.measureIndex ? lastBar : 0 }
}

/** The note that begins exactly at the cursor. */
export function noteAt(measures: readonly Measure[], cursor: TabCursor): TabNote | undefined {
  const tick = tickOf(cursor.beat)
  return measures[cursor.measureIndex]?.notes.find(
    (note) => note.string === cursor.string && tickOf(note.startBeat) === tick,
  )
}

/** Every note that begins at the cursor's beat, string 1 first. */
export function columnAt(measures: readonly Measure[], cursor: TabCursor): readonly TabNote[] {
  const tick = tickOf(cursor.beat)
  const notes = measures[cursor.measureIndex]?.notes ?? []
  return notes.filter((note) => tickOf(note.startBeat) === tick).sort((a, b) => a.string - b.string)
}
