import { expect, test } from 'vitest'
import { createAnswerCache, type FinishedAnswer } from '#service/node/http/answer-cache'

const answer = (body: string) => (): FinishedAnswer => ({
  status: 200,
  headers: [],
  body: Buffer.from(body),
  tag: '"t"',
})

test('an answer is cached when it is offered for the second time', () => {
  const cache = createAnswerCache(1_000_000)
  cache.offer('a', answer('first'))
  expect(cache.find('a')).toBeUndefined()
  cache.offer('a', answer('second'))
  expect(cache.find('a')?.body).toEqual(Buffer.from('second'))
})

test('a cache of no bytes caches nothing', () => {
  const cache = createAnswerCache(0)
  for (let turn = 0; turn < 3; turn++) cache.offer('a', answer('x'))
  expect([cache.find('a'), cache.size, cache.bytes]).toEqual([undefined, 0, 0])
})

test('an answer above a sixteenth of the cache is never cached', () => {
  const cache = createAnswerCache(320_000)
  for (let turn = 0; turn < 3; turn++) cache.offer('big', answer('x'.repeat(20_000)))
  expect(cache.bytes).toBe(0)
  for (let turn = 0; turn < 3; turn++) cache.offer('small', answer('x'.repeat(5000)))
  expect(cache.size).toBe(1)
})

test('bytes stay within their limit, keys and all, whatever is asked', () => {
  const cache = createAnswerCache(300_000)
  for (let turn = 0; turn < 4000; turn++) {
    const key = `${turn % 97} ${'k'.repeat(turn % 500)}`
    cache.offer(key, answer('x'.repeat((turn * 37) % 8000)))
    cache.offer(key, answer('x'.repeat((turn * 37) % 8000)))
    expect(cache.bytes).toBeLessThanOrEqual(300_000)
  }
  expect(cache.size).toBeGreaterThan(5)
})

test('requests that come once push no answer out', () => {
  const cache = createAnswerCache(300_000)
  for (let turn = 0; turn < 2; turn++) cache.offer('wanted', answer('x'))
  for (let turn = 0; turn < 10_000; turn++) cache.offer(`once ${turn}`, answer('x'.repeat(5000)))
  expect(cache.find('wanted')?.body).toEqual(Buffer.from('x'))
})
