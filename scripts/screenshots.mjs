/**
 * Takes the pictures of docs/workbench.md from the built workbench, served as in production.
 * Run after a change of its looks: `node scripts/screenshots.mjs`.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './ensure-chromium.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PORT = 4191
const ORIGIN = `http://127.0.0.1:${PORT}`

const DESK = { width: 1440, height: 960 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }

/** Each picture: a name, a screen, a theme and what to do before it is taken. */
const PICTURES = [
  {
    name: 'desk-dark',
    viewport: DESK,
    colorScheme: 'dark',
    prepare: (page) => page.locator('.route-card').first().getByRole('button').first().click(),
  },
  {
    name: 'desk-light',
    viewport: DESK,
    colorScheme: 'light',
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Harmony' }).click()
      await page.locator('.position-button').click()
      await page.getByRole('button', { name: /^E/ }).first().click()
      await page.getByRole('button', { name: 'Notes', exact: true }).click()
    },
  },
  {
    name: 'chord-picker',
    viewport: DESK,
    colorScheme: 'dark',
    prepare: (page) => page.locator('.chord-button').click(),
  },
  {
    name: 'command-list',
    viewport: DESK,
    colorScheme: 'light',
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('dor')
    },
  },
  { name: 'tablet-light', viewport: TABLET, colorScheme: 'light', prepare: async () => {} },
  {
    name: 'phone-dark',
    viewport: PHONE,
    colorScheme: 'dark',
    view: 'edit',
    prepare: async () => {},
  },
  { name: 'phone-reading', viewport: PHONE, colorScheme: 'light', prepare: async () => {} },
  {
    name: 'phone-light',
    viewport: PHONE,
    colorScheme: 'light',
    view: 'edit',
    prepare: (page) => page.locator('.neck-button').click(),
  },
]

async function startServer() {
  const server = spawn(process.execPath, [`${ROOT}dist/service/main.js`], {
    env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(ORIGIN)
      return server
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('the server did not start')
}

/** A line in C with its project link, compiled by the service itself. */
async function exampleLink() {
  const question = 'notes=C3,D3,E3,F3,G3,A3,B3,C4&root=C&scale=major&chord=major7&position=open'
  const { compactUrl } = await (await fetch(`${ORIGIN}/api/route?${question}`)).json()
  return compactUrl
}

await ensureBuilt()
const server = await startServer()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const link = await exampleLink()
  for (const { name, viewport, colorScheme, view, prepare } of PICTURES) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    // On a phone a link opens to be read, unless it says otherwise.
    await page.goto(view === undefined ? link : `${link}&view=${view}`)
    await page.locator('.neck[role="grid"], .read-staff').first().waitFor()
    // The panels in view load after the first paint.
    await page.waitForLoadState('networkidle')
    await prepare(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${ROOT}docs/images/${name}.png` })
    await page.close()
    console.log(name)
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
}
