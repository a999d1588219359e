/** A melody as text: notes over each chord, `E4 D4:2 | C4 r`. */
import type { MelodyNote } from '#engine/harmony/melody-over-chords'
import { readWrittenNote } from '#engine/plan/written-note'
import { parseNote } from '#engine/theory/pitch'
import { requestErrorOf, showValue } from '../registry/request-errors'

function readBar(text: string, bar: number): readonly MelodyNote[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const timed = words.map((word) => {
    const { pitch = '', durationBeats: length = 1, ...others } = readWrittenNote(word) ?? {}
    const note = parseNote(pitch)
    if ((!note && pitch !== 'r') || Object.keys(others).length > 0) {
      const message = `melody: ${showValue(word)} in bar ${bar} is no note; write notes such as E4 or Bb:2 (twice as long), r for a rest, | between chords`
      throw requestErrorOf('invalid-parameter', [{ path: 'melody', message }])
    }
    return { note, length }
  })
  const whole = timed.reduce((sum, { length }) => sum + length, 0)
  let start = 0
  return timed.flatMap(({ note, length }) => {
    const from = start
    start += length / whole
    return note ? [{ name: note.name, start: from, end: start }] : []
  })
}

/** Notes of one bar, shared by some chords in equal parts of its time. */
function sharedBy(notes: readonly MelodyNote[], count: number): readonly (readonly MelodyNote[])[] {
  return Array.from({ length: count }, (_, at) =>
    notes
      .filter(({ start, end }) => start * count < at + 1 && end * count > at)
      .map(({ name, start, end }) => ({
        name,
        start: Math.max(0, start * count - at),
        end: Math.min(1, end * count - at),
      })),
  )
}

export interface WrittenMelody {
  /** The notes over each chord. */
  readonly bars: readonly (readonly MelodyNote[])[]
  /** What was assumed where bar lines do not say it. */
  readonly warnings: readonly string[]
}

/**
 * The notes over each chord; none over chords after the last bar. Without bar lines the chords share
 * the time of all notes equally, and so do the chords of a bar where both have as many bars.
 *
 * @param count of the chords
 * @param inBars how many of them each bar has, where they are written in bars
 * @throws RequestError naming what is no note, or more bars than chords.
 */
export function readMelody(
  text: string | undefined,
  count: number,
  inBars: readonly number[] = [],
): WrittenMelody {
  if (text === undefined) return { bars: Array.from({ length: count }, () => []), warnings: [] }
  const bars = text.replace(/^\s*\||\|\s*$/g, '').split('|')
  if (bars.length === inBars.length && inBars.some((one) => one !== 1)) {
    const shared = bars.flatMap((bar, at) => sharedBy(readBar(bar, at + 1), inBars[at]!))
    return { bars: shared, warnings: ['The chords of a bar share its time equally.'] }
  }
  if (bars.length > count) {
    const message = `melody has ${bars.length} bars over ${count} chords; write the notes over one chord between two bar lines`
    throw requestErrorOf('invalid-parameter', [{ path: 'melody', message }])
  }
  if (count > 1 && !text.includes('|')) {
    const warnings = [
      `melody has no bar lines: its ${count} chords share its time equally; put | between the notes of one chord and the next.`,
    ]
    return { bars: sharedBy(readBar(text, 1), count), warnings }
  }
  const few = bars.length === 1 ? '1 bar' : `${bars.length} bars`
  return {
    bars: Array.from({ length: count }, (_, at) => readBar(bars[at] ?? '', at + 1)),
    warnings:
      bars.length < count
        ? [`melody has ${few} over ${count} chords; chords after it have no melody to keep.`]
        : [],
  }
}
