import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/registry/index'
import { warmUp } from '#service/node/warm-up'

test('every example of every operation that loads nothing late is answered once, and requests come in between', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const answers = await warmUp({ baseUrl: 'http://x', buildId: 'test', vary: 'Accept' })
  clearInterval(timer)
  const warmed = OPERATIONS.filter(({ prepare }) => !prepare)
  expect(answers).toBe(warmed.flatMap(({ examples }) => examples).length)
  expect(turns).toBeGreaterThan(0)
})
