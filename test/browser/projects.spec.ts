/** The projects of a browser: kept side by side, whatever is opened and however many tabs there are. */
import { readFileSync } from 'node:fs'
import { runCommand } from './support/tab-driving'
import { expect, openWorkbench, type Page, PHONE, savedProject, test } from './support/workbench'

const EXAMPLE = readFileSync(new URL('support/example-project.json', import.meta.url), 'utf8')

async function rename(page: Page, title: string): Promise<void> {
  await page.getByLabel('Project title').fill(title)
  await page.getByLabel('Project title').press('Enter')
}

const list = (page: Page) => page.getByRole('dialog', { name: 'Projects' })
const names = (page: Page) => list(page).locator('.project-name')

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Projects', exact: true }).click()
  await expect(list(page)).toBeVisible()
}

test('projects are made, found, renamed, copied, deleted and brought back', async ({ page }) => {
  await openWorkbench(page)
  await rename(page, 'Blues in A')
  await runCommand(page, 'New project')
  await expect(page.getByLabel('Project title')).toHaveValue('Untitled')
  await rename(page, 'Waltz')
  await openList(page)
  await expect(names(page)).toHaveText(['Waltz', 'Blues in A'])
  await expect(list(page).getByRole('button', { name: /^Waltz/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('button', { name: 'Duplicate Waltz' }).click()
  await expect(names(page)).toHaveText(['Waltz (2)', 'Waltz', 'Blues in A'])
  await page.getByRole('button', { name: 'Rename Waltz (2)' }).click()
  await page.getByLabel('New name of Waltz (2)').fill('Slow waltz')
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Slow waltz', 'Waltz', 'Blues in A'])
  await page.getByLabel('Search projects').fill('blu a')
  await expect(names(page)).toHaveText(['Blues in A'])
  await page.getByLabel('Search projects').fill('')
  await page.getByRole('button', { name: 'Delete Waltz' }).click()
  await expect(list(page).getByRole('status')).toContainText('Deleted “Waltz”.')
  await expect(page.getByLabel('Project title')).toHaveValue('Slow waltz')
  await list(page).getByRole('button', { name: 'Undo' }).click()
  await expect(names(page)).toHaveText(['Slow waltz', 'Waltz', 'Blues in A'])

  const download = page.waitForEvent('download')
  await list(page).getByRole('button', { name: 'Export all' }).click()
  const stream = await (await download).createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const file = Buffer.concat(parts)
  expect(JSON.parse(file.toString('utf8')).projects).toHaveLength(3)
  await page.getByRole('button', { name: 'Delete Blues in A' }).click()
  await expect(names(page)).toHaveCount(2)
  const open = (name: string, buffer: Buffer) =>
    page
      .getByLabel('Open an export of projects')
      .setInputFiles({ name, mimeType: 'application/json', buffer })
  await open('half.json', file.subarray(0, 900))
  await expect(page.getByRole('alert')).toContainText('half.json could not be opened')
  await expect(names(page)).toHaveCount(2)
  await open('all.json', file)
  await expect(names(page)).toHaveCount(3)
  await list(page)
    .getByRole('button', { name: /^Blues in A/ })
    .click()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByLabel('Project title')).toHaveValue('Blues in A')
})

test('two tabs never write over each other, and are told', async ({ page, context }) => {
  await openWorkbench(page)
  await rename(page, 'Shared')
  await savedProject(page)
  await openList(page)
  await expect(names(page)).toHaveText(['Shared'])
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await openWorkbench(other)
  await expect(
    other.getByRole('status').filter({ hasText: 'open in another tab too' }),
  ).toBeVisible()
  await other.getByRole('radio', { name: 'G', exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Another tab changed' })).toBeVisible()
  await page.getByRole('radio', { name: 'E', exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'both are kept' })).toBeVisible()
  await expect(page.getByLabel('Project title')).toHaveValue('Shared (2)')
  await openList(page)
  await expect(names(page)).toHaveText(['Shared (2)', 'Shared'])
  // Each tab comes back to its own after a reload.
  await other.reload()
  await expect(other.getByLabel('Project title')).toHaveValue('Shared')
  await other.close()
  await page.reload()
  await expect(page.getByLabel('Project title')).toHaveValue('Shared (2)')
  await openList(page)
  await expect(names(page)).toHaveText(['Shared (2)', 'Shared'])
})

test('a link opened again is the project that it made, unless that was changed', async ({
  page,
}) => {
  const link = `/?project=${Buffer.from(EXAMPLE).toString('base64url')}`
  const { title } = JSON.parse(EXAMPLE).tabProject
  const twice = async (expected: readonly string[]) => {
    await openWorkbench(page, link)
    await expect(page.getByLabel('Project title')).toHaveValue(title)
    await openList(page)
    await expect(names(page)).toHaveText(expected)
    await page.keyboard.press('Escape')
  }
  await openWorkbench(page)
  await rename(page, 'Mine')
  await twice([title, 'Mine'])
  await twice([title, 'Mine'])
  await runCommand(page, 'New project')
  await expect(page.getByLabel('Project title')).toHaveValue('Untitled')
  await rename(page, 'Other')
  await twice(['Other', title, 'Mine'])
  await rename(page, 'Changed')
  await twice([title, 'Changed', 'Other', 'Mine'])
})

test('the project of before there was a list is the first of it, also where a link comes first', async ({
  page,
}) => {
  await openWorkbench(page)
  const own = JSON.parse(EXAMPLE)
  own.tabProject.title = 'From before'
  await page.evaluate((text) => {
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('pitch-map.project', text)
  }, JSON.stringify(own))
  const link = Buffer.from(EXAMPLE).toString('base64url')
  await openWorkbench(page, `/?project=${link}`)
  await openList(page)
  await expect(names(page)).toHaveCount(2)
  await expect(names(page).filter({ hasText: 'From before' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to my own' }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('From before')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a browser that refuses its database keeps projects all the same, and says so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    const own = JSON.parse(EXAMPLE)
    for (const title of ['One', 'Two']) {
      own.tabProject.title = title
      await openWorkbench(
        page,
        `/?project=${Buffer.from(JSON.stringify(own)).toString('base64url')}&view=edit`,
      )
      await savedProject(page)
    }
    await page.locator('[title="More actions"]').click()
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('button', { name: 'Projects' })
      .click()
    await expect(names(page)).toHaveText(['Two', 'One'])
    await expect(list(page)).toContainText('refuses its database')
    await list(page).getByRole('button', { name: /^One/ }).tap()
    await expect(page).toHaveTitle('One · Pitch Map')
  })
})
