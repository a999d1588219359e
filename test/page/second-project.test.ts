/** What belongs to one project does not follow into the next one. */
import { measureOf, openPanel, openProject } from '../browser/support/panels'
import { typeInTab } from '../browser/support/tab-driving'
import { expect, openWorkbench, test } from '../browser/support/workbench'

const places = (fret: number) => measureOf([1, 2, 3, 4].map((string) => [string, fret] as const))

test('another file opens with no selection, no loop and no limits of the one before; back has them', async ({
  page,
}) => {
  await openProject(page, { tabProject: { title: 'First', measures: [places(2)] } })
  await openPanel(page, 'Routes')
  const position = page.getByLabel('Hand position')
  const loop = page.getByRole('button', { name: /^Loop/ }).first()
  await position.selectOption({ label: 'Second, 2–5' })
  await loop.click()
  await typeInTab(page, 'Home', 'Shift+ArrowRight')
  await expect(page.locator('.tab-selection').first()).toBeVisible()
  const state = await (await page.request.get('/api/project')).json()
  state.tabProject = { ...state.tabProject, title: 'Second', measures: [places(3)] }
  const file = {
    name: 'second.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(state)),
  }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page).toHaveTitle(/Second/)
  await expect(page.locator('.tab-selection')).toHaveCount(0)
  await expect(loop).toHaveAttribute('aria-pressed', 'false')
  await expect(position).toHaveValue('any')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveTitle(/First/)
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await expect(position).toHaveValue('second')
})

test('a fret typed over the one before says so once, and how frets step on', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '0', '2')
  const told = page.getByRole('status').filter({ hasText: 'Fret 2 took the place of fret 0' })
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Step on after each fret' }).click()
  await typeInTab(page, 'Home', '0', '2')
  // 2 and 0 at once would be fret 20.
  await page.waitForTimeout(600)
  await typeInTab(page, '0', '2')
  await expect(page.locator('.tab-note')).toHaveCount(4)
})
