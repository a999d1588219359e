import { describe, expect, test } from 'vitest'
import { chordTypeById } from '../theory/chord'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { sixthNumeral, soundOfSixth } from './augmented-sixth'
import { chordFunctionOf } from './chord-function'
import { identifyChord } from './identify-chord'
import { isMinorScale, parseKey } from './key'
import { parseRomanNumeral } from './roman-numeral'

const namesOf = (text: string): readonly NoteName[] =>
  text.split(' ').map((name) => parseRoot(name)!)

const readingOf = (text: string) => {
  const names = namesOf(text)
  return identifyChord({
    pitchClassSet: names.reduce((set, name) => set | (1 << pitchClassOf(name)), 0),
    bassPitchClass: pitchClassOf(names[0]!),
    writtenNames: names,
  })[0]!
}

describe('a seventh written as a raised sixth is an augmented sixth', () => {
  // As harmony books spell them, on the flat sixth of twelve keys.
  // biome-ignore format: a chart
  test.each([
    ['Ab C F#', 'Italian', 'C'], ['Ab C Eb F#', 'German', 'C'], ['Ab C D F#', 'French', 'C'],
    ['Bb D G#', 'Italian', 'D'], ['Bb D F G#', 'German', 'D'], ['Bb D E G#', 'French', 'D'],
    ['C E A#', 'Italian', 'E'], ['C E G A#', 'German', 'E'], ['C E F# A#', 'French', 'E'],
    ['Db F B', 'Italian', 'F'], ['Db F Ab B', 'German', 'F'], ['Db F G B', 'French', 'F'],
    ['Eb G C#', 'Italian', 'G'], ['Eb G Bb C#', 'German', 'G'], ['Eb G A C#', 'French', 'G'],
    ['F A D#', 'Italian', 'A'], ['F A C D#', 'German', 'A'], ['F A B D#', 'French', 'A'],
    ['G B E#', 'Italian', 'B'], ['G B D E#', 'German', 'B'], ['G B C# E#', 'French', 'B'],
    ['D F# B#', 'Italian', 'F#'], ['D F# A B#', 'German', 'F#'], ['D F# G# B#', 'French', 'F#'],
    ['Cb Eb A', 'Italian', 'Eb'], ['Cb Eb Gb A', 'German', 'Eb'], ['Cb Eb F A', 'French', 'Eb'],
    ['Gb Bb Db E', 'German', 'Bb'], ['A C# E F##', 'German', 'C#'], ['E G# B C##', 'German', 'G#'],
  ])('%s is the %s sixth of %s', (text, kind, tonic) => {
    const reading = readingOf(text)
    expect(reading.augmentedSixth).toBe(kind)
    expect(reading.tones.map(formatNoteName)).toEqual(expect.arrayContaining(text.split(' ')))
    const above = withinOctave(pitchClassOf(reading.root) - pitchClassOf(parseRoot(tonic)!))
    expect(sixthNumeral(reading.augmentedSixth!, above, 'major')).toMatch(/^(It|Fr|Ger)\+6$/)
  })

  test.each([
    'Ab C Eb Gb',
    'Ab C Gb',
    'Ab C Ebb Gb',
    'G B D F',
    'F A C Eb',
    'D F# A C',
    'Ab C Eb F',
    'C Eb F# A',
  ])('%s is none', (text) => expect(readingOf(text).augmentedSixth).toBeUndefined())
})

