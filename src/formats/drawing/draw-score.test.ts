import { beforeAll, describe, expect, test } from 'vitest'
import { alphaTab, loadAlphaTab } from '../alphatab/library'
import { readTab, type Score, soundingNotesOf } from '../index'
import { type DrawingRequest, drawScore } from './draw-score'
import { MUSIC_GLYPH_ROWS } from './music-glyphs.generated'
import { OutlineCanvas } from './outline-canvas'
import { textWidthOf } from './text-width'
import { withoutEmptyEnd } from './without-empty-end'

const WIDE: DrawingRequest = { staves: 'both', width: 900, scale: 1 }

const SONG =
  '\\title "Song <&>" \\tempo 96 . \\tuning E4 B3 G3 D3 A2 E2 \\ks d 12.6{lf 2}.8 14.6{lf 4} 12.5{h} 14.5 r.4 5.3{b (0 4)} | (3.5 2.4 0.3).2{ch "C<7>"} 0.6.4 2.6{-}.4 | :8 3.5{tu 3} 5.5{tu 3} 7.5{tu 3} 5.4.4 (5.4{t} 7.3 7.2).2 | 0.1.1 | :16 0.1 1.1 3.1 5.1 7.1 8.1 10.1 12.1 12.1{x} r.8{d} 5.2{v}.4 | \\ts 3 4 2.3.2{d} | r.2{d} | r.2{d}'

async function scoreOf(text: string): Promise<Score> {
  return (await readTab(new TextEncoder().encode(text))).score
}

let song: Score
beforeAll(async () => {
  await loadAlphaTab()
  song = await scoreOf(SONG)
})

