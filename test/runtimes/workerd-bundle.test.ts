/** The bundle for the edge: small, without Node, and quick to start with. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { buildWorker } from '../../scripts/build.mjs'

const FOLDER = fileURLToPath(new URL('../../.cache/worker-bundle', import.meta.url))
/** Of which MCP, which is loaded when it is first asked for, is a fifth. */
const MAX_GZIPPED_BYTES = 280_000
const MAX_GZIPPED_BYTES_AT_START = 205_000

let files: { name: string; bytes: Buffer }[]
let inputs: string[]

beforeAll(async () => {
  const { metafile } = await buildWorker('test', FOLDER)
  inputs = Object.keys(metafile.inputs)
  files = readdirSync(FOLDER).map((name) => ({ name, bytes: readFileSync(`${FOLDER}/${name}`) }))
}, 60_000)

test('all parts together stay under 280 kB gzipped', () => {
  const size = files.reduce((sum, { bytes }) => sum + gzipSync(bytes).byteLength, 0)
  expect(size).toBeGreaterThan(10_000)
  expect(size).toBeLessThan(MAX_GZIPPED_BYTES)
})

test('what is loaded at the start stays under 205 kB gzipped', () => {
  const atStart = files.filter(({ bytes }) => !bytes.includes('2026-07-28'))
  expect(atStart.length).toBeLessThan(files.length)
  const size = atStart.reduce((sum, { bytes }) => sum + gzipSync(bytes).byteLength, 0)
  expect(size).toBeLessThan(MAX_GZIPPED_BYTES_AT_START)
})

test('no part asks for a Node built-in or makes code from text', () => {
  for (const { name, bytes } of files) {
    const text = bytes.toString()
    expect(text, name).not.toMatch(/(?:from|import|require)\s*\(?["'](?:node:|fs|http|crypto)["']?/)
    expect(text, name).not.toMatch(/\bprocess\.(?:env|cwd|versions)\b/)
  }
})

test('nothing that only Node needs is inside', () => {
  expect(inputs.filter((input) => /pino|node-server|node-front|byte-cache/.test(input))).toEqual([])
})
