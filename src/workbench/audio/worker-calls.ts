/** Work that a worker does; where no worker runs, the page itself. */

export interface Call<Request> {
  readonly id: number
  readonly request: Request
}

export interface Answer<Result> {
  readonly id: number
  readonly result: Result
}

interface Waiting<Request, Result> {
  readonly request: Request
  readonly take: (result: Result) => void
}

function started(start: () => Worker): Worker | undefined {
  try {
    return start()
  } catch {
    return undefined
  }
}

/** A function that has a worker do what `here` does. */
export function callsTo<Request, Result>(
  start: () => Worker,
  here: (request: Request) => Result,
): (request: Request) => Promise<Result> {
  const waiting = new Map<number, Waiting<Request, Result>>()
  let worker = started(start)
  let lastId = 0

  worker?.addEventListener('message', ({ data }: MessageEvent<Answer<Result>>) => {
    waiting.get(data.id)?.take(data.result)
    waiting.delete(data.id)
  })
  worker?.addEventListener('error', () => {
    worker = undefined
    for (const { request, take } of waiting.values()) take(here(request))
    waiting.clear()
  })

  return (request) =>
    new Promise((take) => {
      if (!worker) {
        take(here(request))
        return
      }
      const call: Call<Request> = { id: ++lastId, request }
      waiting.set(call.id, { request, take })
      worker.postMessage(call)
    })
}
