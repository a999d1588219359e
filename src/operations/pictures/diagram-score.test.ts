/** The score of a project as a picture: read as SVG, sign by sign. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { type ChordName, withChordNames } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import {
  compileProjectState,
  defaultProjectState,
  PROJECT_VERSION,
  type ProjectState,
} from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { emptyMeasure } from '#engine/tab/measure'
import { LOWER_VOICES, type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { MUSIC_GLYPH_ROWS } from '#formats/drawing/music-glyphs.generated'
import { FormatError } from '#formats/score/format-error'
import { drawCount } from '../../../test/support/draw-count'
import { readNeck } from '../reading/neck-request'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { drawScore } from './diagram-score'
import { MAX_PICTURE_BARS, MAX_PICTURE_NOTES } from './tab-picture-parameters'

beforeAll(() => drawScore.prepare!(readRequest(drawScore, { zproject: 'any' })))

type Note = readonly [string: number, fret: number, startBeat: number, durationBeats: number]

function measureOf(number: number, ...notes: readonly Note[]): Measure {
  const made = notes.map(([string, fret, start, duration], index) =>
    tabNoteOf(`n${number}-${index}`, { string, fret }, start, duration, STANDARD_NECK),
  )
  return { ...emptyMeasure(number), notes: made }
}

function projectOf(measures: readonly Measure[], names: readonly ChordName[] = []): ProjectState {
  const plain = defaultProjectState()
  return withChordNames({ ...plain, tabProject: { ...plain.tabProject, measures } }, names)
}

function draw(project: ProjectState, asked: Record<string, unknown> = {}): string {
  const request = { zproject: encodeCompressedProject(project), ...asked }
  return drawScore.run(readRequest(drawScore, request), { baseUrl: '' })
}

const OUTLINES = new Map(MUSIC_GLYPH_ROWS.map(([code, , outline]) => [outline, code]))
/** Of SMuFL. */
const BLACK_HEAD = 0xe0a4
const HALF_HEAD = 0xe0a3
const G_CLEF = 0xe050

/** How often a musical sign is drawn. */
function signsIn(svg: string, code: number): number {
  const ids = [...svg.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)]
  const id = ids.find(([, , outline]) => OUTLINES.get(outline!) === code)?.[1]
  return svg.split(`<use href="#${id}"`).length - 1
}

const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) =>
    text!.replaceAll('\u00a0', ' ').trim(),
  )

const TWO_BARS = projectOf(
  [
    measureOf(1, [5, 13, 0, 1], [4, 12, 1, 1], [4, 14, 2, 2]),
    measureOf(2, [3, 12, 0, 1], [1, 15, 0, 1], [3, 16, 1, 3]),
  ],
  [
    { beat: 0, symbol: 'Bbmaj7' },
    { beat: 4, symbol: 'F/A' },
  ],
)

