import { describe, expect, test } from 'vitest'
import { distinctLabelsOf, type LabelledNote } from './label-routes'

/** `6:3` is string 6, fret 3, all under a hand at the given fret. */
function playedAt(hand: number, text: string): readonly LabelledNote[] {
  return text.split(' ').map((place) => {
    const [string, fret] = place.split(':').map(Number) as [number, number]
    const finger = fret === 0 ? 0 : fret - hand + 1
    return { string, fret, finger, hand }
  })
}

describe('a label that a better route has is told apart', () => {
  test.each([
    ['with open strings', '4:5 4:4', '3:0 4:4', 'second position with open strings'],
    ['without them', '3:0 4:4', '4:5 4:4', 'second position without open strings'],
    ['with more', '3:0 4:4 4:5', '3:0 4:4 3:0', 'second position with more open strings'],
    ['with fewer', '3:0 4:4 3:0', '3:0 4:4 4:5', 'second position with fewer open strings'],
    ['by its frets', '4:5 4:4', '5:3 5:5', 'second position, frets 3-5'],
    ['by the one fret', '4:5 4:4', '5:3 5:3', 'second position, fret 3'],
  ])('%s', (_what, better, own, label) => {
    expect(distinctLabelsOf([playedAt(2, better), playedAt(2, own)])).toEqual([
      'second position',
      label,
    ])
  })

  test.each([
    ['by a place', ['4:5 4:4', '4:4 4:5'], ', note 1 on string 4 fret 4'],
    ['by its frets from both', ['4:5 4:4', '4:5 4:5', '4:3 4:3'], ', fret 3'],
    ['by a place from each', ['4:5 4:4 4:3', '4:3 4:4 4:5', '4:5 4:3 4:4'], ', note 1 on string 4 fret 5 and note 2 on string 4 fret 3'],
    ['by its frets where its open strings tell it from one alone', ['4:5 4:4', '3:0 4:4', '3:0 4:3'], ', fret 3'],
    ['not by the words of another', ['4:5 3:0 4:4', '3:0 3:0 4:4', '3:0 3:0 3:0 4:2'], ', fret 2'],
  ])('%s', (_what, texts, words) => {
    const labels = distinctLabelsOf(texts.map((text) => playedAt(2, text)))
    expect(labels.at(-1)).toBe(`second position${words}`)
    expect(new Set(labels).size).toBe(labels.length)
  }) // biome-ignore format: one line a row

  test('and routes that lie elsewhere keep theirs', () => {
    expect(distinctLabelsOf([playedAt(2, '4:5'), playedAt(7, '5:10'), playedAt(0, '3:0')])).toEqual(
      ['second position', 'seventh position', 'open strings'],
    )
  })
})
