/** The page keeps working when its server is gone. */
import { startBuiltServer } from '../conformance/start-built-server'
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

  test('reloads, opens links and every panel with the server gone', async ({ page }) => {
    const server = await startBuiltServer({ PORT })
    try {
      await openWorkbench(page)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true)
    } finally {
      await server.stop()
    }
    await page.reload()
    await expect(page.getByRole('grid', { name: /Guitar neck/ })).toBeVisible()
    await neckCell(page, 4, 5).click()
    await expect(page.locator('.readout')).toContainText('G3')
    for (const name of ['Practice', 'Harmony', 'Routes', 'Voicings']) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page.getByText('could not be loaded')).toHaveCount(0)
    }
    await page.keyboard.press('Control+k')
    await expect(page.locator('.command-dialog .option').first()).toBeVisible()
    await page.goto('/?zproject=broken')
    await expect(page.getByRole('alert')).toContainText('This link could not be opened')
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
