/** The tab editor: by keyboard, by pointer, by pasted text. */
import { savedNotes } from '../browser/support/panels'
import { asciiOf, runCommand, tabGrid, typeInTab } from '../browser/support/tab-driving'
import { expect, neckRing, openWorkbench, savedProject, test } from '../browser/support/workbench'

const ON = 'ArrowRight'
const DOWN = 'ArrowDown'

test('digits write frets, arrows move, and the ASCII follows', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, DOWN, DOWN, DOWN, DOWN, '3', ON, 'ArrowUp', '0', ON, '2', ON, '3')
  expect(await asciiOf(page)).toEqual([
    'e|----------------|',
    'B|----------------|',
    'G|----------------|',
    'D|----0---2---3---|',
    'A|3---------------|',
    'E|----------------|',
  ])
  const notes = await savedNotes(page)
  expect(notes.map(({ midi }) => midi)).toEqual([48, 50, 52, 53])
})

test('undo takes every edit back exactly and redo brings it again', async ({ page }) => {
  await openWorkbench(page)
  const states: string[] = []
  const remember = async () => states.push((await asciiOf(page)).join('\n'))
  await remember()
  for (const keys of [['5'], [ON, '7'], [DOWN, '8'], ['Backspace'], ['Alt+ArrowDown']]) {
    await typeInTab(page, ...keys)
    await page.waitForTimeout(550)
    await remember()
  }
  const distinct = states.filter((state, index) => state !== states[index - 1])
  for (const state of [...distinct].reverse().slice(1)) {
    await page.keyboard.press('Control+z')
    expect((await asciiOf(page)).join('\n')).toBe(state)
  }
  for (const state of distinct.slice(1)) {
    await page.keyboard.press('Control+Shift+z')
    expect((await asciiOf(page)).join('\n')).toBe(state)
  }
})

test('moving a note to another string keeps its pitch', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '3', 'Alt+ArrowDown')
  expect((await asciiOf(page)).slice(0, 2)).toEqual(['e|----------------|', 'B|8---------------|'])
  expect((await savedNotes(page))[0]).toMatchObject({ string: 2, fret: 8, midi: 67 })
  await typeInTab(page, 'Shift+Alt+ArrowUp')
  expect((await savedNotes(page))[0]).toMatchObject({ string: 2, fret: 9, midi: 68 })
})

test('the length of the next note: by keys and by buttons', async ({ page }) => {
  await openWorkbench(page)
  await test.step('minus shortens notes and plus lengthens them, as the help says', async () => {
    const pressed = page
      .getByRole('group', { name: 'Note length' })
      .locator('button[aria-pressed="true"]')
    await expect(pressed).toHaveAttribute('title', 'quarter note')
    await typeInTab(page, '-')
    await expect(pressed).toHaveAttribute('title', 'eighth note')
    await typeInTab(page, '+', '+')
    await expect(pressed).toHaveAttribute('title', 'half note')
  })
  await test.step('a whole note lasts the bar', async () => {
    await page.getByRole('button', { name: 'whole note' }).click()
    await typeInTab(page, '5')
    expect(await savedNotes(page)).toMatchObject([{ fret: 5, startBeat: 0, durationBeats: 4 }])
  })
})

test('the cursor lights the neck and chooses the pitch', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, DOWN, '8')
  await expect(neckRing(page, 2, 8)).toHaveClass(/here/)
  await expect(page.locator('.cursor-notes > *')).toHaveCount(1)
  await expect(page.locator('#tab-cursor')).toHaveAttribute(
    'aria-label',
    'B string, fret 8, G4, bar 1, beat 1',
  )
})

test('note lengths: eighths, dots and triplets set the step and the duration', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'eighth note', exact: true }).click()
  await typeInTab(page, '1', ON, '2', ON, '.', '3')
  await typeInTab(page, '.', '/', ON, '4')
  const notes = await savedNotes(page)
  expect(notes.map(({ startBeat }) => startBeat)).toEqual([0, 0.5, 1, 1 + 16 / 48])
  expect(notes.map(({ durationBeats }) => durationBeats)).toEqual([0.5, 0.5, 16 / 48, 16 / 48])
})

test('tab text from elsewhere, pasted over the grid, opens the sheet', async ({ page }) => {
  await openWorkbench(page)
  await tabGrid(page).focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'e|--3-|\nB|----|\nG|----|\nD|----|\nA|----|\nE|----|')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const sheet = page.getByRole('dialog', { name: 'Import ASCII tab' })
  await expect(sheet.getByRole('status')).toContainText('Reads as 1 bar with 1 note.')
  await sheet.getByRole('button', { name: 'Insert after this bar' }).click()
  expect(await asciiOf(page)).toHaveLength(6)
  expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([67])
})

