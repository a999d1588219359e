/** Every text and every list of every request has a published length, and none is read beyond it. */
import { describe, expect, test, vi } from 'vitest'
import { DomainError } from '#engine/errors'
import { NAME_SYSTEMS } from '#engine/theory/note-names/name-systems'
import { FormatError } from '#formats/score/format-error'
import { refused } from '../../../test/support/refused'
import { OPERATIONS } from '../index'
import { NAME_FIELDS } from '../names/name-fields'
import { englishValues } from '../names/read-names'
import { readQuery } from '../reading/query'
import { readObject } from '../reading/read-object'
import { readRequest } from '../reading/read-request'
import { type JsonSchema, requestFieldsOf } from './field-kinds'
import type { AnyOperation } from './operation'
import { formatPath, MAX_NAME_LENGTH, maxLengthOf, withinLengths } from './published-lengths'
import { RequestError } from './request-errors'

type Path = readonly (string | number)[]

/** A schema with where it stands: `notes[0].voice`. */
interface Place {
  readonly path: Path
  readonly json: JsonSchema
}

function placesIn(json: JsonSchema, path: Path): readonly Place[] {
  const { anyOf = [], items, prefixItems = [], properties = {} } = json
  return [
    { path, json },
    ...anyOf.flatMap((one) => placesIn(one, path)),
    ...(items ? placesIn(items, [...path, 0]) : []),
    ...prefixItems.flatMap((one, at) => placesIn(one, [...path, at])),
    ...Object.entries(properties).flatMap(([name, one]) => placesIn(one, [...path, name])),
  ]
}

/** What an operation is asked by, and by its tool where that asks otherwise. */
const REQUESTS = OPERATIONS.flatMap((operation) => [
  [operation.id, operation] as const,
  ...(operation.tool?.own
    ? [[operation.tool.name, { ...operation, request: operation.tool.own.schema }] as const]
    : []),
])

const placesOf = ({ request }: AnyOperation) =>
  [...requestFieldsOf(request).values()].flatMap(({ name, json }) => placesIn(json, [name]))
const isText = ({ json: { type, enum: values, const: only } }: Place) =>
  type === 'string' && values === undefined && only === undefined
const textsOf = (operation: AnyOperation) => placesOf(operation).filter(isText)

/** Values of which one alone is set, at a path. */
function valueAt([name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  return typeof name === 'number' ? [valueAt(rest, value)] : { [name]: valueAt(rest, value) }
}

describe.each(REQUESTS)('%s', (_id, operation) => {
  test('publishes the length of every text and list', () => {
    for (const { path, json } of placesOf(operation)) {
      if (json.type === 'array')
        expect(json.maxItems ?? json.prefixItems, formatPath(path)).toBeDefined()
    }
    for (const { path, json } of textsOf(operation)) {
      expect(json.maxLength, formatPath(path)).toBeGreaterThan(0)
    }
  })
})

test('names, symbols, keys, tunings, instruments and scales have one length', () => {
  const names = [...NAME_FIELDS.keys(), 'scale', 'contextScale', 'instrument']
  for (const operation of OPERATIONS) {
    // A bar or a line of a sheet names several chords.
    const isOfSongs = ['findKey', 'reharmonize', 'getPracticePlan'].includes(operation.id)
    const long = ['tab', 'melody', ...(isOfSongs ? ['chords'] : [])]
    for (const { path, json } of textsOf(operation)) {
      const name = path.findLast((part) => typeof part === 'string')!
      if (!names.includes(name) || long.includes(name)) continue
      expect(json.maxLength, `${operation.id} ${formatPath(path)}`).toBe(MAX_NAME_LENGTH)
    }
  }
})

/** What expressions are slow on: blanks, dashes, digits, letters that begin names, stops, brackets. */
const CHARACTERS = [
  ' ',
  '-',
  '0',
  'C',
  'b',
  '#',
  ',',
  '.',
  '(',
  '|',
  '\n',
  '\t',
  '\u2028',
  '♭',
  '/',
]
const MANY = 4000

test.each(REQUESTS)('%s: no text is looked at beyond its length', (_id, operation) => {
  const parse = vi.spyOn(operation.request, 'safeParse')
  const translate = vi.fn((values: object) => values)
  for (const { path, json } of textsOf(operation)) {
    for (const character of CHARACTERS) {
      const text = character.repeat(Math.max(MANY, maxLengthOf(json) + 1))
      const error = refused(() => readRequest(operation, valueAt(path, text), translate))
      expect(error).toMatchObject({ code: 'too-long', issues: [{ path: formatPath(path) }] })
      expect(error.message).toContain(`has ${text.length} characters; at most ${maxLengthOf(json)}`)
    }
  }
  expect(parse).not.toHaveBeenCalled()
  expect(translate).not.toHaveBeenCalled()
  parse.mockRestore()
})

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s: nor is a name, nor what stands where nothing is taken',
  (_id, operation) => {
    const name = 'x'.repeat(MANY)
    const isQuery = operation.http.method === 'GET'
    const example = operation.examples[0]!.request
    const code = 'too-long'
    const read = () =>
      isQuery ? readQuery(operation, `${name}=1`) : readObject(operation, { ...example, [name]: 1 })
    expect(refused(read)).toMatchObject({ code })
    const strange = { strange: { note: name }, note: [name] }
    expect(JSON.stringify(withinLengths(operation.request, strange))).not.toContain('xx')
  },
)

/** What ends a line, or is no character at all. */
const CONTROLS = ['\n', '\0', '\u0085', '\u2028']
const CONTEXT = { baseUrl: 'https://pitch-map.example' }

function exampleAt(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return value
  return exampleAt((value as Record<string | number, unknown> | undefined)?.[name], rest)
}

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s: characters that are none are refused or drawn, in any names',
  async (_id, operation) => {
    for (const { path, json } of textsOf(operation)) {
      const asked = operation.examples.find(({ request }) => exampleAt(request, path) !== undefined)
      const own = String(exampleAt(asked?.request, path) ?? json.examples?.[0] ?? 'E4')
      for (const control of CONTROLS) {
        const values = {
          ...(asked ?? operation.examples[0]!).request,
          ...(valueAt(path, own.slice(0, 1) + control + own.slice(1)) as object),
        }
        for (const names of NAME_SYSTEMS) {
          try {
            const request = readRequest(operation, values, (given) => englishValues(given, names))
            // Read in each system of names, run once.
            if (names !== 'english') continue
            await operation.prepare?.(request)
            operation.run(request, CONTEXT)
          } catch (thrown) {
            const isRefusal = [RequestError, DomainError, FormatError].some(
              (one) => thrown instanceof one,
            )
            if (!isRefusal) throw thrown
          }
        }
      }
    }
  },
)
