/**
 * Half an hour of mixed load with faults: every 20 s a worker is killed (SIGKILL) or hangs (SIGSTOP)
 * by turns, slow clients hang on, garbage comes in between. Every answer is compared with one written beforehand.
 *
 * Run: `npx tsx scripts/soak.ts --minutes=30`. Fails on a wrong answer, on a request lost that no
 * killed process had accepted, and when memory grew by more than a tenth since minute five: that of
 * all processes, of the supervisor, or what the one worker that is never killed cannot give up.
 */
import { spawn } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildService } from './build.mjs'
import { startLoad, writeAnswers } from './soak/load'
import { type MemoryUse, measureMemory, type Watched } from './soak/memory'
import { readWorkers } from './soak/processes'

const option = (name: string, fallback: number) =>
  Number(
    process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback,
  )

const MINUTES = option('minutes', 30)
const PORT = option('port', 18_900)
/** One that lives through, where a leak would show, and some that die by turns. */
const WORKERS = option('workers', 3)
/**
 * Little, so that a process fills it long before it dies: what the process holds then tells of its
 * age, and not of how fast the machine was meanwhile.
 */
const CACHE_MB = option('cache-mb', 16)
const KILL_EVERY_MS = 20_000
/** A stopped worker is killed within this time. */
const HUNG_FOR_AT_MOST_MS = 5000
const MAX_GROWTH = 0.1
const BUILD_ID = 'soak'
const ORIGIN = `http://127.0.0.1:${PORT}`
const METRICS_URL = `http://127.0.0.1:${PORT + 1}/metrics`
const FOLDER = fileURLToPath(new URL('../.cache/soak/service', import.meta.url))

/** Every mortal worker dies once in a round, and a window of measurement is whole rounds. */
const ROUND_MS = (WORKERS - 1) * KILL_EVERY_MS
const EARLY_MS = Math.min(5, MINUTES / 3) * 60_000
const WINDOW_MS = Math.max(1, Math.floor(Math.min(120_000, EARLY_MS) / ROUND_MS)) * ROUND_MS

await buildService(BUILD_ID, FOLDER)
const answers = await writeAnswers(BUILD_ID, ORIGIN)
console.log(
  `${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${WORKERS} workers, ${CACHE_MB} MB of cache each`,
)
console.log(`${answers.length} answers written; ${MINUTES} minutes begin`)
const service = spawn(process.execPath, [`${FOLDER}/main.js`], {
  env: {
    PATH: process.env.PATH ?? '',
    PORT: String(PORT),
    METRICS_PORT: String(PORT + 1),
    WORKERS: String(WORKERS),
    CACHE_MB: String(CACHE_MB),
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const isReady = () =>
  fetch(METRICS_URL).then(
    (answer) => answer.ok,
    () => false,
  )
while (!(await isReady())) await wait(100)

const load = startLoad(answers, ORIGIN)
const elderPid = (await readWorkers(METRICS_URL))[0]!.pid
let kills = 0
let stops = 0
const killing = setInterval(async () => {
  // The oldest but one: the oldest is spared.
  const victim = (await readWorkers(METRICS_URL)).filter(({ pid }) => pid !== elderPid)[0]
  if (!victim) return
  const isStop = stops < kills
  if (isStop) stops++
  else kills++
  load.expectLosses(isStop ? HUNG_FOR_AT_MOST_MS : 0)
  process.kill(victim.pid, isStop ? 'SIGSTOP' : 'SIGKILL')
}, KILL_EVERY_MS)

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
const counted = () => JSON.stringify({ ...load.counts, kills, stops })
const progress = setInterval(() => console.log(counted()), 60_000)

const watched: Watched = { supervisorPid: service.pid!, metricsUrl: METRICS_URL, workers: WORKERS }
await wait(EARLY_MS)
const early = await measureMemory(watched, WINDOW_MS)
await wait(Math.max(0, MINUTES * 60_000 - EARLY_MS - 2 * WINDOW_MS))
const late = await measureMemory(watched, WINDOW_MS)
clearInterval(killing)
clearInterval(progress)
await load.stop()
service.kill('SIGTERM')

const growthOf = (part: keyof MemoryUse) => late[part] / early[part] - 1
console.log(counted())
console.log(
  `resident memory, means of ${WINDOW_MS / 1000} s from minute ${(EARLY_MS / 60_000).toFixed(1)} and at the end:`,
)
for (const [part, name] of [
  ['all', 'all processes'],
  ['supervisor', 'supervisor'],
  ['elder', 'worker never killed'],
  ['elderLeast', '  its least'],
  ['others', 'workers killed by turns'],
] as const) {
  console.log(
    `  ${name.padEnd(24)} ${megabytes(early[part])} → ${megabytes(late[part])} (${(growthOf(part) * 100).toFixed(1)} %)`,
  )
}
const hasGrown = (['all', 'supervisor', 'elderLeast'] as const).some(
  (part) => !(growthOf(part) <= MAX_GROWTH),
)
const isGood = load.counts.wrong === 0 && load.counts.lost === 0 && !hasGrown
console.log(isGood ? 'held' : 'FAILED')
process.exit(isGood ? 0 : 1)
