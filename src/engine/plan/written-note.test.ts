import { expect, test } from 'vitest'
import { readWrittenNote, type WrittenNote } from './written-note'

test.each<readonly [text: string, expected: WrittenNote | undefined]>([
  ['G3', { pitch: 'G3' }],
  ['Bb:1.5', { pitch: 'Bb', durationBeats: 1.5 }],
  ['60@2:1/4', { pitch: '60', startBeat: 2, durationBeats: 0.25 }],
  ['E4:.5/s2', { pitch: 'E4', durationBeats: 0.5, string: 2 }],
  ['r:2', { pitch: 'r', durationBeats: 2 }],
  ...['', 'D4/3', 'C4:0', 'C4:17', 'C4:1/0', 'C4@1025', 'C4:', 'C 4'].map(
    (text) => [text, undefined] as const,
  ),
])('%s', (text, expected) => {
  expect(readWrittenNote(text)).toEqual(expected)
})
