/**
 * Browser tests against the built workbench, served as it is in production. `BASE_URL` names a
 * server that already runs; `CHROMIUM_PATH` a Chromium other than the system's.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OWN_PORT = 4187
const baseURL = process.env.BASE_URL ?? `http://127.0.0.1:${OWN_PORT}`
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => `/usr/bin/${name}`)
    .find(existsSync)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${ROOT}.cache/browser-results`,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  fullyParallel: true,
  // One more than the cores of a small machine: tests that listen and play mostly wait.
  workers: 3,
  // Generous: the machine may be busy, and no test waits without a reason.
  timeout: 180_000,
  // A belt: a test that passes only when it is tried again is named in the last lines of npm test.
  retries: 2,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    viewport: { width: 1440, height: 960 },
    colorScheme: 'dark',
    // A worker would answer from its cache; the offline tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
      ],
    },
  },
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node scripts/start.mjs',
          cwd: ROOT,
          url: baseURL,
          env: { PORT: String(OWN_PORT), HOST: '127.0.0.1' },
          reuseExistingServer: false,
          timeout: 240_000,
        },
      }),
})
