import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'
import { ERROR_CODES } from '#service/http/http-errors'
import { documentNameOf } from '#service/pages/openapi'

const app = createApp({ buildId: 'test' })
const ORIGIN = 'http://127.0.0.1:8787'
const ask = (path: string, init?: RequestInit) => app.request(`${ORIGIN}${path}`, init)

const GET_EXAMPLES = OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap((operation) =>
  operation.examples.map((example) => `${operation.http.path}${formatQuery(example.request)}`),
)

async function expectRefusal(response: Response, status: number, code: string) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = await response.json()
  expect(body.code).toBe(code)
  expect(body.error.length).toBeGreaterThan(10)
  expect(Array.isArray(body.issues)).toBe(true)
  return body
}

describe.each(GET_EXAMPLES.map((path) => [path.slice(0, 80), path] as const))(
  'GET %s',
  (_title, path) => {
    test('answers with a strong tag, caching and open CORS, and 304 to its own tag', async () => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      const tag = response.headers.get('etag')!
      expect(tag).toMatch(/^"[\w-]+"$/)
      expect(response.headers.get('cache-control')).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      )
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')

      const again = await ask(path, { headers: { 'If-None-Match': `"other", W/${tag}` } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(tag)

      const changed = await ask(path, { headers: { 'If-None-Match': '"other"' } })
      expect(changed.status).toBe(200)
    })

    test('answers HEAD with the headers of GET and no body', async () => {
      const [head, get] = await Promise.all([ask(path, { method: 'HEAD' }), ask(path)])
      expect(head.status).toBe(200)
      expect(await head.text()).toBe('')
      for (const name of ['etag', 'content-type', 'cache-control']) {
        expect(head.headers.get(name), name).toBe(get.headers.get(name))
      }
    })
  },
)

describe('entity tags', () => {
  test('the same question asked in another way has the same tag and bytes', async () => {
    const [plain, spelled] = await Promise.all([
      ask('/api/map'),
      ask('/api/map?scale=major&chord=major'),
    ])
    expect(spelled.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(await spelled.text()).toBe(await plain.text())
  })

  test('another question, another host and another build have other tags', async () => {
    const base = (await ask('/api/map')).headers.get('etag')
    const others = await Promise.all([
      ask('/api/map?note=D4'),
      app.request('http://other.example/api/map'),
      createApp({ buildId: 'next' }).request(`${ORIGIN}/api/map`),
    ])
    for (const other of others) expect(other.headers.get('etag')).not.toBe(base)
  })
})

describe('If-None-Match: *', () => {
  const headers = { 'If-None-Match': '*' }

  test('matches what there is', async () => {
    expect((await ask('/api/map?note=D4', { headers })).status).toBe(304)
  })

  test.each([
    ['/api/positions?note=C1', 'unplayable-pitch'],
    ['/api/project?project=abc', 'invalid-project'],
  ])('does not hide that %s is refused', async (path, code) => {
    await expectRefusal(await ask(path, { headers }), 400, code)
  })
})

describe('links in documents', () => {
  const linkOf = async (init: {
    app?: ReturnType<typeof createApp>
    headers?: Record<string, string>
  }) => {
    const response = await (init.app ?? app).request(`${ORIGIN}/api/map`, {
      headers: init.headers ?? {},
    })
    return ((await response.json()) as { examples: { scaleMap: string } }).examples.scaleMap
  }
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'maps.example' }

  test.each([
    ['its own origin', {}, ORIGIN],
    ['not a forwarded host that is not trusted', { headers: forwarded }, ORIGIN],
    [
      'a forwarded host behind a trusted proxy',
      { headers: forwarded, app: createApp({ buildId: 't', trustProxy: true }) },
      'https://maps.example',
    ],
    [
      'PUBLIC_URL',
      { app: createApp({ buildId: 't', publicUrl: 'https://pm.example/' }) },
      'https://pm.example',
    ],
  ])('point to %s', async (_what, init, origin) => {
    expect(await linkOf(init)).toMatch(new RegExp(`^${origin}/api/scale-map`))
  })

  test.each(['a b', 'x\u0001', '"><script>', 'evil.example/path', '@evil'])(
    'refuse Host %j',
    async (host) => {
      const request = new Request(`${ORIGIN}/api/map`)
      Object.defineProperty(request, 'headers', {
        value: { get: (name: string) => (name === 'host' ? host : null) },
      })
      await expectRefusal(await app.fetch(request), 400, 'invalid-host')
    },
  )
})

