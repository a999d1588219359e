/** Rows of chords in a style of shapes that move along the neck. */
import { describe, expect, test } from 'vitest'
import { parseFrets } from '#engine/instrument/fret-text'
import type { VoicingStyle } from '#engine/voicing/style'
import { songbookPath } from './support/songbook-path'

const row = (chords: string, style: VoicingStyle, strings?: readonly number[]) =>
  songbookPath(chords, 'hand', { style, ...(strings && { strings }) })

// biome-ignore format: a chart
test.each([
  ['D G A', 'triad', [3, 2, 1], 'xxx232 xxx433 xxx655'],
  ['C F G', 'triad', [3, 2, 1], 'xxx553 xxx565 xxx433'],
  ['Gm7 C7 Fmaj7', 'drop2', [4, 3, 2, 1], 'xx5766 xx5556 xx3555'],
  ['Dm7 G7 Cmaj7', 'drop2', [5, 4, 3, 2], 'x5756x x5546x x3545x'],
  ['Dm7 G7 Cmaj7', 'drop3', undefined, 'x5x565 3x343x x3x453'],
  ['Gm7 C7 Fmaj7', 'drop3', undefined, '3x333x x3x353 1x221x'],
  ['Am7 D7 Gmaj7', 'drop3', undefined, '5x555x x5x575 3x443x'],
  ['Dm7 G7 Cmaj7', 'shell', undefined, 'x535xx 3x34xx x324xx'],
  ['Gm7 C7 Fmaj7', 'shell', undefined, '3x33xx x323xx 1x22xx'],
  ['Em7 A7 Dmaj7', 'shell', undefined, 'x757xx 5x56xx x546xx'],
  ['Cmaj7 A7 Dm7 G7', 'shell', undefined, 'x324xx 5x56xx x535xx 3x34xx'],
] as const)('%s as %s on strings %j: %s', (chords, style, strings, frets) => {
  expect(row(chords, style, strings).map(({ text }) => text).join(' ')).toBe(frets)
})

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const CADENCES = ROOTS.map((_, at) => {
  const [second, fifth, first] = [ROOTS[(at + 2) % 12], ROOTS[(at + 7) % 12], ROOTS[at]]
  return `${second}m7 ${fifth}7 ${first}maj7`
})

describe.each(CADENCES)('%s', (chords) => {
  test.each(['shell', 'drop2', 'drop3'] as const)(
    '%s: no open string beside high frets',
    (style) => {
      for (const { text } of row(chords, style)) {
        const frets = parseFrets(text)!
        if (frets.includes(0))
          expect(Math.max(...frets.map((fret) => fret ?? 0))).toBeLessThanOrEqual(4)
      }
    },
  )

  test.each(['shell', 'drop3'] as const)('%s: the root lies on string 5 or 6', (style) => {
    for (const { text, isOver } of row(chords, style)) {
      expect([text, isOver]).toEqual([text, true])
      expect(text.startsWith('xx'), text).toBe(false)
    }
  })

  test('drop 2 on the thin strings: neighbours lie within three frets', () => {
    const highest = row(chords, 'drop2', [4, 3, 2, 1]).map((grip) => grip.highest)
    expect(Math.max(...highest) - Math.min(...highest)).toBeLessThanOrEqual(3)
  })
})
