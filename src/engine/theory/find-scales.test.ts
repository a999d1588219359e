import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { findScalesContaining } from './find-scales'
import { parseRoot, pitchClassOf } from './pitch'
import { sizeOfSet } from './pitch-class'
import { SCALES } from './scale'
import { modesOf, symmetryOf } from './scale-facts'

/** Slow and obvious: writes out the pitch classes of every scale on every root. */
function bruteForce(wanted: readonly number[], root?: number): Set<string> {
  const found = new Set<string>()
  for (const scale of SCALES) {
    if (scale.twinOf !== undefined) continue
    for (let on = 0; on < 12; on++) {
      if (root !== undefined && on !== root) continue
      const tones = scale.semitones.map((semitones) => (on + semitones) % 12)
      if (wanted.every((pitchClass) => tones.includes(pitchClass))) found.add(`${on} ${scale.id}`)
    }
  }
  return found
}

test('finds exactly the scales whose tones hold the set', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 9 }),
      fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
      (wanted, rootPitchClass) => {
        const set = wanted.reduce((bits, pitchClass) => bits | (1 << pitchClass), 0)
        const found = findScalesContaining(set, {
          ...(rootPitchClass !== undefined && { rootPitchClass }),
        })
        expect(new Set(found.map((match) => `${match.rootPitchClass} ${match.scale.id}`))).toEqual(
          bruteForce(wanted, rootPitchClass),
        )
        for (const match of found) {
          expect(match.extraSet & set).toBe(0)
          expect(sizeOfSet(match.extraSet) + wanted.length).toBe(match.scale.semitones.length)
        }
      },
    ),
    { numRuns: drawCount(200), seed: 7 },
  )
})

const setOf = (notes: string) =>
  notes.split(' ').reduce((set, note) => set | (1 << pitchClassOf(parseRoot(note)!)), 0)

describe('the scale that a player would think of comes first', () => {
  test.each([
    ['C E G Bb', 'C mixolydian'],
    ['G B D F', 'G mixolydian'],
    ['C E Bb', 'C mixolydian'],
    ['A C D E G', 'C majorPentatonic'],
    ['C D E F G A B', 'C major'],
    ['G A B C D E F#', 'G major'],
    ['A B C D E F G#', 'A harmonicMinor'],
    ['D E F G A Bb C#', 'D harmonicMinor'],
    ['C D Eb F G A B', 'C melodicMinor'],
    ['A C D Eb E G', 'A blues'],
    ['E G A Bb B D', 'E blues'],
    ['C D E F# G# A#', 'C wholeTone'],
    ['G Bb D', 'G minorPentatonic'],
    ['C E G', 'C majorPentatonic'],
    ['D F# A', 'D majorPentatonic'],
    ['A C E', 'A minorPentatonic'],
    ['C E G B', 'C major'],
    ['D F A C', 'F majorPentatonic'],
    ['G Bb D F#', 'G harmonicMinor'],
    ['G A Bb D Eb F#', 'G harmonicMinor'],
    ['E G# B D', 'E mixolydian'],
    ['E F G# B D', 'E phrygianDominant'],
    ['F A C E', 'F major'],
    ['F A B C E G', 'C major'],
    ['D E F A B C', 'A naturalMinor'],
    ['E F G A B D', 'A naturalMinor'],
    ['C Db', 'Db major'],
    ['F B', 'C major'],
    ['C Eb Gb A', 'C diminishedWholeHalf'],
    ['B D F A', 'D dorian'],
    ['C G', 'C majorPentatonic'],
    ['C', 'C majorPentatonic'],
    ['C D Eb E G A', 'A blues'],
    ['C D E G A B', 'C major'],
  ])('%s: %s', (notes, expected) => {
    const [first] = findScalesContaining(setOf(notes))
    const [root, id] = expected.split(' ')
    expect([first!.rootPitchClass, first!.scale.id]).toEqual([pitchClassOf(parseRoot(root!)!), id])
  })

  test.each([
    ['C E Bb', 'C mixolydian', 'C prometheusNeapolitan'],
    ['G Bb D F#', 'G harmonicMinor', 'G hungarianMinor'],
    ['C D E F G A B', 'A naturalMinor', 'B locrian'],
    ['C D E F G A B', 'D dorian', 'F lydian'],
    ['E G# B F', 'E phrygianDominant', 'E doubleHarmonic'],
    ['A B C E F G#', 'A harmonicMinor', 'A hungarianMinor'],
  ])('of %s %s comes before %s', (notes, common, rare) => {
    const found = findScalesContaining(setOf(notes)).map(
      ({ scale, rootPitchClass }) => `${rootPitchClass} ${scale.id}`,
    )
    const placeOf = (text: string) => {
      const [root, id] = text.split(' ')
      return found.indexOf(`${pitchClassOf(parseRoot(root!)!)} ${id}`)
    }
    expect(placeOf(common)).toBeGreaterThanOrEqual(0)
    if (placeOf(rare) >= 0) expect(placeOf(common)).toBeLessThan(placeOf(rare))
    expect(placeOf(common)).toBeLessThan(4)
  })
})

test.each([
  ['wholeTone', [2, 4, 6, 8, 10], 2],
  ['diminishedWholeHalf', [3, 6, 9], 3],
  ['augmented', [4, 8], 4],
  ['major', [], 12],
])('%s maps onto itself at %j and has %i forms', (id, transpositions, forms) => {
  const symmetry = symmetryOf(SCALES.find((scale) => scale.id === id)!)
  expect(symmetry.transpositions).toEqual(transpositions)
  expect(symmetry.distinctTranspositions).toBe(forms)
})

test('dorian reads the same upwards and downwards, harmonic minor does not', () => {
  const palindromic = (id: string) =>
    symmetryOf(SCALES.find((scale) => scale.id === id)!).isPalindromic
  expect([palindromic('dorian'), palindromic('harmonicMinor')]).toEqual([true, false])
})

test('the modes of major are the six others', () => {
  const major = SCALES.find((scale) => scale.id === 'major')!
  expect(modesOf(major).map((mode) => `${mode.degree} ${mode.scale.id}`)).toEqual([
    '2 dorian',
    '3 phrygian',
    '4 lydian',
    '5 mixolydian',
    '6 naturalMinor',
    '7 locrian',
  ])
})
