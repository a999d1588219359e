/** The page calls notes as its reader does, and the guides answer a search and run their examples. */
import { runCommand } from './support/tab-driving'
import { expect, openWorkbench, test } from './support/workbench'

test('German names are chosen once and stay', async ({ page }) => {
  await openWorkbench(page)
  await runCommand(page, 'Call notes by German names')
  const keys = page.locator('.root-strip').first()
  await expect(keys).toContainText('Fis')
  await expect(keys).toContainText('H')
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  const chords = page.getByRole('textbox', { name: 'Chords' })
  await expect(chords).toBeFocused()
  await page.keyboard.type('C H7 Es')
  await expect(page.locator('.strip-grips li')).toHaveCount(3)
  await chords.fill('C Xyz H7')
  await expect(page.getByRole('button', { name: 'Write to tab' })).toBeDisabled()
  await page.reload()
  await expect(keys).toContainText('Fis')
  await runCommand(page, 'Call notes by English names')
  await expect(keys).toContainText('F♯')
})

test('a guide is found by a word with a typo', async ({ page }) => {
  await page.goto('/docs/first-request')
  await page.getByRole('searchbox').fill('tunning')
  const results = page.locator('#search li')
  await expect(results.first()).toContainText(/tuning/i)
  await results.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/docs\//)
})

test('an example of a guide runs and shows its answer', async ({ page }) => {
  await page.goto('/docs/first-request')
  await page.getByRole('button', { name: 'Run' }).first().click()
  await expect(page.locator('div[aria-live] pre').first()).toContainText('MIDI 62')
})
