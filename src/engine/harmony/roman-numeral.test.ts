import { describe, expect, test } from 'vitest'
import { CHORD_TYPES } from '../theory/chord'
import { degreeBetween } from '../theory/interval'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, spellScale } from '../theory/scale'
import { formatKey, isMinorScale, type Key, parseKey } from './key'
import { formatRomanNumeral, parseRomanNumeral, type RomanChord } from './roman-numeral'

describe('a key is read', () => {
  test.each([
    ['C', 'C major'],
    ['a', 'A major'],
    ['Am', 'A naturalMinor'],
    ['Bbm', 'Bb naturalMinor'],
    ['f# minor', 'F# naturalMinor'],
    ['E♭ major', 'Eb major'],
    ['D dorian', 'D dorian'],
    ['G harmonicMinor', 'G harmonicMinor'],
    ['Bb', 'Bb major'],
    ['H', undefined],
    ['C nowhere', undefined],
    ['', undefined],
  ])('%s is %s', (text, expected) => {
    const key = parseKey(text)
    expect(key && formatKey(key)).toBe(expected)
  })
})

describe('a Roman numeral names a chord in a key', () => {
  test.each([
    ['C', 'I', 'C'],
    ['C', 'ii', 'Dm'],
    ['C', 'ii7', 'Dm7'],
    ['C', 'IIm7', 'Dm7'],
    ['C', 'II-7', 'Dm7'],
    ['C', 'iii', 'Em'],
    ['C', 'IVmaj7', 'Fmaj7'],
    ['C', 'IVΔ', 'Fmaj7'],
    ['C', 'V7', 'G7'],
    ['C', 'V7sus4', 'G7sus4'],
    ['C', 'V7(b9)', 'G7b9'],
    ['C', 'Valt', 'G7alt'],
    ['C', 'vi', 'Am'],
    ['C', 'vii°', 'Bdim'],
    ['C', 'viio7', 'Bdim7'],
    ['C', 'viiø7', 'Bm7b5'],
    ['C', 'vii7b5', 'Bm7b5'],
    ['C', 'bVImaj7', 'Abmaj7'],
    ['C', '♭VII7', 'Bb7'],
    ['C', 'bII', 'Db'],
    ['C', '#ivø7', 'F#m7b5'],
    ['C', '#iv°7', 'F#dim7'],
    ['C', 'iv', 'Fm'],
    ['C', 'iv6', 'Fm/Ab'],
    ['C', 'I6/9', 'C6/9'],
    ['C', 'III+', 'Eaug'],
    ['C', 'V7/V', 'D7'],
    ['C', 'V7/ii', 'A7'],
    ['C', 'V/vi', 'E'],
    ['C', 'ii7/IV', 'Gm7'],
    ['C', 'vii°7/V', 'F#dim7'],
    ['C', 'V7/V/V', 'A7'],
    ['C', 'subV7', 'Db7'],
    ['C', 'subV', 'Db7'],
    ['C', 'subV7/ii', 'Eb7'],
    ['C', 'I64', 'C/G'],
    ['C', 'V6/5', 'G7/B'],
    ['C', 'V42', 'G7/F'],
    ['C', 'ii65', 'Dm7/F'],
    ['C', 'IV65', 'Fmaj7/A'],
    ['C', 'viiø43', 'Bm7b5/F'],
    ['F#', 'V7', 'C#7'],
    ['Gb', 'iv', 'Cbm'],
    ['Am', 'i', 'Am'],
    ['Am', 'ii°', 'Bdim'],
    ['Am', 'III', 'C'],
    ['Am', 'iv7', 'Dm7'],
    ['Am', 'V7', 'E7'],
    ['Am', 'VI', 'F'],
    ['Am', 'bVI', 'F'],
    ['Am', 'VII', 'G'],
    ['Am', 'vii°7', 'G#dim7'],
    ['Am', '#vi°', 'F#dim'],
    ['Am', 'vi°', 'F#dim'],
    ['Am', 'V7/iv', 'A7'],
    ['Am', 'V7/VI', 'C7'],
    ['D dorian', 'IV7', 'G7'],
    ['D dorian', 'VII', 'C'],
  ])('in %s %s is %s', (key, numeral, symbol) => {
    expect(parseRomanNumeral(numeral, parseKey(key)!)?.symbol).toBe(symbol)
  })

  test.each(['', 'VIII', 'IIII', 'Q', 'iV', 'V7/', 'V/x', '7', 'V7/V/V/V/V', 'bbbII', 'I64foo'])(
    '%s is none',
    (text) => {
      expect(parseRomanNumeral(text, parseKey('C')!)).toBeUndefined()
    },
  )
})

