/** Random and hostile queries to a share of the operations. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../support/draw-count'
import { anyQuery } from '../support/hostile-queries'
import { app, faultOf, ORIGIN, operationsOf, SEED } from './judge'

const QUERY_REQUESTS = drawCount(10_000)
const GET_OPERATIONS = operationsOf('GET')

/** Tests every second operation, from the one at `first`: two files, so that two threads share them. */
export function checkQueries(first: 0 | 1): void {
  describe('random and hostile queries', () => {
    const runs = Math.ceil(QUERY_REQUESTS / GET_OPERATIONS.length)
    test.each(
      GET_OPERATIONS.filter((_, index) => index % 2 === first).map(
        (operation) => [operation.id, operation] as const,
      ),
    )('%s', async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(anyQuery(operation), async (query) => {
          const response = await app.request(`${ORIGIN}${operation.http.path}?${query}`)
          expect(await faultOf(response, operation)).toBeUndefined()
        }),
        { numRuns: runs, seed: SEED },
      )
    })
  })
}
