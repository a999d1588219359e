import { describe, expect, test } from 'vitest'
import { parseFrets } from '../instrument/fret-text'
import { difficultyOf } from './difficulty'
import { fingerGrip } from './fingering'

const difficulty = (text: string) => {
  const frets = parseFrets(text)!
  return difficultyOf(frets, fingerGrip(frets))
}

describe('difficultyOf', () => {
  test.each([
    ['Em', '022000', 1],
    ['Am', 'x02210', 1],
    ['G', '320003', 1],
    ['C', 'x32010', 2],
    ['Dm', 'xx0231', 2],
    ['B7', 'x21202', 2],
    ['F on four strings', 'xx3211', 3],
    ['F#m', '244222', 3],
    ['F', '133211', 4],
    ['Bm', 'x24432', 4],
    ['A by the G form', '542225', 4],
    ['Fm7 with two barres', '133144', 5],
  ])('%s %s is of level %i', (_name, text, level) => {
    expect(difficulty(text).level).toBe(level)
  })

  test('says why', () => {
    expect(difficulty('133211').reasons).toEqual([
      { reason: 'four fingers', points: 1 },
      { reason: 'the index bars six strings', points: 1.5 },
      { reason: 'a barre right at the nut', points: 0.5 },
      { reason: 'a stretch of 67 mm', points: 0.5 },
    ])
    expect(difficulty('3x34xx').reasons).toContainEqual({
      reason: 'one string damped inside the chord',
      points: 0.5,
    })
  })

  test('is the sum of its reasons', () => {
    for (const text of ['x32010', '8-7-5-5-8-8', 'xx0121']) {
      const { points, reasons } = difficulty(text)
      expect(points).toBe(reasons.reduce((sum, reason) => sum + reason.points, 0))
    }
  })
})
