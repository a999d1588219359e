/** Chords by their names: in the strip over the tab, and from anywhere. */
import { expect, openWorkbench, savedProject, test } from '../browser/support/workbench'

test('a word that is no chord is named', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  await page.getByLabel('Chords', { exact: true }).fill('C Xm')
  await expect(page.getByText('“Xm”')).toBeVisible()
})

test('a word that is no chord leaves a marked gap among the grips', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  await page.getByLabel('Chords', { exact: true }).fill('C Am Fmaj7 blorp G')
  const rows = page.getByRole('list', { name: 'Grips of the chords' }).getByRole('listitem')
  await expect(rows).toHaveText([/^C/, /^Am/, /^Fmaj7/, /^blorp/, /^G/])
  await expect(rows.getByRole('button')).toHaveCount(4)
  await expect(page.getByText('“blorp”')).toBeVisible()
})

test('a song of 70 chords is written at once', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  const song = Array.from({ length: 70 }, (_, at) => ['C', 'Am', 'F', 'G7'][at % 4]).join(' ')
  await page.getByLabel('Chords', { exact: true }).fill(song)
  await expect(page.getByRole('button', { name: 'Hear', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: 'Write to tab' }).click()
  await expect(page.getByText('70 bars are in the tab.')).toBeVisible()
  const { tabProject } = (await savedProject(page)) as { tabProject: { measures: object[] } }
  expect(tabProject.measures).toHaveLength(70)
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
