/** The page keeps working when its server is gone. */
import { startBuiltServer } from '../conformance/start-built-server'
import { GP5_DUO, guitarPro5Of } from '../support/guitar-pro-5'
import { openPanel } from './support/panels'
import { runCommand } from './support/tab-driving'
import { expect, neckCell, openWorkbench, test } from './support/workbench'

/** Known beforehand, since the page must come from there and from nowhere else. */
const PORT = '4193'
const ORIGIN = `http://127.0.0.1:${PORT}`

test.describe('with its server gone', () => {
  test.use({
    baseURL: ORIGIN,
    ownContext: true,
    serviceWorkers: 'allow',
    // The worker asks in vain whether there is a newer one.
    allowedErrors: [/Failed to load resource|ERR_CONNECTION|ERR_FAILED/],
  })

  test('a first visit takes at most 200 kB and keeps the page: score, files, export and print work without a server', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let transferred = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength
    })
    const server = await startBuiltServer({ PORT })
    try {
      await openWorkbench(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true)
      expect(transferred).toBeGreaterThan(100_000)
      expect(transferred).toBeLessThanOrEqual(200_000)
    } finally {
      await server.stop()
    }
    await test.step('the page and its panels', async () => {
      await page.reload()
      await expect(page.getByRole('grid', { name: /Guitar neck/ })).toBeVisible()
      await neckCell(page, 4, 5).click()
      await expect(page.locator('.readout')).toContainText('G3')
      for (const name of ['Practice', 'Harmony', 'Routes', 'Voicings', 'Song'])
        await openPanel(page, name)
      await page.keyboard.press('Control+k')
      await expect(page.locator('.command-dialog .option').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await test.step('a file, its score, its print and an export', async () => {
      const file = { name: 'duo.gp5', mimeType: 'application/octet-stream' }
      const buffer = Buffer.from(guitarPro5Of(GP5_DUO))
      await page.locator('input[type="file"]').setInputFiles({ ...file, buffer })
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByRole('button', { name: 'Score', exact: true }).click()
      await expect(page.locator('.score-system').first()).toBeVisible()
      await runCommand(page, 'Print …')
      await expect(page.locator('.print-preview .print-page').first()).toBeVisible()
      await expect(page.locator('.print-preview svg').first()).toBeVisible()
      await page.keyboard.press('Escape')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        runCommand(page, 'Export the tab as Guitar Pro'),
      ])
      expect(await download.failure()).toBeNull()
    })
    await test.step('what is not there says why', async () => {
      await page.context().setOffline(true)
      await page.locator('[title="More actions"]').click()
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: 'Open the reference of the service' })
        .click()
      await expect(page.getByRole('alert')).toContainText('you are offline')
      await page.goto('/?zproject=broken')
      await expect(page.getByRole('alert')).toContainText('This link could not be opened')
    })
  })
})

test('can be installed: manifest, icons, start page', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href!)).json()
  expect(manifest.display).toBe('standalone')
  expect(manifest.start_url).toBe('/')
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.ok()).toBe(true)
    if (!src.endsWith('.png')) continue
    const bytes = await icon.body()
    // Width of a PNG: the first field of its header.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})
