/** Published schemas of a tool, from the schema of its operation: flat values in, in few words. */
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { describeField, type JsonSchema, requestFieldsOf } from '#operations/registry/field-kinds'
import type { Detail } from '#operations/registry/surfaces'
import { readForm } from '../../text/representation'
import type { McpTool } from './tool-table'

type Json = Record<string, unknown>

/** The argument that every tool takes beside those it lists; the server's instructions tell it. */
export const DETAIL = 'detail'

const DETAIL_FIELD: Json = { type: 'string' }

/** The second one: how notes are called. The server's instructions tell its values. */
export const NAMES = 'names'

/** Reads `names`, English where it is left out. */
export function readToolNames(given: unknown): NameSystem {
  return readForm('names', given ?? 'english')
}

/** Reads `detail`, which a tool takes as lean where it is left out. */
export function readDetail(given: unknown): Detail {
  return readForm('detail', given ?? 'lean')
}

/** Parameters of many tools whose name says all; the instructions of the server and OpenAPI say more. */
export const SELF_EXPLAINING: ReadonlySet<string> = new Set([
  'instrument',
  'tuning',
  'capo',
  'maxFret',
  'handStartFret',
  'handEndFret',
  'noBarre',
  'limit',
  'tempo',
  'bpm',
  'durationBeats',
  'title',
  'layer',
  'piano',
  'midi',
  'bars',
  'frequencyHz',
  'a4',
  'transpose',
  'fingers',
  'level',
  'scale',
  'key',
  'octaves',
  'minutes',
  'leftHanded',
])

/** Words for parameters of many tools. */
const SHARED_WORDS: Readonly<Record<string, string>> = {
  chordNames: 'shapes or sounding',
  contextRoot: 'Tonic of the key',
  contextScale: 'Scale of that key',
  maxDifficulty: 'Level, 1 to 5',
  note: 'Such as Bb3',
  position: 'open, first … twelfth',
  root: 'Such as F# or Am',
  strings: 'Only these: 4,3,2,1',
  timeSignature: 'Such as 3/4',
}

/** Longer heads of a description say what the parameter is, and what follows how it is written. */
const MIN_HEAD = 10

/** The first sentence; without how a value is written where an example shows that. */
function shortWords({ description = '', examples = [], ...json }: JsonSchema): string {
  const [sentence = ''] = description.split(/\.(?:\s|$)/)
  const [first = '', ...clauses] = sentence.split('; ')
  const colon = first.indexOf(': ')
  const head = colon >= MIN_HEAD && examples.length > 0 ? first.slice(0, colon) : first
  const isTold = json.default !== undefined
  const defaults = clauses.filter((clause) => !isTold && clause.startsWith('default'))
  return [head, ...defaults].join('; ')
}

/** Longer lists of values are told in words. */
const MAX_LISTED = 12

/** Whether words name every value of a list already. */
const isNamed = (values: readonly unknown[], words: string) =>
  values.every((value) => words.includes(String(value)))

/** Defaults without a surprise: no capo, no filter, any place, the guitar, C major, a walking tempo. */
const PLAIN_DEFAULTS: readonly unknown[] = [0, false, 'any', 'guitar', 'C', 'major', 90, '4,4']

function textOf(example: unknown): string {
  return Array.isArray(example) ? example.join(',') : String(example)
}

/** A list is given as text, as in a query string, so that every argument is one plain value. */
function flatField(json: JsonSchema, told: string | undefined): Json {
  const { anyOf, examples = [], type, items, minItems: _min, maxItems: _max, ...plain } = json
  const words = told ?? shortWords(json)
  if (Array.isArray(plain.default)) plain.default = textOf(plain.default)
  const [example] = examples
  const isToldOtherwise =
    example === undefined ||
    words === '' ||
    /such as|: /i.test(words) ||
    [json.enum, json.default, json.minimum].some((one) => one !== undefined) ||
    examples.some((one) => words.includes(textOf(one)))
  const flat: Json = {
    ...plain,
    description: isToldOtherwise ? words : `${words}, for example ${textOf(example)}`,
  }
  if (flat.description === '') delete flat.description
  const { enum: values } = json
  if (values && (values.length > MAX_LISTED || isNamed(values, words))) delete flat.enum
  if (PLAIN_DEFAULTS.includes(flat.default)) delete flat.default
  if (Array.isArray(flat.default)) flat.default = textOf(flat.default)
  if (anyOf?.some((one) => one.type === 'string')) return { ...flat, type: 'string' }
  if (type !== 'array') return { ...flat, ...(type !== undefined && { type }) }
  const each = items?.enum ? ` Values with commas between: ${describeField(items)}.` : ''
  const description = `${flat.description ?? ''}${each}`.trim()
  return { ...flat, type: 'string', ...(description !== '' && { description }) }
}

/** Fields that a tool offers, with the schema that it publishes for each. */
export function toolFieldsOf(
  tool: McpTool,
): ReadonlyMap<string, { json: Json; required: boolean }> {
  const fields = new Map<string, { json: Json; required: boolean }>()
  for (const { name, json, required } of tool.own
    ? requestFieldsOf(tool.own.schema).values()
    : []) {
    fields.set(name, { json: flatField(json, json.description), required })
  }
  const offered = requestFieldsOf(tool.operation.request)
  for (const name of tool.fields) {
    const field = offered.get(name)
    if (!field) throw new RangeError(`${tool.name}: ${tool.operation.id} has no field ${name}`)
    const shorter = tool.defaults?.[name]
    fields.set(name, {
      json: {
        ...flatField(
          field.json,
          tool.words?.[name] ?? (SELF_EXPLAINING.has(name) ? '' : SHARED_WORDS[name]),
        ),
        ...(shorter !== undefined && { default: shorter }),
      },
      required: field.required,
    })
  }
  fields.set(DETAIL, { json: DETAIL_FIELD, required: false })
  fields.set(NAMES, { json: { type: 'string' }, required: false })
  return fields
}

const LIMITS: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'prefixItems',
])

/** As it is listed: a refusal tells the limits of a value, and the nearest right one. */
function listed(json: Json): Json {
  return Object.fromEntries(Object.entries(json).filter(([name]) => !LIMITS.has(name)))
}

export function inputSchemaOf(tool: McpTool): Json & { type: 'object' } {
  const fields = [...toolFieldsOf(tool)].filter(([name]) => name !== DETAIL)
  const required = fields.filter(([, field]) => field.required).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, { json }]) => [name, listed(json)])),
    ...(required.length > 0 && { required }),
  }
}
