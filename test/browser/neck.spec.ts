/** The neck and the keys: one truth, labels, flips, frets, keyboard. */
import { openNeckSheet, pressInNeckSheet } from './support/neck-sheet'
import { expect, neckCell, openWorkbench, type Page, test } from './support/workbench'

test.describe('hover', () => {
  test('a pitch under the pointer is answered by every view within one frame', async ({ page }) => {
    await openWorkbench(page)
    const cell = neckCell(page, 1, 8)
    const answered = await cell.evaluate(
      (element) =>
        new Promise<Record<string, string | boolean>>((resolve) => {
          element.dispatchEvent(
            new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
          )
          requestAnimationFrame(() => {
            resolve({
              exactOnNeck: document.querySelector('.neck .exact[data-at="1:8"]') !== null,
              exactOnPiano: document.querySelector('.keyboard .exact[data-at="72"]') !== null,
              readout: document.querySelector('.readout')!.textContent ?? '',
            })
          })
        }),
    )
    expect(answered.exactOnNeck).toBe(true)
    expect(answered.exactOnPiano).toBe(true)
    expect(answered.readout).toContain('C5')
  })
})

test.describe('orientation', () => {
  const centreOf = async (cell: ReturnType<typeof neckCell>) => {
    const box = await cell.boundingBox()
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  }

  /** On which side the nut is, and which string is on top. */
  async function expectNeck(page: Page, nut: 'left' | 'right', top: 'high' | 'low') {
    const [open, fifth, low] = await Promise.all(
      [neckCell(page, 1, 0), neckCell(page, 1, 5), neckCell(page, 6, 5)].map(centreOf),
    )
    expect(open!.x < fifth!.x ? 'left' : 'right').toBe(nut)
    expect(fifth!.y < low!.y ? 'high' : 'low').toBe(top)
  }

  test('the neck lies as tab is written until it is flipped', async ({ page }) => {
    await openWorkbench(page)
    await test.step('right-handed with the high string on top, as tab is written', async () => {
      await expectNeck(page, 'left', 'high')
    })
    await test.step('the two flips are independent and survive a reload', async () => {
      await pressInNeckSheet(page, 'Left-handed')
      await expectNeck(page, 'right', 'high')
      await pressInNeckSheet(page, 'Low string on top')
      await expectNeck(page, 'right', 'low')
      await page.reload()
      await expectNeck(page, 'right', 'low')
    })
  })
})

test('12 to 24 frets, each wide enough to touch', async ({ page }) => {
  await openWorkbench(page)
  await openNeckSheet(page)
  const more = page.getByRole('button', { name: 'Frets: one more' })
  const fewer = page.getByRole('button', { name: 'Frets: one less' })
  for (let press = 0; press < 7; press++) await more.click()
  await expect(more).toBeDisabled()
  await expect(neckCell(page, 1, 24)).toHaveCount(1)
  const box = await neckCell(page, 1, 24).boundingBox()
  expect(box!.width).toBeGreaterThanOrEqual(24)
  expect(box!.height).toBeGreaterThanOrEqual(24)
  for (let press = 0; press < 12; press++) await fewer.click()
  await expect(fewer).toBeDisabled()
  await expect(neckCell(page, 1, 12)).toHaveCount(1)
  await expect(neckCell(page, 1, 13)).toHaveCount(0)
})

test('a moving pointer redraws the rings and nothing else', async ({ page }) => {
  await openWorkbench(page)
  const answer = await page.evaluate(async () => {
    const neck = document.querySelector('.neck')!
    let changes = 0
    const observer = new MutationObserver((records) => {
      changes += records.filter(({ target }) => !(target as Element).matches('.rings')).length
    })
    const rings = neck.querySelector('.rings')!
    const before = rings.innerHTML
    observer.observe(neck, { childList: true, subtree: true })
    for (const cell of neck.querySelectorAll('[data-fret="5"], [data-fret="7"]')) {
      cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      await new Promise(requestAnimationFrame)
    }
    observer.disconnect()
    return { changes, hasNewRings: rings.innerHTML !== before }
  })
  expect(answer).toEqual({ changes: 0, hasNewRings: true })
})
