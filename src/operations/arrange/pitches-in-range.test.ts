/** A transposition beyond the pitches that there are is refused by name, and never reaches the planner. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { drawCount } from '../../../test/support/draw-count'
import { RequestError } from '../registry/request-errors'

const SIX_LOW_STRINGS = 'E2,E2,E2,E2,E2,E2'

/** The refusal; an error of any other kind would be a 500. */
async function refusalOf(request: Record<string, unknown>) {
  try {
    await askArrangement(request)
    return undefined
  } catch (error) {
    if (error instanceof RequestError || error instanceof DomainError) return error
    throw error
  }
}

// biome-ignore format: a request a line
test.each<[what: string, request: object, words: string, nearest: string]>([
  ['below the lowest pitch', { notes: [{ midi: 35 }], transpose: -36, maxFret: 1 }, 'take MIDI 35 to -1', '-24'],
  ['by an octave', { notes: [{ midi: 11 }, { midi: 60 }], transpose: -12 }, 'by -11 to +36', '0'],
  ['above the highest', { notes: [{ midi: 120 }], transpose: 36, maxFret: 0, tuning: SIX_LOW_STRINGS }, 'take MIDI 120 to 156', '0'],
  ['a melody with chords', { melody: [{ midi: 123, durationBeats: 4 }], chords: [{ symbol: 'Db' }], transpose: 31 }, 'by -36 to +4', '-5'],
])('%s: the allowed range and the nearest of the same key are named', async (_, request, words, nearest) => {
  const refusal = await refusalOf({ ...request })
  expect(refusal?.issues).toMatchObject([{ path: 'transpose', didYouMean: nearest }])
  expect(refusal?.message).toContain(words)
})

test.each(['octave', 'auto'])('transpose=%s tries only what is in range', async (transpose) => {
  for (const midi of [0, 5, 122, 127]) {
    const { arrangement } = await askArrangement({ notes: [{ midi }], transpose })
    expect(midi + arrangement.transpose).toBeGreaterThanOrEqual(0)
    expect(midi + arrangement.transpose).toBeLessThanOrEqual(127)
  }
})

const drawn = <Value>(...values: readonly Value[]) => fc.constantFrom(...values)
const note = fc.record({
  midi: fc.oneof(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 40, max: 80 })),
  startBeat: drawn(0, 0.5, 1, 2, 7),
  durationBeats: drawn(0.25, 1, 3),
})
const setting = fc.record({
  transpose: fc.oneof(fc.integer({ min: -36, max: 36 }), drawn('octave', 'auto')),
  maxFret: drawn(0, 1, 5, 12),
  tuning: drawn(SIX_LOW_STRINGS, 'E2,A2,D3,G3,B3,E4', 'D2,A2,D3,G3,A3,D4'),
  difficulty: drawn('easy', 'medium', 'hard'),
})
const chord = fc.record({ symbol: drawn('C', 'Db', 'F#m7b5', 'G13', 'Bsus4', 'Eb/G') })
const piece = fc.oneof(
  fc.record({ notes: fc.array(note, { minLength: 1, maxLength: 6 }) }),
  fc.record({
    melody: fc.array(note, { minLength: 1, maxLength: 4 }),
    chords: fc.array(chord, { minLength: 1, maxLength: 2 }),
  }),
)

test('a drawn piece in a drawn setting is answered, or refused by name', async () => {
  await fc.assert(
    fc.asyncProperty(piece, setting, async (score, own) => {
      const refusal = await refusalOf({ ...score, ...own })
      for (const { message } of refusal?.issues ?? []) expect(message).not.toBe('')
    }),
    { numRuns: drawCount(300) },
  )
})
