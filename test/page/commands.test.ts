/** The command list, the help sheet, the shortcuts. */
import { neckSheet, openNeckSheet } from '../browser/support/neck-sheet'
import {
  expect,
  labelsOnString,
  openWorkbench,
  type Page,
  PHONE,
  test,
} from '../browser/support/workbench'

test('the command list opens, filters and runs', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  const list = page.getByRole('listbox', { name: 'Commands' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('left-handed')
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(0)
  const sheet = await openNeckSheet(page)
  await expect(sheet.getByRole('button', { name: 'Left-handed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the list that is opened again at once stays open', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Commands' })
  await field.fill('left-handed')
  // Within one task, so that the list that closes has had no time to say so.
  await field.evaluate(async (element) => {
    const press = (target: EventTarget, facts: KeyboardEventInit) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...facts }),
      )
    press(element, { key: 'Enter' })
    while (element.isConnected) await Promise.resolve()
    press(document.body, { key: 'k', code: 'KeyK', ctrlKey: true })
  })
  await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('')
})

test("players' words find what does it, and no page for developers", async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Commands' })
  const titles = page.locator('.command-dialog .option-title')
  await expect.poll(() => titles.count()).toBeGreaterThan(100)
  for (const title of await titles.allTextContents()) expect(title).not.toMatch(/service|\bapi\b/i)
  for (const [words, first] of [
    ['open chords', 'Go to voicings'],
    ['chord diagram', 'Go to voicings'],
    ['strum', 'Chords over the tab'],
    ['strumming pattern', 'Go to song'],
    ['lyrics', 'Go to song'],
    ['transpose', 'Transpose the project up a half step'],
    ['reharmonise', 'Reharmonise the chord under the cursor'],
    ['improvise', 'Go to harmony'],
    ['exercises', 'Go to practice'],
    ['capo', 'Capo 1'],
    ['metronome', 'Metronome'],
    ['slow down', 'Slower by 5 %'],
    ['repeat', 'Loop the selection'],
    ['tune guitar', 'Tune by microphone'],
    ['record', 'Listen with the microphone'],
    ['left handed', 'Flip the neck left-handed (nut on the right)'],
    ['finger numbers', 'Label with fingers'],
    ['letters', 'Label with notes'],
    ['pdf', 'Print …'],
    ['homework', 'Worksheet …'],
    ['send', 'Share: copy a link to this project'],
    ['dark', 'Change theme'],
    ['easier fingering', 'Go to routes'],
    ['delete bar', 'Remove this bar'],
    ['G D Em C', 'Write G D Em C as a song'],
    ['bar 1', 'Go to bar 1'],
    ['bar 30', 'The tab has 1 bar'],
  ] as const) {
    await field.fill(words)
    await expect(titles.first(), words).toHaveText(first)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the panel of a command comes up', async ({ page }) => {
    await openWorkbench(page)
    await expect(page.locator('.tab-panel')).toBeVisible()
    for (const [typed, panel] of [
      ['Go to song', 'Song'],
      ['add a bar', 'Tab'],
      ['Am7', 'Voicings'],
      ['bar 2', 'Tab'],
      ['improvise', 'Harmony'],
    ] as const) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Commands' }).fill(typed)
      await page.keyboard.press('Enter')
      await expect(page.locator('[role="tab"][aria-selected="true"]')).toHaveText(panel)
    }
  })
})

