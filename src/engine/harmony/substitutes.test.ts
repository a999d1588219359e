import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { isMelodyKept } from '../check/check-melody-kept'
import { formatChordSymbol } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { transposeChord } from './capo-chord'
import { parseChordSymbol } from './chord-symbol'
import { type Key, parseKey } from './key'
import { melodyOverChords } from './melody-over-chords'
import { type Substitute, substitutesOf } from './substitutes'

const chordOf = (text: string) => parseChordSymbol(text)!
const found = (current: string, next: string, key: string) =>
  substitutesOf({
    current: chordOf(current),
    next: next === '' ? undefined : chordOf(next),
    key: parseKey(key)!,
  })
const symbolsOf = ({ chords }: Substitute) =>
  chords.map(({ root, chord }) => formatChordSymbol(root, chord)).join(' ')

test.each([
  ['C', 'F', 'C', 'relative', 'Em, Am'],
  ['Cmaj7', 'F', 'C', 'relative', 'Em7, Am7'],
  ['Am', 'F', 'Am', 'relative', 'C, F'],
  ['G7', 'C', 'C', 'suspension', 'G7sus4 G7'],
  ['Dm', 'G', 'C', 'suspension', 'Dsus4 Dm'],
  ['C', 'Am', 'C', 'secondaryDominant', 'E7'],
  ['F', 'G7', 'C', 'secondaryDominant', 'D7'],
  ['C', 'Am', 'C', 'twoFive', 'Bm7b5 E7'],
  ['C', 'F', 'C', 'twoFive', 'Gm7 C7'],
  ['G7', 'C', 'C', 'twoFive', 'Dm7 G7'],
  ['G7', 'C', 'C', 'tritone', 'Db7'],
  ['A7', 'Dm', 'C', 'tritone', 'Eb7'],
  ['E7', 'Am', 'Am', 'tritone', 'Bb7'],
  ['C', 'F', 'C', 'tritone', ''],
  ['G7', 'C', 'C', 'backdoor', 'Bb7'],
  ['E7', 'Am', 'Am', 'backdoor', ''],
  ['F', 'C', 'C', 'borrowed', 'Fm'],
  ['Dm7', 'G7', 'C', 'borrowed', 'Dm7b5'],
  ['Dm', 'Am', 'Am', 'borrowed', 'D'],
  ['G', 'C', 'C', 'borrowed', ''],
  ['C', 'Dm', 'C', 'passingDiminished', 'C C#dim7'],
  ['Em7', 'Dm7', 'C', 'passingDiminished', 'Em7 Ebdim7'],
  ['F', 'G', 'C', 'passingDiminished', 'F F#dim7'],
  ['C', 'F', 'C', 'passingDiminished', ''],
  ['C', '', 'C', 'secondaryDominant', ''],
] as const)('%s before %s in %s, %s: %s', (current, next, key, kind, symbols) => {
  const ofKind = found(current, next, key).filter((one) => one.kind === kind)
  expect(ofKind.map(symbolsOf).sort()).toEqual(symbols === '' ? [] : symbols.split(', ').sort())
})

const KEYS = 'C G F D Bb A Eb E Am Em Dm Bm Gm Cm'.split(' ')
const SYMBOLS = 'C Dm Em F G Am G7 Cmaj7 Dm7 Em7 Fmaj7 Am7 Bm7b5 A7 D7 E7 Fm Bb Eb'.split(' ')
const place = fc.record({
  current: fc.constantFrom(...SYMBOLS).map(chordOf),
  next: fc.constantFrom(...SYMBOLS).map(chordOf),
  key: fc.constantFrom(...KEYS).map((text) => parseKey(text)!),
})
const SETTINGS = { numRuns: drawCount(300), seed: 11 }

describe('laws', () => {
  test('no substitute is the old chord, none comes twice, the nearest come first', () => {
    fc.assert(
      fc.property(place, (one) => {
        const all = substitutesOf(one)
        const symbols = all.map(symbolsOf)
        expect(new Set(symbols).size).toBe(symbols.length)
        expect(symbols).not.toContain(formatChordSymbol(one.current.root, one.current.chord))
        const order = all.map(({ outsideTones, distance }) => outsideTones * 1000 + distance)
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }),
      SETTINGS,
    )
  })

  test('transposed the substitutes are transposed', () => {
    const tonesOf = (all: readonly Substitute[], by: number) =>
      all.map(({ kind, chords }) => [
        kind,
        ...chords.map(({ root, chord }) => `${(pitchClassOf(root) + by) % 12} ${chord.id}`),
      ])
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 11 }), (one, semitones) => {
        const moved = (text: typeof one.current) =>
          transposeChord(text, semitones, parseChordSymbol('C')!)
        const home = moved({ ...chordOf('C'), root: one.key.root })
        const key: Key = { root: home.root, scale: one.key.scale }
        const there = substitutesOf({ current: moved(one.current), next: moved(one.next), key })
        expect(tonesOf(there, 0).sort()).toEqual(tonesOf(substitutesOf(one), semitones).sort())
      }),
      SETTINGS,
    )
  })

  const noteNames = 'C Db D Eb E F F# G Ab A Bb B'.split(' ').map((text) => parseRoot(text)!)

  test('what keeps a melody keeps it by its symbols too, and what does not does not', () => {
    fc.assert(
      fc.property(
        place,
        fc.array(fc.constantFrom(...noteNames), { minLength: 1, maxLength: 4 }),
        (one, names) => {
          const melody = names.map((name, at) => ({
            name,
            start: at / names.length,
            end: (at + 1) / names.length,
          }))
          for (const { chords } of substitutesOf(one)) {
            const notes = melodyOverChords(melody, chords)
            const heard = chords.map((_, over) =>
              notes.flatMap((heardNote) =>
                heardNote.over === over ? pitchClassOf(heardNote.note.name) : [],
              ),
            )
            const symbols = chords.map(({ root, chord }) => formatChordSymbol(root, chord))
            expect([symbols, heard, isMelodyKept(symbols, heard)]).toEqual([
              symbols,
              heard,
              notes.every(({ isKept }) => isKept),
            ])
          }
        },
      ),
      SETTINGS,
    )
  })
})

test.each<readonly [readonly string[], readonly (readonly number[])[], boolean, string]>([
  [['C'], [[4]], true, 'a chord tone'],
  [['C'], [[2]], true, 'the ninth'],
  [['C'], [[5]], false, 'a half step above the third'],
  [['G7'], [[0]], false, 'the fourth of a dominant'],
  [['G7'], [[8]], true, 'the flat ninth of a dominant'],
  [['G13'], [[3]], false, 'a flat thirteenth against the thirteenth'],
  [['Dm7', 'G7'], [[2], [0]], false, 'only the second chord in the way'],
  [['Dm7'], [[2], [7]], false, 'another number of chords'],
  [['no chord'], [[2]], false, 'no chord'],
])('%j under %j is kept: %s, %s', (symbols, melody, expected) => {
  expect(isMelodyKept(symbols, melody)).toBe(expected)
})