describe('two bars', () => {
  const svg = () => draw(TWO_BARS)

  test('have a head for each note and a fret for each in the tab', () => {
    expect(signsIn(svg(), BLACK_HEAD)).toBe(4)
    expect(signsIn(svg(), HALF_HEAD)).toBe(2)
    expect(
      textsIn(svg())
        .filter((text) => /^1[2-6]$/.test(text))
        .sort(),
    ).toEqual(['12', '12', '13', '14', '15', '16'])
  })

  test('have eleven lines, a clef, and the names over them', () => {
    expect(signsIn(svg(), G_CLEF)).toBe(1)
    // Lines of the tab are parted by its figures, and ledger lines are short.
    const lines = [
      ...svg().matchAll(/<rect x="([^"]+)" y="([^"]+)" width="[^"]+" height="1\.\d+"/g),
    ]
    const left = Math.min(...lines.map(([, x]) => Number(x)))
    const staff = lines.filter(([, x]) => Number(x) === left)
    expect(new Set(staff.map(([, , y]) => y)).size).toBe(11)
    expect(textsIn(svg())).toEqual(expect.arrayContaining(['Bbmaj7', 'F/A', '= 90', 'Untitled']))
  })

  test('are told in words', () => {
    expect(/<desc>([^<]*)/.exec(svg())![1]).toContain(
      'bar 1 beat 1: string 5 fret 13; bar 1 beat 2',
    )
  })

  test('have no style, script, address or colour of others, in either theme', () => {
    for (const theme of ['light', 'dark']) {
      const drawn = draw(TWO_BARS, { theme })
      expect(drawn.startsWith('<svg ')).toBe(true)
      expect(/ style=|class=|<script|NaN|undefined|alphaTab|rgb|#000\b/.exec(drawn)).toBeNull()
      expect(drawn.match(/href="[^#]/)).toBeNull()
    }
    expect(draw(TWO_BARS, { theme: 'dark' })).toContain('color="#f2f2f5"')
  })

  test('write names of notes in another system where they are asked for', async () => {
    const { namesInBody } = await import('../names/write-names')
    expect(textsIn(namesInBody(svg(), 'picture', 'german'))).toEqual(
      expect.arrayContaining(['Bmaj7', 'F/A']),
    )
  })
})

const barNumbersIn = (svg: string) => textsIn(svg).filter((text) => /^\d$/.test(text))

/** Fret 12 and above, so that no fret reads as a bar's number. */
const TIED: readonly Note[] = [[3, 12, 0, 2], [2, 12, 2, 2], [2, 15, 4, 2], [1, 12, 6, 3]] // biome-ignore format: one row reads as a line

// biome-ignore format: a row each
const BARS: readonly [what: string, measures: readonly Measure[], asked: Record<string, unknown>, bars: string][] = [
  ['in one measure', [{ ...measureOf(1, ...TIED), timeSignature: [3, 4] }], {}, '1 2 3'],
  ['into the bar after the part', [{ ...measureOf(1, ...TIED), timeSignature: [3, 4] }], { toBar: 1 }, '1'],
  ['over two bar lines', [measureOf(1, [1, 12, 2, 9], [1, 15, 11, 1])], {}, '1 2 3'],
]

test.each(BARS)('a note tied over a bar line adds no bar: %s', (_, measures, asked, bars) => {
  expect(barNumbersIn(draw(projectOf(measures), asked)).join(' ')).toBe(bars)
})

test('a bar has rests up to its end', () => {
  const EIGHTH_REST = 0xe4e6
  const notes: readonly Note[] = [[5, 3, 0, 1], [4, 2, 1.5, 0.5], [3, 0, 2.5, 1], [5, 3, 4, 4]] // biome-ignore format: one row reads as a line
  expect(signsIn(draw(projectOf([measureOf(1, ...notes)])), EIGHTH_REST)).toBe(3)
})

test('a title stands over the middle of a short score, and a long one within the picture', () => {
  const project = projectOf([measureOf(1, [3, 2, 0, 4])])
  const middleOf = (title: string) =>
    Number(/<text x="([\d.]+)"/.exec(draw(project, { title }))![1])
  const right = Math.max(
    ...[...draw(project).matchAll(/<rect x="([\d.]+)" y="[^"]+" width="([\d.]+)"/g)].map(
      ([, x, width]) => Number(x) + Number(width),
    ),
  )
  expect(right).toBeLessThan(450)
  expect(Math.abs(middleOf('Air') - right / 2)).toBeLessThan(30)
  expect(middleOf('M'.repeat(60))).toBeGreaterThan(285)
})

const MANY = projectOf(
  Array.from({ length: 80 }, (_, index) => measureOf(index + 1, [3, 2, 0, 4])),
  Array.from({ length: 80 }, (_, index) => ({ beat: 4 * index, symbol: `C${index + 1}` })),
)

describe('a part of a longer tab', () => {
  test('keeps its bar numbers and the names over it', () => {
    const texts = textsIn(draw(MANY, { fromBar: 70, toBar: 72 }))
    expect(texts.filter((text) => /^7\d$/.test(text))).toEqual(['70', '71', '72'])
    expect(texts.filter((text) => /^C\d/.test(text))).toEqual(['C70', 'C71', 'C72'])
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{}, 'toBar', `80 bars from bar 1 on; a picture holds ${MAX_PICTURE_BARS}`],
    [{ fromBar: 81 }, 'fromBar', 'after the last bar, 80'],
    [{ fromBar: 9, toBar: 8 }, 'toBar', 'lies before fromBar 9'],
  ])('is refused by name: %j', (asked, path, words) => {
    const refused = () => draw(MANY, asked)
    expect(refused).toThrow(RequestError)
    expect(refused).toThrow(words)
    try {
      refused()
    } catch (error) {
      expect((error as RequestError).issues[0]!.path).toBe(path)
    }
  })

  test('is refused where it has more notes than a picture holds', () => {
    const notes = Array.from(
      { length: MAX_PICTURE_NOTES + 1 },
      (_, index): Note => [1, 0, index / 256, 1 / 256],
    )
    expect(() => draw(projectOf([measureOf(1, ...notes)]))).toThrow(
      `${MAX_PICTURE_NOTES + 1} notes`,
    )
  })

  test('of a measure of thousands of bars is drawn without making the others', () => {
    const { maxStartBeat } = PROJECT_LIMITS
    const long = projectOf([measureOf(1, [3, 2, 0, 1], [3, 2, maxStartBeat, 1])])
    const texts = textsIn(draw(long, { fromBar: maxStartBeat / 4 + 1 }))
    expect(texts).toContain(String(maxStartBeat / 4 + 1))
  })
})

test('any project is drawn, however its notes overlap', () => {
  const time = fc.integer({ min: 0, max: 300 }).map((number) => number / 48)
  const note = fc.tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.integer({ min: 0, max: 24 }),
    time,
    time.map((length) => length + 1 / 64),
  )
  const signature = fc.constantFrom<[number, number][]>([4, 4], [7, 8], [1, 32], [32, 1], [3, 16])
  const bar = fc.tuple(fc.array(note, { maxLength: 12 }), signature)
  fc.assert(
    fc.property(fc.array(bar, { minLength: 1, maxLength: 3 }), (bars) => {
      const measures = bars.map(([notes, timeSignature], index) => ({
        ...measureOf(index + 1, ...notes),
        timeSignature,
      }))
      const svg = draw(projectOf(measures), { toBar: 1 })
      expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull()
    }),
    { numRuns: drawCount(40) },
  )
})

/** Places with voices, of a ukulele: chords across the bar line have crossed voices. */
const CROSSED = [
  [4, 0, 7, 16, 1], [1, 0, 7, 1 / 4, 1], [1, 0, 7, 1 / 3, 1], [2, 6, 0, 16, 1], [2, 4, 7, 100, 2],
] as const // biome-ignore format: string, fret, start, length, voice

test('what notation has no room for is refused, not a fault', () => {
  const neck = readNeck({ instrument: 'ukulele', capo: 0 })
  const notes = CROSSED.map(([string, fret, start, length, number], index) => {
    const voice = LOWER_VOICES.find((known) => known === number)
    return { ...tabNoteOf(`n${index}`, { string, fret }, start, length, neck), voice }
  })
  const timeSignature = [13, 16] as const
  const state = {
    neck,
    theory: C_MAJOR,
    date: PROJECT_VERSION,
    id: 'crossed',
    title: 'Crossed',
    notes,
    timeSignature,
  }
  expect(() => draw(compileProjectState(state))).toThrow(FormatError)
})
