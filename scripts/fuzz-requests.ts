/**
 * Sends a million requests, sound, bent and broken, to every operation, half of them to the built service and
 * half inside workerd, and holds each answer to the contract: never a 5xx but a 503 that says when to ask
 * again, every 200 passes its document schema, every refusal is an ApiError, nothing takes 2 s, once warm.
 *
 * Run: `npx tsx scripts/fuzz-requests.ts`, or parts of it, which add up: `--seed=1 --from=200000
 * --count=100000`. `--runtime=node` or `--runtime=edge` asks one of them alone, `--lanes=1` takes one
 * core. Ctrl-C finishes what is under way and says where to go on.
 */
import { availableParallelism } from 'node:os'
import { LIMITS } from '#service/node/pool/pool'
import { addCounts, type FuzzCounts, noCounts } from './fuzz/counts'
import { type Lane, openLanes, RUNTIMES, type Runtime } from './fuzz/lanes'
import type { Portion } from './fuzz/send-drawn'

const option = (name: string, fallback: number | string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ??
  String(fallback)

const LIMIT_MS = LIMITS.operations.workMs
/** Requests that go to one runtime together; odd portions of a seed go to the edge. */
const PORTION = 2500
const PROGRESS_EVERY_MS = 30_000

const seed = Number(option('seed', 1))
const from = Number(option('from', 0))
const end = from + Number(option('count', 1_000_000))
const laneCount = Number(option('lanes', availableParallelism()))
const only = RUNTIMES.find((runtime) => runtime === option('runtime', 'both'))
const runtimes = only ? [only] : RUNTIMES

const sums = new Map<Runtime, FuzzCounts>(runtimes.map((runtime) => [runtime, noCounts()]))
const started = performance.now()
let next = from
let isEnough = false

/** The next requests of the seed and the runtime that they go to. */
function takePortion(): { runtime: Runtime; portion: Portion } | undefined {
  if (isEnough || next >= end) return undefined
  const number = Math.floor(next / PORTION)
  const count = Math.min((number + 1) * PORTION, end) - next
  const portion = { seed, from: next, count }
  next += count
  return { runtime: runtimes[number % runtimes.length]!, portion }
}

async function workOff(lanes: ReadonlyMap<Runtime, Lane>): Promise<void> {
  for (let taken = takePortion(); taken; taken = takePortion()) {
    const { runtime, portion } = taken
    addCounts(sums.get(runtime)!, await lanes.get(runtime)!.send(portion))
  }
}

const sumOf = (count: (counts: FuzzCounts) => number) =>
  [...sums.values()].reduce((sum, counts) => sum + count(counts), 0)

function printProgress(): void {
  const sent = sumOf(({ requests }) => requests)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${seconds.toFixed(0)} s: ${sent} of ${end - from} sent, ${(sent / seconds).toFixed(0)}/s, ${sumOf(({ faults }) => faults.length)} faults`,
  )
}

function printSummary(runtime: Runtime, counts: FuzzCounts): void {
  const statuses = Object.entries(counts.statuses).map(([status, count]) => `${status}: ${count}`)
  const eachMs = (counts.spentMs / counts.requests).toFixed(2)
  console.log(
    `${runtime}: ${counts.requests} requests (${statuses.join(', ')}), ${counts.serverErrors} × 5xx, ${counts.schemaViolations} schema violations, ${eachMs} ms each, drawing and checking included`,
  )
  for (const fault of counts.faults) console.error(fault)
  for (const { ms, request } of counts.slowest) console.log(`  ${ms.toFixed(1)} ms: ${request}`)
}

process.once('SIGINT', () => {
  isEnough = true
})
const lanes = await openLanes(runtimes, laneCount)
const progress = setInterval(printProgress, PROGRESS_EVERY_MS)
await Promise.all(
  Array.from({ length: laneCount }, (_, lane) =>
    workOff(new Map(runtimes.map((runtime) => [runtime, lanes.get(runtime)![lane]!]))),
  ),
)
clearInterval(progress)
await Promise.all([...lanes.values()].flat().map((lane) => lane.close()))

const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`Requests ${from} to ${next - 1} of seed ${seed} in ${seconds} s`)
for (const [runtime, counts] of sums) printSummary(runtime, counts)
const isGood = [...sums.values()].every(
  ({ faults, slowest }) => faults.length === 0 && (slowest[0]?.ms ?? 0) <= LIMIT_MS,
)
console.log(isGood ? 'held' : 'FAILED')
if (next < end) console.log(`Go on with --seed=${seed} --from=${next} --count=${end - next}`)
process.exit(isGood ? 0 : 1)
