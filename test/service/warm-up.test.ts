import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/registry/index'
import { warmUp } from '#service/node/warm-up'

test('every example of every operation is answered once, and guests come in between', async () => {
  let turns = 0
  const guest = setInterval(() => turns++, 0)
  const answers = await warmUp({ baseUrl: 'http://x', buildId: 'test', vary: 'Accept' })
  clearInterval(guest)
  expect(answers).toBe(OPERATIONS.flatMap(({ examples }) => examples).length)
  expect(turns).toBeGreaterThan(0)
})
