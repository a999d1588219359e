/** Key, scale, chord, positions, and scales found from notes. */

import { expect, neckCell, neckRing, openWorkbench, type Page, test } from './support/workbench'

test.describe('a long list', () => {
  // A clock that was changed stays so.
  test.use({ ownContext: true })

  /** The list of scales, on a clock that stands still. */
  async function openScalesAtRest(page: Page) {
    await page.clock.install()
    await openWorkbench(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.locator('.scale-button').click()
    return page.getByRole('combobox', { name: 'Scale' })
  }

  test('opens at what is chosen', async ({ page }) => {
    await openWorkbench(page)
    const choose = async () => page.locator('.scale-button').click()
    await choose()
    await page.getByRole('listbox', { name: 'Scale' }).getByRole('option').last().click()
    await choose()
    await expect(
      page.getByRole('listbox', { name: 'Scale' }).getByRole('option', { selected: true }),
    ).toBeInViewport()
  })

  test('has the row that the arrows reach, however far down', async ({ page }) => {
    const field = await openScalesAtRest(page)
    const first = (await field.getAttribute('aria-activedescendant')) ?? ''
    await field.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant', first)
    const id = await field.getAttribute('aria-activedescendant')
    const row = page.locator(`[id="${id}"]`)
    await expect(row).toBeInViewport()
    await expect(row).toHaveAttribute('data-active', '')
  })
})

test('scales that contain the notes picked on the neck', async ({ page }) => {
  await openWorkbench(page)
  await page.locator('.scale-button').click()
  await page.getByRole('button', { name: 'Find scales from notes on the neck' }).click()
  for (const [string, fret] of [
    [5, 0],
    [5, 3],
    [4, 0],
    [4, 2],
    [3, 0],
  ] as const) {
    await neckCell(page, string, fret).click()
  }
  const bar = page.getByRole('group', { name: 'Scales that contain the picked notes' })
  await expect(bar).toContainText('C D E G A')
  await expect(neckRing(page, 1, 5)).toHaveClass(/picked/)
  await bar.getByRole('button', { name: 'A Minor Pentatonic' }).click()
  await expect(page.locator('.scale-button')).toHaveText('Minor Pentatonic')
  await expect(
    page.getByRole('radiogroup', { name: 'Key' }).getByRole('radio', { checked: true }),
  ).toHaveText('A')
  await bar.getByRole('button', { name: /scales$/ }).click()
  await expect(page.getByRole('combobox', { name: 'Scales that hold' })).toBeFocused()
  await page.keyboard.type('g mixolydian')
  await page.keyboard.press('Enter')
  await expect(page.locator('.scale-button')).toHaveText('Mixolydian')
  await page.getByRole('button', { name: 'Stop picking notes' }).click()
  await expect(page.locator('.picked')).toHaveCount(0)
})
