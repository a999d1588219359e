/** What plays beside the tab: the chords over it, and what ends when another project is opened. */
import { writeMidi } from 'midi-file'
import { measureOf, openProject } from './support/panels'
import { tabGrid } from './support/tab-driving'
import { expect, openWorkbench, type Page, test } from './support/workbench'

const _chords = (page: Page) => page.getByLabel('Chords', { exact: true })

test('how often notes clash on a string stands in the line over them', async ({ page }) => {
  const clashing = measureOf([
    [1, 0],
    [1, 3],
    [1, 5],
  ])
  const notes = (clashing.notes as readonly object[]).map((note, index) => ({
    ...note,
    startBeat: index === 2 ? 2 : 0,
  }))
  await openProject(page, { tabProject: { measures: [{ ...clashing, notes }] } })
  const warning = page.locator('.tab-clashes')
  await expect(warning).toContainText('Notes that clash on one string: 1')
  const [button, staff] = [await warning.boundingBox(), await tabGrid(page).boundingBox()]
  expect(button!.y + button!.height).toBeLessThanOrEqual(staff!.y)
  // Both notes are marked by a sign, beside each other, and a press goes to them.
  await expect(page.locator('.tab-note.clash')).toHaveCount(2)
  await expect(page.locator('.note-marks .clash-sign')).toHaveText(['!', '!'])
  const [one, two] = await page.locator('.tab-note.clash text').all()
  const [left, right] = [(await one!.boundingBox())!, (await two!.boundingBox())!]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
  await page.keyboard.press('End')
  await warning.click()
  await expect(tabGrid(page)).toBeFocused()
  await expect(page.locator('#tab-cursor')).toHaveCount(1)
  await expect(page.locator('#tab-cursor')).toHaveAttribute('aria-label', /clashes on its string/)
  await page.getByText('Clash by clash').click()
  await page.getByRole('button', { name: /^Bar 1, beat 1: .* start at once/ }).click()
  await expect(tabGrid(page)).toBeFocused()
  await tabGrid(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.locator('.tab-clashes')).toHaveCount(0)
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the sheet of a file keeps Cancel and Open in view', async ({ page }) => {
    await openWorkbench(page)
    const melody = Array.from({ length: 24 }, (_, beat) => [
      {
        type: 'noteOn' as const,
        deltaTime: 0,
        channel: 0,
        noteNumber: 70 + (beat % 5),
        velocity: 80,
      },
      {
        type: 'noteOff' as const,
        deltaTime: 480,
        channel: 0,
        noteNumber: 70 + (beat % 5),
        velocity: 0,
      },
    ]).flat()
    const end = { type: 'endOfTrack', meta: true, deltaTime: 0 } as const
    const header = { format: 0, numTracks: 1, ticksPerBeat: 480 } as const
    const buffer = Buffer.from(writeMidi({ header, tracks: [[...melody, end]] }))
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'melody.mid', mimeType: 'audio/midi', buffer })
    const sheet = page.getByRole('dialog', { name: 'Open a file' })
    await expect(sheet.getByRole('button', { name: 'Open', exact: true })).toBeEnabled()
    const scrolled = sheet.locator('.open-sheet')
    const isLonger = () => scrolled.evaluate((one) => one.scrollHeight > one.clientHeight)
    await expect.poll(isLonger).toBe(true)
    for (const name of ['Cancel', 'Open']) {
      await expect(sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
})
