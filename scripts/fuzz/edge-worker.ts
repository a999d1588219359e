/** A worker that fuzzes the product's worker from inside the same isolate, a portion a request. */
import worker from '#service/edge/worker'
import { createSender, type Portion, type Sender } from './send-drawn'

type Context = Parameters<typeof worker.fetch>[2]

let send: Sender | undefined

export default {
  async fetch(request: Request, environment: object, context: Context): Promise<Response> {
    const portion: Portion = await request.json()
    send ??= createSender({
      ask: (url, init) => worker.fetch(new Request(url, init), environment, context),
      // The only clock there is; a portion has its isolate for itself.
      nowMs: () => performance.now(),
    })
    return Response.json(await send(portion))
  },
}
