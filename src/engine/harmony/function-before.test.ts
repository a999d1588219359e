import { describe, expect, test } from 'vitest'
import { pitchClassOf } from '../theory/pitch'
import { parseChordSymbol } from './chord-symbol'
import { functionAlone, functionBefore } from './function-before'
import { parseKey } from './key'
import { readNumeral } from './numeral'

const SECONDARY = 'secondary dominant'

describe('a dominant from outside the key is named by the chord a fifth below that follows', () => {
  test.each([
    ['Cm', 'Ab7', 'Dbmaj7', 'V7/bII', SECONDARY],
    ['Am', 'F7', 'Bb', 'V7/bII', SECONDARY],
    ['C', 'Bb7', 'Ebmaj7', 'V7/bIII', SECONDARY],
    ['C', 'Bb7', 'C', 'bVII7', 'backdoor dominant'],
    ['C', 'Eb7', 'Ab', 'V7/bVI', SECONDARY],
    ['C', 'Eb7', 'Dm7', 'subV7/ii', 'substitute dominant'],
    ['C', 'F7', 'Bbmaj7', 'V7/bVII', SECONDARY],
    ['C', 'F7', 'C', 'IV7', 'blues subdominant'],
    ['C', 'F#7', 'Bm', 'V7/vii', SECONDARY],
    ['C', 'Db9', 'Gbmaj7', 'V9/bV', SECONDARY],
    ['C', 'Db7', 'C', 'subV7', 'substitute dominant'],
    ['C', 'Ab7', 'G7', 'subV7/V', 'substitute dominant'],
    ['C', 'Ab7', 'Db7', 'subV7/V', 'substitute dominant'],
    ['C', 'A7', 'Dm7', 'V7/ii', SECONDARY],
    ['C', 'A7', 'D7', 'V7/ii', SECONDARY],
    ['C', 'D7', 'G7', 'V7/V', SECONDARY],
    ['C', 'G7', 'C', 'V7', 'dominant'],
    ['Am', 'E7', 'Am', 'V7', 'dominant'],
    ['Am', 'A', 'Dm', 'V/iv', SECONDARY],
    ['Am', 'A', 'E7', 'I', 'tonic major (Picardy third)'],
    ['C', 'Eb', 'Ab', 'bIII', 'modal interchange'],
    ['C blues', 'C7', 'F7', 'I7', 'blues chord'],
  ])('in %s %s before %s is %s, %s', (key, symbol, next, numeral, role) => {
    const found = functionBefore(parseKey(key)!, parseChordSymbol(symbol)!, [
      parseChordSymbol(next)!,
    ])
    expect([found.numeral, found.role]).toEqual([numeral, role])
  })

  test('the last chord is what it is alone', () => {
    const alone = functionBefore(parseKey('Cm')!, parseChordSymbol('Ab7')!, [])
    expect(alone.numeral).toBe('subV7/V')
  })
})

const chordsOf = (symbols: string) => symbols.split(' ').map((symbol) => parseChordSymbol(symbol)!)
const numeralsIn = (keyText: string, symbols: string) => {
  const chords = chordsOf(symbols)
  return chords
    .map((chord, at) => functionBefore(parseKey(keyText)!, chord, chords.slice(at + 1)).numeral)
    .join(' ')
}

