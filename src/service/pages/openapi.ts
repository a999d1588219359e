/** OpenAPI 3.1 description of the service, worked out from the list of operations. */

import * as z from 'zod'
import { OPERATIONS } from '#operations/index'
import type { JsonSchema } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { ERROR_CODES } from '../http/http-errors'
import { MAX_BODY_BYTES } from '../http/read-body'
import { MAX_ENLARGED_PIXELS, MAX_PIXELS } from '../png/picture-scale'
import { hasPng, PNG_TYPE, pngPathOf } from '../png/png-twin'
import { hasMarkdown } from '../text/markdown/markdown-of'
import { formParametersOf } from './openapi-form'

type Json = Record<string, unknown>

const CONTRACT_NAMES: ReadonlyMap<string, string> = new Map([
  ['getPitchMap', 'PitchMap'],
  ['getGuitarVoicings', 'VoicingResult'],
  ['getComposerBridge', 'ComposerBridge'],
  ['listScales', 'ScaleCatalog'],
  ['getScaleMap', 'ScaleMap'],
  ['getChordScaleAdvisor', 'ChordScaleAdvisor'],
  ['findScalesContaining', 'ContainingScales'],
  ['buildTabRecipe', 'TabRecipe'],
])

/** Name of an operation's document in the components. */
export function documentNameOf(operation: AnyOperation): string {
  const known = CONTRACT_NAMES.get(operation.id)
  if (known !== undefined) return known
  return `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}Document`
}

function publishAll(schemas: object, components: Json): Json {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, publish(schema, components)]),
  )
}

/** Published schemas are open (extra fields are welcome) and their shared parts are components. */
function publish(schema: unknown, components: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => publish(item, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const published: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$schema' || key === 'id') continue
    if ((key === 'additionalProperties' || key === 'items') && value === false) continue
    if (key === '$ref') {
      published[key] = String(value).replace('#/$defs/', '#/components/schemas/')
    } else if (key === '$defs') {
      Object.assign(components, publishAll(value as Json, components))
    } else if (key === 'properties') {
      published[key] = publishAll(value as Json, components)
    } else if (key === 'prefixItems') {
      const places = value as unknown[]
      published[key] = publish(places, components)
      // A tuple is as long as its places; linters ask for items beside them.
      Object.assign(published, { items: {}, minItems: places.length, maxItems: places.length })
    } else {
      // What a default, an enum or an example holds is data, not a schema.
      const isData = key === 'default' || key === 'enum' || key === 'const' || key === 'examples'
      published[key] = isData ? value : publish(value, components)
    }
  }
  return published
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  return publish(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), components) as Json
}

function parametersOf(operation: AnyOperation, components: Json): Json[] {
  const request = jsonSchemaOf(operation.request, 'input', components) as unknown as JsonSchema
  const required = new Set(request.required ?? [])
  return Object.entries(request.properties ?? {}).map(([name, field]) => {
    const { description, examples, ...schema } = field
    const example = operation.examples.find((one) => Object.hasOwn(one.request, name))?.request[
      name
    ]
    const shown = example ?? examples?.[0]
    return {
      name,
      in: 'query',
      required: required.has(name),
      ...(description !== undefined && { description }),
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema,
      ...(shown !== undefined && {
        example: schema.type === 'array' && !Array.isArray(shown) ? [shown] : shown,
      }),
    }
  })
}

/** Bytes as they are. */
const BINARY = { type: 'string', format: 'binary' }

const ERROR_RESPONSE = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
})

function successOf(operation: AnyOperation, components: Json): Json {
  if (operation.mediaType !== undefined) {
    const { mediaTypes } = operation
    if (mediaTypes) {
      const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: BINARY }]))
      return { description: operation.summary, content }
    }
    const textual = hasMarkdown(operation) && { 'text/markdown': { schema: { type: 'string' } } }
    return {
      description: operation.summary,
      content: { [operation.mediaType]: { schema: { type: 'string' } }, ...textual },
    }
  }
  const name = documentNameOf(operation)
  components[name] = jsonSchemaOf(operation.document, 'output', components)
  return {
    description: operation.summary,
    content: {
      'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
      'text/markdown': { schema: { type: 'string' } },
      ...(operation.texts && { 'text/plain': { schema: { type: 'string' } } }),
    },
  }
}

