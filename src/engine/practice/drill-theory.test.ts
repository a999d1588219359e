import { describe, expect, test } from 'vitest'
import { chordTypeById } from '../theory/chord'
import { parseDegree, spellDegree } from '../theory/interval'
import { formatNoteName, letterIndexOf, parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { drillTheoryOf, neighborNameIn, neighborNameOf } from './drill-theory'

const theoryOf = (key: string, scale: string, chordRoot: string, chord: string) =>
  drillTheoryOf(
    {
      key: parseRoot(key)!,
      scale: scaleById(scale)!,
      chord: chordTypeById(chord)!,
      chordRoot: parseRoot(chordRoot)!,
    },
    'scale',
  )

test.each([
  ['C', 'major', 'D', 'minor7', 'D R, E 2, F b3, G 4, A 5, B 6, C b7'],
  ['C', 'major', 'E', 'dominant7', 'E R, F b2, G b3, G# 3, A 4, B 5, C b6, D b7'],
  ['Eb', 'major', 'Bb', 'dominant7', 'Bb R, C 2, D 3, Eb 4, F 5, G 6, Ab b7'],
  ['C#', 'major', 'Db', 'major', 'Db R, Eb 2, F 3, Gb 4, Ab 5, Bb 6, C 7'],
])('in %s %s over %s %s the tones are %s', (key, scale, chordRoot, chord, tones) => {
  const { scaleSet, chordSet, read } = theoryOf(key, scale, chordRoot, chord)
  const root = pitchClassOf(parseRoot(chordRoot)!)
  const heard = Array.from({ length: 12 }, (_, semitones) => (root + semitones) % 12)
    .filter((pitchClass) => ((scaleSet | chordSet) >> pitchClass) & 1)
    .map(read)
    .map(({ pitchClass, interval }) => `${pitchClass} ${interval}`)
  expect(heard.join(', ')).toBe(tones)
})

test('a scale heard from another root keeps its pitch classes', () => {
  for (const scale of SCALES) {
    const { context, scaleSet } = theoryOf('Ab', scale.id, 'F#', 'dominant7')
    const heard = context.scale.semitones.reduce((set, tone) => set | (1 << ((tone + 6) % 12)), 0)
    expect(heard).toBe(scaleSet)
  }
})

// biome-ignore format: a neighbour a line
test.each([
  ['E', -1, 'D#'], ['G', 1, 'Ab'], ['C', -1, 'B'], ['Eb', -1, 'D'], ['B', -1, 'A#'], ['F', 1, 'Gb'],
  ['F#', 1, 'G'], ['F#', -1, 'E#'], ['B', 1, 'C'], ['E', 1, 'F'], ['D#', -1, 'C##'], ['Db', 1, 'Ebb'],
  ['Eb', 1, 'Fb'], ['G#', -1, 'F##'], ['C#', -1, 'B#'], ['Bb', 1, 'Cb'], ['F##', 1, 'G#'], ['Cb', -1, 'Bb'],
])('the neighbour of %s %i semitones away is written %s', (name, semitones, neighbor) => {
  const found = neighborNameOf(parseRoot(name)!, semitones)
  expect(found && formatNoteName(found)).toBe(neighbor)
})

test('a neighbour that takes three accidentals has no name of its own', () => {
  expect(neighborNameOf(parseRoot('B##')!, -1)).toBeUndefined()
  expect(neighborNameOf(parseRoot('Cbb')!, 1)).toBeUndefined()
})

// biome-ignore format: a neighbour a line
test.each([
  ['E', 'major', 'G#', 'minor7', 'F#', 1, 'G'], ['E', 'major', 'G#', 'minor7', 'F#', -1, 'E#'],
  ['E', 'major', 'G#', 'minor7', 'B', 1, 'C'], ['A', 'major', 'C#', 'minor7', 'E', 1, 'F'],
  ['C', 'major', 'D', 'dominant7', 'F#', -1, 'F'], ['E', 'naturalMinor', 'B', 'dominant7', 'D#', -1, 'D'],
  ['F#', 'naturalMinor', 'D#', 'minor7', 'C#', 1, 'D'], ['C', 'naturalMinor', 'C', 'major', 'E', -1, 'D#'],
] as const)('in %s %s over %s %s the semitone beside %s, %i, is %s', (key, scale, root, chord, tone, semitones, neighbor) => {
  const theory = theoryOf(key, scale, root, chord)
  const found = neighborNameIn(theory, pitchClassOf(parseRoot(tone)!), semitones)
  expect(found && formatNoteName(found)).toBe(neighbor)
})

describe.each(['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'])('in %s', (key) => {
  // biome-ignore format: degrees and chords of a major key
  const CHORDS = [['1', 'major7'], ['2', 'minor7'], ['3', 'minor7'], ['4', 'major7'], ['5', 'dominant7'], ['6', 'minor7'], ['7', 'halfDiminished7'], ['6', 'minor'], ['4', 'major6']] as const

  test.each(CHORDS)(
    'over the chord on %s, %s, a neighbour has the letter above or below',
    (degree, chord) => {
      const root = formatNoteName(spellDegree(parseRoot(key)!, parseDegree(degree)!).name)
      const theory = theoryOf(key, 'major', root, chord)
      for (let tone = 0; tone < 12; tone++) {
        if (((theory.chordSet >> tone) & 1) === 0) continue
        for (const semitones of [1, -1] as const) {
          const found = neighborNameIn(theory, tone, semitones)!
          const letters = letterIndexOf(found.letter) - letterIndexOf(theory.read(tone).name.letter)
          expect((letters + 7) % 7).toBe((semitones + 7) % 7)
          expect(pitchClassOf(found)).toBe((tone + semitones + 12) % 12)
        }
      }
    },
  )
})
