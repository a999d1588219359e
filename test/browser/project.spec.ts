/** The project: history, autosave, links in and out. */
import { readFileSync } from 'node:fs'
import { decodeCompressedProject } from '#engine/project/state-codec'
import { raiseCapo } from './support/neck-sheet'
import { expect, neckCell, neckMark, openWorkbench, savedProject, test } from './support/workbench'

for (const [what, nonsense] of [
  ['no JSON', '{broken'],
  ['another kind of value', '7'],
  ['values of another version', '{"labelMode":"hats","bars":-1,"pins":{},"voice":null,"grip":[]}'],
] as const) {
  test(`settings that hold ${what} are no settings, and the project is still there`, async ({
    page,
  }) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    await page.getByRole('button', { name: 'Theme: as the system' }).click()
    await raiseCapo(page, 1)
    await savedProject(page)
    const keys = await page.evaluate((text) => {
      const stored = Object.keys(localStorage)
      for (const key of stored) localStorage.setItem(key, text)
      return stored
    }, nonsense)
    expect(keys.length).toBeGreaterThan(5)
    await openWorkbench(page)
    await expect(page.locator('.neck .capo')).toHaveCount(1)
    await expect(neckMark(page, 2, 0).locator('text')).toHaveText('1')
  })
}

const EXAMPLE = JSON.parse(
  readFileSync(new URL('support/example-project.json', import.meta.url), 'utf8'),
)
const PLAIN = Buffer.from(JSON.stringify(EXAMPLE)).toString('base64url')

test.describe('links', () => {
  test('Share copies a compact link that opens to the same project', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWorkbench(page, `/?project=${PLAIN}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    expect(url).toContain('/?zproject=')
    expect(url.length).toBeLessThan(700)
    const other = await context.newPage()
    await openWorkbench(other, url)
    await other.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(other.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(url)
  })

  test('a link opens at the start, wherever its cursor stood', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(EXAMPLE.transport.cursorBeat).toBeGreaterThan(0)
    await openWorkbench(page, `/?project=${PLAIN}`)
    expect(await savedProject(page)).toMatchObject({ transport: { cursorBeat: 0 } })
    await page.locator('.tab-grid').focus()
    await page.keyboard.press('ArrowRight')
    expect(await savedProject(page)).not.toMatchObject({ transport: { cursorBeat: 0 } })
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const url = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const shared = decodeCompressedProject(url.searchParams.get('zproject')!)
    expect(shared.transport.cursorBeat).toBe(0)
  })
})

test('the way back to one’s own work stays offered until it is taken', async ({ page }) => {
  await openWorkbench(page)
  await neckCell(page, 5, 3).focus()
  await page.keyboard.press('Shift+Enter')
  await page.getByLabel('Project title').fill('My own')
  await page.getByLabel('Project title').press('Enter')
  await savedProject(page)
  await openWorkbench(page, `/?project=${PLAIN}`)
  await page.waitForTimeout(4500)
  await page.getByRole('button', { name: 'Back to my own' }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('My own')
  await expect(neckCell(page, 5, 3)).toBeVisible()
})

test.describe('a message with a button', () => {
  // A clock that was changed stays so.
  test.use({ ownContext: true })

  test('leaves by itself and covers no button of a panel', async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('tab', { name: 'Voicings' }).click()
    await page
      .getByRole('radiogroup', { name: 'Key' })
      .getByRole('radio', { name: 'A', exact: true })
      .click()
    await savedProject(page)
    // A message stays while the pointer is on it.
    await page.mouse.move(640, 600)
    await page.clock.install()
    await page.locator('input[type="file"]').setInputFiles({
      name: 'tune.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(EXAMPLE)),
    })
    const message = page.locator('.message')
    await expect(message.getByRole('button', { name: 'Back' })).toBeVisible()
    const told = (await message.boundingBox())!
    const add = (await page.getByRole('button', { name: 'Add to tab' }).boundingBox())!
    expect(told.x + told.width <= add.x || told.y + told.height <= add.y).toBe(true)
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { y, height: own } = (await message.boundingBox())!
      for (const music of await page.locator('.neck[role="grid"], .tab-grid').all()) {
        expect(y + own).toBeLessThanOrEqual((await music.boundingBox())!.y)
      }
    }
    await page.clock.fastForward(4500)
    await expect(message).toHaveCount(1)
    await page.clock.fastForward(4500)
    await expect(message).toHaveCount(0)
  })
})