describe('an augmented sixth beside the flat sixth of its key belongs to another chord of it', () => {
  // biome-ignore format: a chart
  test.each([
    ['Eb G C#', 'C', 'It+6/V'], ['Eb G Bb C#', 'C', 'Ger+6/V'], ['Eb G A C#', 'C', 'Fr+6/V'],
    ['Db F Ab B', 'C', 'Ger+6/IV'], ['Bb D F G#', 'C', 'Ger+6/ii'], ['C E G A#', 'C', 'Ger+6/iii'],
    ['F A C D#', 'C', 'Ger+6/vi'], ['F A B D#', 'C', 'Fr+6/vi'], ['Bb D G#', 'G', 'It+6/V'],
    ['Bb D F G#', 'G', 'Ger+6/V'], ['C E G A#', 'A', 'Ger+6/V'], ['G B C# E#', 'E', 'Fr+6/V'],
    ['Gb Bb Db E', 'F', 'Ger+6/IV'], ['Bb D F G#', 'F', 'Ger+6/vi'], ['Gb Bb Db E', 'Eb', 'Ger+6/V'],
    ['C E G A#', 'A minor', 'Ger+6/V'], ['C E F# A#', 'A minor', 'Fr+6/V'],
    ['Bb D F G#', 'A minor', 'Ger+6/iv'], ['Ab C Eb F#', 'A minor', 'Ger+6/bIII'],
    ['Db F Ab B', 'A minor', 'Ger+6/bVI'], ['Eb G C#', 'A minor', 'It+6/bVII'],
    ['Eb G Bb C#', 'C minor', 'Ger+6/V'], ['Db F G B', 'C minor', 'Fr+6/iv'],
    ['A C# E F##', 'C#', 'Ger+6'], ['F A C D#', 'A minor', 'Ger+6'], ['Ab C D F#', 'C minor', 'Fr+6'],
  ])('%s in %s: %s', (text, keyText, numeral) => {
    const key = parseKey(keyText)!
    const { augmentedSixth, root } = readingOf(text)
    const above = withinOctave(pitchClassOf(root) - pitchClassOf(key.root))
    expect(sixthNumeral(augmentedSixth!, above, isMinorScale(key.scale) ? 'minor' : 'major')).toBe(numeral)
  })

  test.each(['D F# A B#', 'G B D E#'])('%s leads to no chord of C', (text) => {
    const { augmentedSixth, root } = readingOf(text)
    expect(sixthNumeral(augmentedSixth!, pitchClassOf(root), 'major')).toBeUndefined()
  })
})

describe('a dominant seventh on the flat sixth of a key says its classical name', () => {
  test.each([
    ['C', 'Ab', 'dominant7', 'German sixth where its Gb is written F#'],
    ['C minor', 'Ab', 'dominant7', 'German sixth where its Gb is written F#'],
    ['C', 'Ab', 'dominant7flat5', 'French sixth where its Gb is written F#'],
    ['A minor', 'F', 'dominant7', 'German sixth where its Eb is written D#'],
    ['E minor', 'C', 'dominant7', 'German sixth where its Bb is written A#'],
    ['D', 'Bb', 'dominant7', 'German sixth where its Ab is written G#'],
    ['C', 'Ab', 'major7', undefined],
    ['C', 'G', 'dominant7', undefined],
    ['C', 'Db', 'dominant7', undefined],
  ])('in %s %s%s: %s', (key, root, id, name) => {
    const found = chordFunctionOf(parseKey(key)!, parseRoot(root)!, chordTypeById(id)!)
    expect(found.alsoCalled).toBe(name)
  })
})

describe('an augmented sixth by its name', () => {
  test.each([
    ['Ger+6', 'bVI7', 'Ab7'],
    ['Ger6', 'bVI7', 'Ab7'],
    ['Ger65', 'bVI7', 'Ab7'],
    ['Gr+6', 'bVI7', 'Ab7'],
    ['It+6', 'bVI7', 'Ab7'],
    ['It6', 'bVI7', 'Ab7'],
    ['Fr+6', 'bVI7b5', 'Ab7b5'],
    ['Fr43', 'bVI7b5', 'Ab7b5'],
    ['Fr4/3', 'bVI7b5', 'Ab7b5'],
    ['Ger+6/V', 'bVI7/V', 'Eb7'],
    ['Fr43/ii', 'bVI7b5/ii', 'Bb7b5'],
  ])('%s sounds as %s, in C %s', (text, numeral, symbol) => {
    expect(soundOfSixth(text)).toBe(numeral)
    expect(parseRomanNumeral(numeral, parseKey('C')!)?.symbol).toBe(symbol)
  })

  test.each(['G', 'G6', 'Ger', 'F6', 'I6', 'It', 'Fr7', 'German', 'Fr+6/', 'Ger+6/x'])(
    '%s is none',
    (text) => {
      expect(soundOfSixth(text)).toBeUndefined()
    },
  )
})
