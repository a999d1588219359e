/** Every picture that a document links to is drawn, whatever was asked. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { drawCount } from '../../../test/support/draw-count'
import { anyQuery } from '../../../test/support/hostile-queries'
import { OPERATIONS } from '../index'
import { readQuery } from '../reading/query'
import { readObject } from '../reading/read-object'
import type { AnyOperation } from '../registry/operation'
import { RequestError } from '../registry/request-errors'
import { MAX_PICTURE_BARS, MAX_PICTURE_NOTES } from './tab-picture-parameters'

const CONTEXT = { baseUrl: 'http://pitch.test' }

function picturesOf(document: unknown): readonly string[] {
  return (document as { readonly pictures?: readonly string[] }).pictures ?? []
}

function draw(url: string): string {
  const { pathname, search } = new URL(url)
  const operation = OPERATIONS.find(({ http }) => http.path === pathname)!
  const { request, ignored } = readQuery(operation, search.slice(1))
  expect(ignored).toEqual([])
  return String(operation.run(request, CONTEXT))
}

function operationOf(id: string): AnyOperation {
  return OPERATIONS.find((one) => one.id === id)!
}

/** The document; a refusal has no pictures. */
function answerOrRefusal(operation: AnyOperation, query: string): unknown {
  try {
    return operation.run(readQuery(operation, query).request, CONTEXT)
  } catch (thrown) {
    if (thrown instanceof DomainError || thrown instanceof RequestError) return {}
    throw thrown
  }
}

function post(id: string, body: object): unknown {
  const operation = operationOf(id)
  return operation.run(readObject(operation, body).request, CONTEXT)
}

const PICTURED = OPERATIONS.filter(
  ({ document }) => 'shape' in document && 'pictures' in document.shape,
)

describe.each(PICTURED.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_id, operation) => {
    test('links to pictures that are drawn, in its examples', async () => {
      for (const example of operation.examples) {
        const request = operation.request.parse(example.request)
        await operation.prepare?.(request)
        const pictures = picturesOf(operation.run(request, CONTEXT))
        for (const url of pictures) expect(draw(url)).toMatch(/^<svg /)
      }
    })

    if (operation.http.method === 'GET') {
      test('links to pictures that are drawn, for drawn queries', () => {
        fc.assert(
          fc.property(anyQuery(operation), (query) => {
            const document = answerOrRefusal(operation, query)
            for (const url of picturesOf(document)) draw(url)
          }),
          { numRuns: drawCount(100), seed: 20261122 },
        )
      })
    }
  },
)

describe('a tab that is longer than a picture', () => {
  const eventsOf = (count: number, startOf: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => ({
      string: 1 + (index % 6),
      fret: 3,
      startBeat: startOf(index),
    }))

  test('is linked to by its first bars', () => {
    const document = post('renderTab', { events: eventsOf(1000, (index) => index) })
    const [url] = picturesOf(document)
    expect(url).toContain(`&toBar=${MAX_PICTURE_BARS}`)
    expect(draw(url!)).toContain(`bar ${MAX_PICTURE_BARS} beat 4`)
  })

  test('is cut where a picture has no room for more notes', () => {
    const document = post('renderTab', { events: eventsOf(1000, (index) => index / 16) })
    expect(picturesOf(document)[0]).toContain(`&toBar=${MAX_PICTURE_NOTES / 64}`)
  })

  test('has no picture where its first bar is too full', () => {
    expect(
      picturesOf(
        post('renderTab', { events: eventsOf(600, (index) => Math.floor(index / 6) / 32) }),
      ),
    ).toEqual([])
  })

  test.each([
    ['a note of 25 beats', `e|3${'-'.repeat(100)}|`],
    ['notes close together', `e|${'1-'.repeat(40)}|`],
    ['three hundred bars', `e|${'3---------------|'.repeat(300)}`],
  ])('of a checked text is drawn or left out: %s', (_what, tab) => {
    for (const url of picturesOf(post('checkTab', { tab }))) expect(draw(url)).toMatch(/^<svg /)
  })
})
