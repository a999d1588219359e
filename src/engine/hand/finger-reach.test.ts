import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, neckOf } from '../instrument/neck'
import { handReachesOf, isStretch } from './finger-reach'

const neckNamed = (id: string, capo = 0) => {
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  return neckOf(instrument, instrument.tunings[0]!, capo)
}

/** `1-1 2-3 - 3-5, stretch 8`: frets above the index finger, by finger. */
const textOf = (id: string, hand: number, capo = 0): string => {
  const { byFinger, stretchTo } = handReachesOf(hand, neckNamed(id, capo))
  const fingers = byFinger.slice(1).map((reach) => (reach ? `${reach.from}-${reach.to}` : 'none'))
  return `${fingers.join(' ')}, stretch ${stretchTo}`
}

describe('frets above the index finger that each finger takes', () => {
  test.each([
    ['guitar', 1, '0-0 1-1 2-2 3-3, stretch 4'],
    ['guitar', 12, '0-0 1-1 2-2 3-3, stretch 4'],
    ['guitar-7', 1, '0-0 1-1 2-2 3-3, stretch 4'],
    ['baritone-guitar', 1, '0-0 1-1 2-2 3-3, stretch 4'],
    ['banjo', 1, '0-0 1-1 2-2 3-3, stretch 4'],
    ['ukulele', 1, '0-0 1-1 2-2 3-6, stretch 9'],
    ['mandolin', 1, '0-0 1-2 2-4 3-6, stretch 9'],
    ['bass', 1, '0-0 1-1 none 2-3, stretch 3'],
    ['bass', 4, '0-0 1-1 none 2-3, stretch 3'],
    ['bass', 5, '0-0 1-1 2-2 3-3, stretch 4'],
    ['bass-5', 7, '0-0 1-1 2-2 3-3, stretch 4'],
  ])('%s, hand at fret %i: %s', (id, hand, text) => {
    expect(textOf(id, hand)).toBe(text)
  })

  test('a capo brings the narrower frets of a bass nearer', () => {
    expect(textOf('bass', 3, 2)).toBe(textOf('bass', 5))
    expect(textOf('bass', 2, 2)).toBe(textOf('bass', 4))
  })
})

test.each([
  ['guitar', 4, 1, false], ['guitar', 5, 1, true], ['ukulele', 7, 1, false], ['ukulele', 8, 1, true], ['bass', 9, 5, true],
])('on %s fret %i under a hand at %i is a stretch: %s', (id, fret, hand, stretched) => {
  expect(isStretch(fret, hand, neckNamed(id))).toBe(stretched)
}) // biome-ignore format: one row a line

describe('for every instrument, wherever the hand is', () => {
  test.each(INSTRUMENTS.map(({ id }) => id))(
    '%s: the hand reaches every fret of its span',
    (id) => {
      const neck = neckNamed(id)
      for (let hand = 1; hand <= neck.maxFret; hand++) {
        const { byFinger, stretchTo } = handReachesOf(hand, neck)
        for (let reach = 0; reach <= byFinger[4]!.to; reach++) {
          const fingers = byFinger.filter((own) => own && reach >= own.from && reach <= own.to)
          expect(fingers.length, `${reach} frets above fret ${hand}`).toBeGreaterThan(0)
        }
        expect(stretchTo).toBeGreaterThanOrEqual(byFinger[4]!.to)
      }
    },
  )
})
