/** One operation answered over HTTP: read, run, write, with the entity tag taken from the question. */
import type { AnyOperation } from '#operations/operation'
import { readQuery } from '#operations/query'
import { readRequest } from '#operations/read-request'
import { entityTagOf, matchesEntityTag } from './entity-tag'
import { API_HEADERS, CACHE_PUBLIC } from './headers'
import { httpRefusal, type Refusal, refusalOfThrown } from './http-errors'
import { RefusedRequest, readJsonObject } from './read-body'

export interface AnswerContext {
  readonly baseUrl: string
  /** Names the build, so that a new one changes every entity tag. */
  readonly buildId: string
  /** `Vary` of every answer whose links depend on the request's origin. */
  readonly vary: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** A refusal as a response; never cached. */
export function refuse(refusal: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(refusal.body), {
    status: refusal.status,
    headers: {
      ...API_HEADERS,
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** What to answer to anything that was thrown while reading or running a request. */
export function refuseThrown(thrown: unknown): Response {
  return refuse(thrown instanceof RefusedRequest ? thrown.refusal : refusalOfThrown(thrown))
}

function writeDocument(operation: AnyOperation, document: unknown): string {
  return operation.mediaType === undefined ? JSON.stringify(document) : (document as string)
}

/** Query string of a URL without its `?`. */
export function queryStringOf(url: string): string {
  const start = url.indexOf('?')
  if (start < 0) return ''
  const fragment = url.indexOf('#', start)
  return url.slice(start + 1, fragment < 0 ? undefined : fragment)
}

/** A header holds visible ASCII only; anything else a stranger wrote becomes `?`. */
function ignoredHeader(names: readonly string[]): string {
  return names
    .slice(0, 20)
    .map((name) => name.slice(0, 40).replace(/[^\w.~-]/g, '?'))
    .join(', ')
}

/** Answers a GET operation. */
export function answerGet(
  operation: AnyOperation,
  request: Request,
  context: AnswerContext,
): Response {
  try {
    const query = readQuery(operation, queryStringOf(request.url))
    const tag = entityTagOf([
      context.buildId,
      context.baseUrl,
      operation.id,
      JSON.stringify(query.request),
    ])
    const headers: Record<string, string> = {
      ...API_HEADERS,
      'Cache-Control': CACHE_PUBLIC,
      ETag: tag,
      Vary: context.vary,
    }
    if (query.ignored.length > 0) headers['X-Ignored-Parameters'] = ignoredHeader(query.ignored)
    if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
      // A tag can only match when this very question was answered before, so it need not be run.
      return new Response(null, { status: 304, headers })
    }
    headers['Content-Type'] = operation.mediaType === undefined ? JSON_TYPE : TEXT_TYPE
    const document = operation.run(query.request, context)
    return new Response(writeDocument(operation, document), { headers })
  } catch (thrown) {
    return refuseThrown(thrown)
  }
}

/** Answers a POST operation, whose request is the JSON body. */
export async function answerPost(
  operation: AnyOperation,
  request: Request,
  context: AnswerContext,
): Promise<Response> {
  try {
    const body = await readJsonObject(request)
    const document = operation.run(readRequest(operation, body), context)
    return new Response(writeDocument(operation, document), {
      headers: {
        ...API_HEADERS,
        'Content-Type': operation.mediaType === undefined ? JSON_TYPE : TEXT_TYPE,
        'Cache-Control': 'no-store',
        Vary: context.vary,
      },
    })
  } catch (thrown) {
    return refuseThrown(thrown)
  }
}

/** The refusal of a request whose Host header is not one. */
export function refuseHost(): Response {
  return refuse(
    httpRefusal(
      'invalid-host',
      'The Host header is not a host name with an optional port, such as example.org:8080',
    ),
  )
}
