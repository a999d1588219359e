import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { CHORD_TYPES } from '../theory/chord'
import { formatDegree } from '../theory/interval'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { chordWithBass, parseChordSymbol } from './chord-symbol'
import { readChordSymbol } from './read-chord-symbol'

const tonesOf = (text: string) =>
  parseChordSymbol(text)?.tones.map(formatNoteName).join(' ') ?? 'unread'

describe('a chord symbol is read as people write it', () => {
  test.each([
    ['C', 'C', 'C E G'],
    ['Cmaj', 'C', 'C E G'],
    ['c major', 'C', 'C E G'],
    ['b', 'B', 'B D# F#'],
    ['Cmaj7', 'Cmaj7', 'C E G B'],
    ['CM7', 'Cmaj7', 'C E G B'],
    ['CΔ', 'Cmaj7', 'C E G B'],
    ['C∆7', 'Cmaj7', 'C E G B'],
    ['C7M', 'Cmaj7', 'C E G B'],
    ['CMA7', 'Cmaj7', 'C E G B'],
    ['Cj7', 'Cmaj7', 'C E G B'],
    ['Cmj7', 'Cmaj7', 'C E G B'],
    ['CMj7', 'Cmaj7', 'C E G B'],
    ['Cmj9', 'Cmaj9', 'C E G B D'],
    ['Cmj7#11', 'Cmaj7#11', 'C E G B F#'],
    ['Cmmj7', 'CmMaj7', 'C Eb G B'],
    ['Cm(mj7)', 'CmMaj7', 'C Eb G B'],
    ['C-mj7', 'CmMaj7', 'C Eb G B'],
    ['C−7', 'Cm7', 'C Eb G Bb'],
    ['C-7', 'Cm7', 'C Eb G Bb'],
    ['Cm7', 'Cm7', 'C Eb G Bb'],
    ['Cmin7', 'Cm7', 'C Eb G Bb'],
    ['Cmi7', 'Cm7', 'C Eb G Bb'],
    ['cm7', 'Cm7', 'C Eb G Bb'],
    ['Cø', 'Cm7b5', 'C Eb Gb Bb'],
    ['CØ7', 'Cm7b5', 'C Eb Gb Bb'],
    ['C-7b5', 'Cm7b5', 'C Eb Gb Bb'],
    ['C half-diminished', 'Cm7b5', 'C Eb Gb Bb'],
    ['C°', 'Cdim', 'C Eb Gb'],
    ['C°7', 'Cdim7', 'C Eb Gb Bbb'],
    ['Co7', 'Cdim7', 'C Eb Gb Bbb'],
    ['Cdim', 'Cdim', 'C Eb Gb'],
    ['C+', 'Caug', 'C E G#'],
    ['Caug7', 'C7#5', 'C E G# Bb'],
    ['C+7', 'C7#5', 'C E G# Bb'],
    ['C7+', 'C7#5', 'C E G# Bb'],
    ['C7-5', 'C7b5', 'C E Gb Bb'],
    ['C-5', 'C(b5)', 'C E Gb'],
    ['C+maj7', 'Cmaj7#5', 'C E G# B'],
    ['Csus', 'Csus4', 'C F G'],
    ['Csus2', 'Csus2', 'C D G'],
    ['C7sus', 'C7sus4', 'C F G Bb'],
    ['C9sus4', 'C9sus4', 'C F G Bb D'],
    ['C11sus', 'C9sus4', 'C F G Bb D'],
    ['C2', 'Cadd9', 'C E G D'],
    ['Cadd9', 'Cadd9', 'C E G D'],
    ['Cmadd9', 'Cmadd9', 'C Eb G D'],
    ['C5', 'C5', 'C G'],
    ['C6', 'C6', 'C E G A'],
    ['C69', 'C6/9', 'C E G A D'],
    ['C6/9', 'C6/9', 'C E G A D'],
    ['Cm6/9', 'Cm6/9', 'C Eb G A D'],
    ['Cm(maj7)', 'CmMaj7', 'C Eb G B'],
    ['CmM9', 'CmMaj9', 'C Eb G B D'],
    ['Cm/maj7', 'CmMaj7', 'C Eb G B'],
    ['C-Δ7', 'CmMaj7', 'C Eb G B'],
    ['G7alt', 'G7alt', 'G B F Ab A# C# Eb'],
    ['Galt', 'G7alt', 'G B F Ab A# C# Eb'],
    ['C7(b9)', 'C7b9', 'C E G Bb Db'],
    ['C7♭9', 'C7b9', 'C E G Bb Db'],
    ['C7(♯9, ♭13)', 'C7#9b13', 'C E G Bb D# Ab'],
    ['C7b13b9', 'C7b9b13', 'C E G Bb Db Ab'],
    ['C7#5#9', 'C7#5#9', 'C E G# Bb D#'],
    ['C7(9,13)', 'C13', 'C E G Bb D A'],
    ['Cm7(11)', 'Cm7add11', 'C Eb G Bb F'],
    ['Cmaj9#11', 'Cmaj9#11', 'C E G B D F#'],
    ['C13', 'C13', 'C E G Bb D A'],
    ['Cm13', 'Cm13', 'C Eb G Bb D F A'],
    ['C7 sharp 9', 'C7#9', 'C E G Bb D#'],
    ['A flat major seventh', 'Abmaj7', 'Ab C Eb G'],
    ['F♯m⁷♭⁵', 'F#m7b5', 'F# A C E'],
    ['Bb7', 'Bb7', 'Bb D F Ab'],
    ['bb7', 'Bb7', 'Bb D F Ab'],
    ['E7', 'E7', 'E G# B D'],
  ])('%s is %s: %s', (text, symbol, tones) => {
    expect(parseChordSymbol(text)?.symbol ?? 'unread').toBe(symbol)
    expect(tonesOf(text)).toBe(tones)
  })
})

