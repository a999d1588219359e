import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { setFret } from './edit-tab'
import { lengthBeats, type NoteLength, steppedLength } from './note-length'
import {
  cursorAt,
  cursorAtBar,
  cursorAtEnd,
  cursorOnString,
  cursorWithin,
  pieceBeatOf,
  steppedCursor,
  stopsOf,
  type TabCursor,
} from './tab-cursor'

const two = [emptyMeasure(1), emptyMeasure(2, [3, 4])]
const at = (beat: number, measureIndex = 0, string = 3): TabCursor => ({
  measureIndex,
  beat,
  string,
})

describe('the cursor', () => {
  test('stops on the grid of its step and on notes that lie off it', () => {
    const [measure] = setFret([emptyMeasure()], at(1 / 3), 5, 0.25, STANDARD_NECK)
    expect(stopsOf(measure!, 1)).toEqual([0, 16 / 48, 1, 2, 3])
    expect(stopsOf(emptyMeasure(1, [3, 4]), 2)).toEqual([0, 2])
  })

  test('walks across bar lines and stands at either end', () => {
    expect(steppedCursor(two, at(3), 1, 1)).toEqual(at(0, 1))
    expect(steppedCursor(two, at(0, 1), -1, 1)).toEqual(at(3))
    expect(steppedCursor(two, at(0), -1, 1)).toBeUndefined()
    expect(steppedCursor(two, at(2, 1), 1, 1)).toBeUndefined()
  })

  test('a step forward and a step back return to the same stop on any grid', () => {
    for (const step of [0.25, 1 / 3, 0.5, 1, 1.5, 2]) {
      let cursor: TabCursor | undefined = at(0)
      const seen: TabCursor[] = []
      while (cursor) {
        seen.push(cursor)
        cursor = steppedCursor(two, cursor, 1, step)
      }
      const back: TabCursor[] = []
      cursor = seen.at(-1)
      while (cursor) {
        back.push(cursor)
        cursor = steppedCursor(two, cursor, -1, step)
      }
      expect(back.reverse()).toEqual(seen)
    }
  })

  test.each([
    ['first', -1, 1, at(0)],
    ['last', 1, 1, at(2, 1)],
    ['last, by eighths', 1, 0.5, at(2.5, 1)],
  ] as const)('goes to the %s stop of the tab on its string', (_which, direction, step, end) => {
    for (const from of [at(0), at(2), at(0, 1), at(2.5, 1)]) {
      expect(cursorAtEnd(two, from, direction, step)).toEqual(end)
    }
  })

  test('stays on the outermost string', () => {
    expect(cursorOnString(at(0, 0, 1), -1, 6).string).toBe(1)
    expect(cursorOnString(at(0, 0, 6), 1, 6).string).toBe(6)
    expect(cursorOnString(at(0, 0, 3), 1, 6).string).toBe(4)
  })

  test('goes to the first and last stop of its bar, then to those of the next', () => {
    expect(cursorAtBar(two, at(2), -1, 1)).toEqual(at(0))
    expect(cursorAtBar(two, at(2), 1, 1)).toEqual(at(3))
    expect(cursorAtBar(two, at(2), 1, 0.5)).toEqual(at(3.5))
    expect(cursorAtBar(two, at(3), 1, 1)).toEqual(at(2, 1))
    expect(cursorAtBar(two, at(0, 1), -1, 1)).toEqual(at(0))
    expect(cursorAtBar(two, at(2, 1), 1, 1)).toEqual(at(2, 1))
    expect(cursorAtBar(two, at(0), -1, 1)).toEqual(at(0))
  })

  test('beats of the piece and places in a measure agree', () => {
    for (const beat of [0, 1.25, 3.75, 4, 6.5]) {
      expect(pieceBeatOf(two, cursorAt(two, beat, 1))).toBe(beat)
    }
    expect(cursorAt(two, 4, 2)).toEqual(at(0, 1, 2))
  })

  test('comes back into a tab that became shorter', () => {
    expect(cursorWithin(two, at(0, 5))).toEqual(at(0, 1))
    expect(cursorWithin(two, at(3, 1))).toEqual(at(0, 1))
    expect(cursorWithin(two, at(2, 1))).toEqual(at(2, 1))
  })
})

describe('note lengths', () => {
  const length = (value: NoteLength['value'], more: Partial<NoteLength> = {}): NoteLength => ({
    value,
    isDotted: false,
    isTriplet: false,
    ...more,
  })
  test.each([
    ['a quarter in 4/4', length(4), [4, 4], 1],
    ['a quarter in 6/8', length(4), [6, 8], 2],
    ['a half in 2/2', length(2), [2, 2], 1],
    ['a dotted eighth in 4/4', length(8, { isDotted: true }), [4, 4], 0.75],
    ['an eighth triplet in 4/4', length(8, { isTriplet: true }), [4, 4], 16 / 48],
  ] as const)('%s', (_, noteLength, signature, beats) => {
    expect(lengthBeats(noteLength, signature)).toBe(beats)
  })

  test('step to the next longer and shorter value and no further', () => {
    expect(steppedLength(length(4), 1).value).toBe(2)
    expect(steppedLength(length(4), -1).value).toBe(8)
    expect(steppedLength(length(1), 1).value).toBe(1)
    expect(steppedLength(length(16), -1).value).toBe(16)
  })
})
