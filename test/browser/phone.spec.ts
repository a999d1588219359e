/** The page under fingers on a phone: sizes, sheets, the window of frets, the pad. */
import { neckSheet, openNeckSheet, pressInNeckSheet } from './support/neck-sheet'
import { openPanel, openProject } from './support/panels'
import { runCommand } from './support/tab-driving'
import { expect, neckCell, openWorkbench, PHONE, pianoKey, test } from './support/workbench'

test.describe('phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('everything is one touch away: panels, places, keys', async ({ page }) => {
    await openWorkbench(page)
    await test.step('controls are 44 px', async () => {
      const small = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll<HTMLElement>(
            '.header button, .neck-panel button, .transport-place button',
          ),
        )
          .filter((button) => button.getBoundingClientRect().width > 0)
          .filter((button) => button.getBoundingClientRect().height < 43.5)
          .map((button) => button.getAttribute('aria-label') ?? button.textContent),
      )
      expect(small).toEqual([])
    })
    await test.step('a tap chooses and is answered', async () => {
      await neckCell(page, 3, 2).tap()
      await expect(page.locator('.readout')).toContainText('A3')
    })
    await test.step('every panel is one tab away', async () => {
      for (const name of ['Routes', 'Practice', 'Voicings', 'Harmony', 'Tab']) {
        await page.getByRole('tab', { name, exact: true }).click()
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      }
    })
    await test.step('the keys show the note that is chosen', async () => {
      await page.getByRole('button', { name: 'Show the keys' }).tap()
      await neckCell(page, 6, 3).tap()
      await expect(pianoKey(page, 43)).toBeInViewport()
      await neckCell(page, 1, 5).tap()
      await expect(pianoKey(page, 69)).toBeInViewport()
    })
  })

  test('a message stands in the bar at the bottom and covers no note that is written', async ({
    page,
  }) => {
    await openWorkbench(page)
    await page.locator('[title="Select, copy, paste, import"]').click()
    await page.getByRole('button', { name: 'Chords over the tab' }).click()
    await page.getByLabel('Chords', { exact: true }).fill('C Am F G')
    await page.getByRole('button', { name: 'Write to tab' }).click()
    const message = page.locator('.transport-place .message')
    await expect(message).toContainText('in the tab')
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y
    const cursorEnd = async () => {
      const box = (await page.locator('.tab-cursor .column').boundingBox())!
      return box.y + box.height
    }
    await expect
      .poll(async () => (await cursorEnd()) <= (await topOf('.transport-place')))
      .toBe(true)
    // While frets are written, the pad stands over the message.
    await page.locator('.tab-grid').focus()
    await message.hover()
    const pad = (await page.locator('.fret-pad').boundingBox())!
    expect(pad.y + pad.height).toBeLessThanOrEqual((await message.boundingBox())!.y)
    await expect.poll(async () => (await cursorEnd()) <= pad.y).toBe(true)
  })

  test('a tap on the place of the cursor brings it over the pad', async ({ page }) => {
    await openWorkbench(page)
    const spot = page.locator('.tab-cursor .spot')
    await spot.evaluate((place) => place.scrollIntoView({ block: 'center' }))
    const cell = (await spot.boundingBox())!
    await page.touchscreen.tap(cell.x + cell.width / 2, cell.y + cell.height / 2)
    const pad = page.locator('.fret-pad')
    await expect(pad).toBeVisible()
    await expect
      .poll(async () => {
        const column = (await page.locator('.tab-cursor .column').boundingBox())!
        return column.y + column.height <= (await pad.boundingBox())!.y
      })
      .toBe(true)
  })

  test('the button of the neck tells the capo whole', async ({ page }) => {
    await openProject(page, { tabProject: { capo: 2 } })
    const button = (await page.locator('.neck-button').boundingBox())!
    const capo = page.locator('.neck-button small')
    await expect(capo).toHaveText('capo 2')
    const box = (await capo.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(button.x)
    expect(box.x + box.width).toBeLessThanOrEqual(button.x + button.width)
    const name = page.locator('.neck-button .button-text')
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(
      0,
    )
    await expect(page.locator('.neck-button')).toHaveAccessibleName(/^Guitar ?capo 2$/)
  })

  test('a window of frets fills the screen', async ({ page }) => {
    await openWorkbench(page)
    const frets = page.getByRole('group', { name: 'Frets in view' })
    await frets.getByRole('button', { name: '5–9' }).click()
    await expect(neckCell(page, 1, 4)).toHaveCount(0)
    const last = await neckCell(page, 1, 9).boundingBox()
    expect(last!.x + last!.width).toBeLessThanOrEqual(PHONE.width)
    expect(last!.height).toBeGreaterThanOrEqual(36)
    await frets.getByRole('button', { name: 'All' }).click()
    await expect(neckCell(page, 1, 17)).toHaveCount(1)
  })

  test('the neck has its settings and positions in a sheet', async ({ page }) => {
    await openWorkbench(page)
    await test.step('settings of the neck and both flips are one sheet away', async () => {
      await pressInNeckSheet(page, 'Left-handed')
      const nut = await neckCell(page, 1, 0).boundingBox()
      expect(nut!.x).toBeGreaterThan(PHONE.width / 2)
    })
    await test.step('a position is chosen from a sheet within the sheet', async () => {
      await openNeckSheet(page)
      await page.locator('.position-button').click()
      await page.getByRole('button', { name: /^Open position/ }).click()
      await expect(page.locator('.position-band')).toHaveCount(1)
      await expect(neckSheet(page)).toBeVisible()
    })
  })

  test('the window of frets follows a grip and a position', async ({ page }) => {
    await openWorkbench(page)
    const pressed = page
      .getByRole('group', { name: 'Frets in view' })
      .locator('button[aria-pressed="true"]')
    await openPanel(page, 'Voicings')
    await page.locator('.grip-card[data-frets="8-10-10-9-8-8"]').tap()
    await expect(pressed).toHaveText('7–12')
    await expect(page.locator('.neck .grip')).toHaveCount(1)
    await openPanel(page, 'Tab')
    // What was chosen by hand stays until something else is asked for.
    await page.getByRole('button', { name: '0–5', exact: true }).tap()
    await expect(pressed).toHaveText('0–5')
    await openNeckSheet(page)
    await page.locator('.position-button').click()
    await page.getByRole('button', { name: /^E\s*7–10/ }).click()
    await expect(pressed).toHaveText('7–12')
  })

  test('sheets fill the width, and no label of a button is cut', async ({ page }) => {
    await openWorkbench(page)
    await openPanel(page, 'Voicings')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = await page.locator('.sheet:popover-open').boundingBox()
    expect(sheet!.width).toBe(PHONE.width)
    await page.keyboard.press('Escape')
    await runCommand(page, 'Import ASCII tab')
    const cut = await page
      .locator('.import-sheet button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.scrollWidth > button.clientWidth)
          .map((button) => button.textContent),
      )
    expect(cut).toEqual([])
  })

  test('picked notes and their scales stand in one row, apart from each other', async ({
    page,
  }) => {
    await openWorkbench(page)
    await runCommand(page, 'Find scales from notes')
    for (const [string, fret] of [
      [5, 3],
      [4, 1],
      [4, 5],
      [3, 4],
    ] as const) {
      await neckCell(page, string, fret).tap()
    }
    const boxes = await page.locator('.pick-bar > *').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .map(({ left, right }) => ({ left, right })),
    )
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left).toBeGreaterThanOrEqual(boxes[index]!.right)
    }
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(PHONE.width)
  })
})

test.describe('fingers on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('no button names a key', async ({ page }) => {
    await openWorkbench(page)
    await openPanel(page, 'Routes')
    await page.getByRole('button', { name: 'Try it with the scale' }).tap()
    const keys = page.locator('button kbd')
    await expect(keys).not.toHaveCount(0)
    await expect(keys.filter({ visible: true })).toHaveCount(0)
  })

  test('the pad stays above the transport while the tab is written', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.tab-grid').tap()
    const pad = await page.locator('.fret-pad').boundingBox()
    const transport = await page.locator('.transport-place').boundingBox()
    expect(pad!.y + pad!.height).toBeLessThanOrEqual(transport!.y + 1)
    // Writing leaves the focus where a keyboard goes on.
    await page.locator('.fret-pad').getByRole('button', { name: '3', exact: true }).tap()
    await expect(page.locator('.tab-grid')).toBeFocused()
    const staff = await page.locator('.tab-cursor .column').boundingBox()
    expect(staff!.y + staff!.height).toBeLessThanOrEqual(pad!.y + 1)
  })
})
