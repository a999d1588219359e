/** The contract that every operation meets. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { DOMAIN_ERRORS, DomainError } from '#engine/errors'
import { FORMAT_ERRORS, FormatError } from '#formats/score/format-error'
import { drawCount } from '../../test/support/draw-count'
import { anyQuery } from '../../test/support/hostile-queries'
import { OPERATIONS } from './index'
import { readQuery } from './reading/query'
import { readRequest } from './reading/read-request'
import { describeField, requestFieldsOf } from './registry/field-kinds'
import { formatQuery } from './registry/format-query'
import { RequestError } from './registry/request-errors'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }

test('operation ids and paths with methods are unique', () => {
  const ids = OPERATIONS.map((operation) => operation.id)
  expect(new Set(ids).size).toBe(ids.length)
  const routes = OPERATIONS.map(({ http }) => `${http.method} ${http.path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    test.each(operation.examples.map((example) => [example.title, example.request] as const))(
      'answers its example «%s» as its document says, the same twice',
      async (_title, request) => {
        const read = readRequest(operation, request)
        await operation.prepare?.(read)
        const document = operation.run(read, CONTEXT)
        expect(operation.document.safeParse(document).error?.issues ?? []).toEqual([])
        expect(JSON.stringify(operation.run(read, CONTEXT))).toBe(JSON.stringify(document))
      },
    )

    if (operation.http.method === 'GET') {
      test.each(operation.examples.map((example) => [example.title, example.request] as const))(
        'reads «%s» from its own query string',
        (_title, request) => {
          const { request: read, ignored } = readQuery(operation, formatQuery(request).slice(1))
          expect(read).toEqual(readRequest(operation, request))
          expect(ignored).toEqual([])
        },
      )
    }

    test('describes itself and every parameter in words', () => {
      expect(operation.summary.length).toBeGreaterThan(10)
      expect(operation.summary).not.toMatch(/\.$/)
      expect(operation.description.length).toBeGreaterThan(60)
      expect(operation.examples.length).toBeGreaterThan(0)
      for (const field of requestFieldsOf(operation.request).values()) {
        const described = field.json.description ?? field.json.items?.description
        expect(described, field.name).toBeTruthy()
        expect(describeField(field.json)).toBeTruthy()
      }
    })

    test('declares errors that the table knows', () => {
      const known = [...Object.keys(DOMAIN_ERRORS), ...Object.keys(FORMAT_ERRORS)]
      for (const code of operation.errors) expect(known).toContain(code)
    })

    test('publishes its document as JSON Schema', () => {
      expect(() =>
        z.toJSONSchema(operation.document, { io: 'output', unrepresentable: 'any' }),
      ).not.toThrow()
    })

    test('answers hostile queries with a document that fits or a refusal that it declares', async () => {
      await fc.assert(
        fc.asyncProperty(anyQuery(operation), async (query) => {
          try {
            const { request } = readQuery(operation, query)
            await operation.prepare?.(request)
            const document = operation.run(request, CONTEXT)
            expect(operation.document.safeParse(document).error?.issues ?? []).toEqual([])
          } catch (thrown) {
            if (thrown instanceof DomainError || thrown instanceof FormatError)
              expect(operation.errors).toContain(thrown.code)
            else if (!(thrown instanceof RequestError)) throw thrown
          }
        }),
        { numRuns: drawCount(200), seed: 20261121 },
      )
    })
  },
)
