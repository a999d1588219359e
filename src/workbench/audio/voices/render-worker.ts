/** The worker that renders notes, so that rendering never blocks the page. */
import { answerCalls } from '../../state/worker-calls'
import { type RenderOrder, renderOrder } from './voices'

export interface RenderRequest {
  readonly order: RenderOrder
  readonly sampleRate: number
}

answerCalls(
  ({ order, sampleRate }: RenderRequest) => renderOrder(order, sampleRate),
  undefined,
  ({ buffer }) => [buffer],
)
