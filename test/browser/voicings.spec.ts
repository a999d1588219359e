/** Chord boxes: what they show and say, filters, strum, the neck, the tab. */
import { openPanel, savedNotes } from './support/panels'
import { expect, openWorkbench, type Page, PHONE, test } from './support/workbench'

const boxes = (page: Page) => page.locator('.grip-card')
const box = (page: Page, frets: string) => page.locator(`.grip-card[data-frets="${frets}"]`)

async function open(page: Page): Promise<void> {
  await openWorkbench(page)
  await openPanel(page, 'Voicings')
  await expect(boxes(page).first()).toBeVisible()
}

test.describe('a chord box', () => {
  test('shows a grip, in words too, labelled and turned as the neck is', async ({ page }) => {
    await open(page)
    await test.step('shows open and muted strings, marks and the nut', async () => {
      const c = box(page, 'x32010')
      await expect(c.locator('.box-mute')).toHaveCount(1)
      await expect(c.locator('.box-open')).toHaveCount(2)
      await expect(c.locator('.mark')).toHaveCount(3)
      await expect(c.locator('.box-nut')).toHaveCount(1)
    })
    await test.step('up the neck has the number of its fret and the barre', async () => {
      const barre = box(page, '8-10-10-9-8-8')
      await expect(barre.locator('.box-fret')).toHaveText('8')
      await expect(barre.locator('.box-barre')).toHaveCount(1)
      await expect(barre.locator('.box-nut')).toHaveCount(0)
    })
    await test.step('says in words what it draws', async () => {
      await expect(box(page, 'x32010').getByRole('img').first()).toHaveAccessibleDescription(
        'low E string muted; A string, fret 3, ring finger; D string, fret 2, middle finger; G string open; B string, fret 1, index finger; high E string open.',
      )
      await expect(box(page, 'x32010')).toHaveAccessibleName(/C, grip x32010.*difficulty \d of 5/)
    })
    await test.step('is labelled as the neck is', async () => {
      const labels = () => box(page, 'x32010').locator('.mark text').allTextContents()
      await expect.poll(labels).toEqual(['1', '3', '1'])
      await page.getByRole('button', { name: 'Notes', exact: true }).click()
      await expect.poll(labels).toEqual(['C', 'E', 'C'])
      await page.getByRole('button', { name: 'Fingers', exact: true }).click()
      await expect.poll(labels).toEqual(['3', '2', '1'])
    })
    await test.step('turns round for left hands', async () => {
      const muteX = () =>
        box(page, 'x32010')
          .locator('.box-mute')
          .evaluate((mark) => mark.getBoundingClientRect().x)
      const before = await muteX()
      await page.locator('body').press('Shift+h')
      await expect.poll(muteX).toBeGreaterThan(before + 30)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('the boxes fit and can be added', async ({ page }) => {
    await open(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await box(page, 'x32010').click()
    await page.getByRole('button', { name: 'Add to tab' }).click()
    expect(await savedNotes(page)).toHaveLength(5)
  })
})
