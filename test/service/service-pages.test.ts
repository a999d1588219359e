import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { createApp } from '#service/app'
import { openApiOf } from '#service/pages/openapi'
import { pageRoutes, WRITTEN_ORIGIN } from '#service/pages/service-pages'

const ORIGIN = 'https://pm.example'
const PATHS = pageRoutes({}).map(({ path }) => path)

async function textOf(path: string, options: { openApiText?: () => string; publicUrl?: string }) {
  const app = createApp({ buildId: 'test', ...options })
  return (await app.request(ORIGIN + path)).text()
}

describe.each(PATHS)('%s', (path) => {
  test('names the origin that it was asked under, and no other', async () => {
    const app = createApp({ buildId: 'test' })
    for (const origin of [ORIGIN, 'https://other.example']) {
      const text = await (await app.request(origin + path)).text()
      expect(text).not.toContain('origin.invalid')
      expect(text).not.toContain(WRITTEN_ORIGIN)
      if (origin !== ORIGIN) expect(text).not.toContain(ORIGIN)
    }
  })
})

test('the description that the build wrote is served as if it had just been worked out', async () => {
  const built = JSON.stringify(openApiOf(OPERATIONS, WRITTEN_ORIGIN))
  const fresh = await textOf('/openapi.json', {})
  expect(await textOf('/openapi.json', { openApiText: () => built })).toBe(fresh)
  expect(JSON.parse(fresh)).toEqual(JSON.parse(JSON.stringify(openApiOf(OPERATIONS, ORIGIN))))
})

test('an origin is text, whatever it holds', async () => {
  const publicUrl = 'https://pm.example/$&$1'
  expect(JSON.parse(await textOf('/openapi.json', { publicUrl })).servers).toEqual([
    { url: publicUrl },
  ])
})
