/** The capo finder as it is asked. */
import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { parseKey } from '#engine/harmony/key'
import { readQuery } from '../reading/query'
import { RequestError } from '../registry/request-errors'
import { getCapos } from './capo'
import { MAX_CAPO_CHORDS, MAX_DIFFERENT_CHORDS } from './capo.schema'
import { getProgression } from './progression'

const ask = (query: string) =>
  getCapos.run(readQuery(getCapos, query).request as Parameters<typeof getCapos.run>[0], {
    baseUrl: 'https://x.example',
  })
type Document = ReturnType<typeof ask>
const shapesOf = ({ chords }: Document['choices'][number]) =>
  chords.map(({ shapeSymbol }) => shapeSymbol).join(' ')

test.each([
  ['chords=Bb,Gm,Eb,F', 'Bb Gm Eb F', 3, 'G Em C D', 0],
  ['chords=1,6m,4,5&key=Bb', 'Bb Gm Eb F', 3, 'G Em C D', 0],
  ['chords=G,Em,C,D&capo=3', 'Bb Gm Eb F', 3, 'G Em C D', 0],
  ['chords=Bb,Gm,Eb,F&capo=3&chordNames=sounding', 'Bb Gm Eb F', 3, 'G Em C D', 0],
  ['chords=1,6m,4,5&key=G&capo=3', 'Bb Gm Eb F', 3, 'G Em C D', 0],
  ['chords=Bb,Gm,Eb,F&toKey=G', 'G Em C D', 0, 'G Em C D', -3],
  ['chords=Am,F,C,G&key=Am&toKey=Cm', 'Cm Ab Eb Bb', 1, 'Bm G D A', 3],
  ['chords=C,F,G&toKey=F%23', 'F# B C#', 4, 'D G A', 6],
  ['chords=Bb,Bb,F,Bb', 'Bb Bb F Bb', 1, 'A E', 0],
])('%s: %s with a capo at %i as %s', (query, sounding, capo, shapes, transpose) => {
  const document = ask(query)
  const [best] = document.choices
  expect(document.sounding.join(' ')).toBe(sounding)
  expect([best!.capo, shapesOf(best!)]).toEqual([capo, shapes])
  expect(document.input.transpose).toBe(transpose)
})

test.each(['chords=Bb,Gm,Eb,F', 'chords=C9,A7b9/E,F%23m7b5&capo=2'])(
  '%s: the link plays the chords that were asked for',
  (query) => {
    const { choices, sounding } = ask(query)
    for (const { progression } of choices) {
      const { request } = readQuery(getProgression, new URL(progression).search.slice(1))
      const played = getProgression.run(request as Parameters<typeof getProgression.run>[0], {
        baseUrl: 'https://x.example',
      })
      expect(played.input.chords).toEqual(sounding)
    }
  },
)

test('tells the capo that was given, wherever it ranks', () => {
  const { given, choices } = ask('chords=E,A,B7&capo=7&limit=1')
  expect(choices).toHaveLength(1)
  expect(given).toMatchObject({ capo: 7, chords: [{ symbol: 'B', shapeSymbol: 'E' }, {}, {}] })
  expect(given!.rank).toBeGreaterThan(1)
  expect(ask('chords=E,A,B7').given).toBeUndefined()
})

test.each(['chords=Bb,Gm,Eb,F', 'chords=C9,A7b9/E,F%23m7b5&capo=2', 'chords=E,A&instrument=banjo'])(
  '%s: every choice is proved',
  (query) => {
    for (const { proof } of ask(query).choices) {
      expect(proof).toEqual({ gripsSoundChords: true, shapesAreNamed: true })
    }
  },
)

test('says which key it took where that decides, and not where it was given', () => {
  expect(ask('chords=Bb,Gm,Eb,F&toKey=G').warnings).toEqual([
    'The chords are taken to be in Bb major; give key if they are in another.',
  ])
  expect(ask('chords=Bb,Gm,Eb,F&key=Bb&toKey=G').warnings).toEqual([])
  expect(getCapos.markdown!(ask('chords=Bb,Gm,Eb,F&toKey=G'), 'lean')).toContain('taken to be in')
})

describe('refusals', () => {
  const many = (count: number, different: number) =>
    Array.from({ length: count }, (_, at) => {
      const kind = ['', 'm', '7'][Math.floor((at % different) / 12)]
      return `${['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'][at % 12]}${kind}`
    })
  test.each([
    ['chords=C,H7', /chord 2, "H7"/],
    ['chords=Bb,Gm,Eb,F&toKey=Gm', /another major key, such as G major/],
    [`chords=${many(36, 36).join(',')}`, new RegExp(`at most ${MAX_DIFFERENT_CHORDS}`)],
    [`chords=${many(MAX_CAPO_CHORDS, 12).join(',')}|C`, /129 chords/],
  ])('%s', (query, message) => {
    expect(() => ask(query)).toThrow(RequestError)
    expect(() => ask(query)).toThrow(message)
  })

  test('a chord that no hand holds under any capo', () => {
    const query = 'chords=C13&tuning=C3,C3,C3,C3,C3,C3&maxCapo=2'
    expect(() => ask(query)).toThrow(DomainError)
    expect(() => ask(query)).toThrow(/No capo up to fret 2/)
  })

  test('the key that is suggested would be read', () => {
    try {
      ask('chords=Am,F,C,E&key=Am&toKey=C')
    } catch (error) {
      const [issue] = (error as RequestError).issues
      expect(parseKey(issue!.didYouMean!)).toBeDefined()
      return
    }
    expect.unreachable()
  })
})
