/** Plans in a worker, one question at a time; where no worker runs, in the page itself. */
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'

interface Waiting {
  readonly question: RoutesQuestion
  /** Whether a later question makes this one needless. */
  readonly isReplaceable: boolean
  readonly take: (answer: RoutesAnswer | undefined) => void
}

let queue: readonly Waiting[] = []
let asked: Waiting | undefined
let worker: Worker | undefined
let canWork = typeof Worker !== 'undefined'

async function planHere({ question, take }: Waiting): Promise<void> {
  const { planMusic } = await import('./plan-music')
  take(planMusic(question))
}

function giveUpWorker(): void {
  canWork = false
  worker = undefined
  const left = [...(asked ? [asked] : []), ...queue]
  asked = undefined
  queue = []
  for (const one of left) void planHere(one)
}

function startWorker(): Worker | undefined {
  if (!canWork) return undefined
  try {
    const started = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const answered = asked
      asked = undefined
      answered?.take(JSON.parse(data))
      askNext()
    })
    started.addEventListener('error', giveUpWorker)
    return started
  } catch {
    canWork = false
    return undefined
  }
}

function askNext(): void {
  const [next, ...later] = queue
  if (asked || !next || !worker) return
  asked = next
  queue = later
  worker.postMessage(next.question)
}

/**
 * Plans when the worker is free.
 *
 * @param isReplaceable answer `undefined` where a later question of this kind came before it was planned
 */
export function planAside(
  question: RoutesQuestion,
  isReplaceable = false,
): Promise<RoutesAnswer | undefined> {
  return new Promise((take) => {
    const one: Waiting = { question, isReplaceable, take }
    worker ??= startWorker()
    if (!worker) {
      void planHere(one)
      return
    }
    const isNeedless = (other: Waiting) => isReplaceable && other.isReplaceable
    for (const other of queue.filter(isNeedless)) other.take(undefined)
    queue = [...queue.filter((other) => !isNeedless(other)), one]
    askNext()
  })
}
