/** Parts that are asked for and do not fit a hand: the request is refused by name, or answered with what is left. */
import { expect, test } from 'vitest'
import { CodedError } from '#engine/errors'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { drawSome } from '../../../test/support/draw-count'

const MELODIES = ['E2', 'C3', 'G3', 'E4', 'C5', 'B5']
const SYMBOLS = ['C', 'F#m7b5', 'Eb13', 'Asus4', 'B7#9', 'Gdim7']
const KEPT = [['harmony'], ['bass'], ['bass', 'harmony'], ['melody', 'harmony']]
const NECKS = [{}, { maxFret: 1 }, { difficulty: 'easy', maxFret: 3 }, { tuning: 'DADGAD' }]

const ROWS = KEPT.flatMap((keep) =>
  NECKS.flatMap((neck) => MELODIES.map((note) => [keep.join(' and '), note, neck, keep] as const)),
)

test.each(ROWS.map((row, index) => [...row, index] as const))(
  '%s under %s, %j: notes to play, or a refusal by name',
  async (_, note, neck, keep, index) => {
    for (const symbol of drawSome(SYMBOLS, 3, index)) {
      const request = {
        melody: [{ note, durationBeats: 4 }],
        chords: [{ symbol }],
        keep,
        ...neck,
      }
      const answer = await askArrangement(request).catch((error: unknown) => error)
      if (answer instanceof CodedError) expect(answer.message).toMatch(/^keep: |^Cannot place /)
      else expect(answer).toMatchObject({ routes: [{ proof: { playable: true } }] })
    }
  },
)
