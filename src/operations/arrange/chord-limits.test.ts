/** How many notes chords may add to a melody: no request is legal that no answer could be given to in time. */
import { describe, expect, test } from 'vitest'
import { RequestError } from '../registry/request-errors'
import { askArrangement } from './ask-arrangement.test-support'

const SYMBOLS = ['C', 'F7', 'Gm7', 'Bbmaj7', 'Ab']
const piece = (notes: number, midi: number, beats: number, chords: number, more: object = {}) => ({
  melody: Array.from({ length: notes }, () => ({ midi, durationBeats: beats })),
  chords: Array.from({ length: chords }, (_, index) => ({
    symbol: SYMBOLS[index % SYMBOLS.length]!,
    durationBeats: (notes * beats) / chords,
  })),
  ...more,
})

async function refusalOf(request: object) {
  try {
    await askArrangement({ ...request })
    return ''
  } catch (error) {
    if (error instanceof RequestError) return error.message
    throw error
  }
}

const BARS_OF_ONE_BEAT = { timeSignature: [1, 4] }

// biome-ignore format: a request a line
const REFUSED: readonly (readonly [what: string, request: object, words: RegExp])[] = [
  ['chords that add too many notes', piece(128, 67, 2, 64), /make \d{3} notes, and at most 256/],
  ['a bar of each beat, under a melody too low for chords', piece(128, 40, 8, 64, BARS_OF_ONE_BEAT), /make at least 1152 notes, and at most 256/],
  ['more bars than there may be, under few notes', piece(10, 40, 16, 64, BARS_OF_ONE_BEAT), /struck 192 times.*at most 96/],
  ['a low melody, which an octave higher has too many', piece(96, 43, 1, 48, BARS_OF_ONE_BEAT), /more than 320 notes in the octave/],
]

test.each(REFUSED)('%s: the piece is to be sent in parts', async (_, request, words) => {
  const message = await refusalOf(request)
  expect(message).toMatch(words)
  expect(message).toContain('send the piece in parts')
})

describe('within the limits', () => {
  test('a long piece is arranged whole', async () => {
    const { score, proposals } = await askArrangement(piece(80, 67, 2, 40))
    expect(score.length).toBeGreaterThan(160)
    expect(score.length).toBeLessThanOrEqual(256)
    expect(proposals).toHaveLength(3)
  })

  test('octaves with too many notes are no proposals, and the written one is', async () => {
    const request = piece(96, 50, 1, 48, BARS_OF_ONE_BEAT)
    const { score, proposals } = await askArrangement(request)
    expect(score.length).toBeLessThanOrEqual(256)
    expect(proposals.map(({ transpose }) => transpose)).toEqual([0])
  })
})
