/** How many notes chords may add to a melody: no request is legal that no answer could be given to in time. */
import { describe, expect, test } from 'vitest'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { RequestError } from '../registry/request-errors'

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
  ['a bar of each beat, under a melody too low for chords', piece(128, 40, 8, 64, BARS_OF_ONE_BEAT), /basses of the chords make 1152 notes, and at most 256/],
  ['harmony alone of so many bars that only basses have room', piece(128, 72, 3, 48, { keep: ['harmony'] }), /no room for more in 256 notes/],
  ['more bars than there may be, under few notes', piece(10, 40, 16, 64, BARS_OF_ONE_BEAT), /struck 192 times.*at most 96/],
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

  test('a melody with as many chords as are taken is arranged', async () => {
    const { score, report } = await askArrangement(rich(128, 67, 2, 64))
    expect(score.length).toBeLessThanOrEqual(320)
    expect(score.filter(({ role }) => role === 'bass').length).toBeGreaterThan(48)
    expect(report?.[0]?.message).toMatch(/^Chords have/)
  })
})

const RICH = ['C13', 'Fmaj9', 'Bb7b9', 'Am11', 'D7#9', 'G9']
const rich = (notes: number, midi: number, beats: number, chords: number, more: object = {}) => {
  const { melody, chords: posted, ...rest } = piece(notes, midi, beats, chords, more)
  const symbolAt = (index: number) => RICH[index % RICH.length]!
  return { melody, chords: posted.map((own, at) => ({ ...own, symbol: symbolAt(at) })), ...rest }
}

/** Notes of the harmony struck together, at most. */
function mostInner({ score }: Awaited<ReturnType<typeof askArrangement>>): number {
  const starts = score.filter(({ role }) => role === 'harmony').map(({ startBeat }) => startBeat)
  return Math.max(0, ...starts.map((start) => starts.filter((own) => own === start).length))
}

describe('chords of a long piece have fewer inner voices, and the report tells it', () => {
  // biome-ignore format: a piece a line
  const LONG: readonly (readonly [what: string, request: object, words: RegExp, most: number])[] = [
    ['triads and sevenths', piece(112, 72, 2, 56), /no inner voices beside the bass unless/, 2],
    ['as many as there may be', piece(128, 72, 2, 64), /at most one inner voice,/, 1],
    ['easy ones', piece(128, 72, 2, 64, { difficulty: 'easy' }), /at most one inner voice,/, 1],
    ['ninths to thirteenths', rich(96, 72, 2, 48), /at most 2 inner voices/, 2],
    ['as many of these as there may be', rich(128, 72, 2, 64), /at most one inner voice,/, 1],
    ['a low melody, which an octave higher has too many', piece(96, 43, 1, 48, BARS_OF_ONE_BEAT), /Chords have/, 2],
  ]

  test.each(LONG)('%s', async (_, request, words, most) => {
    const answer = await askArrangement({ ...request })
    const { score, report, arrangementProof } = answer
    expect(report).toHaveLength(1)
    expect(report![0]).toMatchObject({ kind: 'changed', bars: [] })
    expect(report![0]!.message).toMatch(words)
    expect(score.length).toBeLessThanOrEqual(320)
    expect(mostInner(answer)).toBeLessThanOrEqual(most)
    expect(arrangementProof).toMatchObject({ everyNoteAccountedFor: true, chordTonesTold: true })
  })

  test('a shorter piece and one without harmony have no report', async () => {
    expect(await askArrangement(piece(40, 67, 2, 20))).not.toHaveProperty('report')
    const outer = await askArrangement(piece(128, 67, 2, 64, { keep: ['melody', 'bass'] }))
    expect(outer).not.toHaveProperty('report')
  })

  test('the more chords, the fewer inner voices each', async () => {
    const counts = [44, 48, 56, 64]
    const answers = await Promise.all(
      counts.map((own) => askArrangement(rich(2 * own, 72, 2, own))),
    )
    const each = answers.map(({ score }, index) => score.length / counts[index]!)
    expect(each).toEqual(each.toSorted((a, b) => b - a))
    expect(each[0]).toBeGreaterThan(5.5)
    expect(each.at(-1)).toBe(4)
  })
})
