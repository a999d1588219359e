import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors'
import {
  fretsOfPosition,
  type HandWindowRequest,
  isInHandWindow,
  POSITION_NAMES,
  parseHand,
  resolveHandWindow,
} from './hand-window'

test('position n is the four frets from n on, open is frets 0 to 4, any is no window', () => {
  expect(fretsOfPosition('any')).toBeUndefined()
  expect(fretsOfPosition('open')).toEqual({ startFret: 0, endFret: 4 })
  expect(fretsOfPosition('first')).toEqual({ startFret: 1, endFret: 4 })
  expect(fretsOfPosition('seventh')).toEqual({ startFret: 7, endFret: 10 })
  expect(fretsOfPosition('twelfth')).toEqual({ startFret: 12, endFret: 15 })
  expect(POSITION_NAMES).toHaveLength(14)
})

describe('which parameter sets the window', () => {
  test.each<[string, HandWindowRequest, string, number, number]>([
    ['nothing: the whole neck', { maxFret: 15 }, 'none', 0, 15],
    ['position', { position: 'fifth', maxFret: 24 }, 'position', 5, 8],
    ['hand wins over position', { position: 'fifth', hand: '2-6', maxFret: 24 }, 'hand', 2, 6],
    ['the bounds win over hand', { hand: '2-6', handStartFret: 7, handEndFret: 9, maxFret: 24 }, 'handStartFret', 7, 9],
    ['a start alone reaches three frets up', { handStartFret: 5, maxFret: 24 }, 'handStartFret', 5, 8],
    ['an end alone reaches three frets down', { handEndFret: 8, maxFret: 24 }, 'handEndFret', 5, 8],
    ['but not below the nut', { handEndFret: 2, maxFret: 24 }, 'handEndFret', 0, 2],
    ['nor above the neck', { handStartFret: 23, maxFret: 24 }, 'handStartFret', 23, 24],
    ['nor above maxFret, by its start', { handStartFret: 10, maxFret: 12 }, 'handStartFret', 10, 12],
    ['by its end', { handEndFret: 14, maxFret: 12 }, 'handEndFret', 11, 12],
    ['by both', { handStartFret: 5, handEndFret: 14, maxFret: 12 }, 'handStartFret', 5, 12],
    ['by position', { position: 'twelfth', maxFret: 12 }, 'position', 12, 12],
    ['in open position', { position: 'open', maxFret: 2 }, 'position', 0, 2],
    ['by hand', { hand: '5-20', maxFret: 12 }, 'hand', 5, 12],
    ['by a shape', { shapeFrets: { startFret: 10, endFret: 13 }, maxFret: 12 }, 'shape', 10, 12],
    ['a shape wins over position', { position: 'fifth', shapeFrets: { startFret: 1, endFret: 4 }, maxFret: 24 }, 'shape', 1, 4],
    ['an explicit window wins over a shape', { hand: '5-8', shapeFrets: { startFret: 1, endFret: 4 }, maxFret: 24 }, 'hand', 5, 8],
  ])('%s', (_what, request, source, startFret, endFret) => {
    expect(resolveHandWindow(request)).toMatchObject({ source, startFret, endFret })
  }) // biome-ignore format: one line a row
})

test('open strings are free of charge only where open or first position sets the window', () => {
  const isWaived = (request: Omit<HandWindowRequest, 'maxFret'>) =>
    resolveHandWindow({ maxFret: 24, ...request }).openStringsWaived
  expect(isWaived({ position: 'open' })).toBe(true)
  expect(isWaived({ position: 'first' })).toBe(true)
  expect(isWaived({ position: 'second' })).toBe(false)
  expect(isWaived({ position: 'first', hand: '5-8' })).toBe(false)
  expect(isWaived({})).toBe(false)
})

test('the hand rests where its four fingers stay inside the window', () => {
  const handsOf = (hand: string) => {
    const { lowestHandFret, highestHandFret } = resolveHandWindow({ hand, maxFret: 24 })
    return [lowestHandFret, highestHandFret]
  }
  expect(handsOf('5-8')).toEqual([5, 5])
  expect(handsOf('5-10')).toEqual([5, 7])
  expect(handsOf('7-7')).toEqual([7, 7])
  expect(handsOf('0-4')).toEqual([1, 1])
})

describe('refuses a window that cannot be meant', () => {
  test.each<[string, HandWindowRequest, string]>([
    ['start beyond end', { hand: '8-5', maxFret: 24 }, 'hand'],
    ['bounds the wrong way round', { handStartFret: 9, handEndFret: 4, maxFret: 24 }, 'handStartFret'],
    ['start above maxFret', { position: 'ninth', maxFret: 7 }, 'position'],
    ['not a window', { hand: '5', maxFret: 24 }, 'hand'],
  ])('%s', (_what, request, path) => {
    let thrown: unknown
    try {
      resolveHandWindow(request)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(DomainError)
    expect(thrown).toMatchObject({ code: 'invalid-hand-window', issues: [{ path }] })
  }) // biome-ignore format: one line a row
})

test.each(['5', '5-', '-8', '5-25', '05-8', '5 - 8', '5–8', '', '1-2-3'])(
  'parseHand gives nothing for «%s»',
  (text) => {
    expect(parseHand(text)).toBeUndefined()
  },
)

test('open strings belong to every window', () => {
  expect(isInHandWindow(0, { startFret: 5, endFret: 8 })).toBe(true)
  expect(isInHandWindow(4, { startFret: 5, endFret: 8 })).toBe(false)
  expect(isInHandWindow(8, { startFret: 5, endFret: 8 })).toBe(true)
})
