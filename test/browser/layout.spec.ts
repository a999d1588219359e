/** The page fits its screens: nothing cut, nothing jumping, everything large enough to touch. */
import {
  DESK,
  expect,
  neckCell,
  openWorkbench,
  type Page,
  PHONE,
  TABLET,
  test,
} from './support/workbench'

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Visible controls smaller than a side, as text with their size. */
const smallTargets = (page: Page, side: number) =>
  page.evaluate((minimum) => {
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      'button, select, input, a[href], [role="tab"], .neck .hit, .keyboard .key-body',
    )) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || element.closest('.visually-hidden, .skip-link')) continue
      // Half a pixel is rounding.
      if (box.width < minimum - 0.5 || box.height < minimum - 0.5) {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName
        small.push(`${name} ${Math.round(box.width)}×${Math.round(box.height)}`)
      }
    }
    return small
  }, side)

test('on a desk all is in view without scrolling', async ({ page }) => {
  await openWorkbench(page)
  const { height, windowHeight } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    windowHeight: innerHeight,
  }))
  expect(height).toBe(windowHeight)
  expect(await horizontalOverflow(page)).toBe(0)
})

for (const [name, viewport] of [
  ['desk', DESK],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: name !== 'desk' })

    test('no sideways scrolling and one row of header', async ({ page }) => {
      await openWorkbench(page)
      expect(await horizontalOverflow(page)).toBe(0)
      const header = await page.locator('.header').boundingBox()
      expect(header!.height).toBeLessThanOrEqual(60)
      const transport = await page.locator('.transport-place').boundingBox()
      expect(transport!.height).toBeLessThanOrEqual(64)
    })

    test('targets are large enough', async ({ page }) => {
      await openWorkbench(page)
      expect(await smallTargets(page, 24)).toEqual([])
    })

    test('nothing jumps while the page loads and is used', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openWorkbench(page)
      await page.waitForTimeout(600)
      await neckCell(page, 2, 3).hover()
      await neckCell(page, 6, 1).hover()
      const sum = await page.evaluate(() => {
        const shifts: unknown = Reflect.get(window, 'shifts')
        return Array.isArray(shifts)
          ? shifts.reduce((total, shift) => total + Number(shift), 0)
          : -1
      })
      expect(sum).toBeGreaterThanOrEqual(0)
      expect(sum).toBeLessThanOrEqual(0.02)
    })
  })
}

test.describe('phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('controls are 44 px', async ({ page }) => {
    await openWorkbench(page)
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

  test('a window of frets fills the screen', async ({ page }) => {
    await openWorkbench(page)
    const frets = page.getByRole('group', { name: 'Frets in view' })
    await frets.getByRole('button', { name: '5–9' }).click()
    await expect(neckCell(page, 1, 4)).toHaveCount(0)
    const last = await neckCell(page, 1, 9).locator('.hit').boundingBox()
    expect(last!.x + last!.width).toBeLessThanOrEqual(PHONE.width)
    expect(last!.height).toBeGreaterThanOrEqual(36)
    await frets.getByRole('button', { name: 'All' }).click()
    await expect(neckCell(page, 1, 17)).toHaveCount(1)
  })

  test('a tap chooses and is answered', async ({ page }) => {
    await openWorkbench(page)
    await neckCell(page, 3, 2).tap()
    await expect(page.locator('.readout')).toContainText('A3')
  })

  test('settings of the neck and both flips are one sheet away', async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Neck settings' }).click()
    await page.getByRole('button', { name: 'Left-handed: nut on the right' }).click()
    const nut = await neckCell(page, 1, 0).locator('.hit').boundingBox()
    expect(nut!.x).toBeGreaterThan(PHONE.width / 2)
  })

  test('a position is chosen from a sheet within the sheet', async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Neck settings' }).click()
    await page.locator('.position-button').click()
    await page.getByRole('button', { name: /^Open position/ }).click()
    await expect(page.locator('.position-band')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Neck settings' })).toBeVisible()
  })

  test('every panel is one tab away', async ({ page }) => {
    await openWorkbench(page)
    for (const name of ['Routes', 'Practice', 'Voicings', 'Harmony', 'Tab']) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
  })
})
