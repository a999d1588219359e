import { expect, test } from 'vitest'
import { pulseOf } from './pulse'

const TARGETS = [
  { startBeat: 0, note: 'C3', interval: 'R' },
  { startBeat: 1.5, note: 'Eb3', interval: 'b3' },
]

test('a pulse counts in, names each target at its beat and marks the repeat', () => {
  expect(pulseOf(TARGETS, 4, 4)).toEqual([
    { beat: -4, kind: 'count-in', label: '1' },
    { beat: -3, kind: 'count-in', label: '2' },
    { beat: -2, kind: 'count-in', label: '3' },
    { beat: -1, kind: 'count-in', label: '4' },
    { beat: 0, kind: 'target', label: 'C3 R' },
    { beat: 1.5, kind: 'target', label: 'Eb3 b3' },
    { beat: 4, kind: 'loop-reset', label: 'repeat' },
  ])
})

test.each([
  [0, ''],
  [2, '3 4'],
  [6, '3 4 1 2 3 4'],
  [8, '1 2 3 4 1 2 3 4'],
])('a count-in of %i beats is counted %s', (countInBeats, counted) => {
  const labels = pulseOf([], countInBeats, 4)
    .filter(({ kind }) => kind === 'count-in')
    .map(({ label }) => label)
  expect(labels.join(' ')).toBe(counted)
})