/** The list of commands, opened from its button by a key. */
async function openByKey(page: Page) {
  const button = page.getByRole('button', { name: /^Search commands/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
  return button
}

test('Escape closes the list and the focus returns', async ({ page }) => {
  await openWorkbench(page)
  const button = await openByKey(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

for (const [how, close] of [
  ['a command is chosen', 'Enter'],
  ['its key is pressed again', 'Control+k'],
] as const) {
  test(`the focus returns when ${how}`, async ({ page }) => {
    await openWorkbench(page)
    const button = await openByKey(page)
    await page.keyboard.type('metronome')
    await page.keyboard.press(close)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}

test('? shows the keyboard, from the same list that obeys it', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect(help).toContainText('Switch labels between degrees and notes')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  const openLabel = async () => (await labelsOnString(page, 6))[0]
  await page.keyboard.press('d')
  await expect.poll(openLabel).toBe('E')
  await page.keyboard.press('d')
  await expect.poll(openLabel).toBe('3')
})

test('shortcuts rest while one types', async ({ page }) => {
  await openWorkbench(page)
  await page.getByLabel('Project title').fill('')
  await page.getByLabel('Project title').pressSequentially('dD?')
  await expect(page.getByLabel('Project title')).toHaveValue('dD?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await labelsOnString(page, 6))[0]).toBe('3')
})

test('Space presses a focused button instead of playing', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Notes', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Notes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('arrows walk the list in the order in which it is shown', async ({ page }) => {
  await openWorkbench(page)
  // The tab's commands come after the neck's and stand above them.
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Key of B♭')).toBeAttached()
  const shown = await page
    .locator('.command-dialog .option:not([aria-disabled="true"]) .option-title')
    .allTextContents()
  const active = page.locator('.command-dialog .option[data-active] .option-title')
  for (const title of shown.slice(0, 12)) {
    await expect(active).toHaveText(title)
    await page.keyboard.press('ArrowDown')
  }
})

test('the help tells the keys of the tab', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('?')
  const rows = page.getByRole('dialog', { name: 'Help' }).locator('section', {
    has: page.getByRole('heading', { name: 'In the tab' }),
  })
  for (const title of ['Write a fret', 'Copy, cut, paste', 'Erase', 'Shorter, longer notes']) {
    await expect(rows).toContainText(title)
  }
})

test.describe('the list changes the neck and the tempo', () => {
  test('by names that are typed', async ({ page }) => {
    await openWorkbench(page)
    const button = page.locator('.neck-button')
    const tempo = page.getByLabel('Tempo in beats per minute')
    for (const [typed, title, changed] of [
      ['capo 3', 'Capo 3', () => expect(button).toContainText('capo 3')],
      ['drop d', 'Tuning: Drop D', () => expect(button).toContainText('Drop D')],
      ['instrument uku', 'Instrument: Ukulele', () => expect(button).toContainText('Ukulele')],
      ['capo 0', 'Capo 0 (none)', () => expect(page.locator('.neck .capo')).toHaveCount(0)],
      ['tempo 100', 'Tempo: 100 bpm', () => expect(tempo).toHaveValue('100')],
      ['72 bpm', 'Tempo: 72 bpm', () => expect(tempo).toHaveValue('72')],
      ['tempo', 'Tempo', () => expect(tempo).toBeFocused()],
    ] as const) {
      await test.step(typed, async () => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: 'Commands' }).fill(typed)
        const first = page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first()
        await expect(first.locator('.option-title')).toHaveText(title)
        await page.keyboard.press('Enter')
        await changed()
      })
    }
  })

  test('with every tuning under its word, and the range of a tempo beyond it', async ({ page }) => {
    await openWorkbench(page)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Commands' })
    const options = page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
    await field.fill('tuning')
    await expect(options.filter({ hasText: /^Tuning: Ukulele, / })).not.toHaveCount(0)
    await expect(options.first()).toContainText('Tuning: Standard')
    await field.fill('tempo 1000')
    await expect(options).toHaveText(['Tempo: 20 to 400 bpm'])
    await expect(options).toHaveAttribute('aria-disabled', 'true')
  })

  test('and opens the tuner', async ({ page }) => {
    await openWorkbench(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Commands' }).fill('tune by')
    await page.keyboard.press('Enter')
    const tuner = neckSheet(page).getByRole('region', { name: 'Tuner', exact: true })
    await expect(tuner.getByRole('button').first()).toBeFocused()
  })
})
