/** The worker that renders notes, so that rendering never blocks the page. */
import { type RenderOrder, renderOrder } from './voices'

export interface RenderRequest {
  readonly id: number
  readonly order: RenderOrder
  readonly sampleRate: number
}

export interface RenderAnswer {
  readonly id: number
  readonly samples: Float32Array<ArrayBuffer>
}

addEventListener('message', ({ data }: MessageEvent<RenderRequest>) => {
  const samples = renderOrder(data.order, data.sampleRate)
  const answer: RenderAnswer = { id: data.id, samples }
  postMessage(answer, { transfer: [samples.buffer] })
})
