import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/registry/index'
import { warmUp } from '#service/node/warm-up'

test('every example that takes no file is answered once, and requests come in between', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  const answers = await warmUp({ baseUrl: 'http://x', buildId: 'test', vary: 'Accept' })
  clearInterval(timer)
  const warmed = OPERATIONS.filter(
    ({ prepare, http }) => !prepare || http.method === 'POST',
  ).flatMap(({ examples, isLong }) => examples.filter(({ request }) => !isLong?.(request)))
  expect(answers).toBe(warmed.length)
  expect(turns).toBeGreaterThan(0)
})
