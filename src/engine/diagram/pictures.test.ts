import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { emptyMeasure } from '../tab/measure'
import { tabNoteOf } from '../tab/tab-event'
import { colorOfDegree, contrastOf, DEGREE_COLORS, inkOn } from './diagram-theme'
import { labelOf, type NeckMark } from './neck-mark'
import { describeGrip, type GripPicture, renderGripSvg } from './render-grip-svg'
import { renderNeckSvg } from './render-neck-svg'
import { renderPianoSvg } from './render-piano-svg'
import { renderTabSvg } from './render-tab-svg'

const plain = { theme: 'light', labels: 'degrees', leftHanded: false } as const

const C: NeckMark = {
  string: 5,
  fret: 3,
  note: 'C3',
  interval: 'R',
  intervalSymbol: 'P1',
  degreeNumber: 1,
  finger: 3,
}
const E: NeckMark = {
  ...C,
  string: 4,
  fret: 2,
  note: 'E3',
  interval: '3',
  degreeNumber: 3,
  finger: 2,
}
const grip: GripPicture = {
  title: 'C <third>',
  neck: STANDARD_NECK,
  frets: [null, 3, 2, null, null, null],
  marks: [C, E],
  barres: [{ fret: 2, fromString: 4, toString: 1 }],
}

/** Centres of the squares and circles of a picture, by x. */
function centresOf(svg: string): readonly number[] {
  const squares = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="24"/g)].map(
    ([, x]) => Number(x) + 12,
  )
  const circles = [...svg.matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="12"/g)].map(([, x]) =>
    Number(x),
  )
  return [...squares, ...circles]
}

describe('colours', () => {
  test('a label stands out from the colour of its degree by 4.5 to 1 or more', () => {
    for (const color of DEGREE_COLORS) expect(contrastOf(color, inkOn(color))).toBeGreaterThan(4.5)
  })

  test('a ninth has the colour of a second', () => {
    expect(colorOfDegree(9)).toBe(colorOfDegree(2))
  })
})

describe('labels', () => {
  test.each([
    ['degrees', 'R'],
    ['notes', 'C'],
    ['fingers', '3'],
    ['intervals', 'P1'],
  ] as const)('%s of a C gripped by the ring finger: %s', (labels, label) => {
    expect(labelOf(C, labels)).toBe(label)
  })

  test('an open string has no finger and shows its degree', () => {
    expect(labelOf({ ...C, finger: 0 }, 'fingers')).toBe('R')
  })
})

describe('a grip', () => {
  test('is told in words, string by string', () => {
    expect(describeGrip(grip)).toBe(
      'string 6 muted; string 5 fret 3 C3 root, finger 3; string 4 fret 2 E3 3, finger 2; string 3 muted; string 2 muted; string 1 muted; barre at fret 2 from string 4 to string 1.',
    )
  })

  test('carries title and description first, and escapes them', () => {
    const svg = renderGripSvg(grip, plain)
    expect(svg).toMatch(
      /^<svg [^>]*role="img"[^>]*><title>C &lt;third&gt; on guitar<\/title><desc>string 6 muted;/,
    )
  })

  test('draws the root as a square and other tones as circles', () => {
    const svg = renderGripSvg(grip, plain)
    expect(svg.match(/<circle/g)).toHaveLength(1)
    expect(centresOf(svg)).toHaveLength(2)
  })

  test('is mirrored for left hands', () => {
    const right = centresOf(renderGripSvg(grip, plain))
    const left = centresOf(renderGripSvg(grip, { ...plain, leftHanded: true }))
    const width = Number(/width="(\d+)"/.exec(renderGripSvg(grip, plain))![1])
    expect(left).toEqual(right.map((x) => width - x))
  })
})

describe('every picture', () => {
  const measure = {
    ...emptyMeasure(),
    notes: [tabNoteOf('note-1', { string: 5, fret: 12 }, 1.5, 1, STANDARD_NECK)],
  }
  const preset = { lowMidi: 48, highMidi: 72 }
  test.each([
    ['grip', renderGripSvg(grip, plain)],
    [
      'neck',
      renderNeckSvg(
        { title: 'N', neck: STANDARD_NECK, fromFret: 0, toFret: 5, marks: [C, E] },
        plain,
      ),
    ],
    ['piano', renderPianoSvg({ title: 'P', preset, marks: [{ ...C, midi: 48 }] }, plain)],
    ['tab', renderTabSvg({ title: 'T', neck: STANDARD_NECK, measures: [measure] }, plain)],
  ])('of a %s needs no style, script or other address', (_, svg) => {
    expect(svg).not.toMatch(/style=|<style|<script|href|url\(/)
    expect(svg.match(/https?:/g)).toHaveLength(1) // the namespace
  })

  test('of a neck leaves out marks beyond its frets, also in words', () => {
    const svg = renderNeckSvg(
      { title: 'N', neck: STANDARD_NECK, fromFret: 3, toFret: 5, marks: [C, E] },
      plain,
    )
    expect(svg).toContain('<desc>string 5 fret 3 C3 root, finger 3.</desc>')
  })

  test('of tab tells bar and beat of every note', () => {
    const later = tabNoteOf('note-2', { string: 1, fret: 0 }, 5, 1, STANDARD_NECK)
    const svg = renderTabSvg(
      {
        title: 'T',
        neck: STANDARD_NECK,
        measures: [{ ...measure, notes: [...measure.notes, later] }],
      },
      plain,
    )
    expect(svg).toContain(
      '<desc>bar 1 beat 2.5: string 5 fret 12; bar 2 beat 2: string 1 fret 0.</desc>',
    )
  })

  test('of a keyboard has a key for every semitone', () => {
    const svg = renderPianoSvg({ title: 'P', preset, marks: [] }, plain)
    expect(svg.match(/data-midi/g)).toHaveLength(25)
  })
})
