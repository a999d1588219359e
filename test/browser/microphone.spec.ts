/** The way from a microphone to the page; what is made of it is told in test/page/microphone.test.ts. */
import { withMicrophone } from './support/microphone-page'
import { expect, openWorkbench, pianoKey, test } from './support/workbench'

test('the note that is played is named and lit', async () => {
  // It comes again and again, so a busy machine hears it as well.
  const note = { midi: 45, atSeconds: 0.5, durationSeconds: 3 }
  await withMicrophone([note], async (page) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: /^Mic/ }).click()
    const button = page.locator('.microphone-button')
    await expect(button).toContainText('A2')
    await expect(pianoKey(page, 45)).toHaveClass(/sounding/)
    // On the smallest phone the bar still holds all of its buttons.
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(button).toContainText('…')
    const box = (await button.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(320)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})
