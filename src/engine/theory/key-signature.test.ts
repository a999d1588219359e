/** The signature that each scale is written with. */
import { describe, expect, test } from 'vitest'
import {
  fifthsOf,
  nameOfFifths,
  rootOfSignature,
  signatureOf,
  writtenSignatureOf,
} from './key-signature'
import { formatNoteName, LETTERS, type NoteName, parseRoot, pitchClassOf } from './pitch'
import { SCALES } from './scale'

const C = parseRoot('C')!
const ROOTS: readonly NoteName[] = LETTERS.flatMap((letter) =>
  [-1, 0, 1].map((accidental) => ({ letter, accidental })),
)

// biome-ignore format: a signature a line
/** Scales on C by their signature; its fifths, and whether it is of a minor key. */
const ON_C: readonly (readonly [fifths: number, isMinor: boolean, ids: string])[] = [
  [1, false, 'lydian lydianDiminished lydianAugmentedSharp2 enigmatic leadingWholeTone purvi'],
  [1, true, 'lydianSharp2'],
  [0, false, 'major ionian harmonicMajor melodicMajor lydianAugmented lydianDominant mixolydianFlat6 mixolydianFlat2 majorPentatonic ritusen majorFlat6Pentatonic dominantPentatonic chinesePentatonic majorBlues compositeBlues bebopMajor wholeTone diminishedHalfWhole augmented augmentedInverse tritone messiaenMode3 messiaenMode4 messiaenMode5 messiaenMode6 chromatic hungarianMajor prometheus prometheusNeapolitan locrianMajor lydianMinor oriental'],
  [0, true, 'ionianSharp5'],
  [-1, false, 'mixolydian suspendedPentatonic bebopDominant'],
  [-2, false, 'dorian bebopMinor'],
  [-2, true, 'dorianSharp4'],
  [-3, true, 'naturalMinor aeolian harmonicMinor melodicMinor hungarianMinor neapolitanMinor neapolitanMajor dorianFlat2 locrianNatural2 dorianFlat5 phrygianFlat4 minorPentatonic manGong minorSixPentatonic kumoi hirajoshi pelog blues bluesHeptatonic bebopMelodicMinor bebopHarmonicMinor diminishedWholeHalf messiaenMode7'],
  [-4, false, 'phrygian inSen inScale flamenco todi'],
  [-4, true, 'phrygianDominant doubleHarmonic'],
  [-5, false, 'locrian iwato bebopHalfDiminished spanish8Tone altered locrianDoubleFlat7 persian'],
  [-5, true, 'locrianNatural6'],
  [-8, true, 'ultralocrian'],
]
const rowsOnC = ON_C.flatMap(([fifths, isMinor, ids]) =>
  ids.split(' ').map((id) => [id, { fifths, isMinor }] as const),
)

test('every scale is in the table once', () => {
  expect(rowsOnC.map(([id]) => id).sort()).toEqual(SCALES.map(({ id }) => id).sort())
})

describe.each(rowsOnC)('%s', (id, signature) => {
  const scale = SCALES.find((one) => one.id === id)!

  test('has its signature on C, and on every root as many fifths further', () => {
    expect(signatureOf(C, scale)).toEqual(signature)
    for (const root of ROOTS) {
      const fifths = signature.fifths + fifthsOf(root)
      if (Math.abs(fifths) > 12) continue
      expect([formatNoteName(root), signatureOf(root, scale)]).toEqual([
        formatNoteName(root),
        { ...signature, fifths },
      ])
    }
  })

  test('is written with seven signs at most, of a key that sounds the same', () => {
    for (const root of ROOTS) {
      const asked = signatureOf(root, scale)
      const written = writtenSignatureOf(asked)
      expect(Math.abs(written.fifths)).toBeLessThanOrEqual(7)
      expect(Math.abs(asked.fifths - written.fifths) % 12).toBe(0)
    }
  })
})

test('names and fifths are each other’s inverse', () => {
  for (let fifths = -15; fifths <= 19; fifths++) {
    const name = nameOfFifths(fifths)
    expect(fifthsOf(name)).toBe(fifths)
    expect(pitchClassOf(name)).toBe((((fifths * 7) % 12) + 12) % 12)
  }
})

test.each([
  [0, false, 'C'],
  [0, true, 'A'],
  [-7, false, 'Cb'],
  [7, false, 'C#'],
  [-7, true, 'Ab'],
  [7, true, 'A#'],
  [3, true, 'F#'],
])('%i, minor %s, is the key of %s', (fifths, isMinor, root) => {
  expect(formatNoteName(rootOfSignature({ fifths, isMinor }))).toBe(root)
})
