/** The page calls notes as its reader does, and the guides answer a search and run their examples. */

import { expect, test } from './support/workbench'

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
