/**
 * axe over every state, in both themes: the page at three widths, what opens on it at a desk and on a
 * phone. A tablet shows the same elements as a desk.
 */
import { violationsOf } from './support/axe'
import { expect, openWorkbench, PHONE, test, WIDTHS } from './support/workbench'

/** The tab is what a visitor sees first. */
const PANELS_BESIDE_THE_TAB = ['Routes', 'Practice', 'Voicings', 'Harmony'] as const

/** What opens a sheet at a desk and on a phone. */
const SHEET_OPENERS: Readonly<Record<string, readonly string[]>> = {
  desk: [
    '.scale-button',
    '.chord-button',
    '.position-button',
    '.neck-button',
    '[title="More actions"]',
  ],
  phone: ['.key-button', '.chord-button', '.neck-button', '[title="More actions"]'],
}

for (const [width, viewport] of WIDTHS) {
  test.describe(width, () => {
    // A sheet that is still fading in has no contrast to measure.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('neither the page nor what opens on it has a violation', async ({ page }) => {
      await openWorkbench(page)
      expect(await violationsOf(page)).toEqual([])
      const openers = SHEET_OPENERS[width]
      if (!openers) return
      for (const opener of openers) {
        await page.locator(opener).click()
        await expect(page.locator('.sheet:popover-open')).toHaveCount(1)
        expect(await violationsOf(page, '.sheet:popover-open')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
      }
      await page.keyboard.press('Control+k')
      await expect(page.locator('.command-dialog .option').first()).toBeVisible()
      expect(await violationsOf(page, '.dialog-place')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('.dialog-place')).toHaveCount(0)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
      expect(await violationsOf(page, '.dialog-place')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('.dialog-place')).toHaveCount(0)
      for (const name of PANELS_BESIDE_THE_TAB) {
        await page.getByRole('tab', { name, exact: true }).click()
        await expect(page.locator('.loading')).toHaveCount(0)
        expect(await violationsOf(page, '.workspace')).toEqual([])
      }
    })
  })
}

test.describe('fingers on a phone', () => {
  test.use({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('the fret pad has no violation, at rest and while the tab is written', async ({ page }) => {
    await openWorkbench(page)
    expect(await violationsOf(page)).toEqual([])
    await page.locator('.tab-grid').tap()
    await expect(page.locator('.fret-pad')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})

test('reduced motion stops what moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWorkbench(page)
  await page.locator('.scale-button').click()
  const animations = await page.evaluate(() => document.getAnimations().length)
  expect(animations).toBe(0)
})

test('the theme follows the system until one is chosen, and then stays', async ({ page }) => {
  await openWorkbench(page)
  const body = page.locator('body')
  const dark = await body.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).not.toHaveCSS('background-color', dark)
  await page.getByRole('button', { name: 'Theme: as the system' }).click()
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await expect(body).toHaveCSS('background-color', dark)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  await expect(body).toHaveCSS('background-color', dark)
})
