/** What chords add to a melody is spelled by the chord, whatever the key. */
import { describe, expect, test } from 'vitest'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { scoreTextRequest } from './score-text'

const KEYS: readonly Record<string, string>[] = [{}, ...'C G D A E B F# F Bb Eb Ab Db'.split(' ').map((root) => ({ root }))] // biome-ignore format: one row reads as a list

/** Names of the notes that the chords added, of each that sounds. */
async function addedNames(melody: string, chords: string, more: object) {
  const { routes, sources, score } = await askArrangement({
    ...scoreTextRequest({ melody, chords }),
    ...more,
  })
  return routes[0]!.notes
    .filter((_, index) => score[sources[index]!]!.role !== 'melody')
    .map(({ pitchClass }) => pitchClass)
}

// biome-ignore format: a chord a line
describe.each<[symbol: string, melody: string, tones: string]>([
  ['A7', 'E5', 'A C# E G'],
  ['E7', 'B4', 'E G# B D'],
  ['B7', 'F#4', 'B D# F# A'],
  ['F#7', 'F#4', 'F# A# C# E'],
  ['C#7', 'G#4', 'C# E# G# B'],
  ['G#7', 'D#5', 'G# B# D# F#'],
  ['D7', 'A4', 'D F# A C'],
  ['C7', 'G4', 'C E G Bb'],
  ['F7', 'C5', 'F A C Eb'],
  ['Bb7', 'F4', 'Bb D F Ab'],
  ['Ab7', 'Eb5', 'Ab C Eb Gb'],
  ['Db7', 'Ab4', 'Db F Ab Cb'],
  ['A', 'E5', 'A C# E'],
  ['E', 'G#4', 'E G# B'],
  ['Fm', 'C5', 'F Ab C'],
  ['Gm7', 'D5', 'G Bb D F'],
  ['Bm7b5', 'A4', 'B D F A'],
  ['F#dim7', 'A4', 'F# A C Eb'],
  ['G#dim7', 'B4', 'G# B D F'],
  ['C#dim7', 'G4', 'C# E G Bb'],
  ['Caug', 'G#4', 'C E G#'],
  ['Eaug', 'E5', 'E G# B#'],
  ['A7sus4', 'E5', 'A D E G'],
  ['Esus4', 'B4', 'E A B'],
  ['E7b9', 'B4', 'E G# B D F'],
  ['G7#5', 'B4', 'G B D# F'],
  ['A/C#', 'E5', 'A C# E'],
  ['E/G#', 'B4', 'E G# B'],
  ['C/Bb', 'G4', 'C E G Bb'],
  ['D/F#', 'A4', 'D F# A'],
])('%s over %s', (symbol, melody, tones) => {
  test.each(KEYS)('in every key %j', async (key) => {
    const names = await addedNames(`${melody}@0:4`, symbol, { ...key, transpose: 0 })
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(tones.split(' ')).toContain(name)
  })
})

test.each([
  ['A7 in C two semitones up is B7', 'A7', 'E4', 'C', 2, 'B D# F# A'],
  ['E7 in F three up is G7', 'E7', 'B4', 'F', 3, 'G B D F'],
  ['C7 in F five up is F7', 'C7', 'G4', 'F', 5, 'F A C Eb'],
  ['B7 in E one down is Bb7', 'B7', 'F#4', 'E', -1, 'Bb D F Ab'],
  ['F#dim7 in C two up is G#dim7', 'F#dim7', 'A4', 'C', 2, 'G# B D F'],
])('%s', async (_, symbol, melody, root, transpose, tones) => {
  const names = await addedNames(`${melody}@0:4`, symbol, { root, transpose })
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(tones.split(' ')).toContain(name)
})

test('a melody in another key keeps its intervals above the tonic', async () => {
  const { routes } = await askArrangement({
    ...scoreTextRequest({ melody: 'G4:1,G#4:1,A4:1,Ab4:1', chords: 'C' }),
    root: 'C',
    keep: ['melody'],
    transpose: 2,
  })
  expect(routes[0]!.notes.map(({ note }) => note)).toEqual(['A4', 'A#4', 'B4', 'Bb4'])
})
