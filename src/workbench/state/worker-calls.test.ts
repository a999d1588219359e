import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, callsTo, WorkRefusal, WorkStopped } from './worker-calls'

type Work = (request: number) => number | Promise<number>

/** Workers started so far. */
let workers: LocalWorker[]

/** A worker in this thread: messages are copied, and nothing is heard once it has ended. */
class LocalWorker extends EventTarget {
  #isOver = false
  #listener: ((event: MessageEvent) => void) | undefined

  constructor(work: Work) {
    super()
    vi.stubGlobal('addEventListener', (_: string, listener: (event: MessageEvent) => void) => {
      this.#listener = listener
    })
    answerCalls(work, (error) => (error instanceof RangeError ? error.message : undefined))
    workers.push(this)
  }

  postMessage(request: unknown): void {
    const data = structuredClone(request)
    queueMicrotask(() => {
      vi.stubGlobal('postMessage', (answer: unknown) => {
        if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data: answer }))
      })
      if (!this.#isOver) this.#listener?.(new MessageEvent('message', { data }))
    })
  }

  terminate(): void {
    this.#isOver = true
  }
}

const start = (work: Work) => () => new LocalWorker(work) as unknown as Worker
const breakDown = () => workers.at(-1)!.dispatchEvent(new Event('error'))
const double: Work = (request) => request * 2

beforeEach(() => {
  workers = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('each question gets its own answer, in whatever order they come; one worker for all', async () => {
  const gates = new Map<number, () => void>()
  const { ask } = callsTo<number, number>(
    start((request) => new Promise((open) => gates.set(request, () => open(request * 2)))),
  )
  expect(workers).toHaveLength(0)
  const answers = [1, 2, 3].map((request) => ask(request))
  await vi.waitFor(() => expect(gates.size).toBe(3))
  for (const request of [3, 1, 2]) gates.get(request)!()
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
  expect(workers).toHaveLength(1)
})

test.each([
  ['a refusal', new RangeError('Too long.'), new WorkRefusal('Too long.'), 0],
  ['a fault of the worker', new TypeError('x is no function'), new Error('the worker failed'), 1],
])('%s fails its question alone', async (_, thrown, told, logged) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { ask } = callsTo<number, number>(
    start((request) => {
      if (request < 0) throw thrown
      return request * 2
    }),
  )
  const [bad, good] = [ask(-1), ask(4)]
  await expect(bad).rejects.toStrictEqual(told)
  expect(await good).toBe(8)
  expect(log).toHaveBeenCalledTimes(logged)
})

test('what is stopped fails, and the next question starts another worker', async () => {
  const { ask, stop } = callsTo<number, number>(start(double))
  const given = [ask(1), ask(2)]
  stop()
  for (const one of given) await expect(one).rejects.toBeInstanceOf(WorkStopped)
  expect(await ask(3)).toBe(6)
  expect(workers).toHaveLength(2)
})

test('a worker that breaks down fails its questions; the next one starts another', async () => {
  const { ask } = callsTo<number, number>(start(double))
  const lost = ask(1)
  breakDown()
  await expect(lost).rejects.toThrow('the worker failed')
  expect(await ask(2)).toBe(4)
  expect(workers).toHaveLength(2)
})

test('where the page can do it itself, it does so from then on', async () => {
  const { ask } = callsTo<number, number>(start(double), (request) => request * 200)
  const lost = ask(1)
  breakDown()
  expect([await lost, await ask(2)]).toEqual([200, 400])
  expect(workers).toHaveLength(1)
})

test.each([
  ['the page does it', (request: number) => request * 200, 200],
  ['the question fails', undefined, 'no workers here'],
])('without workers %s', async (_, here, told) => {
  const { ask } = callsTo<number, number>(() => {
    throw new Error('no workers here')
  }, here)
  const answer = ask(1).catch(({ message }: Error) => message)
  expect(await answer).toBe(told)
})
