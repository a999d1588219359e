import { describe, expect, test } from 'vitest'
import { NECK_ROWS } from '../../../test/support/arbitrary-neck'
import type { Neck } from '../instrument/neck'
import { asciiLabelsOf } from '../tab/ascii-labels'
import { emptyMeasure } from '../tab/measure'
import { tabNoteOf } from '../tab/tab-event'
import { drawGripText } from './draw-grip-text'
import { drawNeckText } from './draw-neck-text'
import { inlaysAt, stringWidthOf } from './neck-drawing'
import type { NeckMark } from './neck-mark'
import { renderGripSvg } from './render-grip-svg'
import { renderNeckSvg } from './render-neck-svg'
import { renderTabSvg } from './render-tab-svg'

const plain = { theme: 'light', labels: 'degrees', leftHanded: false } as const
const mirrored = { ...plain, leftHanded: true } as const
const named = (name: string) => NECK_ROWS.find(([row]) => row === name)![1]
const count = (svg: string, pattern: RegExp) => svg.match(pattern)?.length ?? 0

/** A mark on each open string. */
const openMarksOf = (neck: Neck): readonly NeckMark[] =>
  neck.strings.map(({ string, name }) => ({
    string,
    fret: 0,
    note: name,
    interval: '3',
    intervalSymbol: 'M3',
    degreeNumber: 3,
  }))

/** Ends of the horizontal lines of a picture: the strings. */
const stringLinesOf = (svg: string) =>
  [...svg.matchAll(/<line x1="([\d.]+)" x2="([\d.]+)" y1="([\d.]+)" y2="\3"/g)].map(
    ([, x1, x2]) => [Number(x1), Number(x2)] as const,
  )

describe.each(NECK_ROWS)('%s', (_, neck) => {
  const stringCount = neck.strings.length
  const labels = asciiLabelsOf(neck).map((label) => label.trimEnd())

  test('a chord box has a line and a place for each string, and names the instrument', () => {
    const frets = neck.strings.map(() => 0)
    const picture = { title: 'Open', neck, frets, marks: openMarksOf(neck), barres: [] }
    const svg = renderGripSvg(picture, plain)
    const longStrings = neck.strings.filter(({ startFret }) => startFret === 0).length
    expect(count(svg, /<line /g)).toBe(5 + longStrings)
    expect(count(svg, /<circle /g)).toBe(stringCount)
    expect(svg.toLowerCase()).toContain(`on ${neck.instrument.name.toLowerCase()}</title>`)
    expect(svg.includes(`>capo ${neck.capo}<`)).toBe(neck.capo > 0)
    const heads = drawGripText(frets, labels).split('\n')[0]!
    expect(heads.match(/o/g)).toHaveLength(stringCount)
  })

  test('a neck has a line for each string, from where it begins, mirrored for left hands', () => {
    const toFret = Math.min(12, neck.maxFret)
    const picture = { title: 'N', neck, fromFret: 0, toFret, marks: openMarksOf(neck) }
    const svg = renderNeckSvg(picture, plain)
    const lines = stringLinesOf(svg)
    expect(lines).toHaveLength(stringCount)
    const starts = lines.map(([from]) => from)
    for (const [index, { startFret }] of neck.strings.entries()) {
      expect(starts[index]! - Math.min(...starts)).toBe(46 * startFret)
    }
    expect(count(svg, /<circle [^>]*r="12"/g)).toBe(stringCount)
    const width = Number(/width="([\d.]+)"/.exec(svg)![1])
    const left = stringLinesOf(renderNeckSvg(picture, mirrored))
    expect(left).toEqual(lines.map(([from, to]) => [width - from, width - to]))
  })

  test('text shows a line for each string by its name, all marks on it', () => {
    const marks = openMarksOf(neck).map((mark) => ({ ...mark, label: 'R' }))
    const [, ...lines] = drawNeckText(marks, 0, 5, neck).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(labels)
    expect(lines.every((line) => line.includes(' R '))).toBe(true)
  })

  test('tab has a line and a label for each string', () => {
    const notes = neck.strings.map(({ string }) =>
      tabNoteOf(`n${string}`, { string, fret: 0 }, 0, 1, neck),
    )
    const svg = renderTabSvg({ title: 'T', neck, measures: [{ ...emptyMeasure(), notes }] }, plain)
    expect(count(svg, /<line x1="34" y1="([\d.]+)" x2="[\d.]+" y2="\1"/g)).toBe(stringCount)
    const texts = [...svg.matchAll(/<text x="16"[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(texts).toEqual(labels)
  })
})

describe('what belongs to the nut and not to the capo', () => {
  test.each([
    ['guitar standard-6-string capo 0', [3, 5, 7, 9, 12]],
    ['guitar standard-6-string capo 2', [1, 3, 5, 7, 10]],
    ['ukulele standard capo 7', [2, 5, 8, 10]],
  ])('inlays of %s', (name, frets) => {
    const neck = named(name)
    const shown = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (fret) => inlaysAt(fret, neck) > 0,
    )
    expect(shown.filter((fret) => fret <= frets.at(-1)!)).toEqual(frets)
  })
})

test('the lower a string sounds, the thicker it is drawn', () => {
  for (const [, neck] of NECK_ROWS) {
    for (const one of neck.strings) {
      for (const other of neck.strings) {
        if (one.midi >= other.midi) continue
        expect(stringWidthOf(one.string, neck)).toBeGreaterThan(stringWidthOf(other.string, neck))
      }
    }
  }
})
