/** A GET that has been read but not yet answered: what names its answer, and how to write it. */
import type { WorkLane } from '#operations/registry/operation'
import { CACHE_PUBLIC } from '../text/headers'
import type { Answer } from './answer'
import { entityTagOf, heldTag, matchesAnyTag } from './entity-tag'

/** What an answer depends on beside its question. */
export interface AnswerContext {
  readonly baseUrl: string
  /** Names the build, so that a new one changes every entity tag. */
  readonly buildId: string
  /** `Vary` of every answer whose links depend on the request's origin. */
  readonly vary: string
}

export interface Question<Body extends string | Uint8Array<ArrayBuffer> = string> {
  /** Hash of build, origin and request with its defaults filled: one tag, one sequence of bytes. */
  readonly tag: string
  /** Headers of 200 and 304 alike. */
  readonly headers: Readonly<Record<string, string>>
  readonly type: string
  /** @throws RequestError or DomainError where the question has no answer. */
  readonly write: () => Body
}

export interface QuestionParts<Body extends string | Uint8Array<ArrayBuffer> = string> {
  readonly context: AnswerContext
  /** Operation and canonical request, or the path of a page. */
  readonly id: string
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  /** Names of parameters that were not used. */
  readonly ignored?: string | undefined
  readonly write: () => Body
}

export function questionOf<Body extends string | Uint8Array<ArrayBuffer> = string>({
  context,
  id,
  type,
  headers,
  ignored,
  write,
}: QuestionParts<Body>): Question<Body> {
  const tag = entityTagOf([context.buildId, `${context.baseUrl} ${id}`])
  const own = { ...headers, 'Cache-Control': CACHE_PUBLIC, Vary: context.vary, ETag: tag }
  return {
    tag,
    headers: ignored === undefined ? own : { ...own, 'X-Ignored-Parameters': ignored },
    type,
    write,
  }
}

/** Answers a question, with 304 when the copy that the client holds is still right. */
export function answerQuestion<Body extends string | Uint8Array<ArrayBuffer>>(
  question: Question<Body>,
  ifNoneMatch: string | null,
): Answer {
  const { headers, tag, type, write } = question
  // `*` matches what there is, so it is written to see; a tag only what was answered before.
  const body = matchesAnyTag(ifNoneMatch) ? write() : undefined
  const held = heldTag(ifNoneMatch, tag)
  if (held !== undefined) return { status: 304, headers: { ...headers, ETag: held } }
  return {
    status: 200,
    headers: { ...headers, 'Content-Type': type },
    body: body ?? write(),
    isLasting: true,
  }
}

/** What the app answers under one path. */
export interface Route {
  readonly path: string
  /** A GET is a HEAD too. */
  readonly method: 'GET' | 'POST'
  readonly lane?: WorkLane
  /** Of a POST. */
  readonly maxBodyBytes?: number
  readonly answer: (request: Request, context: AnswerContext) => Answer | Promise<Answer>
}
