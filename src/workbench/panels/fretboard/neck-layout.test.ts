import { describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { inlayCountOf, layOutNeck, minimalNeckWidthPx } from './neck-layout'

const REQUEST = {
  widthPx: 1380,
  stringGapPx: 30,
  neck: STANDARD_NECK,
  firstFret: 0,
  lastFret: 17,
  flipHorizontal: false,
  flipVertical: false,
}

describe('the neck', () => {
  test('frets follow one another without gap or overlap, narrowing towards the body', () => {
    const layout = layOutNeck(REQUEST)
    for (let fret = 1; fret < 17; fret++) {
      const cell = layout.cellAt(1, fret)
      const next = layout.cellAt(1, fret + 1)
      expect(cell.left + cell.width).toBeCloseTo(next.left, 6)
      expect(next.width).toBeLessThan(cell.width)
    }
  })

  test('the two flips turn one axis each', () => {
    const plain = layOutNeck(REQUEST)
    const leftHanded = layOutNeck({ ...REQUEST, flipHorizontal: true })
    const upsideDown = layOutNeck({ ...REQUEST, flipVertical: true })
    for (const [string, fret] of [
      [1, 0],
      [6, 3],
      [2, 17],
    ] as const) {
      const cell = plain.cellAt(string, fret)
      expect(leftHanded.cellAt(string, fret).centerX).toBeCloseTo(1380 - cell.centerX, 6)
      expect(leftHanded.cellAt(string, fret).centerY).toBe(cell.centerY)
      expect(upsideDown.cellAt(string, fret).centerX).toBe(cell.centerX)
      expect(upsideDown.stringY(string)).toBe(plain.stringY(7 - string))
    }
  })

  test('a window without open strings fills the width with its frets alone', () => {
    const layout = layOutNeck({ ...REQUEST, widthPx: 374, firstFret: 5, lastFret: 9 })
    expect(layout.cellAt(1, 5).left).toBeCloseTo(layout.board.left, 6)
    const last = layout.cellAt(1, 9)
    expect(last.left + last.width).toBeCloseTo(layout.board.right, 6)
    expect(() => layout.cellAt(1, 4)).toThrow(RangeError)
  })

  test('at its narrowest every fret is still 24 px wide', () => {
    for (const lastFret of [12, 17, 24]) {
      const layout = layOutNeck({ ...REQUEST, widthPx: minimalNeckWidthPx(lastFret), lastFret })
      for (let fret = 0; fret <= lastFret; fret++) {
        expect(layout.cellAt(1, fret).width).toBeGreaterThanOrEqual(24)
      }
    }
  })

  test('inlays are where every guitar has them', () => {
    const countAt = (fret: number) => inlayCountOf(fret, STANDARD_NECK)
    const marked = Array.from({ length: 24 }, (_, index) => index + 1).filter(countAt)
    expect(marked).toEqual([3, 5, 7, 9, 12, 15, 17, 19, 21, 24])
    expect([12, 24, 3, 0].map(countAt)).toEqual([2, 2, 1, 0])
  })
})

const ALL_NECKS = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.flatMap((tuning) =>
    [0, 2, 7].map(
      (capo) =>
        [`${instrument.id} ${tuning.id}, capo ${capo}`, neckOf(instrument, tuning, capo)] as const,
    ),
  ),
)

describe.each(ALL_NECKS)('the neck of %s', (_, neck) => {
  const layout = layOutNeck({ ...REQUEST, neck, lastFret: Math.min(17, neck.maxFret) })

  test('shows each string from its open note up, a semitone a place', () => {
    for (const { string, midi } of neck.strings) {
      const pitches = layout.fretsOf(string).map((fret) => midiAt({ string, fret }, neck))
      expect(pitches).toEqual(pitches.map((_, index) => midi + index))
      expect(pitches.length).toBeGreaterThan(0)
    }
  })

  test('has one cell for each place, none over another', () => {
    for (const { string } of neck.strings) {
      const lefts = layout.fretsOf(string).map((fret) => layout.cellAt(string, fret).left)
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
      expect(new Set(lefts).size).toBe(lefts.length)
    }
  })

  test('has its double inlay an octave above the nut, wherever the capo is', () => {
    expect(inlayCountOf(12 - neck.capo, neck)).toBe(2)
  })
})

test("a banjo's fifth string begins at the fifth fret, with its open note there", () => {
  const banjo = INSTRUMENTS.find(({ id }) => id === 'banjo')!
  const layout = layOutNeck({ ...REQUEST, neck: neckOf(banjo, banjo.tunings[0]!) })
  expect(layout.fretsOf(5).slice(0, 3)).toEqual([0, 6, 7])
  expect(layout.cellAt(5, 0).left).toBe(layout.cellAt(1, 5).left)
})
