/** Refusals that come from reading a request, before any music is asked for. */
import { CodedError, type Issue } from '#engine/errors'

export const REQUEST_ERRORS = {
  'missing-parameter': { meaning: 'A required parameter or field is absent.' },
  'invalid-parameter': { meaning: 'A parameter or field has a value that is not allowed.' },
  'too-long': { meaning: 'A text, a name or a list is longer than is published.' },
  'unknown-parameter': {
    meaning:
      'A parameter is not known here and looks like a typo of a real one, belongs elsewhere in the request or to another operation, or is a word of music that no operation takes.',
  },
  'repeated-parameter': { meaning: 'A parameter is given more than once.' },
  'conflicting-parameters': { meaning: 'Parameters are given together that exclude each other.' },
  'malformed-query': { meaning: 'The query string is not valid percent-encoded UTF-8.' },
  'malformed-body': { meaning: 'The body is not valid JSON, or not a JSON object.' },
} as const

export type RequestErrorCode = keyof typeof REQUEST_ERRORS

export class RequestError extends CodedError<RequestErrorCode> {
  override readonly name = 'RequestError'
}

/** Extra facts that a schema's own check attaches to its issue (see `schemas/parameters`). */
export interface IssueDetail {
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  readonly instead?: Readonly<Record<string, string>>
  readonly code?: RequestErrorCode
}

const MAX_SHOWN_LENGTH = 40

/** Lists and objects by their kind alone: one from outside may be huge or deeply nested. */
function showPlain(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** Text in quotes that close even where it is cut, never within an escape or a character. */
function showText(text: string): string {
  let shown = ''
  for (const character of text.slice(0, MAX_SHOWN_LENGTH)) {
    const next = shown + JSON.stringify(character).slice(1, -1)
    if (next.length > MAX_SHOWN_LENGTH - 2) return `"${shown}…"`
    shown = next
  }
  return `"${shown}"`
}

/**
 * A value from outside, quoted and cut to a readable length.
 *
 * @example
 * showValue('x'.repeat(99)) // => "\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…\""
 */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return showText(value)
  const text = showPlain(value)
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

/** One sentence for the whole refusal: the first issue, its suggestion, and how many more. */
function sentenceOf(issues: readonly Issue[]): string {
  const [first] = issues
  const suggestion = first!.didYouMean === undefined ? '' : `; did you mean "${first!.didYouMean}"?`
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more; see issues)` : ''
  return `${first!.message}${suggestion}${more}`
}

/** A refusal made of issues that share a code. */
export function requestErrorOf(code: RequestErrorCode, issues: readonly Issue[]): RequestError {
  return new RequestError(code, sentenceOf(issues), issues)
}
