/** A JSON object as a request: as strict about names as a query, also inside lists and objects. */
import type * as z from 'zod'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { englishValues } from '../names/read-names'
import { type JsonSchema, requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import type { ReadQuery } from './query'
import { readRequest } from './read-request'
import { ignorableNames, MAX_UNKNOWN_NAMES, type UnknownName } from './unknown-names'

type Properties = Readonly<Record<string, JsonSchema>>

/**
 * Unknown names by the place in the schema: `events[].x` of a thousand events is one. At one more
 * than the limit reading stops, since the request is refused.
 */
type UnknownByPlace = Map<string, UnknownName>

function collectNames(
  value: object,
  known: Properties,
  at: { readonly path: string; readonly place: string },
  found: UnknownByPlace,
): void {
  const prefix = (text: string) => (text === '' ? '' : `${text}.`)
  for (const name of Object.keys(value)) {
    if (found.size > MAX_UNKNOWN_NAMES) return
    const inner: unknown = value[name as keyof typeof value]
    const path = prefix(at.path) + name
    const place = prefix(at.place) + name
    if (Object.hasOwn(known, name)) collectInside(inner, known[name]!, { path, place }, found)
    else if (!found.has(place)) {
      const fieldsOfItem = at.path === '' ? undefined : Object.keys(known)
      found.set(place, { name, path, ...(fieldsOfItem && { fieldsOfItem }) })
    }
  }
}

function collectInside(
  value: unknown,
  json: JsonSchema,
  { path, place }: { readonly path: string; readonly place: string },
  found: UnknownByPlace,
): void {
  if (Array.isArray(value)) {
    if (json.items?.properties === undefined) return
    // Items beyond the most are refused by their number, whatever they hold.
    const most = Math.min(value.length, json.maxItems ?? value.length)
    for (let index = 0; index < most && found.size <= MAX_UNKNOWN_NAMES; index++) {
      const here = { path: `${path}[${index}]`, place: `${place}[]` }
      collectInside(value[index], json.items, here, found)
    }
  } else if (typeof value === 'object' && value !== null && json.properties) {
    collectNames(value, json.properties, { path, place }, found)
  }
}

/**
 * Reads a JSON object as a request of an operation.
 *
 * @param names how the values name notes
 * @throws RequestError for a typo in a name, a name that belongs elsewhere, or a wrong value.
 */
export function readObject<Operation extends AnyOperation>(
  operation: Operation,
  values: object,
  names: NameSystem = 'english',
): ReadQuery<z.output<Operation['request']>> {
  const fields = [...requestFieldsOf(operation.request).values()]
  const known = Object.fromEntries(fields.map((field) => [field.name, field.json]))
  const found: UnknownByPlace = new Map()
  collectNames(values, known, { path: '', place: '' }, found)
  const ignored = ignorableNames(operation, [...found.values()])
  const request = readRequest(operation, values, (given) => englishValues(given, names))
  return { request, ignored }
}
