/** Riffs for beginners on necks other than the guitar's: near the nut, over the open strings. */
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { INSTRUMENTS, type Neck, neckOf } from '../instrument/neck'
import { neckWords } from '../instrument/neck-words'
import { formatNoteName, parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { compileRecipe } from './compile-recipe'
import type { RiffNote } from './recipe'

const neckNamed = (text: string): Neck => {
  const [id, tuning] = text.split(' ')
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  return neckOf(instrument, instrument.tunings.find((row) => row.id === (tuning ?? 'standard'))!)
}

const recipeOn = (neck: Neck, key: string, scale: string) =>
  compileRecipe({
    key: parseRoot(key)!,
    scale: scaleById(scale)!,
    style: 'beginner-riff',
    difficulty: 'easy',
    neck,
  })

const placeText = ({ string, fret }: { string: number; fret: number }) => `${string}/${fret}`

/** The places of a riff from its lowest pitch up: `3/0` is string 3 open. */
function ladderOf(notes: readonly RiffNote[]): string {
  const rising = notes.toSorted((one, other) => one.midi - other.midi)
  return [...new Set(rising.map((note) => `${note.note} ${placeText(note)}`))].join(', ')
}

// biome-ignore format: a row reads as it is printed
test.each([
  ['ukulele', 'C', 'major', 'C4 3/0, D4 3/2, E4 2/0, G4 2/3, A4 1/0'],
  ['ukulele', 'D', 'minorPentatonic', 'C4 3/0, D4 3/2, F4 2/1, G4 2/3, A4 1/0, C5 1/3'],
  ['ukulele', 'F', 'major', 'D4 3/2, F4 2/1, G4 2/3, A4 1/0, C5 1/3, D5 1/5'],
  ['ukulele low-g', 'G', 'major', 'G3 4/0, A3 4/2, B3 4/4, D4 3/2, E4 2/0'],
  ['guitar drop-d', 'D', 'minorPentatonic', 'D2 6/0, F2 6/3, G2 6/5, A2 5/0, C3 5/3'],
  ['guitar-7', 'B', 'phrygian', 'B1 7/0, C2 7/1, D2 7/3, F#2 6/2, A2 5/0'],
  ['guitar-7 drop-a', 'A', 'naturalMinor', 'A1 7/0, C2 7/3, E2 6/0, F2 6/1, G2 6/3'],
  ['guitar-8', 'F#', 'minorPentatonic', 'F#1 8/0, A1 8/3, B1 7/0, C#2 7/2, E2 6/0'],
  ['bass', 'E', 'minorPentatonic', 'E1 4/0, G1 4/3, A1 3/0, B1 3/2, D2 2/0'],
  ['bass', 'F', 'major', 'F1 4/1, G1 4/3, A1 3/0, C2 3/3, D2 2/0'],
  ['bass-5', 'B', 'phrygian', 'B0 5/0, C1 5/1, D1 5/3, F#1 4/2, A1 3/0'],
  ['banjo open-g', 'G', 'major', 'E3 4/2, G3 3/0, A3 3/2, B3 2/0, D4 1/0, E4 1/2'],
  ['mandolin', 'G', 'major', 'G3 4/0, A3 4/2, B3 4/4, D4 3/0, E4 3/2'],
])('%s, %s %s: %s', (neck, key, scale, ladder) => {
  const { recipe } = recipeOn(neckNamed(neck), key, scale)
  expect(ladderOf(recipe.notes)).toBe(ladder)
  expect(Object.values(recipe.proof)).not.toContain(false)
})

const ROOTS = 'C Db D Eb E F F# G Ab A Bb B'.split(' ').map((root) => parseRoot(root)!)
const SCALE_IDS = ['major', 'minorPentatonic', 'phrygian']
const NECKS = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.map((tuning) => neckOf(instrument, tuning)),
)

describe.each(NECKS.map((neck, row) => [neckWords(neck), neck, row] as const))(
  '%s',
  (_, neck, row) => {
    test('a pitch has one place in a riff, and a short string is open', () => {
      // Three roots a neck; the next neck has three others.
      const drawn = ROOTS.filter((_, index) => (index + row) % 4 < drawCount(1))
      const broken = drawn.flatMap((root) =>
        SCALE_IDS.flatMap((scale) => {
          const { recipe } = recipeOn(neck, formatNoteName(root), scale)
          const pitches = new Set(recipe.notes.map(({ midi }) => midi))
          const places = new Set(recipe.notes.map(placeText))
          const fretsShort = recipe.notes.some(
            ({ string, fret }) => fret > 0 && neck.strings[string - 1]!.startFret > 0,
          )
          return places.size === pitches.size && !fretsShort ? [] : [recipe.title]
        }),
      )
      expect(broken).toEqual([])
    })
  },
)
