/**
 * Starts and durations as a packed project writes them. A note's advance says where it starts,
 * seen from the note before it:
 * `null` where that note ends, on the nearest 48th of a beat if the end is one but for rounding;
 * `true` where it ends, to the last bit; a number that many beats after that note's start;
 * `[beat]` at that beat of the measure.
 */
export type Advance = null | true | number | readonly [number]

/** The note before; at the start of a measure both are 0. */
export interface Span {
  readonly startBeat: number
  readonly durationBeats: number
}

export const MEASURE_START: Span = { startBeat: 0, durationBeats: 0 }

/** Twelfths and sixteenths of a beat are whole 48ths, and k/48 is the nearest double to each. */
const GRID_PER_BEAT = 48
const ROUNDING = 1e-9

function onGrid(beat: number): number {
  const nearest = Math.round(beat * GRID_PER_BEAT) / GRID_PER_BEAT
  return Math.abs(nearest - beat) < ROUNDING ? nearest : beat
}

/** The beat that an advance leads to. */
export function startAfter(advance: Advance, before: Span): number {
  if (advance === null) return onGrid(before.startBeat + before.durationBeats)
  if (advance === true) return before.startBeat + before.durationBeats
  return typeof advance === 'number' ? before.startBeat + advance : advance[0]
}

/** The shortest advance that leads to exactly this beat. */
export function advanceTo(startBeat: number, before: Span): Advance {
  if (startAfter(null, before) === startBeat) return null
  if (startAfter(true, before) === startBeat) return true
  const distance = startBeat - before.startBeat
  return startAfter(distance, before) === startBeat ? distance : [startBeat]
}

/** Whether two advances are the same. */
export function isSameAdvance(one: Advance, other: Advance): boolean {
  if (one === other) return true
  return typeof one === 'object' && typeof other === 'object' && one?.[0] === other?.[0]
}
