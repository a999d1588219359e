/** The worker that renders notes, so that rendering never blocks the page. */
import type { Answer, Call } from '../worker-calls'
import { type RenderOrder, renderOrder } from './voices'

export interface RenderRequest {
  readonly order: RenderOrder
  readonly sampleRate: number
}

addEventListener('message', ({ data: { id, request } }: MessageEvent<Call<RenderRequest>>) => {
  const result = renderOrder(request.order, request.sampleRate)
  const answer: Answer<typeof result> = { id, result }
  postMessage(answer, { transfer: [result.buffer] })
})
