/**
 * npm run bench: what answers cost over HTTP beside raw node:http, and how fast the engine is.
 * `-- --quick` takes a minute; `-- http`, `-- engine`, `-- route`, `-- voicings` run one part.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PARTS = ['http', 'engine', 'start-up', 'route', 'voicings']

ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()

const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const wanted = words.filter((word) => !word.startsWith('--'))
const unknown = wanted.find((part) => !PARTS.includes(part))
if (unknown) {
  console.error(`No bench is called ${unknown}; there are ${PARTS.join(', ')}`)
  process.exit(1)
}
let failures = 0
for (const part of wanted.length > 0 ? wanted : PARTS) {
  console.log(`\n── ${part}`)
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', `bench/${part}.ts`, ...options],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  if (status !== 0) failures++
}
process.exit(failures === 0 ? 0 : 1)
