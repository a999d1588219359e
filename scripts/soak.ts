/**
 * Half an hour of mixed load with hostile requests beside it, and restarts by SIGTERM in its first
 * half: every answer is compared with one written beforehand.
 *
 * Run: `npx tsx scripts/soak.ts --minutes=30`. Fails on a wrong answer, on a request that is lost and
 * not refused with a reason, and when the least memory of the process that lives through the second
 * half grows by more than a tenth.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildService } from './build.mjs'
import { startLoad, writeAnswers } from './soak/load'

const option = (name: string, fallback: number) =>
  Number(
    process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  )

const MINUTES = option('minutes', 30)
const PORT = option('port', 18_900)
/** Little, so that it is full long before memory is measured. */
const CACHE_MB = option('cache-mb', 16)
const RESTARTS = 5
const MAX_GROWTH = 0.1
const SAMPLE_EVERY_MS = 500
const BUILD_ID = 'soak'
const ORIGIN = `http://127.0.0.1:${PORT}`
const METRICS_URL = `http://127.0.0.1:${PORT + 1}/metrics`
const FOLDER = fileURLToPath(new URL('../.cache/soak/service', import.meta.url))

async function start(): Promise<ChildProcess> {
  const service = spawn(process.execPath, [`${FOLDER}/main.js`], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(PORT),
      METRICS_PORT: String(PORT + 1),
      CACHE_MB: String(CACHE_MB),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(METRICS_URL).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) await wait(50)
  return service
}

async function gaugeOf(name: string): Promise<number> {
  const page = await (await fetch(METRICS_URL)).text()
  return Number(new RegExp(`^pitchmap_${name} (\\S+)`, 'm').exec(page)![1])
}

async function leastMemory(ms: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (const end = performance.now() + ms; performance.now() < end; await wait(SAMPLE_EVERY_MS)) {
    least = Math.min(least, await gaugeOf('resident_bytes'))
  }
  return least
}

await buildService(BUILD_ID, FOLDER)
const answers = await writeAnswers(BUILD_ID, ORIGIN)
console.log(
  `${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${CACHE_MB} MB of cache`,
)
console.log(`${answers.length} answers written; ${MINUTES} minutes begin`)
let service = await start()
const load = startLoad(answers, ORIGIN)
const progress = setInterval(() => console.log(JSON.stringify(load.counts)), 60_000)
const halfMs = MINUTES * 30_000
const codes: (number | null)[] = []
for (let restart = 0; restart < RESTARTS; restart++) {
  await wait(halfMs / RESTARTS)
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  codes.push((await ended)[0])
  service = await start()
}
await wait(halfMs / 4)
const early = await leastMemory(halfMs / 4)
await wait(halfMs / 4)
const late = await leastMemory(halfMs / 4)
clearInterval(progress)
await load.stop()
const threadsEnded = await gaugeOf('threads_ended')
service.kill('SIGTERM')

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
console.log(JSON.stringify({ ...load.counts, threadsEnded, exits: codes }))
console.log(`least resident memory: ${megabytes(early)} → ${megabytes(late)}`)
const { wrong, lost } = load.counts
const isGood =
  wrong === 0 && lost === 0 && codes.every((code) => code === 0) && late / early - 1 <= MAX_GROWTH
console.log(isGood ? 'held' : 'FAILED')
process.exit(isGood ? 0 : 1)