describe('a lead sheet is read', () => {
  test.each([
    ['CMaj7', 'Cmaj7', 'C E G B'],
    ['CMAJ7', 'Cmaj7', 'C E G B'],
    ['CMA9', 'Cmaj9', 'C E G B D'],
    ['Cmadd9', 'Cmadd9', 'C Eb G D'],
    ['CMadd9', 'Cadd9', 'C E G D'],
    ['CMI7', 'Cm7', 'C Eb G Bb'],
    ['CmMaj7', 'CmMaj7', 'C Eb G B'],
    ['C^', 'Cmaj7', 'C E G B'],
    ['C^7', 'Cmaj7', 'C E G B'],
    ['C^9', 'Cmaj9', 'C E G B D'],
    ['C^13', 'Cmaj13', 'C E G B D A'],
    ['C^7#11', 'Cmaj7#11', 'C E G B F#'],
    ['C^7#5', 'Cmaj7#5', 'C E G# B'],
    ['C^7/E', 'Cmaj7/E', 'C E G B'],
    ['C-^7', 'CmMaj7', 'C Eb G B'],
    ['C-^9', 'CmMaj9', 'C Eb G B D'],
    ['Bb^7', 'Bbmaj7', 'Bb D F A'],
    ['E♭^7#11', 'Ebmaj7#11', 'Eb G Bb D A'],
    ['Co^7', 'CdimMaj7', 'C Eb Gb B'],
    ['Ch7', 'Cm7b5', 'C Eb Gb Bb'],
    ['Bh', 'Bm7b5', 'B D F A'],
    ['C:min7', 'Cm7', 'C Eb G Bb'],
    ['F#:hdim7', 'F#m7b5', 'F# A C E'],
    ['Bb:maj7', 'Bbmaj7', 'Bb D F A'],
    ['Cø9', 'Cm9b5', 'C Eb Gb Bb D'],
    ['Cº7', 'Cdim7', 'C Eb Gb Bbb'],
    ['C-6', 'Cm6', 'C Eb G A'],
    ['C-69', 'Cm6/9', 'C Eb G A D'],
    ['C6(9)', 'C6/9', 'C E G A D'],
    ['C6add9', 'C6/9', 'C E G A D'],
    ['C(add9)', 'Cadd9', 'C E G D'],
    ['C-(maj7)', 'CmMaj7', 'C Eb G B'],
    ['C9sus', 'C9sus4', 'C F G Bb D'],
    ['C13sus', 'C13sus4', 'C F G Bb D A'],
    ['C7susb9', 'C7b9sus4', 'C F G Bb Db'],
    ['C7b9sus', 'C7b9sus4', 'C F G Bb Db'],
    ['Csus24', 'Csus2sus4', 'C D F G'],
    ['C^7sus', 'Cmaj7sus4', 'C F G B'],
    ['C7+9', 'C7#9', 'C E G Bb D#'],
    ['C7-9', 'C7b9', 'C E G Bb Db'],
    ['C7+11', 'C7#11', 'C E G Bb F#'],
    ['C9+', 'C9#5', 'C E G# Bb D'],
    ['C+9', 'C9#5', 'C E G# Bb D'],
    ['C+7b9', 'C7#5b9', 'C E G# Bb Db'],
    ['C7(b9b13)', 'C7b9b13', 'C E G Bb Db Ab'],
    ['C7(b9/#11)', 'C7b9#11', 'C E G Bb Db F#'],
    ['C7(b5b9)', 'C7b5b9', 'C E Gb Bb Db'],
    ['C13(#11)', 'C13#11', 'C E G Bb D F# A'],
    ['C13b9', 'C13b9', 'C E G Bb Db A'],
    ['C7/13', 'C7add13', 'C E G Bb A'],
    ['C9#11', 'C9#11', 'C E G Bb D F#'],
    ['C9b5', 'C9b5', 'C E Gb Bb D'],
    ['C7(alt)', 'C7alt', 'C E Bb Db D# F# Ab'],
    ['C-11', 'Cm11', 'C Eb G Bb D F'],
    ['Cm7(add11)', 'Cm7add11', 'C Eb G Bb F'],
    ['C-7-5', 'Cm7b5', 'C Eb Gb Bb'],
    ['B-7(♭5)', 'Bm7b5', 'B D F A'],
    ['E7(♯9)', 'E7#9', 'E G# B D F##'],
    ['C4', 'Csus4', 'C F G'],
    ['Cadd4', 'Cadd11', 'C E G F'],
    ['C7(omit 5)', 'C7(no5)', 'C E Bb'],
    ['D-7/G', 'Dm7/G', 'D F A C'],
    ['C6/9/E', 'C6/9/E', 'C E G A D'],
    ['Ab7(9)', 'Ab9', 'Ab C Eb Gb Bb'],
  ])('%s is %s: %s', (text, symbol, tones) => {
    const read = parseChordSymbol(text)
    expect([read?.symbol, tonesOf(text)]).toEqual([symbol, tones])
  })

  test.each(['C:', 'Chord', 'C%', 'Ch7h', 'C/E-7'])('%s is refused', (text) => {
    expect(parseChordSymbol(text)).toBeUndefined()
  })
})