test('pasted text is refused when it is no tab, and shown with its issues before it is taken', async ({
  page,
}) => {
  await openWorkbench(page)
  await test.step('text that is no tab is refused in the sheet', async () => {
    await runCommand(page, 'Import ASCII tab')
    const sheet = page.getByRole('dialog', { name: 'Import ASCII tab' })
    await sheet.getByRole('textbox').fill('hello')
    await expect(sheet.getByRole('status')).toContainText('No tab was found')
    await expect(sheet.getByRole('button', { name: 'Replace the tab' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toHaveCount(0)
  })
  await test.step('pasted ASCII tab is shown with its issues before it is taken', async () => {
    await runCommand(page, 'Import ASCII tab')
    const sheet = page.getByRole('dialog', { name: 'Import ASCII tab' })
    await sheet
      .getByRole('textbox')
      .fill(
        [
          'e|-----------0-----|',
          'B|-------1---------|',
          'G|---0-------------|',
          'D|-----------------|',
          'A|3--------------Q-|',
          'E|-----------------|',
        ].join('\n'),
      )
    await expect(sheet.getByRole('status')).toContainText('Reads as 1 bar with 4 notes.')
    await expect(sheet.locator('.import-issues li').first()).toContainText('Line 5')
    await sheet.getByRole('button', { name: 'Replace the tab' }).click()
    await expect(sheet).toHaveCount(0)
    expect((await savedNotes(page)).map(({ midi }) => midi).sort()).toEqual([48, 55, 60, 64])
    await page.keyboard.press('Control+z')
    expect((await asciiOf(page))[0]).toBe('e|----------------|')
  })
})

test('bars: signature, adding, duplicating and removing', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '5')
  await page.getByRole('button', { name: /^Bar/ }).click()
  await page.getByLabel('Beats per bar').fill('3')
  await page.getByLabel('Beats per bar').press('Tab')
  await expect.poll(async () => (await asciiOf(page))[0]).toBe('e|5-----------|')
  await page.getByRole('button', { name: 'Duplicate this bar' }).click()
  expect((await asciiOf(page))[0]).toBe('e|5-----------|5-----------|')
  await runCommand(page, 'Remove this bar')
  expect((await asciiOf(page))[0]).toBe('e|5-----------|')
})

test('the tab is told in words', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, DOWN, '1')
  await page.getByText('In words').click()
  await expect(page.locator('.tab-words li').first()).toContainText('string 2 fret 1, C4')
})

test('the grid holds rows, cells and one current cell', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '5', ON, DOWN, '7')
  const grid = tabGrid(page)
  await expect(grid).toHaveAttribute('aria-activedescendant', 'tab-cursor')
  await expect(grid.getByRole('gridcell')).toHaveCount(2)
  await expect(grid.getByRole('row')).toHaveCount(2)
  await expect(grid).toHaveAttribute('aria-colcount', '2')
})

test('techniques and ties are written by keys and in the sheet of a note, shown and kept', async ({
  page,
}) => {
  await openWorkbench(page)
  await typeInTab(page, '5', 'h', ON, '7', ON, '7', 'j', 'p')
  const techniques = async () => {
    const { tabProject } = (await savedProject(page)) as {
      tabProject: { measures: { notes: { technique: string; tied?: true }[] }[] }
    }
    return tabProject.measures.flatMap(({ notes }) =>
      notes.map(({ technique, tied }) => (tied ? `${technique}, tied` : technique)),
    )
  }
  expect(await techniques()).toEqual(['hammer-on', 'normal', 'palm-mute, tied'])
  await expect(page.locator('.technique-text')).toHaveText(['H', 'PM'])
  await expect(page.locator('#tab-cursor')).toHaveAccessibleName(/palm mute, tied/)

  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Note' })
  await expect(sheet.getByRole('button', { name: /^palm mute/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await sheet.getByRole('button', { name: /^dead/ }).click()
  await expect(page.locator('.tab-note text').last()).toHaveText('×')
  await sheet.getByRole('button', { name: 'octave up' }).click()
  await page.keyboard.press('Escape')
  expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([69, 71, 83])
})

test('frets step on where that is asked for, and wait for a second digit where one can follow', async ({
  page,
}) => {
  await openWorkbench(page)
  await runCommand(page, 'Step on after each fret')
  await typeInTab(page, '5', '1', '2', '7')
  await expect
    .poll(async () => (await savedNotes(page)).map(({ fret, startBeat }) => `${startBeat}:${fret}`))
    .toEqual(['0:5', '1:12', '2:7'])
})

test('two digits are one fret in quick succession, two frets far apart', async ({ page }) => {
  await openWorkbench(page)
  await test.step('two digits in quick succession are one fret and one undo', async () => {
    await tabGrid(page).focus()
    await page.keyboard.type('12')
    expect((await asciiOf(page))[0]).toMatch(/^e\|12-/)
    await page.keyboard.press('Control+z')
    expect((await asciiOf(page))[0]).toBe('e|----------------|')
  })
  await test.step('two digits far apart are two frets', async () => {
    await typeInTab(page, '1')
    await page.waitForTimeout(650)
    await typeInTab(page, '2')
    expect((await asciiOf(page))[0]).toMatch(/^e\|2-/)
  })
})
