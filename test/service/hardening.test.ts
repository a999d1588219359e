/** Odd requests: the server answers in its own words, or hangs up, and goes on. */
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MOST_PIECES } from '#service/node/http/read-body'
import { bodyOf, expectRefusal, get, post, statusOf, useRawServer } from './raw-server.test-support'

const { send } = useRawServer()

describe('bytes that are no request', () => {
  test.each([
    ['noise', '\x00\x01\x02 what\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a method that is none', 'PR!NT / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['another protocol', 'GET / SMTP/1.1\r\nHost: x\r\n\r\n'],
    ['a blank in a header name', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n'],
    [
      'two lengths',
      'POST /api/tab HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\n{}',
    ],
    [
      'length and chunks',
      'POST /api/tab HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a broken chunk',
      'POST /api/tab HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
  ])('%s is a 400 and the end of the connection', async (_name, bytes) => {
    const response = await send(bytes)
    expect(statusOf(response)).toBe(400)
    if (response.includes('application/json'))
      expect(bodyOf(response).code).toBe('malformed-request')
  })

  test('headers above the limit are a 431', async () => {
    expectRefusal(
      await send(get('/api/map', `X-Big: ${'a'.repeat(140_000)}\r\n`)),
      431,
      'headers-too-large',
    )
    expectRefusal(await send(get(`/api/map?note=${'A'.repeat(140_000)}`)), 431, 'headers-too-large')
  })

  test('16 kB of A is ordinary bad input', async () => {
    expectRefusal(await send(get(`/api/map?note=${'A'.repeat(16_384)}`)), 400, 'too-long')
  })
})

describe('Host', () => {
  test.each([
    ['a script', 'x"><script>'],
    ['a path', 'evil.example/path'],
    ['a user', 'user@evil.example'],
    ['a blank', 'a b'],
    ['nothing', ''],
    ['a port that is none', 'x:port'],
  ])('that holds %s is refused, cached answers or not', async (_name, host) => {
    for (let turn = 0; turn < 4; turn++) {
      const response = await send(
        `GET /api/map HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect(statusOf(response)).toBe(400)
      expect(response).not.toContain('<script>')
    }
  })

  test('given twice is refused, since two readers may believe two of them', async () => {
    const twice = 'GET /api/map HTTP/1.1\r\nHost: good.example\r\nhost: evil.example\r\n'
    const response = await send(`${twice}Connection: close\r\n\r\n`)
    expectRefusal(response, 400, 'invalid-host')
  })

  test.each(['x:65536', 'x:99999', '[::::]', '[1:2]', '999.999.999.999'])(
    '%s is no place on the network, for the front, the app and the protocol of agents alike',
    async (host) => {
      const ask = (line: string) =>
        send(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

      expectRefusal(await ask('GET /api/map'), 400, 'invalid-host')
      expectRefusal(await ask('POST /api/tab'), 400)
      expectRefusal(await ask('POST /mcp'), 400)
    },
  )

  test('missing is a 400', async () => {
    expect(statusOf(await send('GET /api/map HTTP/1.1\r\n\r\n'))).toBe(400)
  })

  test.each(['GET /api/map', 'POST /api/tab', 'GET /'])(
    'missing is said in the shape of every refusal, for %s too',
    async (line) => {
      expectRefusal(await send(`${line} HTTP/1.1\r\n\r\n`), 400, 'invalid-host')
    },
  )

  test('a forwarded host that is not trusted is not believed', async () => {
    const response = await send(get('/api/map', 'X-Forwarded-Host: evil.example\r\n'))
    expect(response).not.toContain('evil.example')
  })

  test('a line break in a parameter makes no header', async () => {
    const response = await send(get('/api/map?x%0d%0aSet-Cookie:%20a=b&note=D4'))
    expect(statusOf(response)).toBe(200)
    expect(response).not.toMatch(/\r\nset-cookie/i)
  })
})

describe('targets', () => {
  test('an absolute one, as proxies send it, is the path in it', async () => {
    const own = await send(get('/api/map?note=D4'))
    const absolute = await send(get('http://x/api/map?note=D4'))
    expect(bodyOf(absolute)).toEqual(bodyOf(own))
    expectRefusal(await send(get('http://x')), 404, 'not-found')
  })

  test('an absolute one of another host than Host is refused', async () => {
    const response = await send(get('http://evil.example/api/map?note=D4'))
    expectRefusal(response, 400, 'invalid-host')
    expect(response).not.toContain('evil.example')
  })

  test.each(['*', 'ftp://x/api/map', 'api/map', 'http:/x'])('%s is refused', async (target) => {
    const response = await send(get(target))
    expect(statusOf(response)).toBe(400)
    expect(bodyOf(response).code).toBe('malformed-request')
  })
})

describe('paths and methods', () => {
  test('Expect may ask to go on, and for nothing else', async () => {
    const response = await send(get('/api/map', 'Expect: magic\r\n'))
    expectRefusal(response, 417, 'expectation-failed')
    const goOn = await send(post('/api/tab', '{}', 'Expect: 100-continue\r\n'))
    expect(goOn).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
  })

  test.each([
    '/../../etc/passwd',
    '/docs/../../package.json',
    '/docs/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/....//....//etc/passwd',
    '/api/map/',
    '/API/MAP',
    '//api/map',
    '/api/map%00',
    '/__proto__',
    '/constructor',
  ])('%s is a 404', async (path) => {
    const response = await send(get(path))
    expectRefusal(response, 404, 'not-found')
    expect(response).not.toContain('root:')
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'POST'])(
    '%s /api/map is a 405 with Allow',
    async (method) => {
      const response = await send(
        `${method} /api/map HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
      expect(statusOf(response)).toBe(405)
      expect(response).toMatch(/\r\nallow: GET, HEAD, OPTIONS\r\n/i)
    },
  )

  test.each(['X-HTTP-Method-Override: DELETE', 'X-Original-URL: /docs', 'X-Rewrite-URL: /docs'])(
    '%s changes nothing',
    async (header) => {
      const response = await send(get('/api/map?note=D4', `${header}\r\n`))
      expect(bodyOf(response).selected.midi).toBe(62)
    },
  )
})

describe('queries', () => {
  test.each(['format=md', '%66ormat=md', 'form%61t=md', 'format=%6dd', 'note=D4&%66ormat=md'])(
    '%s asks for Markdown',
    async (query) => {
      expect(await send(get(`/api/map?${query}`))).toMatch(/\r\nContent-Type: text\/markdown/i)
    },
  )

  test.each(['%66ormat=xml', '%66ormat=md&format=md', 'format=', '%66ormat='])(
    '%s is refused',
    async (query) => {
      expectRefusal(await send(get(`/api/map?${query}`)), 400)
    },
  )

  test.each(['__proto__', 'constructor', 'valueOf', 'hasOwnProperty', 'prototype'])(
    '%s as a name is ignored, as a value refused',
    async (word) => {
      expect(statusOf(await send(get(`/api/map?${word}=1&note=D4`)))).toBe(200)
      expectRefusal(await send(get(`/api/map?scale=${word}`)), 400, 'invalid-parameter')
      expectRefusal(await send(get(`/api/map?chord=${word}`)), 400, 'invalid-parameter')
    },
  )

  test.each(['%ff', '%c0%af', '%ed%a0%80', '%', '%zz', '%e2%82'])(
    '%s is no UTF-8 and refused',
    async (text) => {
      expectRefusal(await send(get(`/api/map?note=${text}`)), 400, 'malformed-query')
    },
  )

  test.each([
    '/api/map?note=E%0A4',
    '/api/map?note=E%E2%80%A84',
    '/api/map?root=E%0Ab',
    '/api/route?notes=E&frets=x32010&start=S5F7',
  ])('%s is no fault', async (target) => {
    expect(statusOf(await send(get(target)))).toBeLessThan(500)
  })

  test('ten thousand parameters are read in one pass', async () => {
    const query = Array.from({ length: 10_000 }, (_, at) => `x${at}=1`).join('&')
    expect(statusOf(await send(get(`/api/map?${query}`)))).toBeLessThan(500)
  })
})

/** A share text whose bytes inflate to so many zeros. */
function bomb(bytes: number, version: string): string {
  return version + deflateRawSync(Buffer.alloc(bytes), { level: 9 }).toString('base64url')
}

describe('bombs and broken projects', () => {
  test.each(['0', '1', '2', 'a', 'A'])(
    'a 50 MB bomb of version %s is refused before it goes off',
    async (version) => {
      const response = await send(get(`/api/project?zproject=${bomb(50_000_000, version)}`))
      expectRefusal(response, 400)
    },
  )

  test.each(['', '!', '1', '1!!!!', '1AAAA', `1${'A'.repeat(30_000)}`, 'é'])(
    'zproject=%s is refused',
    async (text) => {
      const response = await send(get(`/api/project?zproject=${encodeURIComponent(text)}`))
      expectRefusal(response, 400)
    },
  )

  test.each([
    ['deep', '['.repeat(50_000)],
    ['closed and deep', `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`],
    ['polluting', '{"__proto__":{"app":"pitch-map"},"constructor":{"prototype":{"x":1}}}'],
    ['not an object', '"text"'],
  ])('a project that is %s JSON is refused', async (_name, json) => {
    const text = Buffer.from(json).toString('base64url')
    expectRefusal(await send(get(`/api/project?project=${text}`)), 400)
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})

describe('bodies', () => {
  const EVENT = '{"string":1,"fret":3,"startBeat":0,"durationBeats":1}'

  test.each([
    ['nothing', ''],
    ['no JSON', 'events=1'],
    ['a list', '[]'],
    ['null', 'null'],
    ['bad UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['100,000 levels', `{"events":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['65 levels', `{"events":${'['.repeat(64)}${']'.repeat(64)}}`],
    ['a polluting key', `{"__proto__":{"events":[${EVENT}]}}`],
    ['too many events', `{"events":[${new Array(2000).fill(EVENT).join(',')}]}`],
    [
      'a fret beyond the neck',
      '{"events":[{"string":1,"fret":1e9,"startBeat":0,"durationBeats":1}]}',
    ],
    [
      'a number that is none',
      '{"events":[{"string":1,"fret":1e999,"startBeat":0,"durationBeats":1}]}',
    ],
  ])('%s is a 400', async (_name, body) => {
    expectRefusal(await send(post('/api/tab', body)), 400)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'image/png',
  ])('a body called %s is read as JSON all the same', async (type) => {
    const response = await send(
      post('/api/tab', `{"events":[${EVENT}]}`, `Content-Type: ${type}\r\n`),
    )
    expect(statusOf(response)).toBe(200)
  })

  test('of too many levels are told so, before they are parsed', async () => {
    const body = `{"events":${'['.repeat(64)}`
    expect(String(await send(post('/api/tab', body)))).toContain('nested deeper than 64 levels')
  })

  test('brackets inside a string are no nesting', async () => {
    const title = `${'['.repeat(70)}\\"${'{'.repeat(9)}`
    const response = await send(post('/api/tab', `{"events":[${EVENT}],"title":"${title}"}`))
    expect(statusOf(response)).toBe(200)
  })

  test.each([
    [MOST_PIECES, 'missing-parameter'],
    [MOST_PIECES + 1, 'malformed-request'],
  ])('of %i pieces: %s', async (pieces, code) => {
    const chunks = `1\r\n{\r\n1\r\n}\r\n${'1\r\n \r\n'.repeat(pieces - 2)}`
    const head = 'POST /api/tab HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n'
    const close = code === 'malformed-request' ? '' : 'Connection: close\r\n'
    expectRefusal(await send(`${head}${close}\r\n${chunks}0\r\n\r\n`), 400, code)
  })

  test('a body above 1 MB is a 413, with its length told or not', async () => {
    const big = `{"events":"${'a'.repeat(1_100_000)}"}`
    expectRefusal(await send(post('/api/tab', big)), 413, 'payload-too-large')
    const chunked = `POST /api/tab HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`
    expectRefusal(await send(chunked), 413, 'payload-too-large')
  })
})

test('who wants the connection closed after a stream of the agents gets that', async () => {
  const ask = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'none' } }
  const body = JSON.stringify(ask)
  const head = 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
  const types = 'Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n'
  const answer = await send(`${head}${types}Content-Length: ${body.length}\r\n\r\n${body}`)
  expect(statusOf(answer)).toBe(200)
  expect(answer).not.toContain('keep-alive')
}, 10_000)
