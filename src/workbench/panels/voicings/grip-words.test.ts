import { describe, expect, test } from 'vitest'
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { spellTones, voicingOf } from '#engine/voicing/voicing'
import { gripWords, inversionWords } from './grip-words'

const grip = (root: string, chord: string, frets: string) =>
  voicingOf(parseFrets(frets)!, spellTones(parseRoot(root)!, chordTypeById(chord)!), STANDARD_NECK)

describe('a grip in words', () => {
  test('goes string by string from the last', () => {
    expect(gripWords(grip('C', 'major', 'x32010'), STANDARD_NECK)).toBe(
      'low E string muted; A string, fret 3, ring finger; D string, fret 2, middle finger; G string open; B string, fret 1, index finger; high E string open.',
    )
  })

  test('names the barre with both of its ends', () => {
    expect(gripWords(grip('F', 'major', '133211'), STANDARD_NECK)).toMatch(
      /; index finger bars fret 1 from the low E string to the high E string\.$/,
    )
  })

  test.each([
    ['C', 'major', 'x32010', 'root position'],
    ['C', 'major', '032010', 'first inversion'],
    ['C', 'major', '332010', 'second inversion'],
    ['C', 'dominant7', 'xx8988', 'third inversion'],
  ])('%s %s %s is in %s', (root, chord, frets, words) => {
    expect(inversionWords(grip(root, chord, frets))).toBe(words)
  })
})
