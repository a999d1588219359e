/** Names in the answer: as they were written, else one side of the circle of fifths. */
import { describe, expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { findContainingScales } from './scales-containing'

const search = (notes: string, limit = 24) =>
  findContainingScales.run(readRequest(findContainingScales, { notes: notes.split(','), limit }), {
    baseUrl: 'https://pitch-map.example',
  })
const echo = (notes: string) =>
  search(notes)
    .notes.map(({ pitchClass }) => pitchClass)
    .join(' ')
const rootsOf = (notes: string, limit: number) => [
  ...new Set(search(notes, limit).matches.map(({ root }) => root)),
]

describe('the notes of the question', () => {
  // biome-ignore format: a question a line
  test.each([
    ['names stay as they are', 'C#,D#,F#,G#,A#', 'C# D# F# G# A#'],
    ['flats too', 'Db,Eb,Gb,Ab,Bb', 'Db Eb Gb Ab Bb'],
    ['numbers of the black keys', '61,63,66,68,70', 'C# D# F# G# A#'],
    ['numbers of a minor chord with its major seventh', '57,60,64,68', 'A C E G#'],
    ['numbers of a major chord in flats', '68,72,75', 'Ab C Eb'],
    ['numbers of a dominant in flats', '63,67,70,73', 'Eb G Bb Db'],
    ['numbers of a dominant in sharps', '59,63,66,69', 'B D# F# A'],
    ['numbers of B major to its fifth', '59,61,63,64,66', 'B C# D# E F#'],
    ['numbers of F minor', '53,56,60', 'F Ab C'],
    ['numbers of F# minor', '54,57,61', 'F# A C#'],
    ['a number beside names takes their side', 'Bb,66', 'Bb Gb'],
    ['and the other side', 'F#,70', 'F# A#'],
  ])('%s: %s is %s', (_, notes, expected) => {
    expect(echo(notes)).toBe(expected)
  })
})

describe('the roots of the matches', () => {
  test.each([
    ['61,63,66,68,70', 'F# D# C# G# A#'],
    ['C#,D#,F#,G#,A#', 'F# D# C# G# A#'],
    ['Db,Eb,Gb,Ab,Bb', 'Gb Eb Db Ab Bb'],
    ['C#,F#,G#', 'F# C# G# E B D#'],
    ['Eb,Gb', 'Eb Gb Cb Ab Db Fb'],
  ])('of %s are on one side of the circle', (notes, expected) => {
    expect(rootsOf(notes, 12).toSorted().join(' ')).toBe(expected.split(' ').toSorted().join(' '))
  })

  test('a usual root stays where both spellings have another name for a tone', () => {
    const ids = new Map(search('F,B').idsByRoot.map(({ root, ids: own }) => [root, own]))
    expect(ids.get('Eb')).toContain('naturalMinor')
    expect(ids.get('D#') ?? []).not.toContain('naturalMinor')
  })

  test('the five tones of every pentatonic scale: a root that was asked for has one name', () => {
    for (let root = 60; root < 72; root++) {
      const notes = [0, 2, 4, 7, 9].map((above) => root + above).join(',')
      const { matches, notes: named } = search(notes, 12)
      const names = named.map(({ pitchClass }) => pitchClass)
      for (const match of matches) if (match.rootIsAsked) expect(names).toContain(match.root)
    }
  })
})

describe('the order of the matches', () => {
  const namesOf = (notes: string, limit = 48) =>
    search(notes, limit).matches.map(({ root, id }) => `${root} ${id}`)

  // biome-ignore format: a set of notes a line
  test.each([
    ['A,B,C,E,F#', 'A kumoi'], ['C,D,E,G,A', 'C majorPentatonic'], ['C,Eb,F,G,Bb', 'Eb majorPentatonic'],
    ['E,G,A,A#,B,D', 'E blues'], ['C,D,Eb,G,Ab', 'C hirajoshi'], ['D,Eb,G,A,C', 'C kumoi'],
    ['61,63,66,68,70', 'F# majorPentatonic'], ['G,A,Bb,C,D,Eb,F#', 'G harmonicMinor'],
  ])('%s are exactly %s, before every larger scale', (notes, expected) => {
    expect(namesOf(notes, 1)).toEqual([expected])
    const exact = search(notes, 48).matches.map(({ tightness }) => tightness === 1)
    expect(exact.lastIndexOf(true)).toBe(exact.filter(Boolean).length - 1)
  })

  // biome-ignore format: a set of notes a line
  test.each([
    ['B,C#,D#,E,F##', 'G# harmonicMinor', 'E melodicMinor'], ['Eb,F#,A,Bb', 'G harmonicMinor', 'Eb blues'],
    ['C,E,G#', 'A harmonicMinor', 'F harmonicMinor'], ['Ab,C,E', 'F harmonicMinor', 'A harmonicMinor'],
    ['G#,B,D', 'A harmonicMinor', 'C harmonicMinor'], ['Ab,B,D', 'C harmonicMinor', 'A harmonicMinor'],
    ['F,B', 'A naturalMinor', 'F# major'], ['E#,B', 'F# major', 'C major'],
    ['C,Eb,F#,A', 'G harmonicMinor', 'E harmonicMinor'], ['C,D#,F#,A', 'E harmonicMinor', 'G harmonicMinor'],
    ['Bb,C#,E,G', 'D harmonicMinor', 'B harmonicMinor'],
  ])('of %s %s comes before %s, which writes a tone otherwise', (notes, kept, respelled) => {
    const names = namesOf(notes)
    expect(names).toContain(kept)
    if (names.includes(respelled)) expect(names.indexOf(kept)).toBeLessThan(names.indexOf(respelled))
  })

  test('a loose name does not push the usual scales away', () => {
    expect(namesOf('C,D#,G', 2)).toEqual(['C minorPentatonic', 'C naturalMinor'])
    expect(namesOf('A#,C,D,F', 12).some((name) => /F major$|D naturalMinor/.test(name))).toBe(true)
  })
})