function operationObject(operation: AnyOperation, components: Json): Json {
  const { method, bytesField, textField, maxBodyBytes = MAX_BODY_BYTES } = operation.http
  const bodyField = bytesField ?? textField
  const isPost = method === 'POST'
  const codes =
    operation.errors.length > 0 ? ` Codes of its own: ${operation.errors.join(', ')}.` : ''
  const urls = operation.examples.map(
    (example) => `- ${example.title}: \`${operation.http.path}${formatQuery(example.request)}\``,
  )
  return {
    operationId: operation.id,
    tags: [operation.http.path.startsWith('/api/') ? 'pitch map' : 'service'],
    summary: operation.summary,
    description: isPost ? operation.description : `${operation.description}\n\n${urls.join('\n')}`,
    ...(isPost
      ? {
          parameters: [
            // Beside a body of bytes or text the other plain fields stand in the query.
            ...(bodyField === undefined
              ? []
              : parametersOf(operation, components).filter(
                  ({ name }) => name !== bodyField && name !== 'song',
                )),
            ...formParametersOf(operation),
          ],
          requestBody: {
            required: true,
            content: {
              ...(bytesField !== undefined && { 'application/octet-stream': { schema: BINARY } }),
              ...(textField !== undefined && { 'text/plain': { schema: { type: 'string' } } }),
              'application/json': {
                schema: jsonSchemaOf(operation.request, 'input', components),
                examples: Object.fromEntries(
                  operation.examples.map((example, index) => [
                    `example${index + 1}`,
                    { summary: example.title, value: example.request },
                  ]),
                ),
              },
            },
          },
        }
      : {
          parameters: [...parametersOf(operation, components), ...formParametersOf(operation)],
        }),
    responses: {
      200: successOf(operation, components),
      ...(!isPost && { 304: { description: 'The copy named in If-None-Match is still right.' } }),
      400: ERROR_RESPONSE(
        `The request cannot be granted as asked; error says what would work.${codes}`,
      ),
      ...(isPost && { 413: ERROR_RESPONSE(`The body is larger than ${maxBodyBytes} bytes.`) }),
    },
  }
}

/** The PNG twin of a picture: the same parameters, other bytes. */
function pngObject(svg: Json, { id, summary, http }: AnyOperation): Json {
  const { 200: _svg, ...refusals } = svg.responses as Json
  return {
    ...svg,
    operationId: `${id}Png`,
    summary: `${summary}, as PNG`,
    description: `The picture of ${http.path} in pixels, twice or one and a half times as large where that is at most ${MAX_ENLARGED_PIXELS} pixels, for hosts that show no SVG. A picture that has more than ${MAX_PIXELS} at its own size is refused as picture-too-large.`,
    responses: {
      200: {
        description: summary,
        content: { [PNG_TYPE]: { schema: { type: 'string', format: 'binary' } } },
      },
      ...refusals,
      501: ERROR_RESPONSE('This server draws SVG only; error says where the same picture is.'),
    },
  }
}

const API_ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'code', 'issues'],
  properties: {
    error: {
      type: 'string',
      description: 'One sentence: what was asked, why not, what would work.',
    },
    code: {
      type: 'string',
      enum: ERROR_CODES.map(({ code }) => code),
      description: 'Stable, kebab-case.',
    },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'Parameter or field: scale, events[2].fret.' },
          message: { type: 'string' },
          allowed: { type: 'array', items: { type: 'string' } },
          didYouMean: { type: 'string' },
          instead: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Parameters to give in place of this one.',
          },
        },
      },
    },
    didYouMean: { type: 'string', description: 'The first suggestion among the issues.' },
  },
}

/** The latest of the document kinds' dates is the date of the description. */
export const INTERFACE_VERSION: string = OPERATIONS.map(({ apiVersion = '' }) => apiVersion)
  .toSorted()
  .at(-1)!

/** The whole description, for one base URL. */
export function openApiOf(operations: readonly AnyOperation[], baseUrl: string): Json {
  const components: Json = { ApiError: API_ERROR_SCHEMA }
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = paths[operation.http.path] ?? {}
    path[operation.http.method.toLowerCase()] = operationObject(operation, components)
    paths[operation.http.path] = path
    if (hasPng(operation)) {
      paths[pngPathOf(operation)] = { get: pngObject(path.get as Json, operation) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pitch Map',
      version: INTERFACE_VERSION,
      description:
        'Where a pitch lies on piano and guitar, what it means in a key, how a chord can be gripped, which scales fit and how a line is best fingered. Read-only: every GET is a function of its query. Guitar is standard six-string tuning, string 1 the highest, unless instrument, tuning or capo say otherwise.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Pitch Map', url: `${baseUrl}/docs` },
    },
    servers: [{ url: baseUrl }],
    security: [],
    tags: [
      { name: 'pitch map', description: 'Questions about pitches, scales, chords and lines.' },
    ],
    paths,
    components: { schemas: components },
  }
}
