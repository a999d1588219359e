import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findScalesContaining } from './find-scales'
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
        const tightness = found.map((match) => match.tightness)
        expect(tightness).toEqual([...tightness].sort((left, right) => right - left))
      },
    ),
    { numRuns: 200, seed: 7 },
  )
})

test.each([
  ['C E G Bb', 0b010010010001, 'dominantPentatonic', 0],
  ['A C D E G', 0b001010010101, 'majorPentatonic', 0],
  ['G Bb D, with a third and a fifth over G', 0b010010000100, 'minorPentatonic', 7],
])('the tightest scale on the likeliest root comes first: %s', (_, set, id, root) => {
  const [first] = findScalesContaining(set)
  expect([first!.scale.id, first!.rootPitchClass]).toEqual([id, root])
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
