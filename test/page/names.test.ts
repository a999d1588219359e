/** The page calls notes as its reader does, and the guides answer a search and run their examples. */
import { openNeckSheet } from '../browser/support/neck-sheet'
import { runCommand } from '../browser/support/tab-driving'
import { expect, openWorkbench, test } from '../browser/support/workbench'

test('German names are chosen once and stay', async ({ page }) => {
  await openWorkbench(page)
  await runCommand(page, 'Call notes by German names')
  const keys = page.locator('.root-strip').first()
  await expect(keys).toContainText('Fis')
  await expect(keys).toContainText('H')
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  const chords = page.getByRole('textbox', { name: 'Chords', exact: true })
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

test('names in other spellings are read wherever they are typed, or refused with the right one', async ({
  page,
}) => {
  await openWorkbench(page)
  const commands = page.getByRole('combobox', { name: 'Commands' })
  const option = page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first()
  for (const [typed, first] of [
    ['H7', 'Chord: B7'],
    ['Bes', 'Chord: B♭'],
    ['B♭maj7', 'Chord: B♭maj7'],
    ['gis-moll', 'Key: G♯ natural minor'],
    ['key of Es', 'Key: E♭ major'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await commands.fill(typed)
    await expect(option).toContainText(first, { ignoreCase: true })
    await page.keyboard.press('Control+k')
  }
  await page.keyboard.press('Control+k')
  await commands.fill('Key of H')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'B', exact: true })).toBeChecked()

  const sheet = await openNeckSheet(page)
  const tunings = sheet.getByRole('combobox', { name: 'Instrument and tuning' })
  await tunings.fill('re la re sol si re')
  await expect(sheet.getByRole('option').first()).toContainText('Double drop D')
  await tunings.fill('D2 A2 D3 G3 H3 Cis4')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('.neck-button')).toContainText('custom', { ignoreCase: true })

  await page.getByRole('tab', { name: 'Practice', exact: true }).click()
  const tempo = page.getByLabel('Tempo', { exact: true })
  await tempo.fill('9999')
  await tempo.press('Tab')
  await expect(page.locator('.message')).toContainText(/^Tempo: a whole number from \d+ to \d+/)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const lines = ['Es|-1-|', 'B |---|', 'Ges|---|', 'Des|---|', 'As|---|', 'Es|---|']
  await page.getByLabel('ASCII tab').last().fill(lines.join('\n'))
  await expect(page.getByText(/Reads as 1 bar with 1 note/)).toContainText('Half step down', {
    ignoreCase: true,
  })
})

test('titles that people give stay as they are in German names', async ({ page }) => {
  await openWorkbench(page)
  await runCommand(page, 'Call notes by German names')
  await expect(page.locator('.root-strip').first()).toContainText('Fis')
  const title = page.getByRole('textbox', { name: 'Project title' })
  await title.fill('Plan B')
  await title.press('Enter')
  await runCommand(page, 'New project')
  await expect(page.locator('.message')).toContainText('“Plan B” is kept')
  await runCommand(page, 'Projects')
  await expect(page.getByRole('button', { name: 'Delete Plan B', exact: true })).toBeVisible()
  await expect(page.locator('.project-name').filter({ hasText: 'Plan' })).toHaveText('Plan B')
})
