import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '../app'
import { type Color, createCanvas, fillContours } from './canvas'
import { GLYPH_OUTLINES } from './glyph-outlines.generated'
import { glyphContours, textWidth } from './glyphs'
import { paintPicture } from './paint-picture'
import { MAX_PIXELS } from './picture-scale'
import { hasPng } from './png-twin'

const ORIGIN = 'http://pitch.test'
const app = createApp({
  buildId: 'test',
  loadPainter: async () => paintPicture,
})
/** 512 notes of 64 bars, as many as a picture holds: more pixels than a PNG may have. */
const TOO_LARGE = Array.from({ length: 512 }, (_, index) => `S1F3@${index / 2}:0.5`).join(',')
const get = (path: string, init?: RequestInit) => app.request(ORIGIN + path, init)

interface Decoded {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => string
}

/** A reader of just what the writer writes: one IDAT, no filter. */
async function decode(response: Response): Promise<Decoded> {
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const rows = inflateSync(bytes.subarray(33 + 8, 33 + 8 + bytes.readUInt32BE(33)))
  expect(rows.length).toBe(height * (width * 3 + 1))
  const at = (x: number, y: number) => {
    const pixel = y * (width * 3 + 1) + 1 + x * 3
    return `#${rows.subarray(pixel, pixel + 3).toString('hex')}`
  }
  return { width, height, at }
}

const PICTURES = OPERATIONS.filter(hasPng)
const examples = PICTURES.flatMap(({ http, examples: all }) =>
  all.map(({ title, request }) => [title, `${http.path}${formatQuery(request)}`] as const),
)

