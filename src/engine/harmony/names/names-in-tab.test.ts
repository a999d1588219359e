import { expect, test } from 'vitest'
import { drawNeckText } from '../../diagram/draw-neck-text'
import { STANDARD_NECK } from '../../instrument/neck'
import { namesInTab } from './names-in-tab'

test.each([
  ['e|-0-|\nB|-1-|', 'solfege', 'mi|-0-|\nSi|-1-|'],
  ['e|-0-|\nB|-1-|', 'german', 'e|-0-|\nH|-1-|'],
  ['Title: A B C\ne|-0-|', 'solfege', 'Title: A B C\nmi|-0-|'],
  ['b      ║----│\nF#     ║-R--│', 'german', 'h      ║----│\nFis    ║-R--│'],
  ['e   3 ║----│\nB     ║-R--│', 'solfege', 'mi  3 ║----│\nSi    ║-R--│'],
] as const)('%j in %s names', (english, system, written) => {
  expect(namesInTab(english, system)).toBe(written)
})

test('every string of a neck is labelled in the system, in its column', () => {
  const english = drawNeckText([{ string: 1, fret: 0, label: '5' }], 0, 5, STANDARD_NECK)
  const lines = namesInTab(english, 'solfege').split('\n')
  expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual([
    'mi',
    'Si',
    'Sol',
    'Re',
    'La',
    'Mi',
  ])
  expect(new Set(lines.slice(1).map((line) => line.indexOf('║'))).size).toBe(1)
})
