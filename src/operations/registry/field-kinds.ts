/** What kind of value each field of a request schema takes, read from the schema itself. */
import * as z from 'zod'

export type FieldKind = 'number' | 'integer' | 'boolean' | 'text' | 'list'

export interface RequestField {
  readonly name: string
  readonly kind: FieldKind
  readonly required: boolean
  /** Published schema of the field: description, enum, minimum, maximum, default. */
  readonly json: JsonSchema
}

/** The parts of a JSON Schema that messages, pages and help texts read. */
export interface JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly prefixItems?: readonly JsonSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

const fieldsBySchema = new WeakMap<z.ZodObject, ReadonlyMap<string, RequestField>>()

function kindOf(json: JsonSchema): FieldKind {
  if (json.type === 'integer') return 'integer'
  if (json.type === 'number') return 'number'
  if ([json, ...(json.anyOf ?? [])].some(({ type }) => type === 'boolean')) return 'boolean'
  return json.type === 'array' ? 'list' : 'text'
}

/** Fields of a request schema by name, in the schema's order. Worked out once per schema. */
export function requestFieldsOf(schema: z.ZodObject): ReadonlyMap<string, RequestField> {
  const known = fieldsBySchema.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const required = new Set(json.required ?? [])
  const fields = new Map<string, RequestField>()
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    fields.set(name, { name, kind: kindOf(field), required: required.has(name), json: field })
  }
  fieldsBySchema.set(schema, fields)
  return fields
}

function describeNumber(json: JsonSchema): string {
  const noun = json.type === 'integer' ? 'a whole number' : 'a number'
  const { minimum, exclusiveMinimum, maximum } = json
  if (minimum !== undefined) {
    return maximum === undefined
      ? `${noun}, at least ${minimum}`
      : `${noun} from ${minimum} to ${maximum}`
  }
  if (exclusiveMinimum !== undefined) {
    const above = `${noun} above ${exclusiveMinimum}`
    return maximum === undefined ? above : `${above} and at most ${maximum}`
  }
  return maximum === undefined ? noun : `${noun}, at most ${maximum}`
}

function describeList({ items, minItems = 0, maxItems, prefixItems }: JsonSchema): string {
  if (prefixItems) return `a list of ${prefixItems.map(describeField).join(' and ')}`
  const count = maxItems === undefined ? `${minItems} or more` : `${minItems} to ${maxItems}`
  if (!items) return `a list of ${count} values`
  const isText = items.type === 'string' && items.enum === undefined && items.examples !== undefined
  const each = isText ? `such as ${items.examples!.join(', ')}` : `each ${describeField(items)}`
  return `a list of ${count} values, ${each}`
}

/** The values a field may only take, as text: of an enum, a constant, or a choice of those. */
export function allowedValuesOf(json: JsonSchema): readonly string[] | undefined {
  if (json.enum) return json.enum.map(String)
  if (json.const !== undefined) return [String(json.const)]
  const choices = json.anyOf?.map(allowedValuesOf)
  return choices?.every((choice) => choice !== undefined) ? choices.flat() : undefined
}

/**
 * Says in words what a field takes: `a whole number from 0 to 127`.
 */
export function describeField(json: JsonSchema): string {
  const allowed = allowedValuesOf(json)
  if (allowed) return allowed.length === 1 ? allowed[0]! : `one of ${allowed.join(', ')}`
  if (json.anyOf) return json.anyOf.map(describeField).join(', or ')
  if (json.type === 'integer' || json.type === 'number') return describeNumber(json)
  if (json.type === 'boolean') return 'true or false'
  if (json.type === 'array') return describeList(json)
  if (json.type === 'object') return 'an object'
  if (json.maxLength !== undefined) return `text of at most ${json.maxLength} characters`
  return 'text'
}
