/** TypeScript types of every request and document, for the client, from the published schemas. */
import * as z from 'zod'
import type { AnyOperation } from '#operations/registry/operation'

type Json = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function commentOf({ description }: Json): string {
  return typeof description === 'string'
    ? `/** ${description.replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */ `
    : ''
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

function objectType(schema: Json): string {
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : []
  const fields = properties.map(([name, value]) => {
    const field = isObject(value) ? value : {}
    return `${commentOf(field)}${keyOf(name)}${required.has(name) ? '' : '?'}: ${typeOf(field)}`
  })
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return isObject(schema.additionalProperties)
    ? `{ [name: string]: ${typeOf(schema.additionalProperties)} }`
    : 'Record<string, unknown>'
}

function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    // Marked, so that it can be given the operation's name.
    return `⟦${schema.$ref.replace('#/$defs/', '')}⟧`
  }
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const union = schema.anyOf ?? schema.oneOf
  if (Array.isArray(union)) return `(${union.map((one) => typeOf(one)).join(' | ')})`
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ type })).join(' | ')
  switch (schema.type) {
    case 'string':
      return schema.contentEncoding === 'base64' ? '(Uint8Array | string)' : 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      if (Array.isArray(schema.prefixItems)) {
        return `[${schema.prefixItems.map((one) => typeOf(one)).join(', ')}]`
      }
      return `Array<${isObject(schema.items) ? typeOf(schema.items) : 'unknown'}>`
    case 'object':
      return objectType(schema)
    default:
      return 'unknown'
  }
}

/** Shared parts of one schema as named types; the operation's name keeps them apart. */
interface NamedTypes {
  readonly main: string
  readonly parts: readonly string[]
}

function namedTypes(schema: z.ZodType, io: 'input' | 'output', prefix: string): NamedTypes {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  const definitions = isObject(json.$defs) ? json.$defs : {}
  const typeName = (name: string) => `${prefix}${name.replace(/^_+schema/, 'Part')}`
  const renamed = (text: string) => text.replace(/⟦([^⟧]+)⟧/g, (_, name: string) => typeName(name))
  return {
    main: renamed(typeOf(json)),
    parts: Object.entries(definitions).map(
      ([name, definition]) =>
        `type ${typeName(name)} = ${renamed(typeOf(isObject(definition) ? definition : {}))}`,
    ),
  }
}

function pascal(id: string): string {
  return id[0]!.toUpperCase() + id.slice(1)
}

function documentType({ mediaType, attachment }: AnyOperation, main: string): string {
  if (attachment) return 'Uint8Array'
  return mediaType === undefined ? main : 'string'
}

/** The module's source. */
export function clientTypesModule(operations: readonly AnyOperation[]): string {
  const parts: string[] = []
  const rows = operations.map((operation) => {
    const request = namedTypes(operation.request, 'input', `${pascal(operation.id)}Request`)
    const document = namedTypes(operation.document, 'output', pascal(operation.id))
    parts.push(...request.parts, ...(operation.mediaType === undefined ? document.parts : []))
    return `  /** ${operation.summary}. */
  ${operation.id}: {
    request: ${request.main}
    document: ${documentType(operation, document.main)}
  }`
  })
  const paths = operations.map(({ id, http, attachment }) => {
    const rest = http.bytesField ? `, '${http.bytesField}'` : attachment ? ", 'attachment'" : ''
    return `  ${id}: ['${http.method}', '${http.path}'${rest}],`
  })
  return `/** Generated from the list of operations by npm run generate. */

${parts.join('\n')}

export interface Operations {
${rows.join('\n')}
}

export const OPERATION_PATHS: Readonly<
  Record<keyof Operations, readonly ['GET' | 'POST', string, ('file' | 'attachment')?]>
> = {
${paths.join('\n')}
}
`
}
