/**
 * Query string ↔ request, from the request schema. Reading is strict: a wish that is silently
 * ignored is the worst answer, so slips, repeats and empty values are refused by name.
 */

import type * as z from 'zod'
import { misplacedWishIssue } from '../reading/misplaced-name'
import { readRequest, requestErrorOf, showValue } from '../reading/read-request'
import { slipIssue } from '../reading/typos'
import { type RequestField, requestFieldsOf } from './field-kinds'
import type { AnyOperation } from './operation'
import { RequestError } from './request-errors'

const DECIMAL = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/
const INTEGER = /^-?(0|[1-9][0-9]*)$/
const MAX_NUMBER_LENGTH = 24

export interface ReadQuery<Request> {
  readonly request: Request
  /** Parameters that are not taken here and look like nobody's slip; named in a header. */
  readonly ignored: readonly string[]
}

function decode(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new RequestError(
      'malformed-query',
      `The query holds ${showValue(text)}, which is not percent-encoded UTF-8; write # as %23 and a blank as %20`,
    )
  }
}

function readValue(field: RequestField, text: string): unknown {
  switch (field.kind) {
    case 'integer':
      return INTEGER.test(text) && text.length <= MAX_NUMBER_LENGTH ? Number(text) : text
    case 'number':
      return DECIMAL.test(text) && text.length <= MAX_NUMBER_LENGTH ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'list':
      return text.split(',').map((item) => {
        const trimmed = item.trim()
        const numeric = field.json.items?.type === 'integer' || field.json.items?.type === 'number'
        return numeric && DECIMAL.test(trimmed) ? Number(trimmed) : trimmed
      })
    case 'text':
      return text
  }
}

/**
 * Reads a query string (without `?`) as a request of an operation.
 *
 * @throws RequestError for a slip, a repeat, an empty or a wrong value.
 */
export function readQuery<Operation extends AnyOperation>(
  operation: Operation,
  queryString: string,
): ReadQuery<z.output<Operation['request']>> {
  const fields = requestFieldsOf(operation.request)
  const values: Record<string, unknown> = Object.create(null)
  const ignored: string[] = []
  for (const pair of queryString === '' ? [] : queryString.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    const text = equals < 0 ? '' : decode(pair.slice(equals + 1))
    const field = fields.get(name)
    if (!field) {
      const issue = slipIssue(name, [...fields.keys()]) ?? misplacedWishIssue(operation, name)
      if (issue) throw requestErrorOf('unknown-parameter', [issue])
      ignored.push(name)
      continue
    }
    if (name in values) {
      const message = `${name} is given more than once; give it once${field.kind === 'list' ? ', values separated by commas' : ''}`
      throw requestErrorOf('repeated-parameter', [{ path: name, message }])
    }
    if (text === '') {
      const message = `${name} is empty; leave it out or give it a value`
      throw requestErrorOf('invalid-parameter', [{ path: name, message }])
    }
    values[name] = readValue(field, text)
  }
  return { request: readRequest(operation, values), ignored }
}

const PLAIN_TEXT = /^[\w.~-]*$/

/** Writes a value of a query; commas of lists stay readable. */
function encodeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => encodeValue(item)).join(',')
  const text = String(value)
  // Most values need no encoding, and looking is ten times cheaper than encoding.
  if (PLAIN_TEXT.test(text)) return text
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/**
 * Writes a request as a query string with its `?`, in the given key order; absent values are left
 * out, an empty request gives an empty string.
 *
 * @example
 * formatQuery({ note: 'F#4', root: 'D' }) // => "?note=F%234&root=D"
 */
export function formatQuery(request: Readonly<Record<string, unknown>>): string {
  let query = ''
  for (const name of Object.keys(request)) {
    const value = request[name]
    if (value === undefined) continue
    query += `${query === '' ? '?' : '&'}${name}=${encodeValue(value)}`
  }
  return query
}
