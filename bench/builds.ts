/**
 * Requests a second of this build and of another, in one run with their windows in turn.
 *
 * Run: `npx tsx bench/builds.ts --other=<main.js>`, with `--only=routes`, `--connections=16`, `--rounds=9`.
 */
import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '#operations/index'
import { type MeasuredServer, requestText, runWindow, startServer } from './load'
import { createAsker } from './questions'

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

const CONNECTIONS = Number(option('connections') ?? 16)
const ROUNDS = Number(option('rounds') ?? 9)
const WINDOW_MS = 400
const WARM_UP_MS = 2500
const PORT = Number(process.env.BENCH_PORT ?? 18_700)

const operationOf = (id: string) => OPERATIONS.find((one) => one.id === id)!
const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

const own = option('own') ?? fileURLToPath(new URL('../dist/service/main.js', import.meta.url))
const scripts = [own, option('other') ?? own]
const servers = await Promise.all(
  scripts.map((script, at) => startServer(script, PORT + at, { LOG_LEVEL: 'silent' })),
)

/** Drawn beforehand: drawing takes as long as answering. */
function drawnPaths(id: string): readonly string[] {
  const asker = createAsker(operationOf(id), 1)
  return Array.from({ length: 3000 }, () => asker.next())
}

let asked = 0
const unique = (paths: readonly string[]) => () => {
  asked++
  // Another name for the same question, so that no cache has its answer.
  return `${paths[asked % paths.length]}&once=${asked}`
}
const rows: readonly (readonly [name: string, next: () => string])[] = [
  ['asked again: map', () => '/api/map?note=D4&root=G'],
  ['unique maps', unique(drawnPaths('getPitchMap'))],
  ['unique routes', unique(drawnPaths('getRoute'))],
  ['unique scale maps', unique(drawnPaths('getScaleMap'))],
  ['unique voicings', unique(drawnPaths('getGuitarVoicings'))],
]

async function rateOf(server: MeasuredServer, next: () => string, ms: number): Promise<number> {
  const text = () => requestText(next(), server.port)
  const { requests, seconds, refused } = await runWindow(server, text, ms, CONNECTIONS)
  if (refused) throw new Error(`${scripts[servers.indexOf(server)]}: ${refused}`)
  return requests / seconds
}

try {
  for (const [name, next] of rows.filter(([name]) => name.includes(option('only') ?? ''))) {
    for (const server of servers) await rateOf(server, next, WARM_UP_MS)
    const rates: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, server] of servers.entries())
        rates[at]!.push(await rateOf(server, next, WINDOW_MS))
    }
    const ratio = middle(rates[0]!.map((rate, round) => rate / rates[1]![round]!))
    const [mine, others] = rates.map(middle)
    console.log(
      `${name.padEnd(22)} ${mine!.toFixed(0).padStart(7)} ÷ ${others!.toFixed(0).padStart(7)} a second = ${ratio.toFixed(2)}`,
    )
  }
} finally {
  for (const { process: server } of servers) server.kill('SIGINT')
}
process.exit(0)
