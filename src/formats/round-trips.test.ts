import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { FORMATS, type FormatId, formatById, type Score } from './index'
import { necksText, notesText, scores } from './score.test-support'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

function through(score: Score, id: FormatId): Score {
  const format = formatById(id)!
  return format.read(format.write(score).bytes).score
}

const WHOLE: readonly FormatId[] = ['guitar-pro', 'musicxml', 'alphatex']
const pairs = WHOLE.flatMap((one) => WHOLE.map((other) => [one, other] as const))

describe('a drawn score comes back note by note', () => {
  test.each(pairs)('from %s and then %s', (one, other) => {
    fc.assert(
      fc.property(scores({ techniques: true, graces: true }), (score) => {
        const back = through(through(score, one), other)
        expect(notesText(back, 'all')).toEqual(notesText(score, 'all'))
        expect(necksText(back)).toEqual(necksText(score))
      }),
      { numRuns: 40 },
    )
  })
})
