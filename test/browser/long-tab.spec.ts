/** A tab of 200 bars: the lines near the view are drawn, the others when they are wanted. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { tabGrid } from './support/tab-driving'
import { expect, savedProject, test } from './support/workbench'

const BARS = 200
const BEATS = [0, 1, 2, 3]

function longProject(): string {
  const empty = defaultProjectState()
  const measures = Array.from({ length: BARS }, (_, bar) => ({
    ...emptyMeasure(bar + 1),
    notes: BEATS.map((beat) =>
      tabNoteOf(`note-${bar * 4 + beat + 1}`, { string: 2, fret: 3 }, beat, 1, STANDARD_NECK),
    ),
  }))
  return JSON.stringify({ ...empty, tabProject: { ...empty.tabProject, measures } })
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('pitch-map.project', text), longProject())
  await page.goto('/')
  await expect(page.locator('.tab-note').first()).toBeVisible()
})

test('lines far from the view have their room and no notes, until they are scrolled to', async ({
  page,
}) => {
  const lines = page.locator('.tab-line')
  const count = await lines.count()
  expect(count).toBeGreaterThan(20)
  const last = lines.last()
  await expect(last.locator('.tab-note')).toHaveCount(0)
  const [first, end] = [(await lines.first().boundingBox())!, (await last.boundingBox())!]
  expect(end.height).toBe(first.height)
  await last.scrollIntoViewIfNeeded()
  await expect(last.locator('.tab-note').last()).toBeVisible()
  // The first line has the cursor.
  await expect(lines.nth(1).locator('.tab-note')).toHaveCount(0)
})

test('the line of the cursor is drawn wherever it is, and the text follows what is typed', async ({
  page,
}) => {
  const grid = tabGrid(page)
  await grid.focus()
  await page.keyboard.press('Control+a')
  const cell = page.locator(`#${await grid.getAttribute('aria-activedescendant')}`)
  await expect(cell).toHaveAccessibleName(/bar 200, beat 4/)
  await expect(cell).toBeInViewport()
  await page.keyboard.press('Escape')
  await page.keyboard.press('9')
  await expect(page.locator('.ascii pre')).toContainText('---9')
})

test('an edit of notes on several lines is seen on all of them', async ({ page }) => {
  const frets = page.locator('.tab-line .tab-note[aria-selected="true"] text')
  await tabGrid(page).focus()
  for (let bar = 0; bar < 8; bar++) await page.keyboard.press('Shift+End')
  await expect(frets).toHaveCount(8 * BEATS.length)
  const lines = page.locator('.tab-line', { has: page.locator('[aria-selected="true"]') })
  expect(await lines.count()).toBeGreaterThan(1)
  await page.keyboard.press('Shift+Alt+ArrowUp')
  await expect(frets).toHaveText(Array(8 * BEATS.length).fill('4'))
  await page.keyboard.press('Control+z')
  await expect(frets).toHaveText(Array(8 * BEATS.length).fill('3'))
})

test('printing shows every line', async ({ page }) => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.tab-note')).toHaveCount(BARS * BEATS.length)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.tab-line').last().locator('.tab-note')).toHaveCount(0)
})

test('Control with End and Home takes the cursor to the last and the first column, in view', async ({
  page,
}) => {
  const cursorCell = page.locator('#tab-cursor')
  await tabGrid(page).focus()
  await page.keyboard.press('Control+End')
  await expect(cursorCell).toHaveAttribute('aria-colindex', String(BARS * BEATS.length))
  await expect(page.locator('.tab-cursor .column')).toBeInViewport()
  await page.keyboard.press('5')
  await page.keyboard.press('Control+Home')
  await expect(cursorCell).toHaveAttribute('aria-colindex', '1')
  await expect(page.locator('.tab-cursor .column')).toBeInViewport()
  // What is saved is read as plain JSON.
  const { tabProject } = (await savedProject(page)) as unknown as ReturnType<
    typeof defaultProjectState
  >
  expect(tabProject.measures.at(-1)!.notes).toContainEqual(
    expect.objectContaining({ string: 1, fret: 5, startBeat: 3 }),
  )
})
