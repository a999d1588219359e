import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES, type ChordType } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from '../voicing/chord-voicings'
import { parseChordSymbol } from './chord-symbol'
import { identifyChord, soundingTonesOf } from './identify-chord'

const OPEN = [40, 45, 50, 55, 59, 64]
const midisOf = (frets: readonly (number | null)[]) =>
  frets.flatMap((fret, place) => (fret === null ? [] : [OPEN[place]! + fret]))
const firstOf = (midis: readonly number[]) => identifyChord(soundingTonesOf(midis), 1)[0]?.symbol
const ROOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Semitones above the root, so that names for the same tones count as one: 7b5 and 7#11. */
function namesOf(midis: readonly number[], root: number): readonly string[] {
  return identifyChord(soundingTonesOf(midis), 24)
    .filter((reading) => pitchClassOf(reading.root) === root)
    .map(({ chord, omitted }) =>
      chord.degrees
        .flatMap((degree, at) => (omitted.includes(degree) ? [] : [chord.semitones[at]! % 12]))
        .sort((a, b) => a - b)
        .join(),
    )
}

/** What sounds, as semitones above the root. */
const heardOf = (midis: readonly number[], root: number) =>
  [...new Set(midis.map((midi) => (midi - root + 120) % 12))].sort((a, b) => a - b).join()

describe('every chord type of the table is named from its own root', () => {
  const unnamed = (midisOn: (chord: ChordType, root: number) => readonly number[]) =>
    CHORD_TYPES.flatMap((chord) =>
      ROOTS.filter((root) => {
        const midis = midisOn(chord, root)
        return !namesOf(midis, root).includes(heardOf(midis, root))
      }).map((root) => `${root} ${chord.symbol}`),
    )

  test('in close position on twelve roots', () => {
    expect(unnamed(({ semitones }, root) => semitones.map((above) => 48 + root + above))).toEqual(
      [],
    )
  })

  test('as its first grip on twelve roots', () => {
    expect(
      unnamed((chord, root) =>
        midisOf(fretsOf(rankedGripsOf(root, chord, STANDARD_NECK).grips[0]!, 6)),
      ),
    ).toEqual([])
  })
})

describe('a major third with 9 and 11 over its root', () => {
  test.each([
    ['x54030', 'Dadd9(add11)'],
    ['x32011', 'Cadd11'],
  ])('%s is not another chord over that bass', (frets, symbol) => {
    expect(firstOf(midisOf(parseFrets(frets)!))).toBe(symbol)
  })

  test('it is named from its bass on every root, and read back', () => {
    for (const root of ROOTS) {
      const midis = [0, 4, 14, 17].map((above) => 40 + root + above)
      const first = firstOf(midis)!
      expect(first).toMatch(/^[A-G][#b]?add9\(add11\)$/)
      const { root: name, chord } = parseChordSymbol(first)!
      expect(pitchClassOf(name)).toBe((40 + root) % 12)
      expect(chord.degreeLabels).toEqual(['R', '3', '5', '9', '11'])
    }
  })
})

describe('tones that no row of the table holds', () => {
  test.each([
    ['x34343', 'Cm7(#11)'],
    ['x31002', 'CmMaj7(#11)'],
    ['x3244x', 'Cmaj7(#9)'],
    ['x3242x', 'Cmaj7(b9)'],
    ['x31012', 'Cm(#11)'],
    ['x56565', 'Dm7(#11)'],
  ])('%s is %s', (frets, symbol) => {
    expect(firstOf(midisOf(parseFrets(frets)!))).toBe(symbol)
  })

  test.each([
    'm7#11',
    'm9#11',
    'mMaj7#11',
    'maj7#9',
    'maj7b9',
    'm#11',
    'm6/9#11',
    'maj7b13',
    '7#11b13',
    '7b9#11b13',
    '7#9#11b13',
    '9#5add13',
    '13#11b9',
    'maj7#11#9',
    'm13#11',
  ])('C%s has its own name on twelve roots', (suffix) => {
    const { chord } = parseChordSymbol(`C${suffix}`)!
    for (const root of ROOTS) {
      const midis = chord.semitones.map((above) => 48 + root + above)
      const [reading] = identifyChord(soundingTonesOf(midis), 1)
      expect([reading?.chord.id, pitchClassOf(reading!.root)]).toEqual([chord.id, root])
      expect(reading!.omitted).toEqual([])
    }
  })

  test.each(['C C# D D#', 'C D Eb E', 'C C# F F# G', 'C G Ab A'])(
    '%s has no name: a cluster, or no stack of thirds',
    (notes) => {
      const midis = notes.split(' ').map((note) => 48 + pitchClassOf(parseRoot(note)!))
      expect(firstOf(midis)).toBeUndefined()
    },
  )

  test('a name has one change to a chord, two to a dominant, and reads back to what sounds', () => {
    let named = 0
    for (let set = 1; set < 4096; set += 2) {
      const [reading] = identifyChord({ pitchClassSet: set, bassPitchClass: 0 }, 1)
      if (!reading?.chord.id.includes('-')) continue
      named++
      const { chord } = parseChordSymbol(reading.symbol)!
      const silent = reading.omitted.map((degree) =>
        chord.degrees.findIndex((own) => own.number === degree.number),
      )
      const sounding = chord.semitones.filter((_, at) => !silent.includes(at))
      expect(sounding.reduce((bits, above) => bits | (1 << (above % 12)), 0)).toBe(set)
      expect(reading.symbol.split(',').length).toBeLessThanOrEqual(2)
    }
    expect(named).toBeGreaterThan(15)
    expect(named).toBeLessThan(80)
  })
})
