/** Tests that run inside workerd itself: the app over fetch, and an answer of every operation. */
import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export default defineConfig({
  root: ROOT,
  define: { BUILD_ID: '"test"' },
  plugins: [
    cloudflareTest({
      main: `${ROOT}src/service/edge/worker.ts`,
      miniflare: { compatibilityDate: '2026-04-01' },
    }),
  ],
  test: {
    include: ['test/service/app.test.ts', 'test/runtimes/workerd/**/*.test.ts'],
    testTimeout: 120_000,
  },
})
