/** Bodies of POST requests with some part replaced by something odd. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../support/draw-count'
import { HOSTILE_VALUES } from '../support/hostile-queries'
import { app, faultOf, ORIGIN, operationsOf, SEED } from './judge'

const BODY_REQUESTS = drawCount(2000)
const POST_OPERATIONS = operationsOf('POST')

/** A JSON value with some part of it replaced by something odd. */
function mutated(value: unknown, path: readonly number[], odd: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return odd
  const copy = structuredClone(value) as Record<string, unknown>
  const keys = Object.keys(copy)
  if (keys.length === 0) return odd
  const key = keys[step % keys.length]!
  copy[key] = mutated(copy[key], rest, odd)
  return copy
}

describe('mutated bodies', () => {
  const runs = Math.ceil(BODY_REQUESTS / POST_OPERATIONS.length)
  test.each(POST_OPERATIONS.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      const odd = fc.oneof(
        fc.jsonValue(),
        fc.constantFrom(...HOSTILE_VALUES),
        fc.constant(undefined),
      )
      const body = fc
        .tuple(
          fc.constantFrom(...operation.examples.map((example) => example.request)),
          fc.array(fc.nat({ max: 8 }), { maxLength: 4 }),
          odd,
        )
        .map(([example, path, value]) => JSON.stringify(mutated(example, path, value)) ?? '')
      await fc.assert(
        fc.asyncProperty(fc.oneof(body, body, body, fc.string()), async (text) => {
          const response = await app.request(ORIGIN + operation.http.path, {
            method: 'POST',
            body: text,
          })
          expect(await faultOf(response, operation)).toBeUndefined()
        }),
        { numRuns: runs, seed: SEED },
      )
    },
  )
})