describe('refusals', () => {
  test.each([
    ['/api/map?note=H4', 'invalid-parameter', 'B4'],
    ['/api/map?scale=lydain', 'invalid-parameter', 'lydian'],
    ['/api/map?key=D', 'unknown-parameter', 'root'],
    ['/api/map?nte=D', 'unknown-parameter', 'note'],
    ['/api/map?note=D4&note=E4', 'repeated-parameter', undefined],
    ['/api/map?note=', 'invalid-parameter', undefined],
    ['/api/map?midi=0x10', 'invalid-parameter', undefined],
    ['/api/map?midi=6.0', 'invalid-parameter', undefined],
    ['/api/map?midi=1e1', 'invalid-parameter', undefined],
    ['/api/map?note=D4&midi=128', 'invalid-parameter', undefined],
    ['/api/map?note=D4&frequencyHz=440', 'conflicting-parameters', undefined],
    ['/api/map?note=%ff', 'malformed-query', undefined],
    ['/api/scales?family=blue', 'invalid-parameter', 'blues'],
    ['/api/scales/containing', 'missing-parameter', undefined],
    ['/api/scales/containing?notes=C,H', 'invalid-parameter', 'B'],
    ['/api/scales/containing?notes=C&limit=49', 'invalid-parameter', undefined],
    ['/api/scale-map?root=C4', 'invalid-parameter', 'C'],
  ])('%s is refused as %s', async (path, code, didYouMean) => {
    const body = await expectRefusal(await ask(path), 400, code)
    expect(body.didYouMean).toBe(didYouMean)
  })

  test('a cache-buster is ignored and named', async () => {
    const response = await ask('/api/map?utm_source=x&__proto__=1&note=D4')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-ignored-parameters')).toBe('utm_source, __proto__')
  })

  test('an unknown path is 404, an odd method 405 with Allow', async () => {
    await expectRefusal(await ask('/api/nothing'), 404, 'not-found')
    await expectRefusal(await ask('/api/map/'), 404, 'not-found')
    const response = await ask('/api/map', { method: 'DELETE' })
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    await expectRefusal(response, 405, 'method-not-allowed')
    const wrong = (await (await ask('/api/check')).json()) as { error: string }
    expect(wrong.error).toContain('; use POST, for example POST /api/check with the body {"')
    const refused = (await (await ask('/api/voicings', { method: 'POST' })).json()) as {
      error: string
    }
    expect(refused.error).toMatch(/use GET or HEAD, for example GET \/api\/voicings\?\S+$/)
    await expectRefusal(
      await ask('/openapi.json', { method: 'POST', body: '{}' }),
      405,
      'method-not-allowed',
    )
  })

  test('a fault of ours is a 500 without inner detail, and is reported', async () => {
    const heard: unknown[] = []
    const faulty = createApp({ buildId: 't', onFault: (thrown) => heard.push(thrown) })
    faulty.get('/fault', () => {
      throw new TypeError('secret path /srv/app.ts')
    })
    const body = await expectRefusal(await faulty.request(`${ORIGIN}/fault`), 500, 'internal-error')
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(heard).toHaveLength(1)
  })
})

test('OPTIONS opens every path to every origin', async () => {
  const response = await ask('/api/map', { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('every error code is unique and kebab-case', () => {
  const codes = ERROR_CODES.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('every operation’s document has a name of its own in OpenAPI', () => {
  const names = OPERATIONS.map(documentNameOf)
  expect(new Set(names).size).toBe(names.length)
})

test('OpenAPI lists every operation under its path and method, with every parameter', async () => {
  const description = await (await ask('/openapi.json')).json()
  for (const operation of OPERATIONS) {
    const listed = description.paths[operation.http.path][operation.http.method.toLowerCase()]
    expect(listed.operationId).toBe(operation.id)
    if (operation.http.method === 'GET') {
      const own = Object.keys(operation.request.shape)
      const names = listed.parameters.map(({ name }: { name: string }) => name)
      // What the operation asks for, then the form of its document where it has more than one.
      expect(names.slice(0, own.length)).toEqual(own)
      expect(
        names
          .slice(own.length)
          .every((name: string) => ['format', 'detail', 'names'].includes(name)),
      ).toBe(true)
    }
  }
  expect(JSON.stringify(description)).not.toContain('$defs')
})

test('llms.txt names every operation and fits in 8 kB', async () => {
  const text = await (await ask('/llms.txt')).text()
  for (const { http } of OPERATIONS) expect(text).toContain(`### ${http.method} ${http.path}`)
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8192)
})

test('the reference page asks no other origin', async () => {
  const response = await ask('/docs')
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(await response.text()).not.toMatch(/(?:src|href)="(?!\/)/)
})
