import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { drawGripText } from './draw-grip-text'
import { drawNeckText } from './draw-neck-text'

describe('a grip in characters', () => {
  test('from the nut', () => {
    expect(drawGripText([null, 3, 2, 0, 1, 0], ['', '3', '2', '', '1', '']).split('\n')).toEqual([
      '   x     o   o',
      '   ╒═╤═╤═╤═╤═╕',
      '   │ │ │ │ 1 │',
      '   ├─┼─┼─┼─┼─┤',
      '   │ │ 2 │ │ │',
      '   ├─┼─┼─┼─┼─┤',
      '   │ 3 │ │ │ │',
      '   ├─┼─┼─┼─┼─┤',
      '   │ │ │ │ │ │',
      '   └─┴─┴─┴─┴─┘',
    ])
  })

  test('up the neck says its fret', () => {
    const [heads, top, first] = drawGripText(
      [8, 10, 10, 9, 8, 8],
      ['1', '3', '4', '2', '1', '1'],
    ).split('\n')
    expect([heads, top, first]).toEqual(['', '   ┌─┬─┬─┬─┬─┐', ' 8 1 │ │ │ 1 1'])
  })
})

describe('a neck in characters', () => {
  test('shows open strings left of the nut and keeps every line as long', () => {
    const lines = drawNeckText(
      [
        { string: 2, fret: 0, label: 'b3' },
        { string: 6, fret: 3, label: '#11' },
      ],
      0,
      3,
      STANDARD_NECK,
    ).split('\n')
    expect(lines[2]).toBe('B  b3 ║----│----│----│')
    expect(lines[6]).toBe('E     ║----│----│#11-│')
    expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1)
  })
})
