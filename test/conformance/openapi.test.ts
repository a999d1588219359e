/** The description against the tools that read descriptions: two linters and a validating proxy. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createLocalServer } from '../service/local-server.test-support'
import { drawSome } from '../support/draw-count'

const HERE = import.meta.dirname
const ROOT = resolve(HERE, '../..')
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
const QUIET = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: '1',
}

const server = createLocalServer({ buildId: 'test', builtFolder: join(ROOT, 'dist') })
const folder = mkdtempSync(join(tmpdir(), 'pitch-map-openapi-'))
const file = join(folder, 'openapi.json')
let origin = ''
let proxyOrigin = ''
let proxy: ChildProcess | undefined

/** Port of a listener that has just been closed again: free for the proxy. */
async function freePort(): Promise<number> {
  const probe = createLocalServer({ buildId: 'probe', builtFolder: folder })
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

async function startProxy(): Promise<void> {
  const port = await freePort()
  proxyOrigin = `http://127.0.0.1:${port}`
  proxy = spawn(bin('prism'), ['proxy', file, origin, '--errors', '--port', String(port)], {
    env: QUIET,
  })
  await new Promise<void>((done, fail) => {
    proxy!.stdout!.on('data', (text) => String(text).includes('listening') && done())
    proxy!.once('exit', (code) => fail(new Error(`the proxy ended with ${code}`)))
  })
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  writeFileSync(file, await (await fetch(`${origin}/openapi.json`)).text())
  await startProxy()
}, 60_000)

afterAll(() => {
  proxy?.removeAllListeners('exit')
  proxy?.kill()
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

test('Redocly finds nothing to say', () => {
  const lint = spawnSync(
    bin('redocly'),
    ['lint', '--config', join(HERE, 'redocly.yaml'), '--format=json', file],
    {
      encoding: 'utf8',
      env: QUIET,
    },
  )
  const report = JSON.parse(lint.stdout.slice(lint.stdout.indexOf('{')))
  expect(report.problems).toEqual([])
  expect(lint.status).toBe(0)
})

test('Spectral finds nothing to say', () => {
  const lint = spawnSync(
    bin('spectral'),
    ['lint', '-r', join(HERE, 'spectral.yaml'), '--fail-severity=hint', file],
    { encoding: 'utf8', env: QUIET },
  )
  expect(lint.status, lint.stdout).toBe(0)
})

describe('a validating proxy sees no violation', () => {
  for (const [index, operation] of OPERATIONS.entries()) {
    for (const example of drawSome(operation.examples, 1, index)) {
      test(`${operation.id}: ${example.title}`, async () => {
        const { method, path } = operation.http
        const response =
          method === 'GET'
            ? await fetch(`${proxyOrigin}${path}${formatQuery(example.request)}`)
            : await fetch(`${proxyOrigin}${path}`, {
                method,
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(example.request),
              })
        const text = await response.text()
        expect(response.headers.get('sl-violations') ?? '').toBe('')
        expect(response.status, text.slice(0, 300)).toBe(200)
      })
    }
  }

  test('and one that breaks the description is caught', async () => {
    const response = await fetch(`${proxyOrigin}/api/map?midi=900`)
    expect(response.status).toBe(422)
  })
})
