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
  readonly enum?: readonly string[]
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
  if (json.type === 'boolean') return 'boolean'
  return json.type === 'array' ? 'list' : 'text'
}

/** Fields of a request schema by name, in the schema's order. Worked out once per schema. */
export function requestFieldsOf(schema: z.ZodObject): ReadonlyMap<string, RequestField> {
  const known = fieldsBySchema.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
  const required = new Set(json.required ?? [])
  const fields = new Map<string, RequestField>()
  for (const [name, field] of Object.entries(json.properties ?? {})) {
    fields.set(name, { name, kind: kindOf(field), required: required.has(name), json: field })
  }
  fieldsBySchema.set(schema, fields)
  return fields
}

/**
 * Says in words what a field takes: `a whole number from 0 to 127`.
 */
export function describeField(json: JsonSchema): string {
  if (json.enum) return `one of ${json.enum.join(', ')}`
  if (json.type === 'integer' || json.type === 'number') {
    const noun = json.type === 'integer' ? 'a whole number' : 'a number'
    const { minimum, exclusiveMinimum, maximum } = json
    const from = minimum ?? exclusiveMinimum
    const above = minimum === undefined && exclusiveMinimum !== undefined ? 'above' : 'from'
    if (from !== undefined && maximum !== undefined) {
      return above === 'above'
        ? `${noun} above ${from} and at most ${maximum}`
        : `${noun} from ${from} to ${maximum}`
    }
    if (from !== undefined)
      return above === 'above' ? `${noun} above ${from}` : `${noun}, at least ${from}`
    return maximum === undefined ? noun : `${noun}, at most ${maximum}`
  }
  if (json.type === 'boolean') return 'true or false'
  if (json.type === 'array') {
    const items = json.items ? describeField(json.items) : 'values'
    return `a list of ${json.minItems ?? 0} to ${json.maxItems ?? 'any number of'} values, each ${items}`
  }
  if (json.type === 'object') return 'an object'
  if (json.maxLength !== undefined) return `text of at most ${json.maxLength} characters`
  return 'text'
}
