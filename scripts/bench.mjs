/**
 * npm run bench: what answers cost over HTTP beside raw node:http, and how fast the engine is.
 * `-- --quick` takes a minute; `-- http`, `-- dearest`, `-- engine`, `-- hand`, `-- grips`, `-- voicings`, `-- harmony`, `-- files`, `-- peers`, `-- workbench`
 * run one part.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PARTS = [
  'http',
  'dearest',
  'start-up',
  'engine',
  'hand',
  'grips',
  'voicings',
  'harmony',
  'files',
  'peers',
  'workbench',
]
/** Parts that measure what runs inside them, so they run as the product does: bundled. */
const IN_PROCESS = ['engine', 'hand', 'grips', 'voicings', 'harmony', 'peers']

const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const wanted = words.filter((word) => !word.startsWith('--'))
const unknown = wanted.find((part) => !PARTS.includes(part))
if (unknown) {
  console.error(`No bench is called ${unknown}; there are ${PARTS.join(', ')}`)
  process.exit(1)
}

ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
const { build } = await import('esbuild')

/** Node's arguments that run a part. */
async function commandOf(part) {
  if (!IN_PROCESS.includes(part)) return ['--import', 'tsx', `bench/${part}.ts`]
  const outfile = `${ROOT}.cache/bench/${part}.mjs`
  await build({
    entryPoints: [`${ROOT}bench/${part}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    format: 'esm',
    logLevel: 'warning',
  })
  return ['--expose-gc', outfile]
}

const parts = wanted.length > 0 ? wanted : PARTS
if (parts.some((part) => !IN_PROCESS.includes(part))) await ensureBuilt()
let failures = 0
for (const part of parts) {
  console.log(`\n── ${part}`)
  const { status } = spawnSync(process.execPath, [...(await commandOf(part)), ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (status !== 0) failures++
}
process.exit(failures === 0 ? 0 : 1)