describe('tones that no row of the table has are composed', () => {
  test.each([
    ['C7no3', 'C7(no3)', 'C G Bb', 'dominant seventh, no 3'],
    ['C7 omit5', 'C7(no5)', 'C E Bb', 'dominant seventh, no 5'],
    [
      'C13(b9,#11)',
      'C13#11(b9)',
      'C E G Bb Db F# A',
      'dominant thirteenth with sharp eleventh, b9',
    ],
    ['Cm(b6)', 'Cm(b6)', 'C Eb G Ab', 'minor triad, b6'],
    ['Dm9add13', 'Dm9(add13)', 'D F A C E B', 'minor ninth, added 13'],
    ['C11b9', 'C11(b9)', 'C E G Bb Db F', 'dominant eleventh, b9'],
  ])('%s is %s: %s, %s', (text, symbol, tones, name) => {
    const read = parseChordSymbol(text)!
    expect([read.symbol, tonesOf(text), read.chord.name]).toEqual([symbol, tones, name])
  })

  test('and equal tones are one type, however they were written', () => {
    expect(parseChordSymbol('C7(b9)(add13)')?.chord.id).toBe('dominant13flat9')
    expect(parseChordSymbol('C(b13,7)')?.chord).toEqual(parseChordSymbol('C7b13')?.chord)
  })
})

describe('a slash names the bass', () => {
  test.each([
    ['D/F#', 'D/F#', 'F#'],
    ['F#m7b5/A', 'F#m7b5/A', 'A'],
    ['Am7 / g', 'Am7/G', 'G'],
    ['C6/9/E', 'C6/9/E', 'E'],
    ['C/Bb', 'C/Bb', 'Bb'],
    ['G/G', 'G', undefined],
  ])('%s is %s', (text, symbol, bass) => {
    const read = parseChordSymbol(text)!
    expect(read.symbol).toBe(symbol)
    expect(read.bass && formatNoteName(read.bass)).toBe(bass)
  })
})

describe('a bass from outside becomes a tone that a grip must sound', () => {
  test.each([
    ['C/Bb', '1 3 5 b7'],
    ['C/F#', '1 3 #4 5'],
    ['C/E', '1 3 5'],
    ['C', '1 3 5'],
    ['Am7/D', '1 b3 4 5 b7'],
    ['C/Db', '1 b2 3 5'],
    ['C/Cb', '1 3 5 b8'],
    ['C/B##', '1 3 5 ##7'],
    ['A#/Fbb', '1 3 bb5 5'],
    ['B##/C', '1 3 5 bbb9'],
    ['Fbb/A', '1 3 ##3 5'],
  ])('%s sounds %s', (text, degrees) => {
    expect(chordWithBass(parseChordSymbol(text)!).degrees.map(formatDegree).join(' ')).toBe(degrees)
  })
})

