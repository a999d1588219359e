/**
 * Query string ↔ request, from the request schema. Reading is strict: typos, names that belong
 * elsewhere, repeats and empty values are refused by name.
 */

import type * as z from 'zod'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { englishValues } from '../names/read-names'
import { requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import { RequestError, requestErrorOf, showValue } from '../registry/request-errors'
import { readFieldText } from './field-text'
import { readRequest } from './read-request'
import { ignorableNames } from './unknown-names'

export interface ReadQuery<Request> {
  readonly request: Request
  /** Parameters that mean nothing to any operation; named in a header. */
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

/**
 * Reads a query string (without `?`) as a request of an operation.
 *
 * @param body fields that do not stand in the query
 * @param names how the values name notes
 * @throws RequestError for a typo, a name that belongs elsewhere, a repeat, an empty or a wrong value.
 */
export function readQuery<Operation extends AnyOperation>(
  operation: Operation,
  queryString: string,
  body: Readonly<Record<string, unknown>> = {},
  names: NameSystem = 'english',
): ReadQuery<z.output<Operation['request']>> {
  const { values, ignored } = valuesOfQuery(operation, queryString, body)
  const request = readRequest(operation, values, (given) => englishValues(given, names))
  return { request, ignored }
}

/**
 * The values of a query beside those of a body, as the schema takes them, unchecked.
 *
 * @throws RequestError as `readQuery`, but for a wrong value.
 */
export function valuesOfQuery(
  operation: AnyOperation,
  queryString: string,
  body: Readonly<Record<string, unknown>> = {},
): { readonly values: Record<string, unknown>; readonly ignored: readonly string[] } {
  const fields = requestFieldsOf(operation.request)
  const values: Record<string, unknown> = Object.assign(Object.create(null), body)
  const unknown = new Set<string>()
  for (const pair of queryString === '' ? [] : queryString.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    const text = equals < 0 ? '' : decode(pair.slice(equals + 1))
    const field = fields.get(name)
    if (!field) {
      unknown.add(name)
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
    values[name] = readFieldText(field, text)
  }
  const ignored = ignorableNames(
    operation,
    [...unknown].map((name) => ({ name, path: name })),
  )
  return { values, ignored }
}

/**
 * Names in the query of a POST, whose request is its body.
 *
 * @returns names that may be ignored.
 * @throws RequestError for a name that belongs in the body or elsewhere.
 */
export function readPostQuery(operation: AnyOperation, queryString: string): readonly string[] {
  const fields = requestFieldsOf(operation.request)
  const unknown = new Set<string>()
  for (const pair of queryString.split('&')) {
    const name = decode(pair.split('=', 1)[0]!)
    if (name === '') continue
    if (fields.has(name)) {
      const message = `${name} stands in the query; POST ${operation.http.path} reads it from the JSON body`
      throw requestErrorOf('unknown-parameter', [{ path: name, message }])
    }
    unknown.add(name)
  }
  return ignorableNames(
    operation,
    [...unknown].map((name) => ({ name, path: name })),
  )
}
