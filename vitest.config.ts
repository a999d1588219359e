import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const CORES = availableParallelism()

/** Tests of pure functions: they leave nothing behind, so one after the other uses the same modules. */
const PURE = [
  'src/{client,engine,formats,operations}/**/*.test.ts',
  'src/service/{pages,text}/**/*.test.ts',
  'src/workbench/{controls,files}/**/*.test.ts',
  'src/workbench/audio/{input,playback}/**/*.test.ts',
  'src/workbench/panels/!(marks)/**/*.test.ts',
  'test/!(dearest).test.ts',
  'test/{agents,drills}/*.test.ts',
  'test/hostile/{bodies,queries-even,queries-odd}.test.ts',
]

export default defineConfig({
  test: {
    testTimeout: 120_000,
    pool: 'threads',
    setupFiles: 'test/support/fixed-draws.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          isolate: false,
          maxWorkers: CORES,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          // More than the cores: tests of processes and sockets mostly wait.
          maxWorkers: CORES + 1,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...PURE, 'test/browser/**', 'test/runtimes/workerd/**', 'node_modules/**'],
        },
      },
    ],
  },
})
