/** A worker that fuzzes the product's worker from inside the same isolate, a portion a request. */
import worker from '#service/worker'
import { type Portion, sendDrawn } from './send-drawn'

type Context = Parameters<typeof worker.fetch>[2]

export default {
  async fetch(request: Request, environment: object, context: Context): Promise<Response> {
    const portion: Portion = await request.json()
    const counts = await sendDrawn(portion, {
      ask: (url, init) => worker.fetch(new Request(url, init), environment, context),
      // The only clock there is; a portion has its isolate for itself.
      cpuMs: () => performance.now(),
    })
    return Response.json(counts)
  },
}