describe('a plain figure 6 is the first inversion, add6 an added sixth', () => {
  test.each([
    ['C', 'I6', 'C/E'],
    ['C', 'I63', 'C/E'],
    ['C', 'I6/3', 'C/E'],
    ['C', 'ii6', 'Dm/F'],
    ['C', 'V6', 'G/B'],
    ['C', 'vii°6', 'Bdim/D'],
    ['C', 'viio6', 'Bdim/D'],
    ['C', 'viidim6', 'Bdim/D'],
    ['C', 'viiø65', 'Bm7b5/D'],
    ['C', 'V6/V', 'D/F#'],
    ['C', 'V65/V', 'D7/F#'],
    ['C', 'V42', 'G7/F'],
    ['C', 'N6', 'Db/F'],
    ['C', 'III+6', 'Eaug/G#'],
    ['Am', 'i6', 'Am/C'],
    ['Am', 'ii°6', 'Bdim/D'],
    ['Am', 'iv6', 'Dm/F'],
    ['Am', 'VI6', 'F/A'],
    ['Am', 'V+6', 'Eaug/G#'],
    ['Am', 'N6', 'Bb/D'],
    ['Am', 'vii°6', 'G#dim/B'],
    ['Fm', 'bII6', 'Gb/Bb'],
    ['Fm', 'N64', 'Gb/Db'],
    ['Fm', 'N', 'Gb'],
    ['G', 'I6', 'G/B'],
    ['G', 'ii65', 'Am7/C'],
    ['G', 'V43', 'D7/A'],
    ['G', 'I64', 'G/D'],
    ['C', 'Iadd6', 'C6'],
    ['C', 'I(add6)', 'C6'],
    ['C', 'IM6', 'C6'],
    ['C', 'ivadd6', 'Fm6'],
    ['C', 'IVm6', 'Fm6'],
    ['C', 'I6/9', 'C6/9'],
    ['C', 'I69', 'C6/9'],
    ['C', 'Iadd6/3', 'C6/E'],
    ['Am', 'IIIadd6', 'C6'],
  ])('in %s %s is %s', (key, numeral, symbol) => {
    expect(parseRomanNumeral(numeral, parseKey(key)!)?.symbol).toBe(symbol)
  })

  test.each(['N7', 'NC', 'N.C.', 'N66'])('%s is none', (text) => {
    expect(parseRomanNumeral(text, parseKey('C')!)).toBeUndefined()
  })
})

// Figured bass as harmony books write it: the key says whether a triad or seventh is diminished.
describe('figures without a sign take the chord of the key', () => {
  // biome-ignore format: a numeral a line
  test.each([
    ['C', 'V2', 'G7/F'], ['C', 'V42', 'G7/F'], ['C', 'V4/2', 'G7/F'], ['C', 'V43', 'G7/D'],
    ['C', 'V65', 'G7/B'], ['C', 'V53', 'G'], ['C', 'V5/3', 'G'], ['C', 'I2', 'Cmaj7/B'],
    ['C', 'ii2', 'Dm7/C'], ['C', 'IV2', 'Fmaj7/E'], ['C', 'V2/V', 'D7/C'], ['C', 'V2/ii', 'A7/G'],
    ['Eb', 'V2', 'Bb7/Ab'], ['F#m', 'V2', 'C#7/B'], ['Am', 'i2', 'Am7/G'], ['Am', 'VI2', 'Fmaj7/E'],
    ['C', 'vii6', 'Bdim/D'], ['C', 'vii64', 'Bdim/F'], ['C', 'vii65', 'Bm7b5/D'],
    ['C', 'vii43', 'Bm7b5/F'], ['C', 'vii42', 'Bm7b5/A'], ['C', 'vii6/V', 'F#dim/A'],
    ['C', 'vii65/ii', 'C#dim7/E'], ['C', 'ii65/vi', 'Bm7b5/D'], ['Eb', 'vii6', 'Ddim/F'],
    ['Am', 'ii6', 'Bdim/D'], ['Am', 'ii64', 'Bdim/F'], ['Am', 'ii65', 'Bm7b5/D'],
    ['Am', 'ii43', 'Bm7b5/F'], ['Am', 'ii42', 'Bm7b5/A'], ['Am', 'ii2', 'Bm7b5/A'],
    ['Am', 'vii6', 'G#dim/B'], ['Am', 'vii65', 'G#dim7/B'], ['Am', 'vii42', 'G#dim7/F'],
    ['F#m', 'ii6', 'G#dim/B'], ['Cm', 'ii65', 'Dm7b5/F'], ['Cm', 'vii43', 'Bdim7/F'],
    ['D dorian', 'ii6', 'Em/G'], ['D dorian', 'vi6', 'Bdim/D'], ['E phrygian', 'v6', 'Bdim/D'],
    ['G mixolydian', 'iii65', 'Bm7b5/D'], ['A melodicMinor', 'ii65', 'Bm7/D'],
    // Triads that are not diminished, signs that are written, and plain numerals stay.
    ['C', 'ii6', 'Dm/F'], ['C', 'iii65', 'Em7/G'], ['Am', 'iv65', 'Dm7/F'], ['C', '#iv6', 'F#m/A'],
    ['C', 'vii°65', 'Bdim7/D'], ['Am', 'iiø65', 'Bm7b5/D'], ['Am', 'ii', 'Bm'], ['C', 'vii7', 'Bm7'],
    ['C', 'Vadd9', 'Gadd9'], ['C', 'Vsus2', 'Gsus2'], ['C', 'V5', 'G5'], ['C', 'V/2', 'G/D'],
  ])('in %s %s is %s', (key, numeral, symbol) => {
    expect(parseRomanNumeral(numeral, parseKey(key)!)?.symbol).toBe(symbol)
  })
})

