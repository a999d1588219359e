/** A GET that has been read but not yet answered: what names its answer, and how to write it. */
import type { AnswerContext } from './answer-operation'
import { entityTagOf } from './entity-tag'
import { CACHE_PUBLIC } from './headers'

export interface Question {
  /** Origin, operation and request with its defaults filled: one key, one sequence of bytes. */
  readonly key: string
  readonly tag: string
  /** Headers of 200 and 304 alike. */
  readonly headers: Readonly<Record<string, string>>
  readonly type: string
  /** Parameters that nobody asked for, when there were any; then the headers are not the key's own. */
  readonly ignored: string | undefined
  readonly write: () => string
}

export interface QuestionParts {
  readonly context: AnswerContext
  /** Operation and canonical request, or the path of a page. */
  readonly id: string
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  readonly ignored?: string | undefined
  readonly write: () => string
}

export function questionOf({
  context,
  id,
  type,
  headers,
  ignored,
  write,
}: QuestionParts): Question {
  const key = `${context.baseUrl} ${id}`
  const tag = entityTagOf([context.buildId, key])
  return {
    key,
    tag,
    headers: {
      ...headers,
      'Cache-Control': CACHE_PUBLIC,
      ETag: tag,
      Vary: context.vary,
      ...(ignored !== undefined && { 'X-Ignored-Parameters': ignored }),
    },
    type,
    ignored,
    write,
  }
}
