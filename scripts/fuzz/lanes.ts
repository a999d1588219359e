/** The runtimes, each as something that works off portions one at a time. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../bench/load'
import { buildService } from '../build.mjs'
import type { FuzzCounts } from './counts'
import type { Sender } from './send-drawn'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const EDGE_BUNDLE = pathOf('../../.cache/fuzz/worker.mjs')
const SERVICE = pathOf('../../.cache/fuzz/service')
const PORT = Number(process.env.BENCH_PORT ?? 18_950)

export interface Lane {
  readonly send: Sender
  readonly close: () => Promise<void>
}

/** The built service, which all lanes ask over HTTP: with its threads and their bounds. */
async function startService(): Promise<() => Promise<Lane>> {
  await buildService('fuzz', SERVICE)
  const server = await startServer(`${SERVICE}/main.js`, PORT, { LOG_LEVEL: 'error' })
  process.once('exit', () => server.process.kill())
  return () => nodeLane(`http://127.0.0.1:${PORT}`)
}

async function nodeLane(origin: string): Promise<Lane> {
  const child = fork(pathOf('node-lane.ts'), [origin])
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process ended with ${code}`)
  })
  // Rejects the answer that is waited for; an exit with no answer pending was ours.
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
    entryPoints: [pathOf('edge-worker.ts')],
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

export const RUNTIMES = ['node', 'edge'] as const
export type Runtime = (typeof RUNTIMES)[number]

/** What opens a lane of a runtime, once it is started or bundled. */
const OPENERS = { node: startService, edge: async () => bundleForEdge().then(() => edgeLane) }

/** So many lanes for each runtime. */
export async function openLanes(
  runtimes: readonly Runtime[],
  count: number,
): Promise<ReadonlyMap<Runtime, readonly Lane[]>> {
  async function open(runtime: Runtime): Promise<readonly Lane[]> {
    const openOne = await OPENERS[runtime]()
    return Promise.all(Array.from({ length: count }, openOne))
  }
  return new Map(
    await Promise.all(runtimes.map(async (runtime) => [runtime, await open(runtime)] as const)),
  )
}
