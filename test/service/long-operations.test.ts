/** Long operations on a thread of their own: the same answers, and room for others meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { FormatError } from '#formats/format-error'
import { OPERATIONS } from '#operations/registry/index'
import { createApp } from '#service/http/app'
import type { RunApart } from '#service/http/run-operation'
import { createThreadOperations } from '#service/node/thread-operations'

const ORIGIN = 'https://pitch-map.example'
const IMPORT = OPERATIONS.find(({ id }) => id === 'importFile')!
const EXAMPLE = IMPORT.examples[0]!.request as { file: string }
const BYTES = Uint8Array.from(Buffer.from(EXAMPLE.file, 'base64'))

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-long-'))
afterAll(() => rmSync(folder, { recursive: true }))

const appWith = (runApart?: RunApart) =>
  createApp({ buildId: 'test', publicUrl: ORIGIN, ...(runApart && { runApart }) })

const plain = appWith()
/** As built: `npm test` builds first. */
const apart = appWith(
  createThreadOperations(resolve(import.meta.dirname, '../../dist/service/operations.js')),
)

type Asked = readonly [path: string, init: RequestInit]
const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers = {}): Asked => [
  path,
  { method: 'POST', body: new Blob([body]), headers },
]
const call = (file: string): Asked =>
  post(
    '/mcp',
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'import_file', arguments: { file } },
    }),
    { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  )

describe('an import on a thread is answered as one without', () => {
  test.each<[name: string, asked: Asked]>([
    ['as JSON', post('/api/import', BYTES)],
    ['as Markdown', post('/api/import?format=md', BYTES)],
    ['lean', post('/api/import?detail=lean', BYTES)],
    ['from base64', post('/api/import', JSON.stringify(EXAMPLE))],
    ['planned anew on another neck', post('/api/import?refinger=true&tuning=drop-d', BYTES)],
    ['refused by its format', post('/api/import', 'nothing of ours')],
    ['refused by a parameter', post('/api/import?track=7', BYTES)],
    ['refused by its neck', post('/api/import?refinger=true&tuning=drop-e', BYTES)],
    ['arranged', post('/api/arrange', JSON.stringify({ file: EXAMPLE.file }))],
    ['for an agent', call(EXAMPLE.file)],
    ['refused to an agent', call('AAAA')],
  ])('%s', async (_name, [path, init]) => {
    const [one, other] = await Promise.all(
      [plain, apart].map((app) => app.request(ORIGIN + path, init)),
    )
    expect(other!.status).toBe(one!.status)
    expect([...other!.headers]).toEqual([...one!.headers])
    expect(await other!.text()).toBe(await one!.text())
  })
})

/** A thread that is never done with a file. */
function endless(milliseconds: number, maxWaiting = 2): RunApart {
  const script = join(folder, 'endless.mjs')
  writeFileSync(
    script,
    "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => { for (;;); })",
  )
  const refusal = () => new FormatError('file-too-large', 'It takes too long')
  const limits = { milliseconds, memory: {}, refusal }
  return createThreadOperations(script, limits, maxWaiting)
}

test('while a file without end is read, other requests are answered', async () => {
  const app = appWith(endless(400))
  let isRead = false
  const reading = (async () => {
    const response = await app.request(`${ORIGIN}/api/import`, { method: 'POST', body: BYTES })
    isRead = true
    return response
  })()
  for (const midi of [60, 61, 62]) {
    expect((await app.request(`${ORIGIN}/api/map?midi=${midi}`)).status).toBe(200)
  }
  expect(isRead).toBe(false)
  expect((await reading).status).toBe(413)
})

test('beyond the limit of waiting files the answer is 503 and says when to ask again', async () => {
  const app = appWith(endless(60_000, 1))
  const ask = () => app.request(`${ORIGIN}/api/import`, { method: 'POST', body: BYTES })
  void ask()
  await expect.poll(async () => (await ask()).status).toBe(503)
  const refused = await ask()
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await refused.json()).toMatchObject({ code: 'busy' })
})
