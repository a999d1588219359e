import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { areHands, isFirstArranged, isHighMelody } from './arrange-choice'
import type { TrackSummary } from './file-messages'

const part = (name: string, more: Partial<TrackSummary> = {}): TrackSummary => ({
  name,
  isPercussion: false,
  noteCount: 8,
  program: 0,
  ...more,
})

test.each([
  ['Piano (staff 1)', 'Piano (staff 2)', 0, true],
  ['Right', 'Left', 0, true],
  ['RH', 'LH', 1, true],
  ['Piano', 'Piano', 0, true],
  ['Track 1', 'Track 2', 0, true],
  ['Soprano', 'Alto', 0, false],
  ['Violin', 'Violoncello', 0, false],
  ['Flute (staff 1)', 'Flute (staff 2)', 73, false],
])('%s and %s, program %i, are a piano’s hands: %s', (one, other, program, expected) => {
  expect(areHands([part(one, { program }), part(other, { program })])).toBe(expected)
})

test('three parts are no hands, nor are two of other instruments', () => {
  expect(areHands([part('Piano'), part('Piano'), part('Piano')])).toBe(false)
  expect(areHands([part('Piano'), part('Piano', { program: 40 })])).toBe(false)
})

describe('a file is a high melody', () => {
  // G#4 is the fourth fret of the first string.
  test.each([
    ['from A4 on', [part('Voice', { highestOfLine: 69 })], true],
    [
      'beside drums',
      [part('Voice', { highestOfLine: 69 }), part('Drums', { isPercussion: true })],
      true,
    ],
    ['not within first position', [part('Voice', { highestOfLine: 68 })], false],
    ['not with chords', [part('Piano')], false],
    [
      'not with strings of its own',
      [part('Lead', { highestOfLine: 80, neck: STANDARD_NECK })],
      false,
    ],
    ['not with a second part', [part('Voice', { highestOfLine: 69 }), part('Piano')], false],
    ['not without notes', [part('Voice', { noteCount: 0 })], false],
  ])('%s', (_what, tracks, expected) => {
    expect(isHighMelody(tracks, STANDARD_NECK)).toBe(expected)
  })
})

const DRUMS = part('Drums', { isPercussion: true })
const NO_NOTES = part('Song', { noteCount: 0 })

test.each([
  ['two hands', [part('Right hand'), part('Left hand')], true],
  [
    'two hands beside drums and a track without notes',
    [NO_NOTES, part('RH'), part('LH'), DRUMS],
    true,
  ],
  ['a high melody', [part('Voice', { highestOfLine: 80 })], true],
  ['a low line', [part('Voice', { highestOfLine: 60 })], false],
  ['a choir', [part('Soprano'), part('Alto')], false],
  ['hands beside a guitar', [part('Lead', { neck: STANDARD_NECK }), part('RH'), part('LH')], false],
])('%s is first shown arranged: %s', (_what, tracks, expected) => {
  expect(isFirstArranged(tracks, STANDARD_NECK)).toBe(expected)
})
