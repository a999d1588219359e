/**
 * Sends a million requests, sound, bent and broken, to every operation, half of them on Node and
 * half inside workerd, and holds each answer to the contract: never a 5xx, every 200 passes its
 * document schema, every refusal is an ApiError, nothing takes 50 ms of CPU once warm.
 *
 * Run: `npx tsx scripts/fuzz-requests.ts --count=1000000 --seed=1`, or with `--runtime=node` or
 * `--runtime=edge` for one of them.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createApp } from '#service/app'
import { addCounts, type FuzzCounts, noCounts, type Portion, sendDrawn } from './fuzz/send-drawn'

const option = (name: string, fallback: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback

const CPU_LIMIT_MS = 50
const PORTION = 5000
const EDGE_BUNDLE = fileURLToPath(new URL('../.cache/fuzz/worker.mjs', import.meta.url))

/** Something that works off portions, one at a time. */
interface Lane {
  readonly send: (portion: Portion) => Promise<FuzzCounts>
  readonly close: () => Promise<void>
}

/** In this process, which is a lane of another one. */
function serveAsLane(): void {
  const app = createApp({ buildId: 'fuzz' })
  process.on('message', async (portion: Portion) => {
    const counts = await sendDrawn(portion, {
      ask: async (url, init) => app.request(url, init),
      cpuMs: () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1000
      },
    })
    process.send!(counts)
  })
}

async function nodeLane(): Promise<Lane> {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), ['--lane'])
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process ended with ${code}`)
  })
  // Told to whoever waits for an answer; an end that nobody waits for is ours.
  ended.catch(() => undefined)
  return {
    async send(portion) {
      child.send(portion)
      const [answer] = await Promise.race([once(child, 'message'), ended])
      return answer as FuzzCounts
    },
    async close() {
      child.kill()
    },
  }
}

async function bundleForEdge(): Promise<void> {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [fileURLToPath(new URL('fuzz/edge-worker.ts', import.meta.url))],
    outfile: EDGE_BUNDLE,
    bundle: true,
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*'],
    format: 'esm',
    define: { BUILD_ID: '"fuzz"' },
    logLevel: 'warning',
  })
}

async function edgeLane(): Promise<Lane> {
  const { Miniflare } = await import('miniflare')
  const miniflare = new Miniflare({
    modules: true,
    scriptPath: EDGE_BUNDLE,
    compatibilityDate: '2026-04-01',
    // Answers are to be run, not found.
    cache: false,
  })
  await miniflare.ready
  return {
    async send(portion) {
      const answer = await miniflare.dispatchFetch('http://lane/', {
        method: 'POST',
        body: JSON.stringify(portion),
      })
      return (await answer.json()) as FuzzCounts
    },
    close: () => miniflare.dispose(),
  }
}

/** Works off requests `from` up to `to` on all cores. */
async function fuzz(
  runtime: 'node' | 'edge',
  seed: number,
  from: number,
  to: number,
): Promise<boolean> {
  const started = performance.now()
  if (runtime === 'edge') await bundleForEdge()
  const sum = noCounts()
  let next = from
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const lane = await (runtime === 'edge' ? edgeLane() : nodeLane())
      while (next < to) {
        const portion = { seed, from: next, count: Math.min(PORTION, to - next) }
        next += portion.count
        addCounts(sum, await lane.send(portion))
        if (portion.from % (20 * PORTION) === 0) console.log(`${runtime}: ${next - from} sent`)
      }
      await lane.close()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  for (const fault of sum.faults) console.error(fault)
  const statuses = Object.entries(sum.statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `${to - from} requests on ${runtime}, seed ${seed}, ${seconds.toFixed(0)} s (${statuses.join(', ')}); ${sum.serverErrors} × 5xx; ${sum.schemaViolations} schema violations; slowest ${sum.slowestMs.toFixed(1)} ms of CPU\n  ${sum.slowest}`,
  )
  return sum.faults.length === 0 && sum.slowestMs <= CPU_LIMIT_MS
}

if (process.argv.includes('--lane')) serveAsLane()
else {
  const count = Number(option('count', '1000000'))
  const seed = Number(option('seed', '1'))
  const runtime = option('runtime', 'both')
  const half = runtime === 'both' ? count >> 1 : count
  const onNode = runtime === 'edge' || (await fuzz('node', seed, 0, half))
  const onEdge =
    runtime === 'node' || (await fuzz('edge', seed, runtime === 'both' ? half : 0, count))
  process.exit(onNode && onEdge ? 0 : 1)
}
