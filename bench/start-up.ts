/**
 * From the start of a process to its first right answer, and what one Node without our code takes.
 * Run: `npm run bench -- start-up`
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PORT = Number(process.env.BENCH_PORT ?? 18_700) + 10
const ROUNDS = process.argv.includes('--quick') ? 3 : 9

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

async function firstAnswerMs(args: readonly string[], env: Readonly<Record<string, string>>) {
  const started = performance.now()
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(PORT), ...env },
    stdio: 'ignore',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/map?note=D4`).catch(() => undefined)
    if (answer?.ok) {
      await answer.arrayBuffer()
      break
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const ms = performance.now() - started
  child.kill('SIGINT')
  await once(child, 'exit')
  return ms
}

const BARE = `require('node:http').createServer((q, r) => r.end('{}')).listen(${PORT}, '127.0.0.1')`
const rows: readonly (readonly [string, readonly string[], Record<string, string>, number?])[] = [
  ['bare node:http', ['-e', BARE], {}],
  ['the bundled service', ['dist/service/main.js'], {}, 350],
  ['npm start, already built', ['scripts/start.mjs'], {}, 500],
]
for (const [name, args, env, targetMs] of rows) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await firstAnswerMs(args, env))
  const ms = middle(times)
  const verdict =
    targetMs === undefined ? '' : `   target ${targetMs} ms ${ms <= targetMs ? '✓' : '✗'}`
  console.log(`${name.padEnd(40)} ${ms.toFixed(0).padStart(6)} ms${verdict}`)
}
