import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { difficultyOf } from './difficulty'

const difficulty = (text: string) => {
  const frets = parseFrets(text)!
  return difficultyOf(frets, fingerGrip(frets), STANDARD_NECK)
}

describe('difficultyOf', () => {
  test.each([
    ['Em', '022000', 1],
    ['E', '022100', 1],
    ['Am', 'x02210', 1],
    ['A', 'x02220', 1],
    ['G', '320003', 1],
    ['C', 'x32010', 1],
    ['D', 'xx0232', 1],
    ['Dm', 'xx0231', 1],
    ['Am7', 'x02010', 1],
    ['Em7', '020000', 1],
    ['D7', 'xx0212', 1],
    ['A7', 'x02020', 1],
    ['E7', '020100', 1],
    ['G7', '320001', 1],
    ['Cmaj7', 'x32000', 1],
    ['Asus2', 'x02200', 1],
    ['Dsus4', 'xx0233', 1],
    ['Fmaj7', 'xx3210', 1],
    ['B7', 'x21202', 2],
    ['C7', 'x32310', 2],
    ['G with four fingers', '320033', 2],
    ['F on four strings', 'xx3211', 2],
    ['F on three strings', 'xx321x', 2],
    ['a power chord', '355xxx', 1],
    ['F#m', '244222', 3],
    ['F with four single fingers', '10321x', 3],
    ['C with the ring finger on three strings', 'x3555x', 3],
    ['Bbm7 with the little finger on four strings', '646666', 4],
    ['Cm7 with the little finger on four strings', '868888', 4],
    ['F', '133211', 4],
    ['Fm', '133111', 4],
    ['Bm', 'x24432', 4],
    ['Bb', 'x13331', 4],
    ['A by the G form', '542225', 5],
    ['Bb by the G form', '653336', 5],
    ['Bb by the C form', 'x-13-12-10-11-10', 3],
    ['Fm7 with two barres', '133144', 5],
    ['Bbsus4', 'x13341', 4],
    ['Bsus4', 'x24452', 4],
    ['Csus4 by the A form', 'x35563', 4],
    ['Dbsus4', 'x46674', 4],
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

  test.each([
    ['133211', '577655'],
    ['133111', '577555'],
    ['131211', '575655'],
    ['133311', '577755'],
    ['x13331', 'x57775'],
    ['x13321', 'x57765'],
    ['x13131', 'x57575'],
    ['x13121', 'x57565'],
    ['x13341', 'x57785'],
    ['x13141', 'x57585'],
    ['x13241', 'x57685'],
    ['x11341', 'x55785'],
    ['131214', '575658'],
    ['133141', '577585'],
    ['123141', '567585'],
    ['143121', '587565'],
    ['242325', '575658'],
    ['x24452', 'x57785'],
  ])('a full barre is at most one level harder low down: %s and %s', (low, high) => {
    // biome-ignore format: a chart
    const harder = difficulty(low).level - difficulty(high).level
    expect([0, 1]).toContain(harder)
  })

  test('a fingertip is harder on every string more', () => {
    const points = ['x13244', 'xx4666', 'x46666'].map((text) =>
      difficulty(text).reasons.find(({ reason }) => reason.startsWith('a fingertip')),
    )
    expect(points).toEqual([
      { reason: 'a fingertip bars two strings', points: 1 },
      { reason: 'a fingertip bars three strings', points: 2 },
      { reason: 'a fingertip bars four strings', points: 3 },
    ])
  })

  test('is the sum of its reasons', () => {
    for (const text of ['x32010', '8-7-5-5-8-8', 'xx0121']) {
      const { points, reasons } = difficulty(text)
      expect(points).toBe(reasons.reduce((sum, reason) => sum + reason.points, 0))
    }
  })
})
