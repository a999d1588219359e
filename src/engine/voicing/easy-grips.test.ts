/** Where easy grips are asked for, lists begin with what methods teach. */
import { expect, test } from 'vitest'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { STANDARD_NECK } from '../instrument/neck'
import { chordVoicings, type VoicingFilters } from './chord-voicings'

function firstOf(text: string, filters: VoicingFilters): string {
  const { root, chord } = parseChordSymbol(text)!
  return chordVoicings(root, chord, 1, STANDARD_NECK, filters).voicings[0]!.voicing.text
}

// biome-ignore format: a chart
const CHART = [
  ['F', 'xx321x', 'xx3211'], ['F#', 'xx432x', 'xx4322'], ['Bm', 'xx4432', 'xx4432'], ['F#m', 'xx422x', 'xx4222'],
  ['Eb', 'xx1343', 'xx13x3'], ['Ab', 'xx654x', 'xx6544'], ['Fm', 'xx3564', 'xx311x'], ['Bbm', 'xx3321', 'xx3321'],
  ['Cm', 'x3101x', 'x3101x'], ['Ebm', 'xx1342', 'xx4342'], ['C#m', 'xx2120', 'xx2120'], ['B7', 'x21202', 'x21202'],
  ['C7', 'x32310', 'x32310'], ['G7', '320001', '320001'], ['Fmaj7', 'xx3210', 'xx3210'], ['C', 'x32010', 'x32010'],
  ['G', '320003', '320003'], ['D', 'xx0232', 'xx0232'], ['Dm', 'xx0231', 'xx0231'], ['Am', 'x02210', 'x02210'],
  ['E', '022100', '022100'], ['Em', '022000', '022000'], ['A', 'x02220', 'x02220'], ['D7', 'xx0212', 'xx0212'],
  ['B', 'x2444x', 'xx4442'], ['Bb', 'x1333x', 'xx3331'], ['Bb7', 'x1013x', 'xx3334'], ['Gm', '310033', '3100xx'],
] as const

test.each(CHART)(
  '%s without a barre begins with %s, up to difficulty 2 with %s',
  (text, single, easy) => {
    expect(firstOf(text, { noBarre: true })).toBe(single)
    expect(firstOf(text, { maxDifficulty: 2 })).toBe(easy)
  },
)

test('a chord over three strings is held by single fingers where that is asked for', () => {
  const { root, chord } = parseChordSymbol('F#m')!
  const [first] = chordVoicings(root, chord, 1, STANDARD_NECK, { noBarre: true }).voicings
  expect(first!.voicing).toMatchObject({ fingers: [0, 0, 3, 1, 2, 0], barres: [] })
})
