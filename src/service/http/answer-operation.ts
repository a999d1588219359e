/** One operation answered over HTTP: read, run, write, with the entity tag taken from the question. */

import { englishTab } from '#engine/harmony/names/names-in-tab'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { textOf } from '#formats/score/text'
import { OPERATIONS } from '#operations/index'
import { ownTextFor } from '#operations/names/write-names'
import { readPostQuery, readQuery, valuesOfQuery } from '#operations/reading/query'
import { readObject } from '#operations/reading/read-object'
import type { AnyOperation } from '#operations/registry/operation'
import { API_HEADERS } from '../text/headers'
import {
  contentTypeOf,
  type ReadRepresentation,
  readForm,
  readRepresentation,
  writeDocument,
} from '../text/representation'
import { type Answer, refuse } from './answer'
import { answerFile } from './answer-file'
import { heldTag, matchesAnyTag } from './entity-tag'
import { isFault, refusalOfAnyThrown } from './faults'
import { retryHeaders } from './http-errors'
import { ignoredHeader, queryStringOf } from './query-text'
import {
  type AnswerContext,
  answerQuestion,
  type Question,
  questionOf,
  type Route,
} from './question'
import { jsonObjectOf, MAX_BODY_BYTES, readBytes, STARTS_JSON } from './read-body'
import { refusalInNames } from './refusal-names'

type AnswerForm = Pick<ReadRepresentation, 'representation' | 'names'>

function answerOf(
  operation: AnyOperation,
  request: unknown,
  context: AnswerContext,
  { representation, names }: AnswerForm,
): string {
  const document = operation.run(request, { ...context, ...ownTextFor(names) })
  return writeDocument(operation, document, representation, names)
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
  return readGet(operation, givenQuery, context, accept).question
}

interface ReadGet {
  readonly question: Question
  readonly request: unknown
}

function readGet(
  operation: AnyOperation,
  givenQuery: string,
  context: AnswerContext,
  accept?: string | null,
): ReadGet {
  const { representation, names, queryString } = readRepresentation(operation, givenQuery, accept)
  const { request, ignored } = readQuery(operation, queryString, {}, names)
  const form = `${representation === 'json' ? '' : ` ${representation}`}${names === 'english' ? '' : ` ${names}`}`
  const question = questionOf({
    context,
    id: `${operation.id}${form} ${JSON.stringify(request)}`,
    type: contentTypeOf(operation, representation),
    headers: API_HEADERS,
    ignored: ignored.length === 0 ? undefined : ignoredHeader(ignored),
    write: () => answerOf(operation, request, context, { representation, names }),
  })
  return { question, request }
}

/**
 * Answers a GET operation.
 *
 * @throws RequestError or DomainError when it is refused.
 */
function answerGet(
  operation: AnyOperation,
  { url, headers }: Request,
  context: AnswerContext,
): Answer | Promise<Answer> {
  const read = readGet(operation, queryStringOf(url), context, headers.get('accept'))
  const ifNoneMatch = headers.get('if-none-match')
  if (operation.prepare) return answerPrepared(operation, read, ifNoneMatch)
  return answerQuestion(read.question, ifNoneMatch)
}

/** The same where `run` needs what is loaded late. */
async function answerPrepared(
  operation: AnyOperation,
  { question, request }: ReadGet,
  ifNoneMatch: string | null,
): Promise<Answer> {
  // A client that names the tag has the answer, so it is not made again.
  const isHeld = !matchesAnyTag(ifNoneMatch) && heldTag(ifNoneMatch, question.tag) !== undefined
  if (!isHeld) await operation.prepare?.(request)
  return answerQuestion(question, ifNoneMatch)
}

