import { expect, test } from 'vitest'
import { chordTypeById } from '../theory/chord'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { drillTheoryOf, neighborNameOf } from './drill-theory'

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

test.each([
  ['E', -1, 'D#'],
  ['G', 1, 'Ab'],
  ['C', -1, 'B'],
  ['Eb', -1, 'D'],
  ['B', -1, 'A#'],
])('the neighbour of %s %i semitones away is written %s', (name, semitones, neighbor) => {
  const found = neighborNameOf(parseRoot(name)!, semitones, parseRoot('C')!)
  expect(found && formatNoteName(found)).toBe(neighbor)
})

test('a neighbour whose degree is not in use has no name of its own', () => {
  expect(neighborNameOf(parseRoot('F')!, 1, parseRoot('G')!)).toBeUndefined()
  expect(neighborNameOf(parseRoot('Eb')!, 1, parseRoot('C')!)).toBeUndefined()
})
