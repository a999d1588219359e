/** Messages about the project: where they stand and how long. */
import { readFileSync } from 'node:fs'
import { expect, openWorkbench, savedProject, test } from './support/workbench'

const EXAMPLE = JSON.parse(
  readFileSync(new URL('support/example-project.json', import.meta.url), 'utf8'),
)
test.describe('a message with a button', () => {
  // A clock that was changed stays so.
  test.use({ ownContext: true })

  test('leaves by itself and covers no button of a panel', async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('tab', { name: 'Voicings' }).click()
    await page
      .getByRole('radiogroup', { name: 'Key' })
      .getByRole('radio', { name: 'A', exact: true })
      .click()
    await savedProject(page)
    // Away from the message, which stays while the pointer is on it.
    await page.mouse.move(640, 600)
    await page.clock.install()
    await page.locator('input[type="file"]').setInputFiles({
      name: 'tune.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(EXAMPLE)),
    })
    const message = page.locator('.message')
    // A message stays while the focus is on it.
    await message.getByRole('button', { name: 'Back' }).focus()
    const told = (await message.boundingBox())!
    const add = (await page.getByRole('button', { name: 'Add to tab' }).boundingBox())!
    expect(told.x + told.width <= add.x || told.y + told.height <= add.y).toBe(true)
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { y, height: own } = (await message.boundingBox())!
      for (const music of await page.locator('.neck[role="grid"], .tab-grid').all()) {
        expect(y + own).toBeLessThanOrEqual((await music.boundingBox())!.y)
      }
    }
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await message.getByRole('button', { name: 'Back' }).blur()
    await page.clock.fastForward(4500)
    await expect(message).toHaveCount(1)
    await page.clock.fastForward(4500)
    await expect(message).toHaveCount(0)
  })
})