// biome-ignore format: one row reads as a chart
describe('a minor chord from outside the key before a secondary dominant is its ii', () => {
  test.each([
    ['Eb', 'Ebmaj7 Bbm7 Eb7 Abmaj7', 'Imaj7 ii7/IV V7/IV IVmaj7'],
    ['C', 'C Gm7 C7 Fmaj7', 'I ii7/IV V7/IV IVmaj7'],
    ['C', 'Gm C7 F', 'ii/IV V7/IV IV'],
    ['C', 'Em7b5 A7 Dm7', 'iiø7/ii V7/ii ii7'],
    ['C', 'Bm7 E7 Am7', 'ii7/vi V7/vi vi7'],
    ['C', 'F#m7b5 B7 Em7', 'iiø7/iii V7/iii iii7'],
    ['C', 'F#m7 B7 Em', 'ii7/iii V7/iii iii'],
    ['F', 'Em7 A7 Dm', 'ii7/vi V7/vi vi'],
    ['F', 'Em7b5 A7 Dm', 'iiø7/vi V7/vi vi'],
    ['F', 'Em7b5 A7b9 Dm7', 'iiø7/vi V7b9/vi vi7'],
    ['D', 'C#m7b5 F#7 Bm7', 'iiø7/vi V7/vi vi7'],
    ['C', 'Bdim E7 Am', 'ii°/vi V7/vi vi'],
    ['C', 'Bm7b5 E7 F', 'iiø7/vi V7/vi IV'],
    ['C', 'Bm7b5 C', 'viiø7 I'],
    ['C', 'Bdim7 E7 Am', 'vii°7 V7/vi vi'],
    ['C', 'Bm7b5 Em7', 'viiø7 iii7'],
    ['F', 'Fmaj7 Cm7 F7 Bb7', 'Imaj7 ii7/IV V7/IV IV7'],
    ['Cm', 'Cm6 F7 Bb', 'iadd6 V7/bVII bVII'],
    ['Cm', 'Dm7b5 G7 Cm6 F7 Bb', 'iiø7 V7 iadd6 V7/bVII bVII'],
    ['Gm', 'Gm6 C9 F', 'iadd6 V9/bVII bVII'],
    ['Am', 'Am6 D9 Gmaj7', 'iadd6 V9/bVII bVIImaj7'],
    ['Am', 'Am6/9 D9 G', 'i6/9 V9/bVII bVII'],
    ['C', 'Gm6 C7 F', 'vadd6 V7/IV IV'],
    ['Ab', 'Dm7 G7 Cmaj7', 'ii7/III V7/III IIImaj7'],
    ['Ab', 'Dm7 G7 Cm7', 'ii7/iii V7/iii iii7'],
    ['C', 'Fm7 Bb7 Ebmaj7', 'ii7/bIII V7/bIII bIIImaj7'],
    ['C', 'Fm7 Bb7 Cmaj7', 'iv7 bVII7 Imaj7'],
    ['C', 'Am7 D7 G7', 'vi7 V7/V V7'],
    ['C', 'Abm7 Db7 C', 'bvi7 subV7 I'],
    ['Am', 'Gm7 C7 F', 'ii7/bVI V7/bVI bVI'],
    ['Am', 'Em7b5 A7 Dm', 'iiø7/iv V7/iv iv'],
    ['Am', 'Bm7b5 E7 Am', 'iiø7 V7 i'],
    ['C', 'Gm7 Am7', 'v7 vi7'],
    ['C', 'Gm7 C', 'v7 I'],
    ['C', 'A7 D G7', 'V7/ii V/V V7'],
    ['C', 'E7 Amaj7', 'V7/VI VImaj7'],
    ['C', 'C7 Fm', 'V7/iv iv'],
  ])('in %s %s: %s', (key, symbols, numerals) => {
    expect(numeralsIn(key, symbols)).toBe(numerals)
  })

  test.each('C G D A E B F# F Bb Eb Ab Db Gb'.split(' '))('in %s minor a i with a 6 is the tonic before any dominant', (tonic) => {
    const key = parseKey(`${tonic}m`)!
    for (const suffix of ['m6', 'm69']) {
      const home = parseChordSymbol(`${tonic}${suffix}`)!
      for (const goal of ['V7/bVII', 'V7', 'V7/iv', 'V7/V']) {
        expect(functionBefore(key, home, [readNumeral(goal, key)!]).role).toBe('tonic')
      }
    }
  })

  test('it reads back to the same chord', () => {
    for (const tonic of 'C G D A E B F# F Bb Eb Ab Db Gb'.split(' ')) {
      const key = parseKey(tonic)!
      for (const goal of ['ii', 'iii', 'IV', 'V', 'vi']) {
        const second = readNumeral(`${goal === 'IV' || goal === 'V' ? 'ii7' : 'iiø7'}/${goal}`, key)!
        const dominant = readNumeral(`V7/${goal}`, key)!
        const { numeral, isDiatonic } = functionBefore(key, second, [dominant])
        if (!isDiatonic) expect([tonic, numeral]).toEqual([tonic, second.numeral])
      }
    }
  })
})

// biome-ignore format: one row reads as a chart
describe('a passing diminished chord is counted by where it goes, however it is written', () => {
  test.each([
    ['C', 'C C#dim7 Dm', 'I #i°7 ii'],
    ['C', 'C Dbdim7 Dm', 'I #i°7 ii'],
    ['C', 'Dm D#dim7 Em', 'ii #ii°7 iii'],
    ['C', 'Dm Ebdim7 Em', 'ii #ii°7 iii'],
    ['C', 'Em Ebdim7 Dm', 'iii biii°7 ii'],
    ['C', 'Em D#dim7 Dm', 'iii biii°7 ii'],
    ['C', 'F F#dim7 G', 'IV #iv°7 V'],
    ['C', 'G G#dim7 Am', 'V #v°7 vi'],
    ['C', 'Am Abdim7 G', 'vi bvi°7 V'],
    ['A', 'E Fdim7 F#m', 'V #v°7 vi'],
    ['A', 'E E#dim7 F#m', 'V #v°7 vi'],
    ['Ab', 'Cm Bdim7 Bbm', 'iii biii°7 ii'],
    ['Gb', 'Bbm Adim7 Abm', 'iii biii°7 ii'],
    ['Am', 'Dm D#dim7 E7', 'iv #iv°7 V7'],
    ['Am', 'C Cdim7 Bm7b5', 'bIII biii°7 iiø7'],
    ['C', 'C Cdim7 C', 'I i°7 I'],
    ['C', 'Bdim7 C', 'vii°7 I'],
    ['Am', 'G#dim7 Am', 'vii°7 i'],
  ])('in %s %s: %s', (key, symbols, numerals) => {
    expect(numeralsIn(key, symbols)).toBe(numerals)
  })
})

