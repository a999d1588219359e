/** Notes rendered by a worker; where no worker runs, by the page itself. */
import type { NoteRenderer } from './instrument-bank'
import type { RenderAnswer, RenderRequest } from './render-worker'
import { renderOrder } from './voices'

interface Waiting {
  readonly request: RenderRequest
  readonly take: (samples: Float32Array<ArrayBuffer>) => void
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** A renderer with a worker of its own. */
export function createWorkerRenderer(): NoteRenderer {
  const waiting = new Map<number, Waiting>()
  let worker = startWorker()
  let lastId = 0

  worker?.addEventListener('message', ({ data }: MessageEvent<RenderAnswer>) => {
    waiting.get(data.id)?.take(data.samples)
    waiting.delete(data.id)
  })
  worker?.addEventListener('error', () => {
    worker = undefined
    for (const { request, take } of waiting.values()) {
      take(renderOrder(request.order, request.sampleRate))
    }
    waiting.clear()
  })

  return (order, sampleRate) =>
    new Promise((take) => {
      if (!worker) {
        take(renderOrder(order, sampleRate))
        return
      }
      const request: RenderRequest = { id: ++lastId, order, sampleRate }
      waiting.set(request.id, { request, take })
      worker.postMessage(request)
    })
}