describe('a PNG picture', () => {
  test.each(examples)('%s: twice the size of its SVG, on the same ground', async (_, path) => {
    const svg = await (await get(path)).text()
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)!
    const response = await get(path.replace('.svg', '.png'))
    expect(response.headers.get('content-type')).toBe('image/png')
    const png = await decode(response)
    expect([png.width, png.height]).toEqual([
      2 * Math.ceil(Number(width)),
      2 * Math.ceil(Number(height)),
    ])
    expect(png.at(1, 1)).toBe(/<rect [^>]*fill="([^"]+)"/.exec(svg)![1])
    // A new kind of element would be left out of the PNG without an error.
    const names = [...svg.matchAll(/<(\w+)/g)].map(([, name]) => name)
    expect(['svg', 'title', 'desc', 'rect', 'line', 'circle', 'text']).toEqual(
      expect.arrayContaining(names),
    )
  })

  test('of a score is refused, with the address of its SVG', async () => {
    const response = await get('/api/diagram/score.png?zproject=any')
    const { code, error } = await response.json()
    expect([response.status, code]).toEqual([501, 'png-not-drawn-here'])
    expect(error).toContain(`${ORIGIN}/api/diagram/score.svg?zproject=any`)
  })

  test('has every mark in its colour with its letters on it', async () => {
    const path = '/api/diagram/voicing.svg?frets=x32010'
    const svg = await (await get(path)).text()
    const png = await decode(await get(path.replace('.svg', '.png')))
    const discs = [
      ...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="(#\w+)"/g),
    ]
    expect(discs.length).toBe(3)
    for (const [, cx, cy, r, fill] of discs) {
      const [x, y, radius] = [cx, cy, r].map((value) => Math.round(Number(value) * 2))
      expect(png.at(x!, y! - radius! + 3)).toBe(fill!.toLowerCase())
      const within = Array.from({ length: radius! }, (_, step) =>
        Array.from({ length: radius! }, (__, row) =>
          png.at(x! - (radius! >> 1) + step, y! - (radius! >> 1) + row),
        ),
      ).flat()
      expect(within.filter((color) => /^#(000000|ffffff)$/.test(color)).length).toBeGreaterThan(10)
    }
  })

  test('has a tag of its own, and 304 for who holds it', async () => {
    const path = '/api/diagram/voicing.png?frets=x32010'
    const first = await get(path)
    const tag = first.headers.get('etag')!
    expect(tag).not.toBe((await get(path.replace('.png', '.svg'))).headers.get('etag'))
    expect((await get(path, { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect((await get(path, { method: 'HEAD' })).status).toBe(200)
    const again = await get(path)
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
  })

  test('that would be too large is refused with the address of the SVG', async () => {
    const response = await get(`/api/diagram/tab.png?positions=${TOO_LARGE}`)
    expect(response.status).toBe(400)
    const { code, error } = (await response.json()) as { code: string; error: string }
    expect(code).toBe('picture-too-large')
    expect(error).toContain(`${ORIGIN}/api/diagram/tab.svg?positions=S1F3@0:0.5,`)
  })

  test('that would be too large is refused before a mark of it is read', () => {
    const broken = '<svg width="3000" height="3000"><rect fill="no color"/></svg>'
    expect(paintPicture(broken)).toBeUndefined()
  })

  test.each(['*', '"other", *'])(
    'that is refused is no 304 for If-None-Match: %s',
    async (held) => {
      const headers = { 'if-none-match': held }
      for (const path of [
        '/api/diagram/voicing.png?frets=x3201',
        `/api/diagram/tab.png?positions=${TOO_LARGE}`,
      ]) {
        expect((await get(path, { headers })).status).toBe(400)
      }
      expect(
        (await get('/api/diagram/piano.png', { headers: { 'if-none-match': '*' } })).status,
      ).toBe(304)
    },
  )

  test('is refused as its SVG would be', async () => {
    const response = await get('/api/diagram/voicing.png?frets=x3201')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid-parameter' })
  })

  test('that a server does not draw is refused with the address of the SVG', async () => {
    const plain = createApp({ buildId: 'test' })
    const response = await plain.request(`${ORIGIN}/api/diagram/piano.png?root=Eb`)
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({
      code: 'png-not-drawn-here',
      error: expect.stringContaining(`${ORIGIN}/api/diagram/piano.svg?root=Eb`),
    })
  })

  test('at its plain size passes no limit where twice that would', () => {
    const wide = `<svg width="2000" height="500"><rect width="2000" height="500" fill="#ffffff"/></svg>`
    expect(2000 * 500).toBeLessThan(MAX_PIXELS)
    const png = Buffer.from(paintPicture(wide)!)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2000, 500])
  })
})

describe('filling', () => {
  const black: Color = [0, 0, 0]
  const inkOf = (contours: number[][]) => {
    const canvas = createCanvas(40, 40, [255, 255, 255])
    fillContours(canvas, contours, black)
    return canvas.pixels.reduce((sum, value) => sum + (255 - value), 0) / 255 / 3
  }

  test.each([
    ['a box between pixels', [[3.25, 4.5, 9.75, 4.5, 9.75, 8, 3.25, 8]], 6.5 * 3.5],
    ['the same the other way round', [[3.25, 8, 9.75, 8, 9.75, 4.5, 3.25, 4.5]], 6.5 * 3.5],
    ['a triangle', [[2, 2, 35, 9, 11, 30]], ((35 - 2) * (30 - 2) - (11 - 2) * (9 - 2)) / 2],
    [
      'a frame',
      [
        [5, 5, 25, 5, 25, 25, 5, 25],
        [10, 10, 10, 20, 20, 20, 20, 10],
      ],
      400 - 100,
    ],
    ['a box that leaves the picture on the left', [[-10, 5, 10, 5, 10, 15, -10, 15]], 100],
    ['a box that leaves the picture on the right', [[30, 5, 90, 5, 90, 15, 30, 15]], 100],
    ['a box outside', [[50, 50, 60, 50, 60, 60]], 0],
  ])('%s covers its area', (_, contours, area) => {
    expect(Math.abs(inkOf(contours) - area)).toBeLessThan(0.01 * area + 0.2)
  })

  test.each([...GLYPH_OUTLINES.keys()].filter((one) => one !== ' '))(
    'the letter %s has ink inside its width',
    (character) => {
      const contours = glyphContours(character, 2, 30, 30)
      expect(inkOf(contours)).toBeGreaterThan(5)
      const right = Math.max(...contours.flat().filter((_, index) => index % 2 === 0))
      expect(right).toBeLessThanOrEqual(2 + textWidth(character) * 30 + 2)
    },
  )

  test.each([
    ['é', 'e'],
    ['♭', 'b'],
    ['♯', '#'],
    ['語', '?'],
  ])('%s is drawn as %s', (character, shown) => {
    expect(glyphContours(character, 0, 0, 10)).toEqual(glyphContours(shown, 0, 0, 10))
  })
})
