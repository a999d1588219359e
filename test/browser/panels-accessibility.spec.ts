/** axe over the panels with something in them, in both themes at a desk and on a phone. */
import { violationsOf } from './support/axe'
import { measureOf, openPanel, openProject } from './support/panels'
import { DESK_AND_PHONE, expect, type Page, test } from './support/workbench'

const LINE = measureOf([
  [6, 8],
  [5, 5],
  [6, 12],
  [4, 3],
])

async function openFilled(page: Page): Promise<void> {
  await openProject(page, {
    theory: { root: 'C', scale: 'major', chord: 'dominant7', chordRoot: 'G' },
    tabProject: { measures: [LINE] },
  })
}

for (const [width, viewport] of DESK_AND_PHONE) {
  test.describe(width, () => {
    // A sheet that is still fading in has less contrast than it will have.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test('routes, grips and harmony have no violation', async ({ page }) => {
      await openFilled(page)
      await test.step('routes chosen, compared, pinned and explained', async () => {
        await openPanel(page, 'Routes')
        await page.locator('.route-choice').first().click()
        await page.locator('.route-compare').nth(1).click()
        await page.locator('.pin-place').first().click()
        for (const summary of await page.locator('.route-details summary').all()) {
          await summary.click()
        }
        expect(await violationsOf(page, 'main')).toEqual([])
        if (width === 'phone') await openPanel(page, 'Tab')
        await page.locator('.tab-note').first().click({ button: 'right' })
        await expect(page.getByRole('group', { name: 'Techniques' })).toBeVisible()
        expect(await violationsOf(page, '.sheet:popover-open')).toEqual([])
        await page.keyboard.press('Escape')
      })
      await test.step('a grip chosen, and the filters open', async () => {
        await openPanel(page, 'Voicings')
        await page.locator('.grip-card').first().click()
        expect(await violationsOf(page, 'main')).toEqual([])
        await page.getByRole('button', { name: /^Filters/ }).click()
        await expect(page.locator('.sheet:popover-open')).toHaveCount(1)
        expect(await violationsOf(page, '.sheet:popover-open')).toEqual([])
        await page.keyboard.press('Escape')
      })
      await test.step('the three views of harmony', async () => {
        await openPanel(page, 'Harmony')
        await page.locator('.scale-card summary').first().click()
        expect(await violationsOf(page, '.workspace')).toEqual([])
        // So tall that the transport covers no row of the list in part.
        await page.setViewportSize({ ...viewport, height: 2400 })
        for (const view of ['Moves', 'Name']) {
          await page.getByRole('button', { name: view, exact: true }).click()
          expect(await violationsOf(page, '.workspace')).toEqual([])
        }
      })
    })
  })
}
