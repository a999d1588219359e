/** What is said before a route is played: one sentence a kind of trouble. */
import { expect, test } from 'vitest'
import type { Barre } from '../hand/fingering'
import { resolveHandWindow } from '../hand/hand-window'
import { STANDARD_NECK } from '../instrument/neck'
import type { Grip } from './note'
import { warningsOf } from './warnings'

/** A grip of new notes: `string:fret/finger`, numbered from a first note on. */
function grip(hand: number, places: string, first = 0, more: Partial<Grip> = {}): Grip {
  const sounding = places.split(' ').map((place, index) => {
    const [string, fret, finger = 0] = place.split(/[:/]/).map(Number)
    const own = { note: first + index, midi: 60, string: string!, fret: fret!, finger }
    return { ...own, grip: 0, isStruck: true }
  })
  return { startBeat: 0, hand, sounding, barres: [], letGo: [], ...more }
}
const stillSounding = (own: Grip): Grip => ({
  ...own,
  sounding: own.sounding.map((one) => ({ ...one, isStruck: false })),
})
const barre = (finger: number, fret: number): Barre => ({
  finger,
  fret,
  fromString: 4,
  toString: 3,
})

const WHOLE_NECK = resolveHandWindow({ position: 'any', maxFret: 24 })
const FIFTH = resolveHandWindow({ position: 'fifth', maxFret: 24 })

// biome-ignore format: one trouble a line
test.each<[string, readonly Grip[], readonly string[]]>([
  ['nothing of an open chord', [grip(1, '5:3/3 4:2/2 3:0 2:1/1 1:0')], []],
  ['a stretch of the little finger', [grip(1, '5:1/1 4:5/4')], ['Stretch: a finger reaches above its own fret at note 2']],
  ['no stretch of a finger in its own fret', [grip(1, '5:1/1 4:4/4')], []],
  ['a leap of five frets', [grip(1, '5:1/1'), grip(6, '5:6/1', 1)], ['Leap: the hand shifts 5 frets or more to note 2']],
  ['no leap of four', [grip(1, '5:1/1'), grip(5, '5:5/1', 1)], []],
  ['an open string under a high hand', [grip(7, '5:7/1 1:0')], ['Open string while the hand is at fret 5 or higher: note 2']],
  ['a high fret of a bass string', [grip(13, '5:14/2 4:13/1')], ['Above fret 12 on strings 4 to 6, hard to reach: notes 1, 2']],
  ['no high fret of the first string', [grip(13, '1:13/1')], []],
  ['a barre of the ring finger', [grip(1, '5:1/1 4:3/3 3:3/3', 0, { barres: [barre(3, 3)] })], ['Partial barre of another finger than the index: notes 2, 3']],
  ['no barre of the index finger', [grip(1, '4:1/1 3:1/1', 0, { barres: [barre(1, 1)] })], []],
  ['a note that is let go', [grip(1, '5:1/1'), grip(1, '1:2/2', 1, { letGo: [0] })], ['Let go before its end, its string or finger is needed: note 1']],
  ['a finger that rolls over', [grip(5, '2:5/1'), grip(5, '1:5/1', 1)], ['Partial barre: one finger rolls over to another string at note 2']],
  ['a finger that leaves its string', [grip(4, '2:4/2'), grip(4, '1:5/2', 1)], ['Jump: a finger leaves its string for another at note 2']],
  ['a held note is not told twice', [grip(1, '5:1/1 4:5/4'), stillSounding(grip(1, '5:1/1 4:5/4'))], ['Stretch: a finger reaches above its own fret at note 2']],
  ['of many notes six are named', Array.from({ length: 8 }, (_, note) => grip(7, '1:0', note)), ['Open string while the hand is at fret 5 or higher: notes 1, 2, 3, 4, 5, 6 and 2 more']],
])('%s', (_, grips, warnings) => {
  expect(warningsOf(grips, WHOLE_NECK, STANDARD_NECK)).toEqual(warnings)
})

// biome-ignore format: one takeover a line
test.each<[string, string, readonly string[]]>([
  ['another finger', '3:2/2 2:3/4', ['The ring finger gives way to the middle finger while it sounds: note 1']],
  ['two other fingers', '3:2/1 2:3/2', ['The ring finger gives way to the index finger while it sounds: note 1', 'The little finger gives way to the middle finger while it sounds: note 2']],
  ['the same fingers', '3:2/3 2:3/4', []],
])('held notes that %s hold', (_, places, warnings) => {
  const grips = [grip(1, '3:2/3 2:3/4'), stillSounding(grip(1, places))]
  expect(warningsOf(grips, WHOLE_NECK, STANDARD_NECK)).toEqual(warnings)
})

test('a place outside the hand window is told with the window', () => {
  expect(warningsOf([grip(5, '5:5/1 4:9/4')], FIFTH, STANDARD_NECK)).toEqual([
    'Stretch: a finger reaches above its own fret at note 2',
    'Outside the hand window (frets 5-8): note 2',
  ])
})
