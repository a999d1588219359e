/** Songs: typed, pasted, edited, moved, written into the tab, searched for. */

import { openPanel, savedNotes } from '../browser/support/panels'
import { runCommand } from '../browser/support/tab-driving'
import { expect, openWorkbench, type Page, savedProject, test } from '../browser/support/workbench'

const SHEET = `Title: Amen
Key: C

[Verse]
C       G
One by two
[Chorus]
| Am F | C |
`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page) => page.locator('.song-sheet')

async function takeText(page: Page, text: string): Promise<void> {
  await openPanel(page, 'Song')
  await page.getByLabel('Song as text').fill(text)
  await button(page, 'Take the song').click()
  await expect(sheet(page)).toBeVisible()
}

const chords = (page: Page) => page.locator('.song-sheet button.sung-mark')

test('chords are typed on the first screen, and the capo comes along', async ({ page }) => {
  await openWorkbench(page)
  const field = page.getByLabel('Type chords or paste a song')
  await field.fill('capo 2: G D Em C')
  await field.press('Enter')
  await expect(chords(page)).toHaveText(['G', 'D', 'Em', 'C'])
  await expect(page.locator('.song-head')).toContainText('Capo 2: G shape, sounds A')
  expect(((await savedProject(page)).tabProject as { capo: number }).capo).toBe(2)
})

test('a song moves with its words, and undo brings it back', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, SHEET)
  await button(page, 'Song a half step up').click()
  await button(page, 'Song a half step up').click()
  await expect(chords(page)).toHaveText(['D', 'A', 'Bm', 'G', 'D'])
  await expect(sheet(page)).toContainText('One')
  await page.locator('body').press('Control+z')
  await page.locator('body').press('Control+z')
  await expect(chords(page)).toHaveText(['C', 'G', 'Am', 'F', 'C'])
})

test('what was not read is told with its line; Done is one step', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, SHEET)
  await button(page, 'Edit as text').click()
  const text = page.getByLabel('Song as text')
  await expect(text).toHaveValue(/Title: Amen/)
  await text.fill('| C Xq | G |')
  await expect(page.getByRole('list', { name: 'What was read' })).toContainText('“Xq”')
  await button(page, 'Done').click()
  await expect(page.locator('.sung-unread')).toHaveText('Xq')
  await page.locator('body').press('Control+z')
  await expect(chords(page)).toHaveCount(5)
})

test('a chord of the sheet is the chord of the page, with its grip', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, SHEET)
  await chords(page).filter({ hasText: 'Am' }).click()
  await expect(page.locator('.song-grip')).toContainText('x02210')
  const { theory } = (await savedProject(page)) as { theory: { chordRoot: string; chord: string } }
  expect(`${theory.chordRoot} ${theory.chord}`).toBe('A minor')
})

test('the song is written into the tab', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, SHEET)
  await button(page, 'Write to tab').click()
  await expect(page.locator('.chord-names text')).toHaveText(['C', 'G', 'Am', 'F', 'C'])
  expect((await savedNotes(page)).length).toBeGreaterThan(10)
})

test('a search for chords offers them as a song', async ({ page }) => {
  await openWorkbench(page)
  await page.locator('body').press('Control+k')
  await page.getByRole('combobox', { name: 'Commands' }).fill('G D Em C')
  await page.getByRole('option', { name: /^Write G D Em C/ }).click()
  await expect(chords(page)).toHaveText(['G', 'D', 'Em', 'C'])
})

test('the reading view shows the sheet, and Back returns from it', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, SHEET)
  await runCommand(page, 'Read')
  await expect(page.locator('.reading .song-sheet')).toContainText('Chorus')
  await expect(button(page, 'Scroll')).toBeVisible()
})
