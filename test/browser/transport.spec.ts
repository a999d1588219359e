/** The transport: keys, tempo, loop and what stays while one edits. */
import { asciiOf, tabGrid } from './support/tab-driving'
import { expect, openWorkbench, type Page, PHONE, test } from './support/workbench'

async function _tempo(page: Page): Promise<string> {
  return page.getByLabel('Tempo in beats per minute').inputValue()
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the transport is one row and everything is in reach', async ({ page }) => {
    await openWorkbench(page)
    const bar = page.locator('.transport')
    const box = (await bar.boundingBox())!
    expect(box.height).toBeLessThanOrEqual(64)
    for (const button of await bar.locator('> button:visible, > span > button:visible').all()) {
      const own = (await button.boundingBox())!
      expect(own.x).toBeGreaterThanOrEqual(0)
      expect(own.x + own.width).toBeLessThanOrEqual(PHONE.width)
      expect(own.height).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: 'Count-in, loop and speed-up' }).tap()
    await expect(page.getByLabel('Count in before playing')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tap tempo' })).toBeVisible()
  })

  test('the fret pad writes without a keyboard', async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('tab', { name: 'Tab' }).tap()
    const pad = page.getByRole('group', { name: 'Fret pad' })
    await expect(pad).toBeHidden()
    await tabGrid(page).tap({ position: { x: 18, y: 34 } })
    await expect(pad).toBeVisible()
    await pad.getByRole('button', { name: '7' }).tap()
    await pad.getByRole('button', { name: 'Step on' }).tap()
    await pad.getByRole('button', { name: 'String below' }).tap()
    await pad.getByRole('button', { name: '8' }).tap()
    expect((await asciiOf(page)).slice(0, 2)).toEqual([
      'e|7---------------|',
      'B|----8-----------|',
    ])
  })
})
