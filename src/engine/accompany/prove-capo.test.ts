import { expect, test } from 'vitest'
import { parseFrets } from '../instrument/fret-text'
import { neckOf, STANDARD_NECK } from '../instrument/neck'
import { proveCapo } from './prove-capo'

const { instrument } = STANDARD_NECK
const proofOf = (capo: number, sounding: string, shape: string, frets: string) =>
  proveCapo(
    [{ sounding, shape, frets: parseFrets(frets)! }],
    neckOf(instrument, instrument.tunings[0]!, capo),
  )

test.each([
  [3, 'Bb', 'G', '320003', true, true],
  [2, 'Bb', 'G', '320003', false, true],
  [3, 'Bb', 'A', '320003', true, false],
  [3, 'Bb', 'G', '320002', false, false],
  [0, 'D/F#', 'D/F#', '200232', true, true],
  [0, 'D', 'Dm', 'xx0232', true, false],
  [0, 'Fmaj7', 'Fmaj7', 'xx2010', false, false],
])('with a capo at %i, %s as %s %s', (capo, sounding, shape, frets, sounds, named) => {
  expect(proofOf(capo, sounding, shape, frets)).toEqual({
    gripsSoundChords: sounds,
    shapesAreNamed: named,
  })
})
