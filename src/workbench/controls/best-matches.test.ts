import { describe, expect, test } from 'vitest'
import { SCALES } from '#engine/theory/scale'
import { bestMatches, matchScoreOf } from './best-matches'

const OPTIONS = SCALES.map(({ name, aliases, family, id }) => ({
  title: name.replaceAll('#', '♯').replace(/b(?=\d)/g, '♭'),
  aliases,
  group: family,
  keywords: id,
}))
const firstOf = (query: string) => bestMatches(OPTIONS, query)[0]?.title

describe('search in lists', () => {
  test.each([
    ['dorian', 'Dorian'],
    ['dorian b2', 'Dorian ♭2'],
    ['DORIAN ♯4', 'Dorian ♯4'],
    ['super locrian', 'Altered'],
    ['superlocrian', 'Altered'],
    ['acoustic', 'Lydian Dominant'],
    ['pent maj', 'Major Pentatonic'],
  ])('%s finds %s first', (query, title) => {
    expect(firstOf(query)).toBe(title)
  })

  test('an empty query keeps the order of the list', () => {
    expect(bestMatches(OPTIONS, '  ')).toEqual(OPTIONS)
  })

  test('a word that no entry has finds nothing', () => {
    expect(bestMatches(OPTIONS, 'dorian zebra')).toEqual([])
  })

  test('a title that begins with the word beats one that holds it', () => {
    const begins = matchScoreOf('minor', { title: 'Minor Blues', group: '' })
    const holds = matchScoreOf('minor', { title: 'Natural Minor', group: '' })
    expect(begins).toBeGreaterThan(holds)
  })
})
