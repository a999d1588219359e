/** Lean documents: parts of the whole one, small enough to be read by a model. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { OPERATIONS } from '../index'
import { type FieldTree, leanFieldsOf, leanOf, readFieldTree } from './lean'
import type { AnyOperation } from './operation'
import { warningsOf } from './warnings'

const DOCUMENTS = OPERATIONS.filter(({ mediaType }) => mediaType === undefined)
const rows = DOCUMENTS.map((operation) => [operation.id, operation] as const)

function documentsOf(operation: AnyOperation): Promise<object[]> {
  const answers = operation.examples.map(async ({ request }) => {
    const asked = operation.request.parse(request)
    await operation.prepare?.(asked)
    return JSON.parse(JSON.stringify(operation.run(asked, { baseUrl: 'http://pitch.test' })))
  })
  return Promise.all(answers)
}

/** Throws where a lean value is not the whole one with fields left out. */
function expectPart(lean: unknown, whole: unknown): void {
  if (Array.isArray(lean) && Array.isArray(whole)) {
    expect(lean.length).toBeLessThanOrEqual(whole.length)
    for (const [index, item] of lean.entries()) expectPart(item, whole[index])
  } else if (typeof lean === 'object' && lean !== null) {
    for (const [name, value] of Object.entries(lean))
      expectPart(value, Reflect.get(Object(whole), name))
  } else expect(lean).toEqual(whole)
}

type Json = Readonly<Record<string, unknown>>

/** Names of a tree that a published schema does not have. */
function unknownNames(tree: FieldTree, schema: Json, root: Json, path: string): readonly string[] {
  const choices = [schema, ...((schema.anyOf ?? []) as Json[])].flatMap((one) => {
    const named = typeof one.$ref === 'string' ? one.$ref.replace('#/$defs/', '') : undefined
    const found = named === undefined ? one : (Object(root.$defs)[named] as Json)
    return [found, ...((found.anyOf ?? []) as Json[])]
  })
  const items = choices.flatMap(({ items: one }) => (one ? [one as Json] : []))
  if (items.length > 0 && tree.fields.size > 0) {
    return items.flatMap((one) => unknownNames(tree, one, root, `${path}[]`))
  }
  return [...tree.fields].flatMap(([name, inner]) => {
    const found = choices.flatMap(({ properties }) => Object(properties)[name] ?? [])
    if (found.length === 0) return [`${path}.${name}`]
    return inner.fields.size === 0 ? [] : unknownNames(inner, found[0], root, `${path}.${name}`)
  })
}

test('a row is read as a tree of names', () => {
  const { fields } = readFieldTree('a b:2{c d{e}} f')
  expect([...fields.keys()]).toEqual(['a', 'b', 'f'])
  expect(fields.get('b')!.mostItems).toBe(2)
  expect([...fields.get('b')!.fields.keys()]).toEqual(['c', 'd'])
  expect([...fields.get('b')!.fields.get('d')!.fields.keys()]).toEqual(['e'])
})

describe.each(rows)('%s', (_id, operation) => {
  test('names only fields that its document has', () => {
    if (operation.lean === undefined) return
    const schema = z.toJSONSchema(operation.document, { unrepresentable: 'any' }) as Json
    expect(unknownNames(readFieldTree(operation.lean), schema, schema, '')).toEqual([])
    expect(leanFieldsOf(operation)!.fields.has('apiVersion')).toBe(true)
  })

  test('is a part of the whole document, and no longer', async () => {
    for (const whole of await documentsOf(operation)) {
      const lean = leanOf(operation, whole)
      const { warnings, ...kept } = lean
      expectPart(kept, whole)
      expect(warningsOf(lean)).toEqual(expect.arrayContaining([...warningsOf(whole)]))
      expect(warningsOf(whole)).toEqual(expect.arrayContaining([...((warnings ?? []) as string[])]))
      expect(JSON.stringify(lean).length).toBeLessThanOrEqual(JSON.stringify(whole).length)
      expect(lean).not.toHaveProperty('projectState')
      expect(lean).not.toHaveProperty('tabRenderRequest')
    }
  })
})

test.each([
  ['one grip list', 'getChord', { symbol: 'F#m7', scaleLimit: 3 }],
  [
    'a route of 8 notes',
    'getRoute',
    { notes: ['C3', 'D3', 'E3', 'F3', 'G3', 'A3', 'B3', 'C4'], limit: 2 },
  ],
])('%s takes at most 4 kB', (_name, id, request) => {
  const operation = OPERATIONS.find((one) => one.id === id)!
  const lean = leanOf(
    operation,
    operation.run(operation.request.parse(request), { baseUrl: 'http://127.0.0.1:8787' }),
  )
  expect(JSON.stringify(lean).length).toBeLessThanOrEqual(4096)
})
