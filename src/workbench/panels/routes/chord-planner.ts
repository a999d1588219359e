/** Plans chords in a worker; where no worker runs, in the page itself. */
import type { ChordsAnswer, ChordsRequest } from './chord-worker'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'

interface Waiting {
  readonly request: ChordsRequest
  readonly take: (answer: RoutesAnswer) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let canWork = typeof Worker !== 'undefined'
let lastId = 0

async function planHere({ request, take }: Waiting): Promise<void> {
  const { planChords } = await import('./plan-chords')
  take(planChords(request.question))
}

function giveUpWorker(): void {
  canWork = false
  worker = undefined
  for (const one of waiting.values()) void planHere(one)
  waiting.clear()
}

function startWorker(): Worker | undefined {
  if (!canWork) return undefined
  try {
    const started = new Worker(new URL('./chord-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<ChordsAnswer>) => {
      waiting.get(data.id)?.take(data.answer)
      waiting.delete(data.id)
    })
    started.addEventListener('error', giveUpWorker)
    return started
  } catch {
    canWork = false
    return undefined
  }
}

/** Answers in the order asked. */
export function planChordsAside(question: RoutesQuestion): Promise<RoutesAnswer> {
  return new Promise((take) => {
    const one: Waiting = { request: { id: ++lastId, question }, take }
    worker ??= startWorker()
    if (!worker) {
      void planHere(one)
      return
    }
    waiting.set(one.request.id, one)
    worker.postMessage(one.request)
  })
}
