/** Notes rendered by a worker; where no worker runs, by the page itself. */
import { callsTo } from '../../state/worker-calls'
import type { NoteRenderer } from './instrument-bank'
import type { RenderRequest } from './render-worker'
import { renderOrder } from './voices'

/** A renderer with a worker of its own. */
export function createWorkerRenderer(): NoteRenderer {
  const { ask } = callsTo(
    () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' }),
    ({ order, sampleRate }: RenderRequest) => renderOrder(order, sampleRate),
  )
  return (order, sampleRate) => ask({ order, sampleRate })
}
