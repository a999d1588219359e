/** An answer before it becomes a Response: a runtime that can send text itself takes it as it is. */
import { API_HEADERS, JSON_TYPE } from '../text/headers'
import type { Refusal } from './http-errors'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** Whether the same GET has this answer as long as the build runs, so that it may be cached. */
  readonly isLasting?: boolean
}

/** Headers of a refusal; caches outside this process must not store it. */
const REFUSAL_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  ...API_HEADERS,
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
})

export function refuse(
  { status, body }: Refusal,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return { status, headers: { ...REFUSAL_HEADERS, ...headers }, body: JSON.stringify(body) }
}

/** A JSON answer about this process, true for this moment only. */
export function answerNow(value: object): Answer {
  return { status: 200, headers: REFUSAL_HEADERS, body: JSON.stringify(value) }
}

export function responseOf({ status, headers, body }: Answer): Response {
  return new Response(body ?? null, { status, headers })
}
