/** The tab editor: by keyboard, by pointer, by pasted text. */
import { savedNotes } from './support/panels'
import { asciiOf, runCommand, tabGrid, typeInTab } from './support/tab-driving'
import { expect, neckCell, openWorkbench, PHONE, test } from './support/workbench'

const ON = 'ArrowRight'

test('a number of the chosen pitch has a tint and no circle', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '5', 'ArrowRight', '7', 'ArrowRight')
  const paintOf = (index: number) =>
    page
      .locator('.tab-note .number-ground')
      .nth(index)
      .evaluate((ground) => {
        const { fill, stroke } = getComputedStyle(ground)
        return { fill, stroke }
      })
  await neckCell(page, 1, 5).click()
  await expect.poll(async () => (await paintOf(0)).fill).not.toBe((await paintOf(1)).fill)
  for (const index of [0, 1]) expect((await paintOf(index)).stroke).toBe('none')
})

test('copy and paste columns across bars', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '1', ON, '2', 'Home', 'Shift+ArrowRight', 'Control+c')
  await typeInTab(page, 'End', ON)
  // The step to the right from the end adds a bar.
  await page.keyboard.press('Control+v')
  expect((await asciiOf(page))[0]).toBe('e|1---2-----------|1---2-----------|')
  await page.keyboard.press('Control+x')
  expect(await savedNotes(page)).toHaveLength(4)
})

test('a click puts the cursor on a string and a beat', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '5')
  const box = (await page.locator('.tab-line').first().boundingBox())!
  // Fourth string, in the second half of the bar.
  await page.mouse.click(box.x + box.width * 0.55, box.y + 30 + 3 * 19)
  await expect(page.locator('#tab-cursor')).toHaveAttribute(
    'aria-label',
    /^D string, no note, bar 1, beat 3/,
  )
  await page.keyboard.press('2')
  expect((await asciiOf(page))[3]).toBe('D|--------2-------|')
})

test('a drag above the staff loops bars', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '5')
  await runCommand(page, 'Add a bar')
  await runCommand(page, 'Add a bar')
  const box = (await page.locator('.tab-line').first().boundingBox())!
  await page.mouse.move(box.x + box.width * 0.4, box.y + 8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + 8, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Loop 2–3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a bar is selected, copied and pasted by pointer alone', async ({ page }) => {
  await openWorkbench(page)
  await typeInTab(page, '3', 'ArrowRight', '5', 'ArrowRight', '7', 'ArrowRight', '8')
  const before = await asciiOf(page)
  const choose = async (title: string) => {
    await page.locator('[title="Select, copy, paste, import"]').click()
    await page.locator('.sheet:popover-open').getByRole('button', { name: title }).click()
  }
  await choose('Select this bar')
  await expect(page.locator('.tab-note[aria-selected="true"]')).toHaveCount(4)
  await choose('Cut')
  expect(await asciiOf(page)).not.toEqual(before)
  await page
    .locator('.tab-line')
    .first()
    .click({ position: { x: 18, y: 40 } })
  await choose('Paste')
  await expect(page.locator('.tab-note')).toHaveCount(4)
  expect((await asciiOf(page))[0]).toContain('3')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the cursor stays in view along a bar that is wider than the screen', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.panel-content').getByRole('button', { name: 'sixteenth note' }).click()
    await page.getByRole('button', { name: 'triplet', exact: true }).click()
    await tabGrid(page).focus()
    for (let step = 0; step < 20; step++) await page.keyboard.press(ON)
    await expect(page.locator('.tab-cursor .column')).toBeInViewport({ ratio: 0.9 })
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowLeft')
    await expect(page.locator('.tab-cursor .column')).toBeInViewport({ ratio: 0.9 })
  })
})
