/** Songs: typed, pasted, edited, moved, written into the tab, searched for. */

import { openPanel, savedNotes } from '../browser/support/panels'
import { runCommand, tabGrid } from '../browser/support/tab-driving'
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
  await page.getByRole('option', { name: /^Song: G D Em C/ }).click()
  await expect(chords(page)).toHaveText(['G', 'D', 'Em', 'C'])
})

test('the reading view shows the sheet, and Back returns from it', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, SHEET)
  await runCommand(page, 'Read')
  await expect(page.locator('.reading .song-sheet')).toContainText('Chorus')
  await expect(button(page, 'Scroll')).toBeVisible()
})

const names = (page: Page) => page.locator('.chord-names text')
const line = (page: Page) => page.getByLabel('Chords', { exact: true })
const strip = (page: Page) => page.getByRole('region', { name: 'Chords over the tab' })

test('two chords in a bar, % and N.C. are typed over the tab and are the song', async ({
  page,
}) => {
  await openWorkbench(page)
  await button(page, 'Chords').click()
  await line(page).fill('| C G | % | N.C. | Am |')
  const grips = page.getByRole('list', { name: 'Grips of the chords' })
  await expect(grips.getByRole('button')).toHaveCount(5)
  await expect(grips.getByText('silence')).toBeVisible()
  await button(page, 'Write to tab').click()
  await expect(names(page)).toHaveText(['C', 'G', 'C', 'G', 'Am'])
  await openPanel(page, 'Song')
  await expect(chords(page)).toHaveText(['C', 'G', 'Am'])
  // The song moves, and the line with it.
  await button(page, 'Song a half step up').click()
  await button(page, 'Song a half step up').click()
  await button(page, 'Chords').click()
  await expect(line(page)).toHaveValue('| D A | % | N.C. | Bm |')
  await expect(names(page)).toHaveText(['D', 'A', 'D', 'A', 'Bm'])
})

test('numerals are typed in the key, eased by a capo, and called by their shapes', async ({
  page,
}) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Commands' }).fill('Key of B♭')
  await page
    .getByRole('option', { name: /^Key of B♭/ })
    .first()
    .click()
  await button(page, 'Chords').click()
  await line(page).fill('I vi IV')
  const next = page.getByRole('group', { name: 'Chords that may follow' }).getByRole('button')
  await next.filter({ hasText: /^F$/ }).click()
  await expect(line(page)).toHaveValue('I vi IV F')
  await button(page, 'Easiest capo').click()
  await expect(page.getByRole('status').filter({ hasText: 'Capo 3: ' })).toBeVisible()
  await button(page, 'Write to tab').click()
  await expect(names(page)).toHaveText(['G', 'Em', 'C', 'D'])
})

test('a typed line is one step, and the key follows when it is whole', async ({ page }) => {
  await openWorkbench(page)
  await button(page, 'Chords').click()
  for (const text of ['G', 'G D', 'G D Em', 'G D Em C']) await line(page).fill(text)
  await button(page, 'Hear').first().click()
  expect(((await savedProject(page)).theory as { root: string }).root).toBe('G')
  await page.locator('body').press('Control+z')
  await expect(line(page)).toHaveValue('')
})

test('a substitute goes into song, tab and names as one step', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, 'C F G7 C')
  await button(page, 'Write to tab').click()
  await runCommand(page, 'Reharmonise the chord under the cursor')
  await expect(strip(page)).toContainText('Instead of C in bar 1')
  await tabGrid(page).press('Home')
  for (const chord of ['C in bar 1', 'F in bar 2', 'G7 in bar 3']) {
    await tabGrid(page).press('End')
    await expect(strip(page)).toContainText(`Instead of ${chord}`)
  }
  await expect(strip(page)).toContainText('Instead of G7 in bar 3')
  await strip(page)
    .getByRole('button', { name: /^Dm7 G7/ })
    .click()
  await expect(chords(page)).toHaveText(['C', 'F', 'Dm7', 'G7', 'C'])
  await expect(names(page)).toHaveText(['C', 'F', 'Dm7', 'G7', 'C'])
  const { tabProject } = (await savedProject(page)) as {
    tabProject: { measures: { notes: { midi: number; startBeat: number }[] }[] }
  }
  const { notes } = tabProject.measures[2]!
  expect(notes.length).toBeGreaterThan(4)
  for (const { midi, startBeat } of notes) {
    expect(startBeat < 2 ? [2, 5, 9, 0] : [7, 11, 2, 5]).toContain(midi % 12)
  }
  await page.locator('body').press('Control+z')
  await expect(chords(page)).toHaveText(['C', 'F', 'G7', 'C'])
  await expect(names(page)).toHaveText(['C', 'F', 'G7', 'C'])
})

test('a melody is typed by note names, and substitutes that do not keep it are refused', async ({
  page,
}) => {
  await openWorkbench(page)
  await takeText(page, 'C F G7 C')
  await button(page, 'Write to tab').click()
  await runCommand(page, 'Melody by note names')
  const melody = page.getByLabel('Melody', { exact: true })
  await melody.fill('E5:4 X5')
  await expect(page.getByText('“X5” is no note.')).toBeVisible()
  await melody.press('Enter')
  await expect(melody).toHaveValue('E5:4 X5')
  await melody.fill('E5:4 A5:4 B5:4 C5:4')
  await expect(page.getByText('4 notes, 16 beats')).toBeVisible()
  await melody.press('Enter')
  await expect(melody).toHaveValue('')
  // The strum stays around the melody.
  const notes = (await savedNotes(page)) as readonly { id: string; midi: number }[]
  const own = notes.filter(({ id }) => !id.startsWith('chord-'))
  expect(own.map(({ midi }) => midi)).toEqual([76, 81, 83, 72])
  expect(notes.length).toBeGreaterThan(12)
  await runCommand(page, 'Reharmonise the chord under the cursor')
  const minor = strip(page).getByRole('button', { name: /^Fm/ })
  await chords(page).filter({ hasText: 'F' }).click()
  await expect(minor).toBeDisabled()
  await expect(minor).toContainText('Not with A5 of the melody.')
  await page.locator('body').press('Control+z')
  await page.locator('body').press('Control+z')
  await chords(page).filter({ hasText: 'F' }).click()
  await expect(minor).toBeEnabled()
})

test('an own strum is written, and what is none is told', async ({ page }) => {
  await openWorkbench(page)
  await takeText(page, 'G D')
  const panel = page.locator('.song-panel')
  await panel.getByLabel('Strum pattern').selectOption({ label: 'Own pattern …' })
  const field = panel.getByLabel('Own pattern')
  await field.fill('D D D')
  await field.press('Enter')
  await expect(page.locator('.message')).toContainText('slots')
  await field.fill('D DU UDU')
  await field.press('Enter')
  await expect(panel.locator('.song-arrows')).toContainText('↓· ↓↑ ·↑ ↓↑')
})
