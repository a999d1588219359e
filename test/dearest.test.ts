/**
 * What the dearest legal requests make the service do, counted in their answers: bytes of documents
 * and elements of pictures. `npm run bench -- dearest` measures the time.
 */
import { expect, test } from 'vitest'
import { createApp } from '#service/http/app'
import { dearestRequests } from '../bench/dearest-requests'

const MAX_ANSWER_BYTES = 1_400_000
const MAX_BATCH_BYTES = 3_200_000
const MAX_PICTURE_ELEMENTS = 3000

const app = createApp({ buildId: 'test' })
const isPicture = (path: string) => path.includes('/diagram/')
const rows = dearestRequests().map((request) => [request.name, request] as const)

async function ask(path: string, body: unknown) {
  const answer = await app.request(`http://localhost${path}`, {
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
  return { status: answer.status, text: await answer.text() }
}

test.each(rows.filter(([, { path }]) => !path.includes('.png')))(
  '%s: is refused, or has an answer of bounded size',
  async (_name, { path, body }) => {
    const { status, text } = await ask(path, body)
    expect([200, 400, 413, 431]).toContain(status)
    expect(text.length).toBeLessThan(path === '/mcp' ? MAX_BATCH_BYTES : MAX_ANSWER_BYTES)
    if (isPicture(path) && status === 200) {
      const elements = text.match(/<[a-z]/g)?.length ?? 0
      expect(elements).toBeGreaterThan(0)
      expect(elements).toBeLessThan(MAX_PICTURE_ELEMENTS)
    }
  },
)
