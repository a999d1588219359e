/**
 * A JSON object (a POST body, tool arguments) as a request: as strict about names as a query, also
 * inside lists and objects, since a wish that is silently ignored is the worst answer.
 */
import type * as z from 'zod'
import { type JsonSchema, requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import type { ReadQuery } from '../registry/query'
import { misplacedWishIssue } from './misplaced-name'
import { readRequest, requestErrorOf } from './read-request'
import { slipIssue } from './typos'

type Properties = Readonly<Record<string, JsonSchema>>

/** Collects names nobody knows. @throws RequestError for one that looks like a slip or a wish. */
function checkNames(
  value: object,
  known: Properties,
  path: string,
  ignored: string[],
  operation?: AnyOperation,
): void {
  for (const [name, inner] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(known, name)) {
      checkInside(inner, known[name]!, here, ignored)
      continue
    }
    const issue =
      slipIssue(name, Object.keys(known), here) ??
      (operation && misplacedWishIssue(operation, name))
    if (issue) throw requestErrorOf('unknown-parameter', [issue])
    ignored.push(here)
  }
}

function checkInside(value: unknown, json: JsonSchema, path: string, ignored: string[]): void {
  if (Array.isArray(value)) {
    if (json.items?.properties === undefined) return
    const most = json.maxItems ?? value.length
    for (const [index, item] of value.slice(0, most).entries()) {
      checkInside(item, json.items, `${path}[${index}]`, ignored)
    }
  } else if (typeof value === 'object' && value !== null && json.properties) {
    checkNames(value, json.properties, path, ignored)
  }
}

/**
 * Reads a JSON object as a request of an operation.
 *
 * @throws RequestError for a slip in a name or a wrong value.
 */
export function readObject<Operation extends AnyOperation>(
  operation: Operation,
  values: object,
): ReadQuery<z.output<Operation['request']>> {
  const fields = [...requestFieldsOf(operation.request).values()]
  const known = Object.fromEntries(fields.map((field) => [field.name, field.json]))
  const ignored: string[] = []
  checkNames(values, known, '', ignored, operation)
  return { request: readRequest(operation, values), ignored }
}
