import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { chordsText, necksText, notesText, scores } from '../../test/support/arbitrary-score'
import { drawCount } from '../../test/support/draw-count'
import {
  FORMATS,
  type FormatId,
  formatById,
  projectOfTrack,
  type Score,
  scoreOfProject,
} from './index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

function through(score: Score, id: FormatId): Score {
  const format = formatById(id)!
  return format.read(format.write(score).bytes).score
}

const RUNS = { numRuns: drawCount(12) }
const WHOLE: readonly FormatId[] = ['guitar-pro', 'musicxml', 'alphatex']
const pairs = WHOLE.flatMap((one) => WHOLE.map((other) => [one, other] as const))

describe('a drawn score comes back note by note', () => {
  test.each(pairs)('from %s and then %s', (one, other) => {
    fc.assert(
      fc.property(scores({ techniques: true, graces: true, chords: true }), (score) => {
        const back = through(through(score, one), other)
        expect(notesText(back, 'all')).toEqual(notesText(score, 'all'))
        expect(chordsText(back)).toEqual(chordsText(score))
        expect(necksText(back)).toEqual(necksText(score))
        expect(back.measures).toEqual(score.measures)
        expect([back.title, back.artist]).toEqual([score.title, score.artist])
      }),
      RUNS,
    )
  })

  test.each([...WHOLE, 'midi'] as const)(
    'by pitch, start and duration from %s and then MIDI',
    (id) => {
      fc.assert(
        fc.property(scores({ voices: 1, tripletsOnly: true }), (score) => {
          const back = through(through(score, id), 'midi')
          expect(notesText(back, 'times')).toEqual(notesText(score, 'times'))
        }),
        RUNS,
      )
    },
  )

  test.each([...WHOLE, 'ascii'] as const)('by place and start from %s and then ASCII tab', (id) => {
    const limits = { voices: 1, ties: false, tripletsOnly: true, timeSignature: [4, 4] } as const
    fc.assert(
      fc.property(scores(limits), (score) => {
        const first = { ...score, tracks: score.tracks.slice(0, 1) }
        const back = through(through(first, id), 'ascii')
        expect(notesText(back, 'places')).toEqual(notesText(first, 'places'))
        expect(necksText(back)).toEqual(necksText(first))
      }),
      RUNS,
    )
  })

  test('from a project', () => {
    fc.assert(
      fc.property(scores({ techniques: true, tripletsOnly: true, chords: true }), (score) => {
        for (const track of score.tracks) {
          const own = { ...score, tracks: [track] }
          const { project } = projectOfTrack(own, track, track.neck!)
          const link = decodeCompressedProject(encodeCompressedProject(project))
          const back = scoreOfProject(link).score
          expect(notesText(back, 'all')).toEqual(notesText(own, 'all'))
          expect(necksText(back)).toEqual(necksText(own))
          expect(namesText(back)).toEqual(namesText(own))
        }
      }),
      RUNS,
    )
  })
})

/** Names with their times; a project keeps one name a time. */
function namesText(score: Score): readonly string[] {
  return chordsText(score).flatMap((text) => text.split('\n').sort())
}
