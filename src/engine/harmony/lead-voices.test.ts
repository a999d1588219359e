import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { pitchClassOf } from '../theory/pitch'
import { parseChordSymbol } from './chord-symbol'
import { leadVoices } from './lead-voices'

const tones = (symbol: string) => parseChordSymbol(symbol)!.tones.map(pitchClassOf)
const steps = (from: number, to: number) => {
  const up = (to - from + 12) % 12
  return Math.min(up, 12 - up)
}

/** Every way to give each voice of the larger chord a tone of the smaller, none left out. */
function leastByTrying(from: readonly number[], to: readonly number[]): number {
  const [larger, smaller] = from.length >= to.length ? [from, to] : [to, from]
  let least = Number.POSITIVE_INFINITY
  const extend = (index: number, sum: number, taken: ReadonlySet<number>) => {
    if (index === larger.length) {
      if (taken.size === smaller.length) least = Math.min(least, sum)
      return
    }
    for (const tone of smaller) {
      extend(index + 1, sum + steps(larger[index]!, tone), new Set([...taken, tone]))
    }
  }
  extend(0, 0, new Set())
  return least
}

describe('the smallest voice leading', () => {
  test.each([
    ['C', 'G', 3],
    ['C', 'F', 3],
    ['G7', 'C', 4],
    ['G7', 'Cmaj7', 3],
    ['Dm7', 'G7', 3],
    ['C', 'E7', 4],
    ['A7', 'Dm7', 5],
    ['G7', 'Db7', 2],
    ['Db7', 'Cmaj7', 3],
    ['Bb7', 'Cmaj7', 5],
    ['Fm7', 'Bb7', 3],
    ['G7', 'Am', 6],
    ['C', 'Am', 2],
    ['C', 'Cm', 1],
    ['C', 'Em', 1],
    ['Cm', 'Ab', 1],
    ['C', 'C#m', 2],
    ['C', 'Fm', 2],
    ['Cm', 'G', 2],
    ['C', 'Abm', 3],
    ['C', 'E', 2],
    ['C', 'Ab', 2],
    ['C', 'Eb', 3],
    ['C', 'A', 3],
    ['C', 'Bb', 6],
    ['C', 'C#dim', 1],
    ['C#dim', 'Dm7', 5],
    ['C', 'Cdim', 2],
    ['Bdim', 'C', 5],
    ['C', 'F#', 6],
  ])('from %s to %s takes %i semitones', (from, to, distance) => {
    expect(leadVoices(tones(from), tones(to)).distance).toBe(distance)
  })

  const pitchClasses = fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 5 })

  test('is as small as trying every assignment finds', () => {
    fc.assert(
      fc.property(pitchClasses, pitchClasses, (from, to) => {
        expect(leadVoices(from, to).distance).toBe(leastByTrying(from, to))
      }),
      { seed: 4, numRuns: drawCount(800) },
    )
  })

  test('moves every tone of both chords, and its steps add up', () => {
    fc.assert(
      fc.property(pitchClasses, pitchClasses, (from, to) => {
        const { distance, moves } = leadVoices(from, to)
        expect(moves.reduce((sum, { semitones }) => sum + Math.abs(semitones), 0)).toBe(distance)
        expect(new Set(moves.map((move) => move.fromPitchClass))).toEqual(new Set(from))
        expect(new Set(moves.map((move) => move.toPitchClass))).toEqual(new Set(to))
        for (const { fromPitchClass, toPitchClass, semitones } of moves) {
          expect((fromPitchClass + semitones + 12) % 12).toBe(toPitchClass)
        }
      }),
      { seed: 4, numRuns: drawCount(300) },
    )
  })

  test('is as long backwards, and transposes', () => {
    fc.assert(
      fc.property(pitchClasses, pitchClasses, fc.nat(11), (from, to, by) => {
        const { distance } = leadVoices(from, to)
        const up = (pitchClass: number) => (pitchClass + by) % 12
        expect(leadVoices(to, from).distance).toBe(distance)
        expect(leadVoices(from.map(up), to.map(up)).distance).toBe(distance)
      }),
      { seed: 4, numRuns: drawCount(300) },
    )
  })
})
