import { expect, test } from 'vitest'
import { chordWithBass, parseChordSymbol } from '../harmony/chord-symbol'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES } from '../theory/chord'
import { pitchClassOf } from '../theory/pitch'
import { chordVoicings } from './chord-voicings'
import { FORM_TYPE_IDS } from './form-table'

const firstGripOf = (text: string) => {
  const symbol = parseChordSymbol(text)!
  const bassPitchClass = pitchClassOf(symbol.bass!)
  const filters = { bassPitchClass }
  return chordVoicings(symbol.root, chordWithBass(symbol), 1, STANDARD_NECK, filters).voicings[0]!
    .voicing
}

// Chord books agree on the open ones; the others are the same forms up the neck.
// biome-ignore format: a chart
test.each([
  ['G/B', 'x20003'], ['D/F#', '200232'], ['C/G', '332010'], ['C/E', '032010'],
  ['Am/G', '302210'], ['F/C', 'x33211'], ['F/A', 'x03211'], ['D/A', 'x00232'],
  ['C/Bb', 'x12010'], ['F/G', '3x3211'], ['G/F', '1x0003'], ['D/C', 'x30232'], ['A/G', '302220'],
  ['E/G#', '422100'], ['A/C#', 'x42220'], ['E/D', 'xx0100'], ['Em/D', 'xx0000'],
  ['Dm/C', 'x30231'], ['Dm/F', 'xx3231'], ['Am/E', '002210'], ['Am/C', 'x32210'],
  ['C/D', 'xx0010'], ['D/E', '000232'], ['Bb/C', 'x33331'], ['Eb/F', 'xx3343'],
  ['Bb/D', 'xx0331'], ['Bb/F', '113331'], ['Bm/A', 'x04432'], ['Bm/F#', '224432'],
  ['F#m/E', '044222'], ['F#m/C#', 'x44222'], ['Em/B', 'x22000'], ['Em/G', '322000'],
  ['G/D', 'xx0003'], ['G/A', 'x0000x'], ['Eb/G', 'xx5343'], ['Ab/Bb', 'x1111x'],
  ['Db/F', 'xx3121'], ['Cmaj7/B', 'x22010'], ['Cmaj7/G', '332000'], ['G7/B', 'x20001'],
  ['G7/F', '1x0003'], ['D7/F#', '2x0212'], ['D7/A', 'x00212'], ['A7/G', '302220'],
  ['E7/G#', '420100'], ['Am7/G', '302010'], ['Dm7/G', '300211'], ['Cm/G', '335543'],
  ['Gm/F', 'xx3333'], ['Gm/Bb', 'x10033'], ['B/D#', 'xx1442'], ['B/F#', '224442'],
  ['Bm7/E', '020202'], ['A/E', '002220'], ['A/B', 'x22220'], ['E/B', 'x22100'],
  ['Fm/C', 'x33111'], ['Fm/Ab', '433111'], ['Gm/D', 'x55333'], ['C#m/B', 'x22120'],
  ['C#m/G#', '446654'], ['C/A', 'x02010'], ['G/E', '020003'], ['E/A', 'x02100'],
  ['D/G', '300232'], ['Dm/A', 'x00231'], ['Dm/B', 'x20231'], ['Fmaj7/C', 'x33210'],
  ['Fmaj7/A', 'x03210'], ['Gm7/C', 'x33333'], ['Ab/Eb', 'xx1114'],
  ['Db/Ab', '446664'], ['D/A', 'x00232'], ['Eb/Bb', 'x11343'], ['F7/A', 'x01211'],
  ['F#7/A#', 'x12322'], ['E7/D', 'xx0100'], ['F7/Eb', 'xx1211'], ['F#7/E', 'xx2322'],
  ['Ab7/Gb', 'xx4544'], ['Bb7/Ab', 'xx6766'], ['Bb/Ab', 'xx6766'], ['B/A', 'x01202'],
  ['Bbm/Ab', 'xx6666'],
])('%s begins with %s', (symbol, frets) => {
  expect(firstGripOf(symbol).text).toBe(frets)
})

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const PAIRS = ['', 'm'].flatMap((suffix) =>
  ROOTS.flatMap((root) => ROOTS.flatMap((bass) => (bass === root ? [] : [[root, suffix, bass]]))),
)

test('no triad over another bass begins with a part of an open chord', () => {
  const parts = PAIRS.flatMap(([root, suffix, bass]) => {
    const { text } = firstGripOf(`${root}${suffix}/${bass}`)
    return /0.*xx$/.test(text) ? [`${root}${suffix}/${bass} ${text}`] : []
  })
  expect(parts).toEqual([])
})

test('every table of grips over a foreign bass belongs to a chord type and a degree it lacks', () => {
  const overBass = FORM_TYPE_IDS.filter((id) => id.includes('/'))
  expect(overBass.length).toBeGreaterThan(10)
  for (const id of overBass) {
    const [type, degree] = id.split('/')
    const chord = CHORD_TYPES.find((one) => one.id === type)!
    expect(chord.degreeLabels).not.toContain(degree)
  }
})
