import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { tabNoteOf } from '#engine/tab/tab-event'
import { scoreOfTab } from '../track/score-of-tab'

/** `5:0@0+3`: string 5 open from beat 0 for three beats. */
function voicesOf(text: string): string {
  const notes = text.split(' ').map((part, index) => {
    const [string, fret, start, length] = part.split(/[:@+]/).map(Number)
    const place = { string: string!, fret: fret! }
    return tabNoteOf(`n-${index + 1}`, place, start!, length!, STANDARD_NECK)
  })
  const measure = { id: 'measure-1', notes, tempo: 90, timeSignature: [4, 4] as const }
  const { measures } = scoreOfTab([measure], STANDARD_NECK, { title: '' }).score.tracks[0]!
  return measures
    .map((voices) =>
      voices
        .map((beats) =>
          beats
            .map(({ notes: [note] }) => (note ? `${note.tied ? '~' : ''}${note.midi}` : 'r'))
            .join(' '),
        )
        .join(' / '),
    )
    .join(' | ')
}

// biome-ignore format: a bar a row
const ROWS = [
  ['a melody before its bass', '1:0@0+1 5:0@0+4 1:1@1+1 1:3@2+2', '64 65 67 / 45'],
  ['a bass before its melody', '5:0@0+4 1:0@0+1 1:1@1+1 1:3@2+2', '64 65 67 / 45'],
  ['a bass of other lengths first', '5:0@0+2 1:0@0+1 1:1@1+1 5:2@2+2 1:3@2+1 1:5@3+1', '64 65 67 69 / 45 47'],
  ['a bass that begins alone', '5:0@0+4 1:0@1+1 1:1@2+2', 'r 64 65 / 45'],
  ['a bass tied over the bar line', '5:0@0+6 1:0@1+1 1:1@2+2 1:3@4+4', 'r 64 65 / 45 | 67 / ~45'],
  ['a melody tied over the bar line', '5:0@0+4 1:0@1+7 5:2@4+2', 'r 64 / 45 | ~64 / 47'],
  ['an inner voice', '5:0@0+4 3:2@0+2 1:0@0+1 1:1@1+3', '64 65 / 45 / 57'],
  ['a line', '5:0@0+1 5:2@1+1 4:0@2+2', '45 47 50'],
] as const

describe('without voices of their own the highest is first, the lowest second', () => {
  test.each(ROWS)('%s', (_, text, voices) => {
    expect(voicesOf(text)).toBe(voices)
  })
})
