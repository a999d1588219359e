import { defineConfig } from 'vitest/config'

/** Tests of pure functions: they leave nothing behind, so one after the other uses the same modules. */
const PURE = [
  'src/{client,engine,formats,operations}/**/*.test.ts',
  'src/service/{pages,text}/**/*.test.ts',
  'test/!(dearest).test.ts',
  'test/{agents,drills}/*.test.ts',
  'test/hostile/{bodies,queries-even,queries-odd}.test.ts',
]

export default defineConfig({
  test: {
    testTimeout: 120_000,
    pool: 'threads',
    // One more than the cores of a small machine: tests of processes and sockets mostly wait.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...PURE, 'test/browser/**', 'test/runtimes/workerd/**', 'node_modules/**'],
        },
      },
    ],
  },
})
