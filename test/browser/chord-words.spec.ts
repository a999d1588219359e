/** Chords by their names: in the strip over the tab, and from anywhere. */
import { expect, openWorkbench, test } from './support/workbench'

test('a word that is no chord is named', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  await page.getByLabel('Chords', { exact: true }).fill('C Xm')
  await expect(page.getByText('“Xm” is no chord.')).toBeVisible()
})

test('the command list finds a chord by its symbol', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  const list = page.getByRole('listbox', { name: 'Commands' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('Am7')
  await expect(list.getByRole('option').first()).toContainText('Am7')
  await page.keyboard.press('Enter')
  await expect(page.locator('.chord-button')).toContainText('Am7')
})
