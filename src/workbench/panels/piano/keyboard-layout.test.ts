import { describe, expect, test } from 'vitest'
import { PIANO_PRESETS } from '#engine/instrument/piano'
import { layOutKeyboard } from './keyboard-layout'

describe.each(PIANO_PRESETS)('$id', ({ lowMidi, highMidi, keyCount }) => {
  const layout = layOutKeyboard({ widthPx: 1380, heightPx: 106, lowMidi, highMidi })
  const whites = layout.keys.filter((key) => !key.isBlack)
  const blacks = layout.keys.filter((key) => key.isBlack)

  test('has all its keys, black ones last so that they lie on top', () => {
    expect(layout.keys).toHaveLength(keyCount)
    expect(layout.keys.findIndex((key) => key.isBlack)).toBe(whites.length)
  })

  test('white keys share the width evenly', () => {
    expect(whites[0]!.left).toBe(0)
    for (const key of whites) expect(key.width).toBeCloseTo(1380 / whites.length, 6)
    const last = whites.at(-1)!
    expect(last.left + last.width).toBeCloseTo(1380, 6)
  })

  test('a black key lies over the crack between its neighbours, clear of the other black keys', () => {
    for (const key of blacks) {
      const below = whites.find((white) => white.midi === key.midi - 1)!
      const above = whites.find((white) => white.midi === key.midi + 1)!
      expect(key.left).toBeGreaterThan(below.left)
      expect(key.left).toBeLessThan(above.left)
      expect(key.left + key.width).toBeLessThan(above.left + above.width)
    }
    blacks.slice(1).forEach((key, index) => {
      const before = blacks[index]!
      expect(key.left).toBeGreaterThan(before.left + before.width)
    })
  })

  test('marks stay inside their keys', () => {
    for (const key of layout.keys) {
      const radius = 12.5 * key.markScale
      expect(key.markX - radius).toBeGreaterThanOrEqual(key.left)
      expect(key.markX + radius).toBeLessThanOrEqual(key.left + key.width)
      expect(key.markY + radius).toBeLessThanOrEqual(key.height)
    }
  })
})
