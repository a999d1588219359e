/**
 * What the dearest legal requests are answered with: bytes of documents, elements of pictures, pixels
 * that are painted. `npm run bench -- dearest` measures the time.
 */
import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { createApp } from '#service/app'
import { paintPicture } from '#service/png/paint-picture'
import { MAX_PIXELS } from '#service/png/picture-scale'
import { dearestRequests } from '../bench/dearest-requests'

const MAX_ANSWER_BYTES = 2_000_000
const MAX_BATCH_BYTES = 600_000
const MAX_PICTURE_ELEMENTS = 1300
/** Stems, flags and ledger lines are elements of their own. */
const MAX_SCORE_ELEMENTS = 5000

const app = createApp({ buildId: 'test', loadPainter: async () => paintPicture })
const rows = dearestRequests().map((request) => [request.name, request] as const)
const isPng = (path: string) => path.includes('.png')
const isPicture = (path: string) => path.includes('/diagram/')

function ask(path: string, body: unknown): Promise<Response> | Response {
  return app.request(`http://localhost${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Host: 'localhost',
      },
    }),
  })
}

test('every operation has a row', () => {
  const asked = new Set(rows.map(([, { operationId }]) => operationId))
  expect(OPERATIONS.filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([])
})

test.each(rows.filter(([, { path }]) => !isPng(path)))(
  '%s: is legal, and its answer is of bounded size',
  async (_name, { path, body }) => {
    const answer = await ask(path, body)
    const text = await answer.text()
    expect(answer.status, text.slice(0, 300)).toBe(200)
    expect(text.length).toBeLessThan(path === '/mcp' ? MAX_BATCH_BYTES : MAX_ANSWER_BYTES)
    if (!isPicture(path)) return
    const elements = text.match(/<[a-z]/g)?.length ?? 0
    expect(elements).toBeGreaterThan(0)
    const most = path.includes('/score.svg') ? MAX_SCORE_ELEMENTS : MAX_PICTURE_ELEMENTS
    expect(elements).toBeLessThan(most)
  },
)

test.each(rows.filter(([, { path }]) => isPng(path)))(
  '%s: is legal, and has a bounded number of pixels',
  async (_name, { path, body }) => {
    const answer = await ask(path, body)
    expect(answer.status).toBe(200)
    const head = new DataView(await answer.arrayBuffer())
    // Width and height of the header chunk.
    const pixels = head.getUint32(16) * head.getUint32(20)
    expect(pixels).toBeGreaterThan(0)
    expect(pixels).toBeLessThanOrEqual(MAX_PIXELS)
  },
)
