import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { precompress } from '../../scripts/precompress.mjs'
import { createLocalServer } from './local-server.test-support'

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-files-'))
const SCRIPT = 'export const answer = 42\n'.repeat(200)
const PICTURE = Buffer.alloc(5000, 7)
mkdirSync(`${folder}/workbench/assets`, { recursive: true })
mkdirSync(`${folder}/docs`)
writeFileSync(`${folder}/workbench/index.html`, '<!doctype html>')
writeFileSync(`${folder}/workbench/assets/app-0123abcd.js`, SCRIPT)
writeFileSync(`${folder}/workbench/icon.png`, PICTURE)
writeFileSync(`${folder}/docs/start.js`, SCRIPT)
for (const name of ['workbench', 'docs']) await precompress(`${folder}/${name}`)

const server = createLocalServer({ buildId: 'test', builtFolder: folder })
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = sendRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [received] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of received) chunks.push(chunk)
  return { status: received.statusCode, headers: received.headers, bytes: Buffer.concat(chunks) }
}

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  [
    '/assets/app-0123abcd.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/icon.png', 'image/png', 'no-cache'],
  ['/docs/start.js', 'text/javascript; charset=utf-8', 'no-cache'],
])('%s is %s, %s', async (path, type, caching) => {
  const { status, headers } = await ask(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'text is sent as %s to who takes it, under a tag of its own',
  async (coding, decode) => {
    const path = '/assets/app-0123abcd.js'
    const plain = await ask(path)
    for (let turn = 0; turn < 2; turn++) {
      const coded = await ask(path, { 'accept-encoding': coding })
      expect(coded.headers['content-encoding']).toBe(coding)
      expect(coded.headers.vary).toContain('Accept-Encoding')
      expect(coded.bytes.length).toBeLessThan(plain.bytes.length / 10)
      expect(decode(coded.bytes).toString()).toBe(SCRIPT)
      expect(coded.headers.etag).not.toBe(plain.headers.etag)
      const held = await ask(path, {
        'accept-encoding': coding,
        'if-none-match': coded.headers.etag,
      })
      expect([held.status, held.headers.etag, held.bytes.length]).toEqual([
        304,
        coded.headers.etag,
        0,
      ])
    }
    const head = await ask(path, { 'accept-encoding': coding }, 'HEAD')
    expect(head.headers['content-encoding']).toBe(coding)
    expect(head.bytes.length).toBe(0)
  },
)

test('pictures are sent as they are', async () => {
  const { headers, bytes } = await ask('/icon.png', { 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(bytes).toEqual(PICTURE)
})

test('a file that changes has another tag', async () => {
  const tags = await Promise.all(['/', '/icon.png', '/docs/start.js'].map((path) => ask(path)))
  expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3)
})

test.each(['/', '/icon.png', '/docs/start.js'])('%s is only read', async (path) => {
  const posted = await ask(path, {}, 'POST')
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const asked = await ask(path, {}, 'OPTIONS')
  expect([asked.status, asked.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

test('a file that is not there is a 404, whatever the method', async () => {
  for (const method of ['GET', 'POST']) expect((await ask('/none.js', {}, method)).status).toBe(404)
})

test.each(['bytes=0-5', 'bytes=0-1,3-4', 'bytes=-5', 'items=0-5'])(
  'a part asked for with Range: %s is the whole file',
  async (range) => {
    const { status, headers, bytes } = await ask('/icon.png', { Range: range })
    expect([status, bytes.length]).toEqual([200, PICTURE.length])
    expect(headers['content-range']).toBeUndefined()
  },
)
