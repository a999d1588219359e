import { expect, test } from 'vitest'
import { FOLK_SONGS } from '../../../test/support/folk-songs'
import { parseNote, parseRoot, pitchClassOf } from '../theory/pitch'
import { formatKey } from './key'
import { keysOfNotes, nearKeysOfNotes } from './key-of-notes'

const weightsOf = (classes: readonly number[]) =>
  Array.from({ length: 12 }, (_, at) => classes.filter((one) => one === at).length)
const classesOf = (melody: string) =>
  melody.split(',').map((note) => pitchClassOf(parseNote(note.split(/[:@]/)[0]!)!.name))

test('the key of ten of twelve folk songs from their notes alone', () => {
  const others = FOLK_SONGS.flatMap(({ title, melody, root, scale }) => {
    const { key } = keysOfNotes(weightsOf(classesOf(melody)), [])[0]!
    return formatKey(key) === `${root} ${scale}` ? [] : `${title}: ${formatKey(key)}`
  })
  expect(others).toEqual(['Scarborough Fair: E naturalMinor', 'Silent Night: G major'])
})

test.each([
  ['C D E F G A B C', 'C major', 'the scale'],
  ['Gb Bb Db Gb', 'Gb major', 'spelled as it is written'],
  ['F# A# C# F#', 'F# major', 'spelled as it is written'],
  ['A C E G# A', 'A naturalMinor', 'a leading tone'],
])('%s are in %s: %s', (text, key) => {
  const names = text.split(' ').map((one) => parseRoot(one)!)
  expect(formatKey(keysOfNotes(weightsOf(names.map(pitchClassOf)), names)[0]!.key)).toBe(key)
})

test.each([1, 5, 8])('%i semitones higher every key is as much higher', (semitones) => {
  for (const { melody } of FOLK_SONGS) {
    const heard = classesOf(melody)
    const fitsOf = (classes: readonly number[], by: number) =>
      keysOfNotes(weightsOf(classes), []).map(({ key, fit }) =>
        [(pitchClassOf(key.root) + by) % 12, key.scale.id, fit.toFixed(9)].join(),
      )
    expect(
      fitsOf(
        heard.map((one) => (one + semitones) % 12),
        0,
      ).sort(),
    ).toEqual(fitsOf(heard, semitones).sort())
  }
})

test('one note alone is near to several keys', () => {
  expect(nearKeysOfNotes(keysOfNotes(weightsOf([0]), [])).length).toBeGreaterThan(0)
})
