/**
 * npm test: sets up what it needs and runs every check, in order of how soon each would tell.
 * `--quick` leaves out what needs a browser or another runtime (npm run ok).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'
import { closingLines } from './test-reports.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const REPORTS = `${ROOT}.cache/reports`
const isQuick = process.argv.includes('--quick')

ensureInstalled()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

let failedSteps = 0

/** Runs one step and says how long it took; later steps still run when one fails. */
async function step(title, command, args, env = {}, stdio = 'inherit') {
  const started = process.hrtime.bigint()
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(text))
  if (stdio === 'inherit') console.log(`\n── ${title}`)
  const [status] = await once(child, 'close')
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  if (status !== 0) failedSteps++
  process.stdout.write(Buffer.concat(said))
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
}

/** A step beside others: what it says is held back until it is done. */
const stepBeside = (title, command, args) => step(title, command, args, {}, 'pipe')

const bin = (name) => `${ROOT}node_modules/.bin/${name}`

await step('format and lint', bin('biome'), ['ci', '--error-on-warnings', '.'])
// Each of these uses one core.
await Promise.all([
  stepBeside('types', bin('tsc'), ['-b']),
  stepBeside('boundaries', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'src',
  ]),
  stepBeside('nothing unused', bin('knip'), ['--no-progress']),
  stepBeside('generated files are fresh', 'node', ['scripts/generate.mjs', '--check']),
])
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()

/** Runs tests of vitest; what they report is read at the end. */
const vitest = (run, title, name, ...args) =>
  run(title, bin('vitest'), [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${name}.json`,
  ])
async function pureAndEdge() {
  await vitest(stepBeside, 'unit, contract and conformance', 'pure', '--project=pure')
  if (isQuick) return
  const config = '--config=test/runtimes/workerd/vitest.config.ts'
  await vitest(stepBeside, 'edge runtime', 'edge', config)
}

// Tests of processes and sockets mostly wait; the others use the time.
await Promise.all([
  vitest(step, 'processes, sockets and what keeps state', 'alone', '--project=alone'),
  pureAndEdge(),
])
if (!isQuick) {
  const { ensureChromium } = await import('./ensure-chromium.mjs')
  await step('browser', bin('playwright'), ['test', '--config=test/browser/playwright.config.ts'], {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/browser.json`,
  })
}

const reports = ['alone', 'pure', 'edge', 'browser']
  .map((name) => `${REPORTS}/${name}.json`)
  .filter(existsSync)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
const { lines, hasPassed } = closingLines(reports, failedSteps)
console.log(`\n${lines.join('\n')}`)
process.exit(hasPassed ? 0 : 1)
