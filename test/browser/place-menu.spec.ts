/** What one can do with a place of the neck: its menu, and the key that writes it into the tab. */
import { expect, neckCell, openWorkbench, test } from './support/workbench'

test.describe('the menu of a place', () => {
  const tabText = (page: Parameters<typeof openWorkbench>[0]) =>
    page.locator('#panel-tab pre').first()

  test('writes the note into the tab, one undo takes it back', async ({ page }) => {
    await openWorkbench(page)
    await neckCell(page, 5, 3).click({ button: 'right' })
    await page.getByRole('button', { name: /^Write C3 into the tab/ }).click()
    await expect(tabText(page)).toContainText('A|3')
    await page.locator('body').press('Control+z')
    await expect(tabText(page)).not.toContainText('3')
  })

  for (const [what, isSilent] of [
    ['where the browser tells of it', false],
    ['where it does not, as in Safari', true],
  ] as const) {
    test.describe(what, () => {
      test.use({ hasTouch: true })

      test('opens for a finger that is held, and stays when it is lifted', async ({ page }) => {
        if (isSilent) {
          await page.addInitScript(() => {
            const silence = (event: Event) => {
              event.preventDefault()
              event.stopImmediatePropagation()
            }
            addEventListener('contextmenu', silence, true)
          })
        }
        await openWorkbench(page)
        const box = (await neckCell(page, 3, 0).boundingBox())!
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const fingers = await page.context().newCDPSession(page)
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
        const menu = page.getByRole('dialog', { name: 'G3, string 3, fret 0' })
        await expect(menu).toBeVisible()
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        await menu.getByRole('button', { name: 'Make G the key' }).tap()
        await expect(menu).toHaveCount(0)
        await expect(
          page.getByRole('radiogroup', { name: 'Key' }).getByRole('radio', { checked: true }),
        ).toHaveText('G')
      })
    })
  }

  test('moves the key and the chord to the note', async ({ page }) => {
    await openWorkbench(page)
    await neckCell(page, 3, 0).click({ button: 'right' })
    await page.getByRole('button', { name: 'Move the chord to G' }).click()
    await expect(page.locator('.chord-button')).toHaveText('G')
    await neckCell(page, 4, 0).click({ button: 'right' })
    await page.getByRole('button', { name: 'Make D the key' }).click()
    await expect(
      page.getByRole('radiogroup', { name: 'Key' }).getByRole('radio', { checked: true }),
    ).toHaveText('D')
    // The chord keeps its place in the key: the fifth of C becomes the fifth of D.
    await expect(page.locator('.chord-button')).toHaveText('A')
  })
})
