import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'

const ORIGIN = 'https://edge.example'
const app = createApp({ buildId: 'test' })
const ask = (path: string, init?: RequestInit) =>
  exports.default.fetch(new Request(`${ORIGIN}${path}`, init))

test('these tests run inside workerd', () => {
  expect(navigator.userAgent).toBe('Cloudflare-Workers')
})

const URLS = OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap(({ http, examples }) =>
  examples.map((example) => `${http.path}${formatQuery(example.request)}`),
)
const POSTS = OPERATIONS.filter(({ http }) => http.method === 'POST').flatMap(
  ({ http, examples }) =>
    examples.map(({ title, request }) => [http.path, title, JSON.stringify(request)] as const),
)

describe.each(URLS.map((url) => [url.slice(0, 80), url] as const))('GET %s', (_name, url) => {
  test('is answered by the worker as by the app, new and from the cache', async () => {
    const expected = await app.request(`${ORIGIN}${url}`)
    const bytes = await expected.text()
    for (let round = 0; round < 3; round++) {
      const answer = await ask(url)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(bytes)
      for (const name of ['etag', 'content-type', 'cache-control', 'access-control-allow-origin']) {
        expect(answer.headers.get(name), name).toBe(expected.headers.get(name))
      }
    }
  })
})

test.each(POSTS)(
  'POST %s, “%s”, is answered by the worker as by the app',
  async (path, _, body) => {
    const asked = { method: 'POST', body }
    const [answer, expected] = [
      await ask(path, asked),
      await app.request(`${ORIGIN}${path}`, asked),
    ]
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(await expected.text())
  },
)

describe('the cache of the data centre', () => {
  async function askCached(path: string, init?: RequestInit): Promise<Response> {
    for (let round = 0; round < 20; round++) {
      const answer = await ask(path, init)
      if (answer.headers.get('server-timing') === 'cache;desc=hit') return answer
      await answer.arrayBuffer()
    }
    throw new Error(`${path} never came from the cache`)
  }

  test('keeps an answer, and a 304 and a HEAD come from it', async () => {
    const path = '/api/map?note=Ab3'
    const cached = await askCached(path)
    const tag = cached.headers.get('etag')!
    expect(await cached.json()).toMatchObject({ selected: { midi: 56 } })
    const same = await askCached(path, { headers: { 'If-None-Match': tag } })
    expect(same.status).toBe(304)
    expect(await same.text()).toBe('')
    const head = await askCached(path, { method: 'HEAD' })
    expect(head.headers.get('etag')).toBe(tag)
    expect(await head.text()).toBe('')
  })

  test('keeps origins apart', async () => {
    const path = '/api/map?note=Bb3'
    await askCached(path)
    const other = await exports.default.fetch(new Request(`https://other.example${path}`))
    expect(await other.text()).toContain('https://other.example/api/')
  })

  test('keeps no refusal', async () => {
    for (let round = 0; round < 3; round++) {
      const answer = await ask('/api/map?note=H4')
      expect(answer.status).toBe(400)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('server-timing')).toBeNull()
      await answer.arrayBuffer()
    }
  })
})

test('POST renders a tab', async () => {
  const answer = await ask('/api/tab', {
    method: 'POST',
    body: JSON.stringify({ events: [{ string: 1, fret: 3, startBeat: 0, durationBeats: 1 }] }),
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ verified: true })
})
