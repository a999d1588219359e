import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customNeck, NECK_ROWS } from '../../../test/support/arbitrary-neck'
import { drawCount } from '../../../test/support/draw-count'
import { hasFret } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { asciiGridOf } from './ascii-grid'
import { asciiHeadingOf, asciiLabelsOf } from './ascii-labels'
import { isVerified, proveEvents } from './event-proof'
import { emptyMeasure } from './measure'
import { neckOfTabText } from './neck-of-tab-text'
import { parseAscii } from './parse-ascii'
import { renderAscii } from './render-ascii'
import { type TabNote, tabNoteOf } from './tab-event'

/** The open string, the first and the last fret of each string, a beat apart. */
function tourOf(neck: Neck): readonly TabNote[] {
  return neck.strings.flatMap((row, index) =>
    [0, row.startFret + 1, neck.maxFret]
      .filter((fret) => hasFret(row, fret, neck.maxFret))
      .map((fret, step) =>
        tabNoteOf(`n-${index}-${step}`, { string: row.string, fret }, 3 * index + step, 1, neck),
      ),
  )
}

function expectReadBack(neck: Neck): void {
  const measures = [{ ...emptyMeasure(), notes: tourOf(neck) }]
  const text = renderAscii(measures, neck)
  const lines = text.split('\n')
  expect(lines).toHaveLength(neck.strings.length)
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
  const parsed = parseAscii(text, neck, { columnsPerBeat: asciiGridOf(measures, neck) })
  expect(parsed.issues).toEqual([])
  const placesOf = (notes: readonly TabNote[]) =>
    notes.map(({ string, fret, midi, startBeat }) => [startBeat, string, fret, midi])
  expect(placesOf(parsed.measures[0]!.notes)).toEqual(placesOf(measures[0]!.notes))
  expect(isVerified(proveEvents(parsed.measures[0]!.notes, neck))).toBe(true)
}

describe('a tab drawn on a neck reads back to the same places and pitches', () => {
  test.each(NECK_ROWS)('%s', (_, neck) => {
    expectReadBack(neck)
  })

  test('on custom necks of 3 to 10 strings, re-entrant ones too', () => {
    fc.assert(fc.property(customNeck, expectReadBack), { seed: 15, numRuns: drawCount(300) })
  })
})

describe('labels', () => {
  test.each([
    ['guitar standard-6-string capo 0', 'e B G D A E'],
    ['guitar drop-d capo 0', 'E B G D A D'],
    ['guitar open-d capo 0', 'd  A  F# D  A  D '],
    ['guitar half-step-down capo 2', 'eb Bb Gb Db Ab Eb'],
    ['guitar-7 standard capo 0', 'E B G D A E B'],
    ['bass standard capo 0', 'G D A E'],
    ['ukulele standard capo 7', 'A E C G'],
    ['banjo open-g capo 0', 'D B G D g'],
  ])('%s: %s', (name, labels) => {
    const neck = NECK_ROWS.find(([row]) => row === name)![1]
    expect(asciiLabelsOf(neck).join(' ')).toBe(labels)
  })
})

