import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, chordTypeById } from '../theory/chord'
import { formatNoteName, midiOf, parseNote, pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from '../voicing/chord-voicings'
import { parseChordSymbol } from './chord-symbol'
import { identifyChord, type SoundingTones, soundingTonesOf } from './identify-chord'
import { parseKey } from './key'
import { costOfType } from './reading-cost'

const OPEN = [40, 45, 50, 55, 59, 64]

const midisOfFrets = (frets: string) =>
  [...frets].flatMap((fret, index) => (fret === 'x' ? [] : [OPEN[index]! + Number(fret)]))

const tonesOfNotes = (text: string): SoundingTones => {
  const names = text.split(' ').map((note) => parseNote(note)!.name)
  return {
    pitchClassSet: names.reduce((set, name) => set | (1 << pitchClassOf(name)), 0),
    bassPitchClass: pitchClassOf(names[0]!),
    writtenNames: names,
  }
}

const symbols = (tones: SoundingTones, limit = 3) =>
  identifyChord(tones, limit).map(({ symbol }) => symbol)

describe('a grip is named', () => {
  test.each([
    ['x32010', 'C'],
    ['x02210', 'Am'],
    ['022100', 'E'],
    ['xx0232', 'D'],
    ['x02010', 'Am7'],
    ['x32310', 'C7'],
    ['x32000', 'Cmaj7'],
    ['xx0211', 'Dm7'],
    ['133211', 'F'],
    ['320001', 'G7'],
    ['x21202', 'B7'],
    ['200232', 'D/F#'],
    ['xx0231', 'Dm'],
    ['x32030', 'Cadd9'],
    ['x02200', 'Asus2'],
    ['x02230', 'Asus4'],
    ['xx0233', 'Dsus4'],
    ['022000', 'Em'],
    ['022030', 'Em7'],
    ['x33210', 'Fmaj7/C'],
    ['x33211', 'F/C'],
    ['3x0232', 'D/G'],
    ['xx1212', 'D#dim7'],
    ['x2323x', 'Bm7b5'],
    ['x3434x', 'Cm7b5'],
    ['x3435x', 'C7b5'],
    ['xx0111', 'Dm7b5'],
    ['x32330', 'C9'],
    ['x7678x', 'E7#9'],
    ['x3232x', 'C7b9'],
    ['x3234x', 'C7#9'],
    ['03211x', 'Eaug'],
    ['xx7777', 'Bm7/A'],
    ['355xxx', 'G5'],
  ])('%s is %s', (frets, symbol) => {
    expect(symbols(soundingTonesOf(midisOfFrets(frets)), 1)).toEqual([symbol])
  })
})

describe('notes are named, the first being the bass', () => {
  test.each([
    ['C E G Bb', 'C7', 'Edim/C'],
    ['C E G A', 'C6', 'Am7/C'],
    ['A C E G', 'Am7', 'C6/A'],
    ['C F G', 'Csus4', 'Fsus2/C'],
    ['C D G', 'Csus2', 'Gsus4/C'],
    ['C E Bb', 'C7', undefined],
    ['Eb G Bb D', 'Ebmaj7', 'Gm/Eb'],
    ['C Eb Gb A', 'Cdim7', undefined],
    ['C G', 'C5', undefined],
    ['C E', 'C', undefined],
    ['F A C D', 'F6', 'Dm7/F'],
    ['C E A', 'Am/C', 'C6'],
    ['F A D', 'Dm/F', 'F6'],
    ['C Eb A', 'Adim/C', 'Cm6'],
    ['G B E', 'Em/G', 'G6'],
    ['G C E', 'C/G', undefined],
    ['E G C', 'C/E', undefined],
    ['F B D', 'Bdim/F', undefined],
    ['E G B D', 'Em7', undefined],
    ['Db F Ab', 'Db', undefined],
    ['C# E# G#', 'C#', undefined],
    ['D F# A C', 'D7', undefined],
    ['C F# A D', 'D7/C', undefined],
    ['C D F# A', 'D7/C', undefined],
    ['C E G B D', 'Cmaj9', undefined],
    ['C E G B D F#', 'Cmaj9#11', undefined],
    ['C E Bb D A', 'C13', undefined],
  ])('%s is %s, then %s', (notes, first, second) => {
    const names = symbols(tonesOfNotes(notes))
    expect(names[0]).toBe(first)
    if (second !== undefined) expect(names[1]).toBe(second)
  })

  test.each(['', 'C', 'Am', 'F', 'Eb'])(
    'every inverted triad is named before names that lack a tone, in key %s',
    (keyText) => {
      const key = keyText === '' ? undefined : parseKey(keyText)!
      for (const id of ['major', 'minor', 'diminished', 'augmented'] as const) {
        for (let root = 0; root < 12; root++) {
          const classes = chordTypeById(id)!.semitones.map((tone) => (root + tone) % 12)
          const pitchClassSet = classes.reduce((set, one) => set | (1 << one), 0)
          for (const bassPitchClass of classes) {
            const tones = { pitchClassSet, bassPitchClass, ...(key && { key }) }
            expect(identifyChord(tones, 1)[0]!.omitted).toEqual([])
          }
        }
      }
    },
  )

  test('one pitch class alone has no chord name', () => {
    expect(symbols(tonesOfNotes('C'))).toEqual([])
  })

  test('a cluster that no chord holds has no name', () => {
    expect(symbols(tonesOfNotes('C C# D D# E F'))).toEqual([])
  })
})

describe('a stack over its root bears its own name', () => {
  test.each([
    ['G B D F A E', 'G13'],
    ['G B D F A C E', 'G13'],
    ['C E G Bb D F A', 'C13'],
    ['C E G B D F A', 'Cmaj13'],
    ['D F A C E G B', 'Dm13'],
    ['C E G B D F# A', 'Cmaj13#11'],
    ['C E G Bb D F# A', 'C13#11'],
    ['G B F E', 'G13'],
    ['G B F A E', 'G13'],
    ['C E B A', 'Cmaj13'],
    ['C Eb Bb A', 'Cm13'],
    ['C Eb G Bb D F', 'Cm11'],
    ['C Eb G Bb F', 'Cm11'],
    ['C Eb Bb F', 'Cm11'],
    ['E G D A', 'Em11'],
    ['A C E G B D', 'Am11'],
    ['A C G B', 'Am9'],
    ['D F A C E', 'Dm9'],
    ['F A C E G', 'Fmaj9'],
    ['F A E G', 'Fmaj9'],
    ['C E G Bb D', 'C9'],
    ['C E Bb D', 'C9'],
    ['C E G B D', 'Cmaj9'],
    ['E G B D F#', 'Em9'],
    ['G C D F A', 'G9sus4'],
    ['G C F A E', 'G13sus4'],
    ['B D F A C#', 'Bm9b5'],
    ['E G# B D F', 'E7b9'],
    ['E G# D F##', 'E7#9'],
    ['G B D F A C#', 'G9#11'],
    ['G B F Ab E', 'G13b9'],
    ['C E G A D', 'C6/9'],
    ['C E G D', 'Cadd9'],
    ['A C E F#', 'Am6'],
  ])('%s is %s', (notes, symbol) => {
    expect(symbols(tonesOfNotes(notes), 1)).toEqual([symbol])
  })

  test.each([
    '7',
    'maj7',
    'm7',
    '9',
    'maj9',
    'm9',
    '11',
    'm11',
    '13',
    'maj13',
    'm13',
    '13#11',
    'maj9#11',
    '13b9',
    '7b9',
    '7#9',
    '9sus4',
    '13sus4',
    '6/9',
  ])('every tone of C%s, on all twelve roots', (suffix) => {
    const { chord } = parseChordSymbol(`C${suffix}`)!
    for (let root = 0; root < 12; root++) {
      const midis = chord.semitones.map((semitone) => 40 + root + semitone)
      const [reading] = identifyChord(soundingTonesOf(midis), 1)
      expect([reading!.chord.id, pitchClassOf(reading!.root)]).toEqual([chord.id, (40 + root) % 12])
    }
  })
})

describe('names that cannot be are not offered', () => {
  test.each([
    ['x21222', 'B9', /alt/],
    ['x32333', 'C9', /alt/],
    ['x02010', 'Am7', /#9/],
    ['x5656x', 'Dm7b5', /#9/],
    ['x32010', 'C', /dimMaj7|maj7#5/],
    ['xx0212', 'D7', /b5b9|b9#11/],
  ])('%s is %s, and nothing like %s', (frets, first, absurd) => {
    const names = symbols(soundingTonesOf(midisOfFrets(frets)), 24)
    expect(names[0]).toBe(first)
    expect(names.filter((name) => absurd.test(name))).toEqual([])
  })

  test('a minor third or a #9 that does not sound gives no name; nor a rare chord without root', () => {
    let plainSets = 0
    for (let set = 3; set < 4096; set += 5) {
      const readings = identifyChord(
        { pitchClassSet: set, bassPitchClass: Math.log2(set & -set) },
        40,
      )
      const isDaily = ({ chord }: (typeof readings)[number]) => costOfType(chord) <= 8
      const omits = (reading: (typeof readings)[number], number: number) =>
        reading.omitted.some((degree) => degree.number === number)
      const hasPlain = readings.some(
        (reading) => isDaily(reading) && !reading.isRootless && !omits(reading, 3),
      )
      if (hasPlain) plainSets++
      for (const reading of readings) {
        const { degreeLabels } = reading.chord
        if (omits(reading, 3)) {
          expect(degreeLabels).toContain('3')
          expect(degreeLabels).not.toContain('#9')
        }
        if (reading.isRootless && !isDaily(reading)) {
          expect(hasPlain).toBe(false)
          expect(degreeLabels).toEqual(expect.arrayContaining(['3', 'b7']))
        }
      }
    }
    expect(plainSets).toBeGreaterThan(100)
  })
})

describe('a slash bass has the name that the asker gave it', () => {
  test.each([
    ['C Eb Gb A', 'Ebdim7/C'],
    ['B D F Ab', 'Fdim7/B'],
    ['F A Cb Eb', 'Cb7b5/F'],
    ['E# G# C#', 'C#/E#'],
  ])('%s: %s', (notes, symbol) => {
    expect(symbols(tonesOfNotes(notes), 24)).toContain(symbol)
  })

  test('and never a double accidental that was not written', () => {
    for (let set = 3; set < 4096; set += 3) {
      for (const reading of identifyChord(
        { pitchClassSet: set, bassPitchClass: Math.log2(set & -set) },
        24,
      )) {
        expect(Math.abs(reading.bass!.accidental)).toBeLessThan(2)
        expect(reading.symbol).not.toMatch(/\/[A-G](##|bb)$/)
      }
    }
  })
})

describe('a reading says what is left out, what is in the bass and why', () => {
  test.each([
    ['C E Bb', 'C7', '5', 'root in the bass', 'left out'],
    ['E Bb D A', 'C13', '1 5', 'third and seventh sound without the root', '5 left out'],
    ['E G C', 'C/E', '', 'every tone of the chord sounds', 'third in the bass'],
    ['Bb C E G', 'C7/Bb', '', 'every tone of the chord sounds', 'seventh in the bass'],
    ['C G Bb', 'C7(no3)', '3', 'root in the bass', '3 left out'],
    ['D C E G', 'Cadd9/D', '', 'every tone of the chord sounds', '9 in the bass'],
    [
      'Bb G B D',
      'G/Bb',
      '',
      'every tone of the chord sounds',
      'over a bass that is not in the chord',
    ],
  ])('%s as %s', (notes, symbol, omitted, first, second) => {
    const reading = identifyChord(tonesOfNotes(notes), 40).find(
      (other) => other.symbol === symbol || (other.isRootless && other.symbol.startsWith(symbol)),
    )
    expect(reading?.omitted.map(({ number }) => number).join(' ')).toBe(omitted)
    expect(reading?.reason).toContain(first)
    expect(reading?.reason).toContain(second)
  })
})

describe('a chord that sounds whole over a bass comes before a rare name without its third', () => {
  test.each([
    [[45, 52, 56, 59, 62], 'E7/A', 'Amaj11(no3)'],
    [[43, 50, 54, 57, 60], 'D7/G', 'Gmaj11(no3)'],
    [[48, 55, 59, 62, 65], 'G7/C', 'Cmaj11(no3)'],
    [[46, 53, 57, 60, 63], 'F7/Bb', 'Bbmaj11(no3)'],
    [[45, 52, 55, 59, 62], 'A9sus4', 'A11(no3)'],
    [[45, 55, 59, 62], 'A9sus4', 'A11(no3)'],
  ])('%j is %s before %s', (midis, first, later) => {
    const names = symbols(soundingTonesOf(midis), 8)
    expect(names[0]).toBe(first)
    expect(names.indexOf(later)).toBeGreaterThan(0)
  })

  test('a daily name without its third stays', () => {
    expect(symbols(soundingTonesOf([48, 55, 58]), 1)).toEqual(['C7(no3)'])
  })
})

describe('a key settles names and spelling', () => {
  const inKey = (notes: string, key: string) => {
    const { writtenNames: _, ...tones } = tonesOfNotes(notes)
    return symbols({ ...tones, key: parseKey(key)! }, 1)[0]
  }
  test.each([
    ['Gb Bb Db', 'F#', 'F#'],
    ['F# A# C#', 'Db', 'Gb'],
    ['G# C D#', 'C', 'Ab'],
    ['C# E G', 'C', 'C#dim'],
    ['F# A C Eb', 'C', 'F#dim7'],
    ['C E G A', 'A minor', 'C6'],
    ['Bb D F', 'F', 'Bb'],
    ['D# G A#', 'Bb', 'Eb'],
    ['D G# B F', 'Am', 'G#dim7/D'],
    ['G# B D F', 'Am', 'G#dim7'],
    ['B D F G#', 'Am', 'G#dim7/B'],
    ['F G# B D', 'A harmonicMinor', 'G#dim7/F'],
    ['D F G# B', 'C', 'Bdim7/D'],
    ['F Ab B D', 'Cm', 'Bdim7/F'],
    ['C# E G Bb', 'Dm', 'C#dim7'],
    ['E G Bb C#', 'D', 'C#dim7/E'],
    ['A C Eb F#', 'G', 'F#dim7/A'],
    ['C E G A', 'C', 'C6'],
    ['A C E G', 'C', 'Am7'],
    ['B D F A', 'Am', 'Bm7b5'],
    ['E G# C', 'Am', 'Eaug'],
  ])('%s in %s is %s', (notes, key, symbol) => {
    expect(inKey(notes, key)).toBe(symbol)
  })

  // biome-ignore format: one row reads as a chart
  test.each([
    ['F#m', 'x32010', 'C'],
    ['F#m', '133211', 'F'],
    ['F#m', 'x32000', 'Cmaj7'],
    ['F#m', 'x32030', 'Cadd9'],
    ['Eb', '022000', 'Em'],
    ['Eb', 'x24432', 'Bm'],
    ['Eb', '022130', 'E7'],
    ['Gb', '022130', 'E7'],
    ['Gb', 'xx0230', 'Dsus2'],
    ['Gb', 'x02200', 'Asus2'],
    ['Gb', 'xx0232', 'D'],
    ['Gb', '054030', 'Em9'],
    ['Db', 'x02210', 'Am'],
    ['E', 'x13331', 'Bb'],
    ['G#m', '3x443x', 'Gmaj7'],
    ['Eb', 'x13331', 'Bb'],
    ['Cb', 'x24442', 'Cb'],
    ['Gb', 'x24442', 'Cb'],
    ['F#', 'x24442', 'B'],
  ])('in %s %s is %s, under a name that players read', (key, frets, symbol) => {
    const sounding = soundingTonesOf(midisOfFrets(frets))
    expect(symbols({ ...sounding, key: parseKey(key)! }, 1)[0]).toBe(symbol)
  })

  test('no triad or seventh has a name with double accidentals that another spares, in any key', () => {
    for (const tonic of 'C G D A E B F# C# F Bb Eb Ab Db Gb Cb Am Em Bm F#m C#m G#m Dm Gm Cm Fm Bbm Ebm'.split(
      ' ',
    )) {
      const key = parseKey(tonic)!
      for (const type of ['major', 'minor', 'dominant7', 'minor7', 'major7'] as const) {
        const { semitones } = chordTypeById(type)!
        for (let root = 0; root < 12; root++) {
          const classes = semitones.map((above) => (root + above) % 12)
          const set = classes.reduce((all, one) => all | (1 << one), 0)
          const [first] = identifyChord({ pitchClassSet: set, bassPitchClass: root, key }, 1)
          const isInKey =
            ((key.scale.pitchClassSet >> ((root - pitchClassOf(key.root) + 12) % 12)) & 1) === 1
          if (isInKey || first!.chord.id !== type) continue
          expect([
            tonic,
            first!.symbol,
            first!.tones.filter(({ accidental }) => Math.abs(accidental) > 1),
          ]).toEqual([tonic, first!.symbol, []])
        }
      }
    }
  })

  test('without a key the simplest spelling is taken', () => {
    const spelled = (notes: string) => {
      const { writtenNames: _, ...tones } = tonesOfNotes(notes)
      return symbols(tones, 1)[0]
    }
    expect(spelled('C# E# G#')).toBe('Db')
    expect(spelled('Db Fb Ab')).toBe('C#m')
    expect(spelled('Gb Bb Db')).toBe('F#')
    expect(spelled('Eb Gb Bb')).toBe('Ebm')
  })
})

describe('laws of naming', () => {
  test('every close voicing of the six types, root in the bass, is named first or second', () => {
    for (const id of CHORD_IDS) {
      const chord = chordTypeById(id)!
      for (let root = 0; root < 12; root++) {
        const midis = chord.semitones.map((semitone) => 48 + root + semitone)
        const found = identifyChord(soundingTonesOf(midis), 2).some(
          (reading) => reading.chord.id === id && pitchClassOf(reading.root) === root,
        )
        expect([id, root, found]).toEqual([id, root, true])
      }
    }
  })

  test('every playable voicing of the six types with its root in the bass is named first', () => {
    let voicings = 0
    let first = 0
    for (const id of CHORD_IDS) {
      const chord = chordTypeById(id)!
      for (let root = 0; root < 12; root++) {
        for (const grip of rankedGripsOf(root, chord, STANDARD_NECK).grips) {
          const midis = fretsOf(grip, 6).flatMap((fret, place) =>
            fret === null ? [] : [OPEN[place]! + fret],
          )
          if (Math.min(...midis) % 12 !== root) continue
          voicings++
          const [reading] = identifyChord(soundingTonesOf(midis), 1)
          if (reading?.chord.id === id && pitchClassOf(reading.root) === root) first++
        }
      }
    }
    expect(voicings).toBeGreaterThan(5000)
    expect(first / voicings).toBe(1)
  })

  test('sounded and omitted tones of a reading are exactly its chord and its bass', () => {
    for (let set = 3; set < 4096; set += 7) {
      for (const bass of [...Array(12).keys()].filter((pitchClass) => (set >> pitchClass) & 1)) {
        for (const reading of identifyChord({ pitchClassSet: set, bassPitchClass: bass }, 4)) {
          const root = pitchClassOf(reading.root)
          const omitted = new Set(reading.omitted.map((degree) => JSON.stringify(degree)))
          const sounded = reading.chord.degrees
            .filter((degree) => !omitted.has(JSON.stringify(degree)))
            .map(
              (degree) =>
                (root + reading.chord.semitones[reading.chord.degrees.indexOf(degree)]!) % 12,
            )
          const named = new Set([...sounded, bass])
          const heard = [...Array(12).keys()].filter((pitchClass) => (set >> pitchClass) & 1)
          expect([...named].sort((a, b) => a - b)).toEqual(heard)
        }
      }
    }
  })

  test('every symbol reads back to the chord and the bass that it names', () => {
    for (let set = 3; set < 4096; set += 11) {
      const bass = Math.log2(set & -set)
      for (const reading of identifyChord({ pitchClassSet: set, bassPitchClass: bass }, 6)) {
        const read = parseChordSymbol(reading.symbol)
        expect([reading.symbol, read && formatNoteName(read.root)]).toEqual([
          reading.symbol,
          formatNoteName(reading.root),
        ])
        const isWhole = !reading.symbol.includes('(no3)')
        if (isWhole) expect(read?.chord.id).toBe(reading.chord.id)
        const lowest = read?.bass ?? read?.root
        if (!reading.isRootless) expect(pitchClassOf(lowest!)).toBe(bass)
      }
    }
  })

  test('transposing the tones transposes the roots and keeps the order', () => {
    const shapeOf = (set: number, bass: number, by: number) =>
      identifyChord(
        {
          pitchClassSet: ((set << by) | (set >> (12 - by))) & 0xfff,
          bassPitchClass: (bass + by) % 12,
        },
        5,
      ).map(({ chord, root }) => `${chord.id} ${(pitchClassOf(root) - by + 12) % 12}`)
    for (const set of [0b10010001, 0b10010001001, 0b1010010001, 0b1001001001, 0b100010001]) {
      for (let by = 1; by < 12; by++) expect(shapeOf(set, 0, by)).toEqual(shapeOf(set, 0, 0))
    }
  })

  test('the bass is spelled as the tone of the chord that it is', () => {
    const midis = ['G#3', 'E4', 'B4'].map((text) => {
      const { name, octave } = parseNote(text)!
      return midiOf(name, octave!)
    })
    const [reading] = identifyChord(soundingTonesOf(midis), 1)
    expect(formatNoteName(reading!.bass!)).toBe('G#')
    expect(reading!.symbol).toBe('E/G#')
  })
})
