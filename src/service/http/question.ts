/** A GET that has been read but not yet answered: what names its answer, and how to write it. */
import type { AnswerContext } from './answer-context'
import { entityTagOf } from './entity-tag'
import { CACHE_PUBLIC } from './headers'

export interface Question {
  /** Origin, operation and request with its defaults filled: one key, one sequence of bytes. */
  readonly key: string
  readonly tag: string
  /** Headers of 200 and 304 alike that many questions have: one object for all of them. */
  readonly sharedHeaders: Readonly<Record<string, string>>
  /** Headers of 200 and 304 alike that only this question has. */
  readonly ownHeaders: Readonly<Record<string, string>>
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

const sharedByVary = new WeakMap<object, Map<string, Readonly<Record<string, string>>>>()

/** One frozen object for each kind of headers and `Vary`, so that its text is made once. */
function sharedHeadersOf(
  headers: Readonly<Record<string, string>>,
  vary: string,
): Readonly<Record<string, string>> {
  let byVary = sharedByVary.get(headers)
  if (!byVary) {
    byVary = new Map()
    sharedByVary.set(headers, byVary)
  }
  let shared = byVary.get(vary)
  if (!shared) {
    shared = Object.freeze({ ...headers, 'Cache-Control': CACHE_PUBLIC, Vary: vary })
    byVary.set(vary, shared)
  }
  return shared
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
    sharedHeaders: sharedHeadersOf(headers, context.vary),
    ownHeaders:
      ignored === undefined ? { ETag: tag } : { ETag: tag, 'X-Ignored-Parameters': ignored },
    type,
    ignored,
    write,
  }
}

/** All headers that 200 and 304 have alike. */
export function headersOf({ sharedHeaders, ownHeaders }: Question): Record<string, string> {
  return { ...sharedHeaders, ...ownHeaders }
}
