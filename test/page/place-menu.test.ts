/** What one can do with a place of the neck: its menu, and the key that writes it into the tab. */
import { expect, neckCell, openWorkbench, test } from '../browser/support/workbench'

test.describe('the menu of a place', () => {
  const tabText = (page: Parameters<typeof openWorkbench>[0]) =>
    page.locator('#panel-tab pre').first()

  test('Shift+Enter writes a line without the mouse', async ({ page }) => {
    await openWorkbench(page)
    await neckCell(page, 4, 0).focus()
    await page.keyboard.press('Shift+Enter')
    await expect(tabText(page)).toContainText('D|0')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+Enter')
    await expect(tabText(page)).toContainText('D|0---2')
  })

  test('writes the note into the tab, one undo takes it back', async ({ page }) => {
    await openWorkbench(page)
    await neckCell(page, 5, 3).dispatchEvent('contextmenu')
    await page.getByRole('button', { name: /^Write C3 into the tab/ }).click()
    await expect(tabText(page)).toContainText('A|3')
    await page.locator('body').press('Control+z')
    await expect(tabText(page)).not.toContainText('3')
  })

  test('moves the key and the chord to the note', async ({ page }) => {
    await openWorkbench(page)
    await neckCell(page, 3, 0).dispatchEvent('contextmenu')
    await page.getByRole('button', { name: 'Move the chord to G' }).click()
    await expect(page.locator('.chord-button')).toHaveText('G')
    await neckCell(page, 4, 0).dispatchEvent('contextmenu')
    await page.getByRole('button', { name: 'Make D the key' }).click()
    await expect(
      page.getByRole('radiogroup', { name: 'Key' }).getByRole('radio', { checked: true }),
    ).toHaveText('D')
    // The chord keeps its place in the key: the fifth of C becomes the fifth of D.
    await expect(page.locator('.chord-button')).toHaveText('A')
  })
})