describe.each(['both', 'tab'] as const)('a score drawn with %s', (staves) => {
  const drawn = () => drawScore(song, { ...WIDE, staves })

  test('has every bar once, in order, in systems as wide as asked', () => {
    const bars = drawn().flatMap(({ firstBar, lastBar }) =>
      Array.from({ length: lastBar - firstBar + 1 }, (_, index) => firstBar + index),
    )
    expect(bars).toEqual(song.measures.map((_, index) => index))
    for (const { width, bars: edges } of drawn()) {
      expect(width).toBeLessThanOrEqual(WIDE.width)
      for (const [index, { left, right }] of edges.entries()) {
        expect(left).toBeLessThan(right)
        expect(left).toBeGreaterThanOrEqual((edges[index - 1]?.right ?? 0) - 1)
      }
    }
  })

  test('knows where each note that is struck lies, from left to right', () => {
    const starts = new Set(
      soundingNotesOf(song, song.tracks[0]!).map(({ startQuarters, measure }) =>
        [measure, Math.round((startQuarters - Math.min(measure, 5) * 4) * 960)].join(' '),
      ),
    )
    const beats = drawn().flatMap(({ beats }) => beats)
    const places = beats.map(({ bar, quarters }) => `${bar} ${Math.round(quarters * 960)}`)
    expect([...starts].filter((start) => !places.includes(start))).toEqual([])
    for (const { beats: row, bars, firstBar } of drawn()) {
      for (const [index, { x, bar }] of row.entries()) {
        expect(x).toBeGreaterThan(row[index - 1]?.x ?? 0)
        expect(x).toBeGreaterThanOrEqual(bars[bar - firstBar]!.left)
        expect(x).toBeLessThanOrEqual(bars[bar - firstBar]!.right)
      }
    }
  })

  test('is SVG without styles, scripts or names of others, and escapes text', () => {
    for (const { svg } of drawn()) {
      expect(/^<svg [^>]+>.*<\/svg>$/s.test(svg)).toBe(true)
      expect(/ style=|class=|<script|NaN|undefined|alphaTab|rgb|#000/.exec(svg)).toBeNull()
    }
    expect(drawn()[0]!.svg.includes('C&lt;7&gt;')).toBe(true)
  })
})

test('frets stand in the tab, fingers and key in the notation', () => {
  const [both] = drawScore(song, WIDE)
  const [tab] = drawScore(song, { ...WIDE, staves: 'tab' })
  for (const { svg } of [both!, tab!]) expect(svg.includes('>14</text>')).toBe(true)
  expect(both!.height).toBeGreaterThan(tab!.height)
})

test('a tempo begins behind its note sign, however words before it were aligned', () => {
  const canvas = new OutlineCanvas()
  canvas.beginRender(100, 20)
  canvas.textAlign = alphaTab().platform.TextAlign.Center
  canvas.fillText('Am', 50, 0)
  canvas.fillText(' = 96', 50, 0)
  const [am, tempo] = canvas.endRender().split('<text ').slice(1)
  expect(am).toContain('text-anchor="middle"')
  // A page's own style may centre what says nothing.
  expect(tempo).toContain('text-anchor="start"')
  expect(tempo).toContain('\u00a0=\u00a096')
})

test('a curve without a height is left out', () => {
  const canvas = new OutlineCanvas()
  canvas.beginRender(100, 20)
  canvas.moveTo(1, 2)
  canvas.bezierCurveTo(Number.NaN, 1, 2, 3, 4, 5)
  canvas.bezierCurveTo(1, 1, 2, 3, 4, 5)
  canvas.fill()
  expect(canvas.endRender()).toContain('d="M1 2C1 1 2 3 4 5"')
})

test('at most so many bars are drawn as are asked for', () => {
  expect(drawScore(song, { ...WIDE, maxBars: 3 }).at(-1)!.lastBar).toBe(2)
})

test('empty bars at the end go, those between notes stay', async () => {
  expect(song.measures).toHaveLength(8)
  expect(withoutEmptyEnd(song).measures).toHaveLength(6)
  expect(withoutEmptyEnd(song).tracks[0]!.measures).toHaveLength(6)
  const gap = await scoreOf('\\title "Gap" . 3.5.1 | r.1 | 5.5.1')
  expect(withoutEmptyEnd(gap)).toEqual(gap)
})

test.each([
  ['', 0],
  ['mm', 2 * 8.33],
  ['7', 5.56],
])('%j is %d wide at a size of 10', (text, width) => {
  expect(textWidthOf(text, 10)).toBeCloseTo(width)
})

/** Musical signs in a drawing, by their code in SMuFL. */
function hasSign(svg: string, code: number): boolean {
  return svg.includes(`d="${MUSIC_GLYPH_ROWS.find(([one]) => one === code)![2]}"`)
}

test.each([
  ['a bass', 'G2 D2 A1 E1', '0.4', 0xe062, 'in the bass clef'],
  ['a ukulele', 'A4 E4 C4 G4', '0.1', 0xe050, 'in the treble clef'],
  ['a guitar', 'E4 B3 G3 D3 A2 E2', '0.1', 0xe050, 'in the treble clef'],
])('the part of %s is written %4$s', async (_what, tuning, note, clef) => {
  const score = await scoreOf(`\\track "A" \\tuning ${tuning} . ${note}.1`)
  const [system] = drawScore(score, WIDE)
  expect(hasSign(system!.svg, clef)).toBe(true)
})

test('a ukulele is written as it sounds, a guitar an octave higher', async () => {
  const headOf = async (tuning: string, note: string) => {
    const [system] = drawScore(await scoreOf(`\\track "A" \\tuning ${tuning} . ${note}.1`), WIDE)
    const outline = MUSIC_GLYPH_ROWS.find(([code]) => code === 0xe0a2)![2]
    const head = new RegExp(`translate\\([\\d.]+ ([\\d.]+)\\)[^"]*" d="${outline.slice(0, 20)}`)
    return Number(head.exec(system!.svg)![1])
  }
  // A4 of the ukulele stands on the staff where A3 of the guitar does.
  expect(await headOf('A4 E4 C4 G4', '0.1')).toBe(await headOf('E4 B3 G3 D3 A2 E2', '2.3'))
})