describe('a digit after the slash is a degree in the bass', () => {
  test.each([
    ['C', 'I/3', 'C/E'],
    ['C', 'V/7', 'G/B'],
    ['C', 'IV/5', 'F/G'],
    ['C', 'ii7/5', 'Dm7/G'],
    ['C', 'I/b7', 'C/Bb'],
    ['C', 'I/1', 'C'],
    ['C', 'V7/V/1', undefined],
    ['Am', 'i/3', 'Am/C'],
    ['Am', 'i/7', 'Am/G'],
    ['Am', 'V/7', 'E/G#'],
    ['Am', 'VI/1', 'F/A'],
  ])('in %s %s is %s', (key, numeral, symbol) => {
    expect(parseRomanNumeral(numeral, parseKey(key)!)?.symbol).toBe(symbol)
  })
})

describe('minor keys: a chord of the key before one a semitone higher', () => {
  test.each([
    ['Am', 'VIImaj7', 'G#maj7'],
    ['Am', 'VII7', 'G7'],
    ['Am', 'VI7', 'F#7'],
    ['Am', 'VImaj7', 'Fmaj7'],
    ['Am', 'III6', 'C/E'],
    ['Am', 'vi', 'F#m'],
    ['Am', 'iii7', 'C#m7'],
    ['A harmonicMinor', 'VII', 'G'],
    ['A harmonicMinor', 'vii°7', 'G#dim7'],
    ['A melodicMinor', '#viø7', 'F#m7b5'],
    ['D dorian', 'VI', 'B'],
    ['E phrygian', 'VI', 'C'],
    ['E phrygian', 'bII', 'F'],
    ['C', 'VI', 'A'],
  ])('in %s %s is %s', (key, numeral, symbol) => {
    expect(parseRomanNumeral(numeral, parseKey(key)!)?.symbol).toBe(symbol)
  })
})

describe('laws of Roman numerals', () => {
  const isChordOfKey = ({ tones }: RomanChord, key: Key) => {
    const scale = spellScale(key.root, key.scale).map(pitchClassOf)
    return isMinorScale(key.scale) && tones.every((tone) => scale.includes(pitchClassOf(tone)))
  }
  const roots = 'C C# Db D D# Eb E F F# Gb G Ab A A# Bb B'.split(' ')

  const keys = 'C Eb F# Db E Am Cm F#m Bbm'.split(' ')

  test.each([...keys, 'D dorian', 'G mixolydian', 'E phrygian', 'C lydian'])(
    'in %s every chord of the table reads back from the numeral it is given',
    (text) => {
      const key = parseKey(text)!
      for (const root of roots.map((name) => parseRoot(name)!)) {
        for (const chord of CHORD_TYPES) {
          const numeral = formatRomanNumeral(key, root, chord)
          const read = parseRomanNumeral(numeral, key)!
          if (/^(?:III|VI|VII)/.test(numeral) && isChordOfKey(read, key)) continue
          if (/^#(?:III|VI|VII)/i.test(numeral) && isMinorScale(key.scale)) continue
          expect([numeral, read.chord.id, formatNoteName(read.root)]).toEqual([
            numeral,
            chord.id,
            formatNoteName(root),
          ])
          expect([read.numeral, read.bass]).toEqual([numeral, undefined])
        }
      }
    },
  )

  test('one prefix for one root, by the major scale on the tonic: every key, scale, root and chord', () => {
    const degrees = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
    for (const tonic of roots.map((name) => parseRoot(name)!)) {
      const prefixes = new Map<string, string>()
      for (const scale of SCALES) {
        for (const root of roots.map((name) => parseRoot(name)!)) {
          const place = degreeBetween(tonic, root)
          for (const chord of CHORD_TYPES) {
            const numeral = formatRomanNumeral({ root: tonic, scale }, root, chord)
            const [, prefix, degree] = /^([#b]*)([ivIV]+)/.exec(numeral)!
            const known = prefixes.get(formatNoteName(root)) ?? prefix!
            prefixes.set(formatNoteName(root), known)
            if (prefix !== known || degree!.toUpperCase() !== degrees[place.number - 1]) {
              expect.fail(`${numeral} on ${formatNoteName(root)} in ${formatNoteName(tonic)}`)
            }
          }
        }
      }
      expect(prefixes.size).toBe(roots.length)
    }
  })
})
