import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { warmUp } from '#service/node/warm-up'

test('every example of a quick operation is answered once, and requests come in between', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const answers = await warmUp({ baseUrl: 'http://x', buildId: 'test', vary: 'Accept' })
  clearInterval(timer)
  const warmed = OPERATIONS.filter(({ lane }) => !lane).flatMap(({ examples }) => examples)
  expect(answers).toBe(warmed.length)
  expect(turns).toBeGreaterThan(0)
})
