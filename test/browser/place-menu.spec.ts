/** The menu of a place of the neck under a finger. */
import { expect, neckCell, openWorkbench, test } from './support/workbench'

test.describe('the menu of a place', () => {
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
})