describe('a text tells its neck', () => {
  const [STANDARD] = NECK_ROWS[0]!.slice(1) as [Neck]
  const linesOf = (labels: string) =>
    labels
      .split(' ')
      .map((label) => `${label}|--0-----|`)
      .join('\n')

  test.each([
    ['e B G D A E', 'guitar standard-6-string 0'],
    ['E B G D A D', 'guitar drop-d 0'],
    ['d A G D A D', 'guitar dadgad 0'],
    ['eb Bb Gb Db Ab Eb', 'guitar half-step-down 0'],
    ['D# A# F# C# G# D#', 'guitar half-step-down 0'],
    ['G D A E', 'bass standard 0'],
    ['G D A E B', 'bass-5 standard 0'],
    ['A E C G', 'ukulele standard 0'],
    ['E A D G', 'mandolin standard 0'],
    ['D B G D g', 'banjo open-g 0'],
    ['e B G D A E B', 'guitar-7 standard 0'],
    ['e B G D A E B F#', 'guitar-8 standard 0'],
    ['E4 B3 G3 D3 A2 C2', 'guitar custom 0'],
    ['A4 E4 C4 G3', 'ukulele low-g 0'],
    ['C3 G2 D2 A1 E1', 'bass-5 high-c 0'],
  ])('by the labels %s: %s', (labels, name) => {
    const neck = neckOfTabText(`${linesOf(labels)}\n\n${linesOf(labels)}`)
    expect(neck && `${neck.instrument.id} ${neck.tuning.id} ${neck.capo}`).toBe(name)
  })

  test.each(['', 'some words', linesOf('e B G D A C'), linesOf('1 2 3 4'), linesOf('e B')])(
    '%j names none',
    (text) => {
      expect(neckOfTabText(text)).toBeUndefined()
    },
  )

  // biome-ignore format: a text a line; `,` is a blank line
  test.each([
    ['a lone line after a staff', 'e B G D A E,B', 'guitar standard-6-string 0'],
    ['one before a staff', 'B,e B G D A E', undefined],
    ['a lone line after two staves', 'e B G D A E,e B G D A E,B', 'guitar standard-6-string 0'],
    ['a lone line between two staves', 'e B G D A E,B,e B G D A E', 'guitar standard-6-string 0'],
    ['two lone lines', 'e B G D A E,B,F#', 'guitar standard-6-string 0'],
    ['a lone line after Drop D', 'E B G D A D,A', 'guitar drop-d 0'],
    ['after a bass', 'G D A E,B', 'bass standard 0'],
    ['after a ukulele', 'A E C G,C', 'ukulele standard 0'],
    ['after a banjo', 'D B G D g,D', 'banjo open-g 0'],
    ['a seventh string in the staff', 'e B G D A E B,e B G D A E B', 'guitar-7 standard 0'],
    ['two strings after a blank line', 'e B G D,A E', 'guitar standard-6-string 0'],
    ['a double-spaced staff', 'e,B,G,D,A,E', 'guitar standard-6-string 0'],
    ['a double-spaced staff of seven', 'e,B,G,D,A,E,B', 'guitar-7 standard 0'],
  ])('blank lines: %s', (_, text, name) => {
    const neck = neckOfTabText(text.split(',').map(linesOf).join('\n\n'))
    expect(neck && `${neck.instrument.id} ${neck.tuning.id} ${neck.capo}`).toBe(name)
  })

  test.each(['Capo 2', 'capo: 2nd fret', 'CAPO ON 2'])('%s sets the capo', (line) => {
    expect(neckOfTabText(`${line}\n${linesOf('e B G D A E')}`)?.capo).toBe(2)
  })

  test.each(NECK_ROWS)('by the heading that is written above it: %s', (_, neck) => {
    const heading = asciiHeadingOf(neck)
    expect(heading === '').toBe(neck === STANDARD)
    const text = heading + renderAscii([emptyMeasure()], neck)
    const told = neckOfTabText(text)
    const shown = (one: Neck | undefined) =>
      one?.strings.map(({ midi, startFret }) => [midi, startFret])
    expect(shown(told)).toEqual(shown(neck))
    expect(told?.capo).toBe(neck.capo)
  })
})

const WHOLE = { id: 'n', startBeat: 0, durationBeats: 4 }

describe('what a neck has not is said, not drawn', () => {
  const ukulele = NECK_ROWS.find(([name]) => name === 'ukulele standard capo 7')![1]
  const banjo = NECK_ROWS.find(([name]) => name === 'banjo open-g capo 0')![1]
  test.each([
    ['a fret behind the end of the neck', 'A|12--|\nE|----|\nC|----|\nG|----|', ukulele],
    [
      'a fret where the fifth string has not begun',
      'D|----|\nB|----|\nG|----|\nD|----|\ng|3---|',
      banjo,
    ],
  ])('%s', (_, text, neck) => {
    const parsed = parseAscii(text, neck)
    const notes = parsed.measures.flatMap((measure) => measure.notes)
    expect(parsed.issueCount).toBeGreaterThan(0)
    expect(isVerified(proveEvents(notes, neck))).toBe(true)
    expect(() => renderAscii(parsed.measures, neck)).not.toThrow()
  })

  test.each([
    ['a fret before the short string begins', { string: 5, fret: 5 }, 67],
    ['a string that it has not', { string: 6, fret: 0 }, 67],
    ['a pitch a semitone off', { string: 5, fret: 7 }, 70],
  ])('the proof of %s is false', (_, place, midi) => {
    expect(isVerified(proveEvents([{ ...WHOLE, ...place, midi }], banjo))).toBe(false)
  })
  test('the proof of the fifth string of a banjo at fret 7 is two semitones above open', () => {
    expect(isVerified(proveEvents([{ ...WHOLE, string: 5, fret: 7, midi: 69 }], banjo))).toBe(true)
  })
})
