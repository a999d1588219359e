import { expect, test } from 'vitest'
import { FIGURE_TABLE } from './figure-table'
import { DRILL_TARGETS, TARGET_TABLE, targetRowOf } from './target-table'

test('the eight targets stand in the order of the contract’s list', () => {
  expect(DRILL_TARGETS).toEqual([
    'root-fifth', 'chord-tones', 'arpeggio', 'guide-tones', 'scale-steps', 'tensions',
    'enclosure', 'approach',
  ]) // biome-ignore format: eight names
})

test('an arpeggio only runs: it leaves no tone out', () => {
  const { figures, gapless } = targetRowOf('arpeggio')
  expect(gapless).toBe(true)
  for (const id of figures) {
    expect(FIGURE_TABLE.find((row) => row.id === id)!.steps).toEqual([1])
  }
})

test('each row says what is aimed at', () => {
  for (const { title, aim } of TARGET_TABLE) {
    expect(title.length).toBeGreaterThan(5)
    expect(aim).toMatch(/^(the|every|chord)/)
  }
  expect(() => targetRowOf('constructor')).toThrow(RangeError)
})
