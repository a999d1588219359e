import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import { fretsOf, packGrip } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES } from '../theory/chord'
import { difficultyOf } from './difficulty'
import { GRIP_PREFERENCES, GRIP_WEIGHTS, gripCost } from './grip-cost'
import { gripTableOf } from './grip-motion'

const MAJOR = CHORD_TYPES[0]!
const C = 0
const table = gripTableOf(C, MAJOR, STANDARD_NECK)
const { grips, scores, firstCosts } = table.ranked
const choice = { table, indices: [...grips.keys()] }
const indexOf = (text: string) => grips.indexOf(packGrip(parseFrets(text)!))

describe('gripCost', () => {
  test.each(GRIP_PREFERENCES)('is the sum of its parts under prefer=%s', (prefer) => {
    // C begins with x32010, open and of the first level.
    const weights = GRIP_WEIGHTS[prefer]
    for (const index of choice.indices) {
      const behind =
        prefer === 'hand' ? firstCosts[index]! - firstCosts[0]! : scores[0]! - scores[index]!
      const frets = fretsOf(grips[index]!, 6)
      const { points } = difficultyOf(frets, fingerGrip(frets), STANDARD_NECK)
      const sounding = frets.flatMap((fret, place) =>
        fret === null ? [] : [STANDARD_NECK.strings[5 - place]!.midi + fret],
      )
      const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
      const lowest = pressed.length === 0 ? 0 : Math.min(...pressed)
      expect(gripCost(choice, index, prefer)).toBe(
        Math.round(
          (weights.rankingPoint * behind) / 1000 +
            weights.difficultyPoint * points +
            (Math.min(...sounding) % 12 === C ? 0 : weights.otherBass) +
            weights.fretUp * Math.max(0, lowest - 1) +
            weights.missingString * Math.max(0, 4 - sounding.length) +
            (frets.includes(0) ? 0 : weights.closedForOpen),
        ),
      )
    }
  })

  test.each([
    ['x32010', '032010', 'the root in the bass'],
    ['x32010', 'x35553', 'the lower position'],
    ['x3201x', 'xx2010', 'the root in the bass of small grips'],
    ['x32010', 'x3x010', 'all strings sounding'],
  ])('%s costs a hand less than %s: %s', (better, worse) => {
    expect(gripCost(choice, indexOf(better))).toBeLessThan(gripCost(choice, indexOf(worse)))
  })

  test('voices do not mind what lies in the bass', () => {
    const extra = (prefer: 'hand' | 'voices') =>
      gripCost(choice, indexOf('032010'), prefer) - gripCost(choice, indexOf('x32010'), prefer)
    expect(extra('voices')).toBeLessThan(extra('hand') - GRIP_WEIGHTS.hand.otherBass)
  })
})
