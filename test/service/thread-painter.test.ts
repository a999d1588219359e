import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#service/http/app'
import { createThreadPainter } from '#service/node/thread-painter'

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-painter-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TOO_LARGE = '<svg width="3000" height="3000"></svg>'

/** A thread that does so with every message. */
function scriptOf(name: string, body: string): string {
  const file = join(folder, `${name}.mjs`)
  const port = "import { parentPort } from 'node:worker_threads'"
  writeFileSync(file, `${port}\nparentPort.on('message', (asked) => { ${body} })`)
  return file
}

const silent = scriptOf('silent', '')

test('a picture that is too large is refused before any thread is asked', () => {
  expect(createThreadPainter(join(folder, 'missing.mjs'))(TOO_LARGE)).toBeUndefined()
})

test('beyond the limit of waiting pictures the answer is 503 and says when to ask again', async () => {
  const paint = createThreadPainter(silent, 2)
  const app = createApp({ buildId: 'test', loadPainter: async () => paint })
  const ask = (frets: string) => app.request(`http://x/api/diagram/voicing.png?frets=${frets}`)
  void ask('x32010')
  void ask('320003')
  await expect.poll(async () => (await ask('022100')).status).toBe(503)
  const refused = await ask('022100')
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.json()).toMatchObject({ code: 'busy' })
  expect((await app.request('http://x/api/diagram/voicing.svg?frets=x32010')).status).toBe(200)
})
