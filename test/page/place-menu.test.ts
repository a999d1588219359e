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
})
