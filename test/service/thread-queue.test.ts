import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createThreadQueue, type ThreadQueueOptions } from '#service/node/thread-queue'

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-thread-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A queue whose thread does so with every message. */
function queueOf(name: string, body: string, options: Partial<ThreadQueueOptions> = {}) {
  const script = join(folder, `${name}.mjs`)
  const port = "import { parentPort as port } from 'node:worker_threads'"
  writeFileSync(script, `${port}\nlet count = 0\nport.on('message', (asked) => { ${body} })`)
  return createThreadQueue<number, number>({
    script,
    name,
    maxWaiting: 3,
    busy: (waiting) => `${waiting} wait`,
    ...options,
  })
}

const LIMITS = {
  milliseconds: 60_000,
  memory: { maxOldGenerationSizeMb: 32 },
  refusal: () => new Error('too much'),
}

test('each answer comes back to the job that asked for it', async () => {
  const double = queueOf('double', 'port.postMessage({ told: 2 * asked })')
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
})

test('beyond the limit of waiting jobs the next is refused, and has room when one is done', async () => {
  const ask = queueOf('echo', 'port.postMessage({ told: asked })', { maxWaiting: 2 })
  const first = ask(1)
  const second = ask(2)
  expect(() => ask(3)).toThrow('2 wait')
  await first
  expect(await ask(4)).toBe(4)
  expect(await second).toBe(2)
})

test.each([
  ['a fault that is told', "port.postMessage({ thrown: Error('no') })"],
  ['a thread that throws', "throw Error('no')"],
])('%s fails its job, and the next one is tried anew', async (name, body) => {
  const ask = queueOf(name, body)
  await expect(ask(1)).rejects.toThrow('no')
  await expect(ask(2)).rejects.toThrow('no')
})

test('a thread that ends fails its job, and what waits is done by another', async () => {
  const ask = queueOf('ends', 'asked === 1 ? process.exit() : port.postMessage({ told: asked })')
  const ended = expect(ask(1)).rejects.toThrow('ended')
  expect(await ask(2)).toBe(2)
  await ended
})

test('a job without end is ended at the time limit, and what waits is done by another', async () => {
  const body = 'while (asked === 1) count++\nport.postMessage({ told: asked })'
  const ask = queueOf('endless', body, { limits: { ...LIMITS, milliseconds: 50 } })
  const refused = expect(ask(1)).rejects.toThrow('too much')
  // The next one has a limit of its own, above what a thread needs to start.
  await refused
  const patient = queueOf('patient', body, { limits: LIMITS })
  expect(await patient(2)).toBe(2)
})

test('a job that fills its memory is refused, and the process lives on', async () => {
  const body = 'const all = []; for (;;) all.push(new Array(1e5).fill({}))'
  const ask = queueOf('greedy', body, { limits: LIMITS })
  await expect(ask(1)).rejects.toThrow('too much')
})

test('a thread that has been idle is ended, and the next job has a new one', async () => {
  const ask = queueOf('idle', 'port.postMessage({ told: ++count })', { idleMilliseconds: 1 })
  expect(await ask(0)).toBe(1)
  await expect.poll(() => ask(0)).toBe(1)
})