const OPEN_BRACE = 0x7b
/** More than a directive of a sheet holds. */
const HEAD_BYTES = 2048
/** A directive of ChordPro, on a line of its own or before another: `{title: Amen}`. */
const DIRECTIVE_LINE = /^\s*\{[\w\s+-]+(?::[^\n"{}]*)?\}[ \t]*(?:\r?\n|\{)/

/** Whether a body is a JSON object, whatever its content type says: no other file begins so. */
function isJson(bytes: Uint8Array): boolean {
  if (bytes.find((byte) => byte > 0x20) !== OPEN_BRACE) return false
  return !DIRECTIVE_LINE.test(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)))
}

/** A file of ASCII tab, whose strings may be labelled in a system of names; other files stay. */
function englishFile(bytes: Uint8Array, names: NameSystem): Uint8Array {
  if (names === 'english' || bytes.includes(0)) return bytes
  return new TextEncoder().encode(englishTab(new TextDecoder().decode(bytes), names))
}

interface ReadPost {
  /** Asked for in the body, or in the query. */
  readonly names: NameSystem
  /** @throws RequestError when the request is refused. */
  readonly read: () => { readonly request: unknown; readonly ignored: readonly string[] }
}

/** Bytes in JSON are base64, a third longer. */
function maxBodyBytesOf({ http: { maxBodyBytes } }: AnyOperation): number {
  return maxBodyBytes === undefined ? MAX_BODY_BYTES : 2 * maxBodyBytes
}

/** The request of a POST: its JSON body, or the query beside a body of bytes. */
async function readPost(
  operation: AnyOperation,
  request: Request,
  { queryString, names }: ReadRepresentation,
): Promise<ReadPost> {
  const { bytesField, textField } = operation.http
  const bytes = await readBytes(request, maxBodyBytesOf(operation))
  if (bytesField !== undefined && !isJson(bytes)) {
    const file = { [bytesField]: englishFile(bytes, names) }
    return { names, read: () => readQuery(operation, queryString, file, names) }
  }
  const sheet = textField === undefined ? undefined : textOf(bytes)
  if (sheet !== undefined && !STARTS_JSON.test(sheet)) {
    return { names, read: () => readQuery(operation, queryString, { [textField!]: sheet }, names) }
  }
  const { names: inBody, ...body } = jsonObjectOf(bytes) as Record<string, unknown>
  const inQuery = textField === undefined ? undefined : valuesOfQuery(operation, queryString, body)
  const ignoredInQuery = inQuery?.ignored ?? readPostQuery(operation, queryString)
  const values = inQuery?.values ?? body
  const asked = inBody === undefined ? names : readForm('names', inBody)
  const read = () => {
    const found = readObject(operation, values, asked)
    return { ...found, ignored: [...ignoredInQuery, ...found.ignored] }
  }
  return { names: asked, read }
}

/**
 * Answers a POST operation, whose request is the JSON body.
 *
 * @throws RefusedRequest, RequestError or DomainError when it is refused.
 */
async function answerPost(
  operation: AnyOperation,
  request: Request,
  context: AnswerContext,
): Promise<Answer> {
  const form = readRepresentation(
    operation,
    queryStringOf(request.url),
    request.headers.get('accept'),
  )
  const { names, read } = await readPost(operation, request, form)
  try {
    return await answerRead(operation, read(), context, { ...form, names })
  } catch (thrown) {
    const refusal = refusalOfAnyThrown(thrown)
    if (isFault(thrown)) throw thrown
    return refuse(refusalInNames(refusal, names), retryHeaders(refusal))
  }
}

async function answerRead(
  operation: AnyOperation,
  { request: asked, ignored }: ReturnType<ReadPost['read']>,
  context: AnswerContext,
  form: AnswerForm,
): Promise<Answer> {
  await operation.prepare?.(asked)
  return {
    status: 200,
    headers: {
      ...API_HEADERS,
      'Content-Type': contentTypeOf(operation, form.representation),
      'Cache-Control': 'no-store',
      Vary: context.vary,
      ...(ignored.length > 0 && { 'X-Ignored-Parameters': ignoredHeader(ignored) }),
    },
    body: answerOf(operation, asked, context, form),
  }
}

/** A route for each operation of the registry. */
export function operationRoutes(): readonly Route[] {
  return OPERATIONS.map((operation): Route => {
    const { method, path } = operation.http
    const answerOne = operation.attachment ? answerFile : method === 'GET' ? answerGet : answerPost
    return {
      path,
      method,
      answer: (request, context) => answerOne(operation, request, context),
      ...(operation.lane && { lane: operation.lane }),
      ...(method === 'POST' && { maxBodyBytes: maxBodyBytesOf(operation) }),
    }
  })
}
