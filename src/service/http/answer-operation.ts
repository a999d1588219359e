/** One operation answered over HTTP: read, run, write, with the entity tag taken from the question. */

import { readObject } from '#operations/reading/read-object'
import type { AnyOperation } from '#operations/registry/operation'
import { readQuery } from '#operations/registry/query'
import { contentTypeOf, readRepresentation, writeDocument } from '../text/representation'
import type { AnswerContext } from './answer-context'
import { matchesAnyTag, matchesEntityTag } from './entity-tag'
import { API_HEADERS, JSON_TYPE } from './headers'
import { httpRefusal, type Refusal, refusalOfThrown } from './http-errors'
import { headersOf, type Question, questionOf } from './question'
import { RefusedRequest, readJsonObject } from './read-body'

/** Headers of a refusal; never cached. */
export const REFUSAL_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...API_HEADERS,
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
})

/** A refusal as a response. */
export function refuse(refusal: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(refusal.body), {
    status: refusal.status,
    headers: { ...REFUSAL_HEADERS, ...headers },
  })
}

/** The refusal that stands for anything thrown while reading or running a request. */
export function refusalOfAnyThrown(thrown: unknown): Refusal {
  return thrown instanceof RefusedRequest ? thrown.refusal : refusalOfThrown(thrown)
}

/** What to answer to anything that was thrown while reading or running a request. */
export function refuseThrown(thrown: unknown): Response {
  return refuse(refusalOfAnyThrown(thrown))
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

/**
 * Reads a GET of an operation, without running it.
 *
 * @throws RequestError when the query is refused.
 */
export function readQuestion(
  operation: AnyOperation,
  givenQuery: string,
  context: AnswerContext,
  accept?: string | null,
): Question {
  const { representation, queryString } = readRepresentation(operation, givenQuery, accept)
  const { request, ignored } = readQuery(operation, queryString)
  const form = representation === 'json' ? '' : ` ${representation}`
  return questionOf({
    context,
    id: `${operation.id}${form} ${JSON.stringify(request)}`,
    type: contentTypeOf(operation, representation),
    headers: API_HEADERS,
    ignored: ignored.length === 0 ? undefined : ignoredHeader(ignored),
    write: () => writeDocument(operation, operation.run(request, context), representation),
  })
}

/** Answers a question as a response, 304 when the copy that the client holds is still right. */
export function respond(question: Question, ifNoneMatch: string | null): Response {
  const headers = headersOf(question)
  // `*` matches what there is, so it is run to see; a tag only what was answered before.
  if (matchesAnyTag(ifNoneMatch)) question.write()
  if (matchesEntityTag(ifNoneMatch, question.tag))
    return new Response(null, { status: 304, headers })
  return new Response(question.write(), { headers: { ...headers, 'Content-Type': question.type } })
}

/** Answers a GET operation. */
export function answerGet(
  operation: AnyOperation,
  request: Request,
  context: AnswerContext,
): Response {
  try {
    const question = readQuestion(
      operation,
      queryStringOf(request.url),
      context,
      request.headers.get('accept'),
    )
    return respond(question, request.headers.get('if-none-match'))
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
    const { representation } = readRepresentation(
      operation,
      queryStringOf(request.url),
      request.headers.get('accept'),
    )
    const body = await readJsonObject(request)
    const { request: asked, ignored } = readObject(operation, body)
    const document = operation.run(asked, context)
    return new Response(writeDocument(operation, document, representation), {
      headers: {
        ...API_HEADERS,
        'Content-Type': contentTypeOf(operation, representation),
        'Cache-Control': 'no-store',
        Vary: context.vary,
        ...(ignored.length > 0 && { 'X-Ignored-Parameters': ignoredHeader(ignored) }),
      },
    })
  } catch (thrown) {
    return refuseThrown(thrown)
  }
}

/** What is wrong when the Host header is not one. */
export const INVALID_HOST: Refusal = httpRefusal(
  'invalid-host',
  'The Host header is not a host name with an optional port, such as example.org:8080',
)

/** The refusal of a request whose Host header is not one. */
export function refuseHost(): Response {
  return refuse(INVALID_HOST)
}
