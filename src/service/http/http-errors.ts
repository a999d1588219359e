/** Refusals as HTTP: one status a code, one JSON shape for all of them. */
import { DOMAIN_ERRORS, DomainError, type DomainErrorCode, type Issue } from '#engine/errors'
import { FORMAT_ERRORS, FormatError, type FormatErrorCode } from '#formats/score/format-error'
import {
  REQUEST_ERRORS,
  RequestError,
  type RequestErrorCode,
} from '#operations/registry/request-errors'

/** Refusals of the protocol itself. */
export const HTTP_ERRORS = {
  'not-found': { meaning: 'No operation or page has this path.', status: 404 },
  'method-not-allowed': {
    meaning: 'The path exists but not for this method; see Allow.',
    status: 405,
  },
  'request-timeout': { meaning: 'The request did not arrive in time.', status: 408 },
  'payload-too-large': { meaning: 'The body passes the size limit.', status: 413 },
  'headers-too-large': {
    meaning: 'The URL and headers together pass the size limit.',
    status: 431,
  },
  'invalid-host': {
    meaning: 'The Host header is not a host name with an optional port.',
    status: 400,
  },
  'forbidden-origin': {
    meaning: 'The Host or Origin header names a site that this server does not serve MCP to.',
    status: 403,
  },
  'picture-too-large': {
    meaning: 'The picture has too many pixels for a PNG; ask for the SVG.',
    status: 400,
  },
  'png-not-drawn-here': {
    meaning: 'This server draws SVG only; error says where the same picture is.',
    status: 501,
  },
  'expectation-failed': { meaning: 'Expect asks for more than 100-continue.', status: 417 },
  'malformed-request': { meaning: 'The bytes sent are not an HTTP request.', status: 400 },
  busy: {
    meaning: 'Nothing can take this question just now; ask again in a second.',
    status: 503,
  },
  'too-dear': {
    meaning: 'The answer takes more work than one request may; error says what to leave out.',
    status: 503,
  },
  'not-ready': { meaning: 'The server is starting or shutting down.', status: 503 },
  'internal-error': { meaning: 'A fault of ours; the request may be right.', status: 500 },
} as const

export type HttpErrorCode = keyof typeof HTTP_ERRORS

/** Total by type: leaving a domain code out does not compile. */
const DOMAIN_STATUS: Readonly<Record<DomainErrorCode, number>> = {
  'unplayable-pitch': 400,
  'unplayable-style': 400,
  'unplayable-drill': 400,
  'unplayable-chord': 400,
  'invalid-project': 400,
  'project-too-large': 400,
  'project-too-new': 400,
  'unknown-dictionary': 400,
  'invalid-project-shape': 400,
  'inconsistent-project': 400,
  'project-without-version': 400,
  'invalid-hand-window': 400,
  'tab-too-long': 400,
}

/** Total by type, as above. */
const FORMAT_STATUS: Readonly<Record<FormatErrorCode, number>> = {
  'unknown-format': 400,
  'unreadable-file': 400,
  'file-too-large': 413,
  'empty-file': 400,
  'not-writable': 400,
}

export type ErrorCode = DomainErrorCode | RequestErrorCode | FormatErrorCode | HttpErrorCode

/** Every code with its meaning and status, for the reference pages. */
export const ERROR_CODES: readonly { code: ErrorCode; status: number; meaning: string }[] = [
  ...Object.entries(REQUEST_ERRORS).map(([code, row]) => ({
    code: code as ErrorCode,
    status: 400,
    meaning: row.meaning,
  })),
  ...Object.entries(DOMAIN_ERRORS).map(([code, row]) => ({
    code: code as ErrorCode,
    status: DOMAIN_STATUS[code as DomainErrorCode],
    meaning: row.meaning,
  })),
  ...Object.entries(FORMAT_ERRORS).map(([code, row]) => ({
    code: code as ErrorCode,
    status: FORMAT_STATUS[code as FormatErrorCode],
    meaning: row.meaning,
  })),
  ...Object.entries(HTTP_ERRORS).map(([code, row]) => ({
    code: code as ErrorCode,
    status: row.status,
    meaning: row.meaning,
  })),
]

/** JSON body of every refusal. */
export interface ApiError {
  readonly error: string
  readonly code: ErrorCode
  readonly issues: readonly Issue[]
  readonly didYouMean?: string
}

export interface Refusal {
  readonly status: number
  readonly body: ApiError
}

export function refusalOf(
  code: ErrorCode,
  status: number,
  error: string,
  issues: readonly Issue[] = [],
): Refusal {
  const didYouMean = issues.find((issue) => issue.didYouMean !== undefined)?.didYouMean
  return { status, body: { error, code, issues, ...(didYouMean !== undefined && { didYouMean }) } }
}

export function httpRefusal(code: HttpErrorCode, error: string, didYouMean?: string): Refusal {
  const { status, body } = refusalOf(code, HTTP_ERRORS[code].status, error)
  return { status, body: { ...body, ...(didYouMean !== undefined && { didYouMean }) } }
}

/** When to ask again, where it is a matter of time. */
export function retryHeaders({ status }: Refusal): Readonly<Record<string, string>> {
  return status === 503 ? { 'Retry-After': '1' } : {}
}

/** What is wrong when the Host header is not one. */
export const INVALID_HOST: Refusal = httpRefusal(
  'invalid-host',
  'The Host header is not a host name with an optional port, such as example.org:8080',
)

/** A thrown value as a refusal; anything that is not one of ours is a 500 without inner detail. */
export function refusalOfThrown(thrown: unknown): Refusal {
  if (thrown instanceof RequestError) {
    return refusalOf(thrown.code, 400, thrown.message, thrown.issues)
  }
  if (thrown instanceof DomainError) {
    return refusalOf(thrown.code, DOMAIN_STATUS[thrown.code], thrown.message, thrown.issues)
  }
  if (thrown instanceof FormatError) {
    return refusalOf(thrown.code, FORMAT_STATUS[thrown.code], thrown.message, thrown.issues)
  }
  return httpRefusal('internal-error', 'Something went wrong on our side; please try again')
}
