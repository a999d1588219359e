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

/**
 * The notes over each chord; none over chords after the last bar.
 *
 * @param count of the chords
 * @throws RequestError naming what is no note, or more bars than chords.
 */
export function readMelody(
  text: string | undefined,
  count: number,
): readonly (readonly MelodyNote[])[] {
  const bars = text === undefined ? [] : text.replace(/^\s*\||\|\s*$/g, '').split('|')
  if (bars.length > count) {
    const message = `melody has ${bars.length} bars over ${count} chords; write the notes over one chord between two bar lines`
    throw requestErrorOf('invalid-parameter', [{ path: 'melody', message }])
  }
  return Array.from({ length: count }, (_, at) => readBar(bars[at] ?? '', at + 1))
}
