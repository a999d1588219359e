/** Published schemas of a tool, from the schemas of its operation: flat values in, a document out. */
import * as z from 'zod'
import { describeField, type JsonSchema, requestFieldsOf } from '#operations/registry/field-kinds'
import type { McpTool } from './tool-table'

type Json = Record<string, unknown>

/** A list is given as text, as in a query string, so that every argument is one plain value. */
function flatField(json: JsonSchema): Json {
  const { anyOf, ...plain } = json
  if (anyOf?.some(({ type }) => type === 'string')) return { ...plain, type: 'string' }
  if (json.type !== 'array') return { ...json }
  const example = json.examples?.[0]
  return {
    type: 'string',
    description: `${json.description ?? ''} As text with commas: ${describeField(json)}.`.trim(),
    ...(example !== undefined && {
      examples: [Array.isArray(example) ? example.join(',') : example],
    }),
  }
}

/** Fields that a tool offers, with the schema that it publishes for each. */
export function toolFieldsOf(
  tool: McpTool,
): ReadonlyMap<string, { json: Json; required: boolean }> {
  const fields = new Map<string, { json: Json; required: boolean }>()
  for (const { name, json, required } of tool.own
    ? requestFieldsOf(tool.own.schema).values()
    : []) {
    fields.set(name, { json: { ...json }, required })
  }
  const offered = requestFieldsOf(tool.operation.request)
  for (const name of tool.fields) {
    const field = offered.get(name)
    if (!field) throw new RangeError(`${tool.name}: ${tool.operation.id} has no field ${name}`)
    const shorter = tool.defaults?.[name]
    fields.set(name, {
      json: { ...flatField(field.json), ...(shorter !== undefined && { default: shorter }) },
      required: field.required,
    })
  }
  return fields
}

export function inputSchemaOf(tool: McpTool): Json & { type: 'object' } {
  const fields = [...toolFieldsOf(tool)]
  const required = fields.filter(([, field]) => field.required).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, { json }]) => [name, json])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** Below this depth a schema says only what kind of value stands there; OpenAPI has the rest. */
const MAX_OUTPUT_DEPTH = 2

/** Follows a reference into the definitions. */
function resolve(schema: Json, definitions: Json): Json {
  const reference = schema.$ref
  if (typeof reference !== 'string') return schema
  const { $ref: _reference, ...rest } = schema
  return { ...(definitions[reference.replace('#/$defs/', '')] as Json), ...rest }
}

interface Reading {
  readonly definitions: Json
  /** Descriptions that were told: of a kind of value once is enough. */
  readonly told: Set<unknown>
}

/** What an agent reads of a schema: kinds, names, descriptions and enums; open to new fields. */
function readable(given: Json, reading: Reading, depth: number): Json {
  const { definitions, told } = reading
  const schema = resolve(given, definitions)
  const { type, description, enum: allowed, properties, required, items, anyOf } = schema
  const isNews = description !== undefined && !told.has(description)
  told.add(description)
  const own = {
    ...(type !== undefined && { type }),
    ...(isNews && { description }),
    ...(allowed !== undefined && { enum: allowed }),
  }
  if (Array.isArray(anyOf)) {
    return { ...own, anyOf: anyOf.map((one) => readable(one as Json, reading, depth)) }
  }
  if (depth <= 0) return own
  const isRequired = (name: string) => Array.isArray(required) && required.includes(name)
  return {
    ...own,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Json).map(([name, value]) => [
          name,
          // A part that not every answer has is told by its kind.
          readable(value as Json, reading, isRequired(name) ? depth - 1 : 0),
        ]),
      ),
      ...(required !== undefined && { required }),
    }),
    ...(typeof items === 'object' &&
      items !== null && { items: readable(items as Json, reading, depth - 1) }),
  }
}

export function outputSchemaOf(tool: McpTool): Json {
  const schema = z.toJSONSchema(tool.operation.document, {
    io: 'output',
    unrepresentable: 'any',
  }) as Json
  const definitions = (schema.$defs ?? {}) as Json
  return readable(schema, { definitions, told: new Set() }, MAX_OUTPUT_DEPTH)
}
