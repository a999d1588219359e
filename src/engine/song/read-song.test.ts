import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { drawnSheet } from '../../../test/support/drawn-sheet'
import { readSong } from './read-song'
import { writeChordPro } from './write-chordpro'
import { writeMarkdown, writeText } from './write-text'

describe('a song that is written reads back to itself', () => {
  test.each([
    ['ChordPro', writeChordPro],
    ['text', writeText],
    ['Markdown', writeMarkdown],
  ])('as %s', (_, write) => {
    fc.assert(
      fc.property(drawnSheet, (song) => {
        const { song: read, unread } = readSong(write(song))
        expect(read).toEqual(song)
        expect(unread).toEqual([])
      }),
      { seed: 33, numRuns: drawCount(400) },
    )
  })
})
