import { describe, expect, test } from 'vitest'
import { inlayCountOf, layOutNeck, minimalNeckWidthPx } from './neck-layout'

const REQUEST = {
  widthPx: 1380,
  stringGapPx: 30,
  stringCount: 6,
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
    const marked = Array.from({ length: 24 }, (_, index) => index + 1).filter(inlayCountOf)
    expect(marked).toEqual([3, 5, 7, 9, 12, 15, 17, 19, 21, 24])
    expect([inlayCountOf(12), inlayCountOf(24), inlayCountOf(3), inlayCountOf(0)]).toEqual([
      2, 2, 1, 0,
    ])
  })
})
