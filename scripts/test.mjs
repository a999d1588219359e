/**
 * npm test: sets up what it needs and runs every check, side by side. `--quick` leaves out what needs
 * a browser or another runtime (npm run ok); `--laws` draws all rows and ten times as many cases of
 * the laws of pure functions, and runs nothing else (npm run laws).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, generate } from './ensure-installed.mjs'
import { closingLines } from './test-reports.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const REPORTS = `${ROOT}.cache/reports`
const isQuick = process.argv.includes('--quick')
const isLaws = process.argv.includes('--laws')

ensureInstalled()
// All that follows reads them.
generate('--modules')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

/** The steps as they ended, for the closing lines. */
const done = []

/** How far a step stands back for others: the browser and what watches times go first. */
const [FIRST, LATER, LAST] = [0, 5, 10]

/**
 * Runs one step, tells what it said when it is done, and how long that took. Others go on when it
 * fails. A step that runs tests leaves its report at a path.
 */
async function step(title, niceness, command, args, { env = {}, reportPath } = {}) {
  const started = process.hrtime.bigint()
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  })
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness)
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
  const [status] = await once(child, 'close')
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  const isOk = status === 0
  process.stdout.write(Buffer.concat(said))
  console.log(`── ${title}: ${isOk ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`)
  const hasReport = reportPath !== undefined && existsSync(reportPath)
  const report = hasReport ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined
  done.push({ title, isOk, said: Buffer.concat(said).toString(), report })
  return isOk
}

const bin = (name) => `${ROOT}node_modules/.bin/${name}`

/** Runs tests of vitest. */
function vitest(title, niceness, name, args, { flags = [], env } = {}) {
  const reportPath = `${REPORTS}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  const command = [...flags, `${ROOT}node_modules/vitest/vitest.mjs`, 'run', ...args, ...reporters]
  return step(title, niceness, 'node', command, { env, reportPath })
}

/** What needs no build: each of these uses one core. */
async function sources() {
  await step('format and lint', FIRST, bin('biome'), ['ci', '--error-on-warnings', '.'])
  await step('generated files are fresh', LATER, 'node', ['scripts/generate.mjs', '--check'])
  await step('types', LATER, bin('tsc'), ['-b'])
  const cruise = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src']
  await step('boundaries', LATER, bin('depcruise'), cruise)
  await step('nothing unused', LATER, bin('knip'), ['--no-progress'])
}

const pure = (env) => {
  const projects = isLaws ? ['--project=pure'] : ['--project=pure', '--project=page']
  const title = 'unit, contract, conformance and the state of the page'
  // Room for what is young: a tenth less of processor time than with the 16 MB of Node.
  return vitest(title, LAST, 'pure', projects, { flags: ['--max-semi-space-size=64'], env })
}

async function browser() {
  const { ensureChromium } = await import('./ensure-chromium.mjs')
  const config = ['test', '--config=test/browser/playwright.config.ts']
  const reportPath = `${REPORTS}/browser.json`
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath }
  await step('browser', FIRST, bin('playwright'), config, { env, reportPath })
}

async function built() {
  // It is installed while the rest is built, on a machine that has none.
  const installing =
    isQuick || step('a browser to test with', FIRST, 'node', ['scripts/ensure-chromium.mjs'])
  const isBuilt = await step('build', FIRST, 'node', ['scripts/build.mjs', '--generated'])
  if (!isBuilt) return
  const alone = () =>
    vitest('processes, sockets and what keeps state', FIRST, 'alone', [
      '--project=served',
      '--project=alone',
    ])
  if (isQuick) return alone()
  await installing
  const edge = ['--config=test/runtimes/workerd/vitest.config.ts']
  await Promise.all([browser(), alone().then(() => vitest('edge runtime', LATER, 'edge', edge))])
}

if (isLaws) await pure({ LAWS: 'all' })
else await Promise.all([built(), sources(), pure()])

const { lines, hasPassed } = closingLines(done)
console.log(`\n${lines.join('\n')}`)
process.exit(hasPassed ? 0 : 1)
