/** Fingers of scales and broken chords beside the tables that methods print. */
import { expect, test } from 'vitest'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { HANDS, runFingers, struckFingers } from './piano-fingers'
import { faultsOfRun, faultsOfStrike } from './verify-fingers'

const keysOn = (root: string, semitones: readonly number[]) =>
  semitones.map((one) => 60 + pitchClassOf(parseRoot(root)!) + one)

const WHITE = '12312345 54321321'
const MINORS = `C ${WHITE}, D ${WHITE}, E ${WHITE}, G ${WHITE}, A ${WHITE}, F 12341234 54321321, B 12312345 43214321, C# 34123123 32143213, Eb 31234123 21432132, F# 34123123 43213214, Bb 41231234 21321432`

/** Root, right hand, left hand, upwards. Methods that begin on a black key with 2 agree from there on. */
const TABLES = {
  major: `C ${WHITE}, G ${WHITE}, D ${WHITE}, A ${WHITE}, E ${WHITE}, B 12312345 43214321, F# 23412312 43213214, Db 23123412 32143213, Ab 34123123 32143213, Eb 31234123 32143213, Bb 41231234 32143213, F 12341234 54321321`,
  harmonicMinor: `${MINORS}, G# 34123123 32143213`,
  naturalMinor: `${MINORS}, G# 34123123 32132143`,
} as const

const rows = Object.entries(TABLES).flatMap(([id, table]) =>
  table.split(', ').map((row) => [id, ...row.split(' ')] as [string, string, string, string]),
)

test.each(rows)('%s on %s: right %s, left %s', (id, root, right, left) => {
  const keys = keysOn(root, scaleById(id)!.semitones)
  expect(runFingers(keys, 'scale', 'right', 1)!.join('')).toBe(right)
  expect(runFingers(keys, 'scale', 'left', 1)!.join('')).toBe(left)
})

test.each([
  [[0, 4, 7], 'C F G', '1235 5421'],
  [[0, 4, 7], 'D A E B F#', '1235 5321'],
  [[0, 4, 7], 'Db Eb Ab', '4124 2142'],
  [[0, 4, 7], 'Bb', '4124 3213'],
  [[0, 3, 7], 'A B C D E F G Eb', '1235 5421'],
  [[0, 3, 7], 'C# F# G#', '4124 2142'],
  [[0, 3, 7], 'Bb', '2312 3213'],
  [[0, 4, 7, 10], 'C D E F G A B', '12345 54321'],
  [[0, 4, 7, 10], 'Eb Ab', '41234 21432'],
])('%j broken on %s: %s', (semitones, roots, fingers) => {
  for (const root of roots.split(' ')) {
    const told = HANDS.map((hand) =>
      runFingers(keysOn(root, semitones), 'arpeggio', hand, 1)!.join(''),
    )
    expect(told.join(' '), root).toBe(fingers)
  }
})

test.each([
  [[60, 64, 67], '135', '531'],
  [[64, 67, 72], '125', '531'],
  [[67, 72, 76], '135', '521'],
  [[60, 64, 67, 70], '1235', '5321'],
  [[64, 67, 70, 72], '1245', '5321'],
  [[70, 72, 76, 79], '1235', '5421'],
  [[60, 65, 67], '145', '521'],
])('%j struck: right %s, left %s', (keys, right, left) => {
  expect(struckFingers(keys, 'right').join('')).toBe(right)
  expect(struckFingers(keys, 'left').join('')).toBe(left)
})

test('every scale of seven or twelve notes can be played on every root, over three octaves', () => {
  for (const { id, semitones } of SCALES) {
    if (semitones.length !== 7 && semitones.length !== 12) continue
    for (let root = 0; root < 12; root++) {
      const octave = semitones.map((one) => 48 + root + one)
      const keys = [0, 12, 24].flatMap((up) => octave.map((key) => key + up)).concat(84 + root)
      for (const hand of HANDS) {
        const fingers = runFingers(octave, 'scale', hand, 3)!
        expect(faultsOfRun(keys, fingers, hand), `${id} on ${root}, ${hand}`).toEqual([])
      }
    }
  }
})

test('a scale of another size has no one fingering', () => {
  expect(runFingers([60, 62, 64, 67, 69], 'scale', 'right', 1)).toBeUndefined()
})

test.each([
  ['the same finger twice', [60, 62], [1, 1]],
  ['the fourth finger over the second', [60, 62, 64], [1, 4, 2]],
  ['the thumb under the little finger', [60, 62], [5, 1]],
  ['a ninth between neighbours', [60, 74], [1, 2]],
  ['keys that go down', [62, 60], [1, 2]],
])('%s is a fault', (_, keys, fingers) => {
  expect(faultsOfRun(keys, fingers, 'right')).not.toEqual([])
  const mirrored = keys.map((key) => 120 - key).toReversed()
  expect(faultsOfRun(mirrored, fingers.toReversed(), 'left')).not.toEqual([])
})

test('crossed fingers and a tenth and more are faults of a struck chord', () => {
  expect(faultsOfStrike([60, 64, 67], [1, 5, 3], 'right')).toEqual(['fingers cross'])
  expect(faultsOfStrike([60, 77], [1, 5], 'right')).toEqual(['a span of 17 semitones'])
})
