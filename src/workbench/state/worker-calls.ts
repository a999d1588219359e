/** Work that a worker does: what page and worker say to each other, and both sides of it. */

interface Call<Request> {
  readonly id: number
  readonly request: Request
}

/** `refusal` is empty where the error is in our code. */
type Answer<Result> =
  | { readonly id: number; readonly result: Result; readonly refusal?: undefined }
  | { readonly id: number; readonly refusal: string }

/** What the worker was asked cannot be done; the message is a sentence for the player. */
export class WorkRefusal extends Error {
  override readonly name = 'WorkRefusal'
}

/** The work was given up. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
}

interface Waiting<Request, Result> {
  readonly request: Request
  readonly resolve: (result: Result | Promise<Result>) => void
  readonly reject: (error: Error) => void
}

export interface WorkerCalls<Request, Result> {
  /** @throws WorkRefusal; WorkStopped; Error where the worker cannot be loaded or is at fault. */
  readonly ask: (request: Request) => Promise<Result>
  /** Ends what the worker does; the next question starts another one. */
  readonly stop: () => void
}

/**
 * The page's side. The worker is started by the first question.
 *
 * @param here what the page does itself where no worker runs; without it, such a question fails.
 */
export function callsTo<Request, Result>(
  start: () => Worker,
  here?: (request: Request) => Result,
): WorkerCalls<Request, Result> {
  const waiting = new Map<number, Waiting<Request, Result>>()
  let worker: Worker | undefined
  let canWork = true
  let lastId = 0

  function end(settle: (one: Waiting<Request, Result>) => void): void {
    worker?.terminate()
    worker = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const one of all) settle(one)
  }

  function fail(error: Error): void {
    canWork = !here
    end(({ request, resolve, reject }) => {
      if (here) resolve(here(request))
      else reject(error)
    })
  }

  function take({ data }: MessageEvent<Answer<Result>>): void {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.refusal === undefined) one?.resolve(data.result)
    else one?.reject(data.refusal ? new WorkRefusal(data.refusal) : new Error('the worker failed'))
  }

  function started(): Worker {
    if (worker) return worker
    const own = start()
    worker = own
    own.addEventListener('message', take)
    own.addEventListener('error', () => {
      if (worker === own) fail(new Error('the worker failed'))
    })
    return own
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (!canWork && here) return resolve(here(request))
        const id = ++lastId
        waiting.set(id, { request, resolve, reject })
        try {
          started().postMessage({ id, request } satisfies Call<Request>)
        } catch (error) {
          fail(error instanceof Error ? error : new Error(String(error)))
        }
      }),
    stop: () => end(({ reject }) => reject(new WorkStopped('given up'))),
  }
}

/** The worker's side. `refusalOf` says which errors are a sentence for the player. */
export function answerCalls<Request, Result>(
  work: (request: Request) => Result | Promise<Result>,
  refusalOf: (error: unknown) => string | undefined = () => undefined,
  transferOf: (result: Result) => Transferable[] = () => [],
): void {
  addEventListener('message', async (event: MessageEvent<Call<Request>>) => {
    // alphaTab listens in every worker that loads it, and fails at messages that are not its own.
    event.stopImmediatePropagation()
    const { id, request } = event.data
    const say = (answer: Answer<Result>, transfer: Transferable[] = []) =>
      postMessage(answer, { transfer })
    try {
      const result = await work(request)
      say({ id, result }, transferOf(result))
    } catch (error) {
      const refusal = refusalOf(error)
      // An unexpected error; browsers show it with its place in the code.
      if (refusal === undefined) console.error(error)
      say({ id, refusal: refusal ?? '' })
    }
  })
}