describe.each([
  ['rises', 1, { 1: '#i°7', 3: '#ii°7', 6: '#iv°7', 8: '#v°7' }],
  ['falls', 11, { 3: 'biii°7', 8: 'bvi°7', 10: 'bvii°7' }],
] as const)('a passing diminished seventh that %s', (_, motion, numerals) => {
  const majors = 'C G D A E B F# C# F Bb Eb Ab Db Gb Cb'.split(' ')
  const minors = 'A E B F# C# G# D# A# D G C F Bb Eb Ab'.split(' ').map((tonic) => `${tonic}m`)

  test.each([...majors, ...minors])('has the numerals of its way in %s', (keyText) => {
    const key = parseKey(keyText)!
    const names = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'.split(' ')
    const rootsAt = (above: number) =>
      names
        .map((name) => parseChordSymbol(`${name}dim7`)!)
        .filter(({ root }) => pitchClassOf(root) === (pitchClassOf(key.root) + above) % 12)
    for (const [above, numeral] of Object.entries(numerals)) {
      for (const current of rootsAt(Number(above))) {
        for (const { root } of rootsAt(Number(above) + motion)) {
          const next = { root, chord: parseChordSymbol('Cm')!.chord }
          const found = functionBefore(key, current, [next])
          expect([current.symbol, found.numeral]).toEqual([current.symbol, numeral])
        }
      }
    }
  })
})

// biome-ignore format: one row reads as a chart
describe('a root that the key has under another name is counted as the key has it', () => {
  test.each([
    ['Abm', 'Abm F#', 'i bVII'],
    ['Bbm', 'Bbm G# F# F', 'i bVII bVI V'],
    ['Eb', 'Eb C# Ab', 'I bVII IV'],
    ['Ebm', 'Ebm B C# Ebm', 'i bVI bVII i'],
    ['Fm', 'Fm D# C# C7', 'i bVII bVI V7'],
    ['Cm', 'Cm G# A# Cm', 'i bVI bVII i'],
    ['Dm', 'Dm A# C Dm', 'i bVI bVII i'],
    ['F', 'F D# Bb', 'I bVII IV'],
    ['C', 'C D# G#', 'I bIII bVI'],
    ['C', 'C F# G', 'I #IV V'],
    ['C', 'C G#m', 'I #v'],
    ['E', 'E Db F#m', 'I V/ii ii'],
    ['F#m', 'F#m Db7 Gbm', 'i V7 i'],
  ])('in %s %s: %s', (key, symbols, numerals) => {
    expect(numeralsIn(key, symbols)).toBe(numerals)
  })
})

describe('a chord with nothing after it', () => {
  test.each([
    ['C', 'Gm7', 'ii7/IV', 'secondary predominant'],
    ['C', 'Gm9', 'ii9/IV', 'secondary predominant'],
    ['F', 'Cm7', 'ii7/IV', 'secondary predominant'],
    ['Ab', 'Ebm7', 'ii7/IV', 'secondary predominant'],
    ['C', 'Em7b5', 'iiø7/ii', 'secondary predominant'],
    ['C', 'F#m7', 'ii7/iii', 'secondary predominant'],
    ['Am', 'Em7b5', 'iiø7/iv', 'secondary predominant'],
    ['C', 'Fm7', 'iv7', 'modal interchange'],
    ['C', 'Cm7', 'i7', 'modal interchange'],
    ['C', 'Dm7b5', 'iiø7', 'modal interchange'],
    ['C', 'Bm7b5', 'viiø7', 'leading-tone chord'],
    ['C', 'Gm', 'v', 'modal interchange'],
    ['C', 'Gm6', 'vadd6', 'modal interchange'],
    ['C', 'F#m7b5', '#ivø7', 'raised subdominant'],
    ['C', 'Am7', 'vi7', 'tonic substitute'],
    ['Am', 'Em7', 'v7', 'dominant'],
    ['Am', 'Am7', 'i7', 'tonic'],
  ])('in %s %s is %s, %s', (key, symbol, numeral, role) => {
    const found = functionAlone(parseKey(key)!, parseChordSymbol(symbol)!)
    expect([found.numeral, found.role]).toEqual([numeral, role])
  })

  test('a iii9 with a tone from outside stays a iii', () => {
    expect(functionAlone(parseKey('C')!, parseChordSymbol('Em9')!).numeral).toBe('iii9')
  })
})
