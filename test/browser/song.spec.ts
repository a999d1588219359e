/** Songs: a beginner's four chords, from the first screen to paper, and a songwriter's sheet. */
import { readFile } from 'node:fs/promises'
import { violationsOf } from './support/axe'
import { expect, openWorkbench, type Page, PHONE, test } from './support/workbench'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chords = (page: Page) => page.locator('.song-sheet button.sung-mark')

test.describe('a beginner on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('types G D Em C with a capo, finds it again, reads it and prints it', async ({ page }) => {
    await openWorkbench(page)
    const field = page.getByLabel('Type chords or paste a song')
    await field.fill('capo 2: G D Em C')
    await field.press('Enter')
    await expect(chords(page)).toHaveText(['G', 'D', 'Em', 'C'])
    await page.reload()
    await page.getByRole('tab', { name: 'Song', exact: true }).click()
    await expect(chords(page)).toHaveText(['G', 'D', 'Em', 'C'])
    expect(await violationsOf(page, '.song-panel', { isInLight: false })).toEqual([])
    await button(page, 'Read').click()
    await expect(page.locator('.reading .song-sheet')).toContainText('Em')
    await page.goBack()
    await expect(page.locator('#app .neck[role="grid"]')).toBeVisible()
    await page.locator('[title="More actions"]').click()
    await page.getByRole('button', { name: /^Print/ }).click()
    const preview = page.locator('.print-preview')
    await expect(preview.locator('.chord-box')).toHaveCount(4)
    await expect(preview).toContainText('Capo 2: G shape, sounds A')
    await page.goBack()
    await expect(preview).toHaveCount(0)
  })
})

const SHEET = `Title: Two Roads
Key: C

[Verse]
C          F
One road leads away
[Chorus]
| Am F | C |
Tab below
`

test('a songwriter pastes a sheet, moves it from C to D and takes it out as ChordPro', async ({
  page,
}) => {
  await openWorkbench(page)
  const field = page.getByLabel('Type chords or paste a song')
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const bubbles = { bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, ...bubbles }))
  }, SHEET)
  await expect(chords(page)).toHaveText(['C', 'F', 'Am', 'F', 'C'])
  await button(page, 'Song a half step up').click()
  await button(page, 'Song a half step up').click()
  await expect(chords(page)).toHaveText(['D', 'G', 'Bm', 'G', 'D'])
  await page.locator('body').press('Control+k')
  await page.getByRole('combobox', { name: 'Commands' }).fill('Export …')
  await page.getByRole('option', { name: /^Export …/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^ChordPro/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('{title: Two Roads}\n{key: D}')
  expect(text).toContain('[D]One road le[G]ads away')
})
