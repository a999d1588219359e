import { expect, test } from 'vitest'
import { neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { findNamedTuning } from '#engine/instrument/read-neck'
import { typedTuning } from './typed-tuning'

test.each([
  ['DADGAD', 'D2 A2 D3 G3 A3 D4'],
  ['d a d g a d', 'D2 A2 D3 G3 A3 D4'],
  ['E A D G H E', 'E2 A2 D3 G3 B3 E4'],
  ['EADGHE', 'E2 A2 D3 G3 B3 E4'],
  ['Es As Des Ges B Es', 'Eb2 Ab2 Db3 Gb3 Bb3 Eb4'],
  ['E♭ A♭ D♭ G♭ B♭ E♭', 'Eb2 Ab2 Db3 Gb3 Bb3 Eb4'],
  ['mi la re sol si mi', 'E2 A2 D3 G3 B3 E4'],
  ['D A D Fis A D', 'D2 A2 D3 F#3 A3 D4'],
  ['D2 A2 D3 Fis3 A3 Cis4', 'D2 A2 D3 F#3 A3 C#4'],
  ['g C E A', 'G4 C4 E4 A4'],
])('%s are the open strings %s', (text, notes) => {
  const { strings } = typedTuning(text, STANDARD_NECK)!
  expect(
    strings
      .toReversed()
      .map(({ name }) => name)
      .join(' '),
  ).toBe(notes)
})

test.each(['', 'E A', 'H J K', 'drop D', 'E A D G B C', 'E9 A9 D9 G9 B9 E9', 'C '.repeat(12)])(
  '%j is no tuning',
  (text) => {
    expect(typedTuning(text, STANDARD_NECK)).toBeUndefined()
  },
)

test('the instrument at hand comes first, and the capo stays', () => {
  const { instrument, tuning } = findNamedTuning('baritone ukulele')!
  const typed = typedTuning('D G B E', neckOf(instrument, tuning, 2))!
  expect([typed.instrument.id, typed.capo]).toEqual([instrument.id, 2])
})
