import { expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { gripsOfTab } from './chord-box'

/** Frets of one strum, the last string first. */
const strum = (frets: readonly (number | null)[], startBeat: number) =>
  frets.flatMap((fret, index) =>
    fret === null
      ? []
      : [
          tabNoteOf(
            `${startBeat}-${index}`,
            { string: 6 - index, fret },
            startBeat,
            1,
            STANDARD_NECK,
          ),
        ],
  )

const C = [null, 3, 2, 0, 1, 0] as const
const G7 = [3, 2, 0, 0, 0, 1] as const

test('each grip is named once, in the order of the tab; single notes and pairs are none', () => {
  const measures = [
    {
      ...emptyMeasure(1),
      notes: [...strum(G7, 2), ...strum(C, 0), ...strum(C, 1), ...strum([3], 3)],
    },
    { ...emptyMeasure(2), notes: [...strum(G7, 0), ...strum([null, 3, 2], 1)] },
  ]
  const grips = gripsOfTab(measures, STANDARD_NECK, C_MAJOR)
  expect(grips.map(({ symbol, frets }) => [symbol, frets])).toEqual([
    ['C', C],
    ['G7', G7],
  ])
})

test('fingers are those of the tab', () => {
  const notes = strum(C, 0).map((note) =>
    note.fret === 3 ? { ...note, finger: 'ring' as const } : note,
  )
  const [grip] = gripsOfTab([{ ...emptyMeasure(1), notes }], STANDARD_NECK, C_MAJOR)
  expect(grip!.fingers).toEqual([undefined, 3, undefined, undefined, undefined, undefined])
})

test('notes that bear no chord name have no box', () => {
  const notes = strum([0, 2, 4, 5, null, null], 0)
  for (const { symbol } of gripsOfTab([{ ...emptyMeasure(1), notes }], STANDARD_NECK, C_MAJOR)) {
    expect(symbol).not.toBe('')
  }
})
