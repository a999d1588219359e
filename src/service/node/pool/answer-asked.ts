/** A request as it goes to a thread, and the answer as it comes back: plain values. */
import type { IncomingHttpHeaders } from 'node:http'
import { createApp } from '../../app'
import { type Answer, refuse } from '../../http/answer'
import type { AppOptions, FaultPlace } from '../../http/app-options'
import { isWithoutDescriptors, refusalOfAnyThrown } from '../../http/faults'
import { INVALID_HOST } from '../../http/http-errors'

export interface AskedRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** Origin of the links in the answer. */
  readonly baseUrl: string
  readonly body?: Uint8Array<ArrayBuffer> | undefined
}

/** What went wrong while a request was answered, for the log. */
export interface Fault {
  readonly thrown: unknown
  readonly place: FaultPlace
}

export interface ToldAnswer {
  readonly answer: Answer
  readonly faults?: readonly Fault[]
  /** A part of the program could not be loaded, and would be missing from now on. */
  readonly isSpent?: boolean
}

/** What the app returns of an answer that was already taken as it is. */
const TAKEN = new Response(null)

/** Whether the connection goes on is told by who holds it. */
async function plainAnswerOf(response: Response): Promise<Answer> {
  const body = response.body === null ? undefined : new Uint8Array(await response.arrayBuffer())
  const { connection: _, ...headers } = Object.fromEntries(response.headers)
  return {
    status: response.status,
    headers,
    ...(body && { body }),
  }
}

function requestOf({ method, url, headers, body }: AskedRequest): Request | undefined {
  const target = `http://${headers.host}${url}`
  if (!URL.canParse(target)) return undefined
  const given = headers as Record<string, string>
  if (body) return new Request(target, { method, headers: given, body })
  // A whole Request takes as long as a map, and knows no TRACE; where no body is, this is read.
  const head = { get: (name: string) => given[name.toLowerCase()] ?? null }
  return { method, url: target, headers: head } as Request
}

/** Answers one request after another with an app of its own. */
export function createAnswerer(options: AppOptions): (asked: AskedRequest) => Promise<ToldAnswer> {
  let faults: Fault[] = []
  const app = createApp({ ...options, onFault: (thrown, place) => faults.push({ thrown, place }) })

  return async (asked) => {
    const request = requestOf(asked)
    if (!request) return { answer: refuse(INVALID_HOST) }
    let taken: Answer | undefined
    const send = (answer: Answer) => {
      taken = answer
      return TAKEN
    }
    faults = []
    try {
      const response = await app.fetch(request, { baseUrl: asked.baseUrl, send })
      const answer = taken ?? (await plainAnswerOf(response))
      if (faults.length === 0) return { answer }
      return { answer, faults, isSpent: faults.some(({ thrown }) => isWithoutDescriptors(thrown)) }
    } catch (thrown) {
      const place = { path: new URL(request.url).pathname }
      return { answer: refuse(refusalOfAnyThrown(thrown)), faults: [{ thrown, place }] }
    }
  }
}
