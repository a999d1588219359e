import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const CORES = availableParallelism()
const LIGHT_WORKBENCH = fileURLToPath(new URL('test/page/support/workbench.ts', import.meta.url))

/** Tests of pure functions: they leave nothing behind, so one after the other uses the same modules. */
const PURE = [
  'src/{client,engine,formats,operations}/**/*.test.ts',
  'src/service/{cli,mcp,pages,png,text}/**/*.test.ts',
  'src/workbench/{controls,editor,files}/**/*.test.ts',
  'src/workbench/audio/{input,playback}/**/*.test.ts',
  'src/workbench/audio/voices/{rendered-notes,stroke}.test.ts',
  'src/workbench/panels/!(marks)/**/*.test.ts',
  'test/!(dearest).test.ts',
  'test/{agents,drills}/**/*.test.ts',
  'test/service/{app,answer-cache,fair-queue,finished-answers,hardening,service-pages}.test.ts',
  'test/hostile/{bodies,queries-even,queries-odd,sheets}.test.ts',
]

/** Tests of processes, sockets and bundles: what they ask lies in other processes, so they share modules as well. */
const SERVED = [
  'test/dearest.test.ts',
  'test/{cli,conformance,package}/**/*.test.ts',
  'test/hostile/garbage.test.ts',
  'test/runtimes/{node/*,workerd-bundle}.test.ts',
  'test/service/{built-files,faults,lane,pipelining,pool,slow-clients,warm-up}.test.ts',
]

/** Tests of the page's state in a light window take their words from there, in a browser's place. */
const lightWorkbench: Plugin = {
  name: 'light-workbench',
  enforce: 'pre',
  resolveId: (asked) => (/\/workbench$/.test(asked) ? LIGHT_WORKBENCH : undefined),
}

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
        plugins: [lightWorkbench],
        test: {
          name: 'page',
          include: ['test/page/*.test.ts'],
          globalSetup: 'test/page/support/bundle-workbench.ts',
          isolate: false,
          maxWorkers: CORES,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'served',
          include: SERVED,
          globalSetup: 'test/support/build-service.ts',
          isolate: false,
          // More than the cores: tests of processes and sockets mostly wait.
          maxWorkers: CORES + 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          maxWorkers: CORES + 1,
          sequence: { groupOrder: 2 },
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [
            ...PURE,
            ...SERVED,
            'test/browser/**',
            'test/page/**',
            'test/runtimes/workerd/**',
            'node_modules/**',
          ],
        },
      },
    ],
  },
})
