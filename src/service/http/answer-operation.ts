/** One operation answered over HTTP: read, run, write, with the entity tag taken from the question. */

import { englishTab } from '#engine/harmony/names/names-in-tab'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { readObject } from '#operations/reading/read-object'
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { readPostQuery, readQuery } from '#operations/registry/query'
import {
  contentTypeOf,
  type ReadRepresentation,
  readForm,
  readRepresentation,
  writeDocument,
} from '../text/representation'
import { type Answer, refuse } from './answer'
import { answerFile } from './answer-file'
import type { AppOptions } from './app-options'
import { heldTag, matchesAnyTag } from './entity-tag'
import { refusalOfAnyThrown } from './faults'
import { API_HEADERS } from './headers'
import { retryHeaders } from './http-errors'
import { ignoredHeader, queryStringOf } from './query-text'
import {
  type AnswerContext,
  answerQuestion,
  type Question,
  questionOf,
  type Route,
} from './question'
import { jsonObjectOf, readBytes } from './read-body'
import { refusalInNames } from './refusal-names'
import { type RunApart, type WrittenForm, writtenAnswerOf } from './run-operation'

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
  readonly form: WrittenForm
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
    write: () => writeDocument(operation, operation.run(request, context), representation, names),
  })
  return { question, request, form: { representation, names } }
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
  runApart: RunApart | undefined,
): Answer | Promise<Answer> {
  const read = readGet(operation, queryStringOf(url), context, headers.get('accept'))
  const ifNoneMatch = headers.get('if-none-match')
  if (operation.prepare) return answerPrepared(operation, read, context, ifNoneMatch, runApart)
  return answerQuestion(read.question, ifNoneMatch)
}

/** The same where `run` needs what is loaded late, or may take long. */
async function answerPrepared(
  operation: AnyOperation,
  { question, request, form }: ReadGet,
  context: AnswerContext,
  ifNoneMatch: string | null,
  runApart: RunApart | undefined,
): Promise<Answer> {
  // A client that names the tag has the answer, so it is not made again.
  const isHeld = !matchesAnyTag(ifNoneMatch) && heldTag(ifNoneMatch, question.tag) !== undefined
  const text = isHeld ? '' : await writtenAnswerOf(operation, request, context, form, runApart)
  return answerQuestion({ ...question, write: () => text }, ifNoneMatch)
}

const OPEN_BRACE = 0x7b

/** Whether a body is a JSON object, whatever its content type says: no file begins so. */
function isJson(bytes: Uint8Array): boolean {
  return bytes.find((byte) => byte > 0x20) === OPEN_BRACE
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

/** The request of a POST: its JSON body, or the query beside a body of bytes. */
async function readPost(
  operation: AnyOperation,
  request: Request,
  { queryString, names }: ReadRepresentation,
): Promise<ReadPost> {
  const { bytesField, maxBodyBytes } = operation.http
  // Bytes in JSON are base64, a third longer.
  const bytes = await readBytes(request, maxBodyBytes && 2 * maxBodyBytes)
  if (bytesField !== undefined && !isJson(bytes)) {
    const file = { [bytesField]: englishFile(bytes, names) }
    return { names, read: () => readQuery(operation, queryString, file, names) }
  }
  const ignoredInQuery = readPostQuery(operation, queryString)
  const { names: inBody, ...values } = jsonObjectOf(bytes) as Record<string, unknown>
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
  runApart: RunApart | undefined,
): Promise<Answer> {
  const form = readRepresentation(
    operation,
    queryStringOf(request.url),
    request.headers.get('accept'),
  )
  const { names, read } = await readPost(operation, request, form)
  try {
    return await answerRead(operation, read(), context, { ...form, names }, runApart)
  } catch (thrown) {
    const refusal = refusalOfAnyThrown(thrown)
    if (refusal.status === 500) throw thrown
    return refuse(refusalInNames(refusal, names), retryHeaders(refusal))
  }
}

async function answerRead(
  operation: AnyOperation,
  { request: asked, ignored }: ReturnType<ReadPost['read']>,
  context: AnswerContext,
  { representation, names }: ReadRepresentation,
  runApart: RunApart | undefined,
): Promise<Answer> {
  return {
    status: 200,
    headers: {
      ...API_HEADERS,
      'Content-Type': contentTypeOf(operation, representation),
      'Cache-Control': 'no-store',
      Vary: context.vary,
      ...(ignored.length > 0 && { 'X-Ignored-Parameters': ignoredHeader(ignored) }),
    },
    body: await writtenAnswerOf(operation, asked, context, { representation, names }, runApart),
  }
}

/** A route for each operation of the registry. */
export function operationRoutes({ runApart }: Pick<AppOptions, 'runApart'>): readonly Route[] {
  return OPERATIONS.map((operation) => {
    const { method, path } = operation.http
    const answerOne = operation.attachment ? answerFile : method === 'GET' ? answerGet : answerPost
    return {
      path,
      method,
      answer: (request, context) => answerOne(operation, request, context, runApart),
    }
  })
}
