import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/runtimes/workerd/**', 'node_modules/**'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
  },
})
