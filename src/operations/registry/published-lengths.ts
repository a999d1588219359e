/** Values no longer than their fields publish: looked at before anything in them is matched. */
import type * as z from 'zod'
import { type JsonSchema, requestFieldsOf } from './field-kinds'
import { RequestError } from './request-errors'

/** Characters of a name, a symbol, a key, a tuning, and of every text that publishes no other length. */
export const MAX_NAME_LENGTH = 64

/** `notes[2].voice`. */
export function formatPath(path: readonly PropertyKey[]): string {
  let text = ''
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`
    else text += text === '' ? String(part) : `.${String(part)}`
  }
  return text
}

/** @throws RequestError `too-long` for more than the most. */
export function checkLength(
  path: readonly PropertyKey[],
  length: number,
  most: number,
  unit = 'characters',
): void {
  if (length <= most) return
  const name = formatPath(path)
  const message = `${name} has ${length} ${unit}; at most ${most} are read`
  throw new RequestError('too-long', message, [{ path: name, message }])
}

function alternativesOf(json: JsonSchema): readonly JsonSchema[] {
  return json.anyOf?.flatMap(alternativesOf) ?? [json]
}

/** The most characters of a text that a field takes. */
export function maxLengthOf(json: JsonSchema): number {
  const lengths = alternativesOf(json).flatMap(({ maxLength }) => maxLength ?? [])
  return lengths.length === 0 ? MAX_NAME_LENGTH : Math.max(...lengths)
}

/** What is not of the schema stays as a place without a value: it is counted and named, and no more. */
const NOT_READ = null

function withinList(values: readonly unknown[], json: JsonSchema, path: PropertyKey[]): unknown {
  const list = alternativesOf(json).find(({ type }) => type === 'array')
  if (!list) return values.map(() => NOT_READ)
  const { items = {}, prefixItems = [], maxItems = MAX_NAME_LENGTH } = list
  checkLength(path, values.length, maxItems, 'items')
  return values.map((value, at) => within(value, prefixItems[at] ?? items, path, at))
}

function withinObject(values: object, json: JsonSchema, path: PropertyKey[]): unknown {
  const known = alternativesOf(json).find(({ properties }) => properties)?.properties ?? {}
  const read: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(values)) {
    read[name] = Object.hasOwn(known, name) ? within(value, known[name]!, path, name) : NOT_READ
  }
  return read
}

function within(value: unknown, json: JsonSchema, path: PropertyKey[], at: PropertyKey): unknown {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value
  if (value instanceof Uint8Array) return value
  path.push(at)
  let read: unknown = value
  if (typeof value === 'string') checkLength(path, value.length, maxLengthOf(json))
  else read = Array.isArray(value) ? withinList(value, json, path) : withinObject(value, json, path)
  path.pop()
  return read
}

/**
 * The values of a request, none of them longer than its schema publishes.
 *
 * @throws RequestError `too-long` naming the field, its length and the most.
 */
export function withinLengths(schema: z.ZodObject, values: unknown): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values
  const fields = [...requestFieldsOf(schema).values()]
  const properties = Object.fromEntries(fields.map(({ name, json }) => [name, json]))
  return withinObject(values, { properties }, [])
}
