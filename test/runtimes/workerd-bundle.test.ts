/** The bundle for the edge: small, without Node, and quick to start with. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'
import { buildWorker } from '../../scripts/build.mjs'
import { drawSome } from '../support/draw-count'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = `${ROOT}.cache/worker-bundle`
/** What every start of a worker loads. */
const MAX_START_BYTES = 376_000
/** That and what is loaded when it is first asked for: the protocol of agents, files of others, scores. */
const MAX_WHOLE_BYTES = 850_000

let files: { name: string; bytes: Buffer }[]
let inputs: string[]
let startNames: string[]
let startInputs: string[]

beforeAll(async () => {
  const { metafile } = await buildWorker('test', FOLDER)
  inputs = Object.keys(metafile.inputs)
  files = readdirSync(FOLDER).map((name) => ({ name, bytes: readFileSync(`${FOLDER}/${name}`) }))
  const outputs = new Map(Object.entries(metafile.outputs))
  const loaded = new Set(['.cache/worker-bundle/worker.js'])
  // A set that grows while it is walked is walked to its end.
  for (const name of loaded) {
    for (const { path, kind } of outputs.get(name)!.imports) {
      if (kind === 'import-statement') loaded.add(path)
    }
  }
  startNames = [...loaded].map((name) => basename(name))
  startInputs = [...loaded].flatMap((name) => Object.keys(outputs.get(name)!.inputs))
}, 60_000)

afterAll(() => vi.unstubAllGlobals())

function gzippedBytes(names: readonly string[]): number {
  return files
    .filter(({ name }) => names.includes(name))
    .reduce((sum, { bytes }) => sum + gzipSync(bytes).byteLength, 0)
}

test('what a worker starts with stays under 376 kB gzipped, and the whole under 850 kB', () => {
  expect(gzippedBytes(startNames)).toBeGreaterThan(50_000)
  expect(gzippedBytes(startNames)).toBeLessThan(MAX_START_BYTES)
  expect(gzippedBytes(files.map(({ name }) => name))).toBeLessThan(MAX_WHOLE_BYTES)
})

test('the protocol of agents is not part of a start', () => {
  expect(inputs.some((input) => input.includes('@modelcontextprotocol'))).toBe(true)
  expect(startInputs.filter((input) => input.includes('@modelcontextprotocol'))).toEqual([])
})

test('files of others are not part of a start', () => {
  const isLate = (input: string) =>
    /alphatab|midi-file|src\/formats\/(?:index|musicxml)/.test(input)
  expect(inputs.some(isLate)).toBe(true)
  expect(startInputs.filter(isLate)).toEqual([])
})

test('the bundle answers an example of every operation as the source does', async () => {
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => undefined, put: async () => undefined }),
  })
  const { default: worker } = await import(/* @vite-ignore */ `${FOLDER}/worker.js`)
  const app = createApp({ buildId: 'test' })
  for (const [index, { http, examples }] of OPERATIONS.entries()) {
    for (const { request } of drawSome(examples, 1, 200 + index)) {
      const [url, body] =
        http.method === 'GET'
          ? [`http://edge.test${http.path}${formatQuery(request)}`, null]
          : [`http://edge.test${http.path}`, JSON.stringify(request)]
      const ask = () => new Request(url, { method: http.method, body })
      const answer: Response = await worker.fetch(ask(), {}, { waitUntil: () => undefined })
      expect(answer.status, url).toBe(200)
      expect(await answer.text(), url).toBe(await (await app.fetch(ask())).text())
    }
  }
  const listed: Response = await worker.fetch(
    new Request('http://localhost/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    }),
    {},
    { waitUntil: () => undefined },
  )
  expect(await listed.text()).toContain('"name":"map_pitch"')
})

test('no part asks for a Node built-in or makes code from text', () => {
  for (const { name, bytes } of files) {
    const text = bytes.toString()
    expect(text, name).not.toMatch(/(?:from|import|require)\s*\(?["'](?:node:|fs|http|crypto)["']?/)
    expect(text, name).not.toMatch(/\bprocess\.(?:env|cwd|versions)\b/)
  }
})

test('nothing that only Node needs is inside', () => {
  expect(
    inputs.filter((input) => /pino|node-server|lru-cache|service\/node\//.test(input)),
  ).toEqual([])
})
