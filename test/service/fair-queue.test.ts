import { expect, test } from 'vitest'
import { createFairQueue } from '#service/node/pool/fair-queue'

/** Items are written as kind and number. */
function queueOf(text: string) {
  const queue = createFairQueue<string>()
  for (const item of text.split(' ')) queue.add(item, item[0]!)
  return queue
}

function drained(queue: ReturnType<typeof queueOf>): string {
  const taken: string[] = []
  for (let item = queue.take(() => true); item; item = queue.take(() => true)) taken.push(item)
  return taken.join(' ')
}

test.each([
  ['a1 a2 a3', 'a1 a2 a3'],
  ['a1 a2 a3 b1', 'a1 b1 a2 a3'],
  ['a1 a2 b1 b2 c1', 'a1 b1 c1 a2 b2'],
  ['a1 b1 a2 b2', 'a1 b1 a2 b2'],
])('%s is taken as %s', (added, taken) => {
  expect(drained(queueOf(added))).toBe(taken)
})

test('who comes later waits for the round that is on, and none is overtaken for ever', () => {
  const queue = queueOf('a1 a2 a3 a4')
  expect(queue.take(() => true)).toBe('a1')
  expect(queue.take(() => true)).toBe('a2')
  for (const item of ['b1', 'b2', 'a5']) queue.add(item, item[0]!)
  expect(drained(queue)).toBe('b1 a3 b2 a4 a5')
})

test('what may not go stays, and does not hold up what is behind it', () => {
  const queue = queueOf('a1 b1 a2')
  expect(queue.take((item) => item.startsWith('b'))).toBe('b1')
  expect(queue.take((item) => item.startsWith('b'))).toBeUndefined()
  queue.remove('a1')
  expect(queue.count((item) => item.startsWith('a'))).toBe(1)
  expect(drained(queue)).toBe('a2')
})
