import { expect, test } from 'vitest'
import { createExactRouter } from './exact-router'

const router = createExactRouter<string>()
router.add('GET', '/api/map', 'map')
router.add('ALL', '/api/map', 'any')
router.add('POST', '/api/tab', 'tab')

test.each([
  ['GET', '/api/map', ['map', 'any']],
  ['DELETE', '/api/map', ['any']],
  ['POST', '/api/tab', ['tab']],
  ['GET', '/api/tab', []],
  ['GET', '/api/map/', []],
  ['GET', '/API/map', []],
  ['GET', '/constructor', []],
])('%s %s is for %j', (method, path, handlers) => {
  expect(router.match(method, path)[0].map(([handler]) => handler)).toEqual(handlers)
})

test('a path with a pattern is refused, since it would never match', () => {
  expect(() => router.add('GET', '/api/:name', 'x')).toThrow('/api/:name is not a fixed path')
})
