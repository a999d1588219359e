import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRequest } from '#operations/reading/read-request'
import { findContainingScales } from '#operations/scales/scales-containing'
import { drawCount } from './support/draw-count'
import { ROOTS } from './support/random-request'

const search = (notes: readonly string[], root?: string) =>
  findContainingScales.run(
    readRequest(findContainingScales, { notes: [...notes], limit: 48, ...(root && { root }) }),
    { baseUrl: '' },
  )

const note = fc.oneof(
  fc.constantFrom(...ROOTS, 'F##', 'Bbb'),
  fc.constantFrom(...ROOTS).map((name) => `${name}4`),
  fc.integer({ min: 40, max: 88 }).map(String),
)
const question = fc.array(note, { minLength: 1, maxLength: 7 }).chain((notes) =>
  fc.record({
    notes: fc.constant(notes),
    permuted: fc.shuffledSubarray(notes, { minLength: notes.length }),
    root: fc.option(fc.constantFrom(...ROOTS), { nil: undefined }),
  }),
)

test('the order of the notes changes nothing but their echo', () => {
  fc.assert(
    fc.property(question, ({ notes, permuted, root }) => {
      const { notes: echo, ...answer } = search(notes, root)
      const { notes: otherEcho, ...other } = search(permuted, root)
      expect(other).toEqual(answer)
      expect(new Set(otherEcho.map((one) => one.pitchClass))).toEqual(
        new Set(echo.map((one) => one.pitchClass)),
      )
    }),
    { numRuns: drawCount(300), seed: 20261122 },
  )
})

test.each([[['C', 'E', 'G', 'Bb']], [['Bb', 'G', 'E', 'C']], [['E', 'C', 'Bb', 'G']]])(
  '%j are held first by C mixolydian, the one in use',
  (notes) => {
    const [first] = search(notes).matches
    expect([first!.root, first!.id]).toEqual(['C', 'mixolydian'])
  },
)
