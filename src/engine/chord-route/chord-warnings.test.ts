/** What is said before a route of chords is played: one sentence a kind of trouble. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import type { HandBarre, OnsetGrip } from '../polyphony/hand-plan'
import { resolveHandWindow } from '../route/hand-window'
import { chordWarningsOf } from './chord-warnings'

/** A grip of new notes: `string:fret/finger`, numbered from a first note on. */
function grip(hand: number, places: string, first = 0, more: Partial<OnsetGrip> = {}): OnsetGrip {
  const onset = more.startBeat ?? 0
  const sounding = places.split(' ').map((place, index) => {
    const [string, fret, finger] = place.split(/[:/]/).map(Number)
    return {
      note: first + index, midi: 60, string: string!, fret: fret!, finger: finger ?? 0, heldFrom: onset,
    } // biome-ignore format: one string
  })
  return { startBeat: onset, hand, sounding, barres: [], letGo: [], ...more }
}

const barre = (finger: number, fret: number): HandBarre => ({
  finger,
  fret,
  fromString: 4,
  toString: 3,
})

const WHOLE_NECK = resolveHandWindow({ position: 'any', maxFret: 24 })
const warningsOf = (onsets: readonly OnsetGrip[], window = WHOLE_NECK) =>
  chordWarningsOf(
    { zone: 'optimum', cost: 0, breakdown: [], notes: [], onsets },
    window,
    STANDARD_NECK,
  )

// biome-ignore format: one trouble a line
test.each<[string, readonly OnsetGrip[], readonly string[]]>([
  ['nothing of an open chord', [grip(1, '5:3/3 4:2/2 3:0 2:1/1 1:0')], []],
  ['a stretch of the little finger', [grip(1, '5:1/1 4:5/4')], ['Stretch: a finger reaches above its own fret at note 2']],
  ['no stretch of a finger in its own fret', [grip(1, '5:1/1 4:4/4')], []],
  ['a leap of five frets', [grip(1, '5:1/1'), grip(6, '5:6/1', 1, { startBeat: 1 })], ['Leap: the hand shifts 5 frets or more to note 2']],
  ['no leap of four', [grip(1, '5:1/1'), grip(5, '5:5/1', 1, { startBeat: 1 })], []],
  ['an open string under a high hand', [grip(7, '5:7/1 1:0')], ['Open string while the hand is at fret 5 or higher: note 2']],
  ['a high fret of a bass string', [grip(13, '5:14/2 4:13/1')], ['Above fret 12 on strings 4 to 6, hard to reach: notes 1, 2']],
  ['no high fret of the first string', [grip(13, '1:13/1')], []],
  ['a barre of the ring finger', [grip(1, '5:1/1 4:3/3 3:3/3', 0, { barres: [barre(3, 3)] })], ['Partial barre of another finger than the index: notes 2, 3']],
  ['no barre of the index finger', [grip(1, '4:1/1 3:1/1', 0, { barres: [barre(1, 1)] })], []],
  ['a note that is let go', [grip(1, '5:1/1'), grip(1, '1:1/1', 1, { startBeat: 1, letGo: [0] })], ['Let go before its end, its string or finger is needed: note 1']],
])('%s is told, or nothing is', (_, onsets, warnings) => {
  expect(warningsOf(onsets.map((own, index) => ({
    ...own,
    sounding: own.sounding.map((place) => ({ ...place, heldFrom: index })),
  })))).toEqual(warnings)
})

// biome-ignore format: one takeover a line
test.each<[string, string, readonly string[]]>([
  ['another finger', '3:2/2 2:3/4', ['The ring finger gives way to the middle finger while it sounds: note 1']],
  ['two other fingers', '3:2/1 2:3/2', ['The ring finger gives way to the index finger while it sounds: note 1', 'The little finger gives way to the middle finger while it sounds: note 2']],
  ['the same fingers', '3:2/3 2:3/4', []],
])('held notes that %s hold', (_, places, warnings) => {
  const struck = grip(1, '3:2/3 2:3/4')
  const held = grip(1, places, 0, { startBeat: 1 })
  const still = held.sounding.map((place) => ({ ...place, heldFrom: 0 }))
  expect(warningsOf([struck, { ...held, sounding: still }])).toEqual(warnings)
})

describe('beside each other', () => {
  test('a held note is not told twice: only what is struck counts', () => {
    const first = grip(1, '5:1/1 4:5/4')
    const held = {
      ...grip(1, '1:1/1', 2),
      sounding: [
        ...grip(1, '1:1/1', 2).sounding.map((own) => ({ ...own, heldFrom: 1 })),
        ...first.sounding,
      ],
    }
    expect(warningsOf([first, held])).toEqual([
      'Stretch: a finger reaches above its own fret at note 2',
    ])
  })

  test('a place outside the hand window is told with the window', () => {
    const window = resolveHandWindow({ position: 'fifth', maxFret: 24 })
    expect(warningsOf([grip(5, '5:5/1 4:9/4')], window)).toEqual([
      'Stretch: a finger reaches above its own fret at note 2',
      'Outside the hand window (frets 5-8): note 2',
    ])
  })

  test('of many notes six are named and the rest counted', () => {
    const onsets = Array.from({ length: 8 }, (_, index) =>
      grip(7, '1:0', index, { startBeat: index }),
    )
    expect(warningsOf(onsets)).toEqual([
      'Open string while the hand is at fret 5 or higher: notes 1, 2, 3, 4, 5, 6 and 2 more',
    ])
  })
})

test('a note that fingers take over again and again is named once', () => {
  const onsets = ['5:3/2', '5:3/3', '5:3/2', '5:3/3'].map((place, startBeat) =>
    grip(2, place, 0, { startBeat }),
  )
  expect(warningsOf(onsets)).toEqual([
    'The middle finger gives way to the ring finger while it sounds: note 1',
    'The ring finger gives way to the middle finger while it sounds: note 1',
  ])
})