describe('what is no chord symbol is refused with its reason and the nearest that is', () => {
  test.each([
    ['', 'does not begin with a root', undefined],
    ['H7', 'is written with German names', 'B7'],
    ['N.C.', 'means that no chord is played', undefined],
    ['Cfoo', 'cannot be read from "foo" on', undefined],
    ['Cmaj7zz', 'cannot be read from "zz" on', undefined],
    ['C7(b9', 'a parenthesis is not closed', 'C7b9'],
    ['C7b9)', 'a parenthesis closes that was not opened', 'C7b9'],
    ['Csus4add3', 'only 2, 4, 6, 9, 11 and 13 can be added', undefined],
    ['Cm7alt', 'only a dominant can be altered', undefined],
    ['C7no1', 'only 3, 5, 7, 9 and 11 can be left out', undefined],
    ['C79', 'it is not part of a chord symbol', undefined],
    [`C${'(b9)'.repeat(20)}`, 'is longer than 64 characters', undefined],
  ])('%s %s', (text, reason, didYouMean) => {
    const refusal = readChordSymbol(text)
    expect('reason' in refusal && refusal.reason).toContain(reason)
    expect('reason' in refusal && refusal.didYouMean).toBe(didYouMean)
    expect(parseChordSymbol(text)).toBeUndefined()
  })
})

describe('laws of chord symbols', () => {
  test('every row of the table reads back from its symbol, on every root', () => {
    for (const root of ['C', 'F#', 'Bb', 'Eb', 'B', 'Abb', 'G##']) {
      for (const chord of CHORD_TYPES) {
        const read = parseChordSymbol(root + chord.symbol)
        expect([root + chord.symbol, read?.chord.id]).toEqual([root + chord.symbol, chord.id])
        expect(read?.symbol).toBe(root + chord.symbol)
      }
    }
  })

  const written = fc
    .record({
      root: fc.constantFrom('C', 'F#', 'Bb', 'Db', 'E', 'G'),
      quality: fc.constantFrom('', 'm', 'maj', 'dim', 'aug', 'ø', 'Δ', '-', '+'),
      number: fc.constantFrom('', '6', '7', '9', '11', '13'),
      sus: fc.constantFrom('', '', 'sus2', 'sus4'),
      changes: fc.subarray(
        ['b5', '#5', 'b9', '#9', '#11', 'b13', 'b6', 'add9', 'add11', 'add13', 'no3', 'no5'],
        { maxLength: 4 },
      ),
      bass: fc.constantFrom('', '', '/E', '/Ab'),
    })
    .map(({ root, quality, number, sus, changes, bass }) =>
      `${root}${quality}${number}${sus}(${changes.join(',')})${bass}`.replace('()', ''),
    )

  test('the normal form of whatever reads, reads back to the same chord and to itself', () => {
    let read = 0
    fc.assert(
      fc.property(written, (text) => {
        const first = parseChordSymbol(text)
        if (!first) return
        read++
        const second = parseChordSymbol(first.symbol)
        expect(second?.chord.degreeLabels).toEqual(first.chord.degreeLabels)
        expect(second?.symbol).toBe(first.symbol)
        expect(second?.bass).toEqual(first.bass)
      }),
      { seed: 4, numRuns: drawCount(1000) },
    )
    expect(read).toBeGreaterThan(drawCount(800) / 2)
  })

  test('transposing the root transposes every tone', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('D', 'Eb', 'F#', 'A'), (text, to) => {
        const here = parseChordSymbol(text)
        const there = parseChordSymbol(text.replace(/^[A-G][#b]?/, to))
        if (!here || !there) return
        const moved = pitchClassOf(parseRoot(to)!) - pitchClassOf(here.root)
        expect(there.tones.map(pitchClassOf)).toEqual(
          here.tones.map((tone) => (pitchClassOf(tone) + moved + 12) % 12),
        )
      }),
      { seed: 4, numRuns: drawCount(500) },
    )
  })

  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...'CG#b♭m7935(),/+-Δø°susadno '), maxLength: 20 }),
        ),
        (text) => {
          const read = readChordSymbol(text)
          expect('symbol' in read || read.reason.length > 0).toBe(true)
        },
      ),
      { seed: 4, numRuns: drawCount(2000) },
    )
  })
})
