/** The page fits its screens: nothing cut, nothing jumping, everything large enough to touch. */
import { neckSheet, openNeckSheet, pressInNeckSheet } from './support/neck-sheet'
import { measureOf, openPanel, openProject } from './support/panels'
import { runCommand } from './support/tab-driving'
import {
  expect,
  neckCell,
  openWorkbench,
  type Page,
  PHONE,
  pianoKey,
  test,
  WIDTHS,
} from './support/workbench'

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Bars of quarter notes, enough to scroll. */
function longTab(bars: number): readonly Readonly<Record<string, unknown>>[] {
  const bar = measureOf([
    [5, 3],
    [4, 0],
    [4, 2],
    [4, 3],
  ])
  return Array.from({ length: bars }, (_, index) => ({ ...bar, id: `measure-${index + 1}` }))
}

/** Visible controls smaller than a side, as text with their size. */
const smallTargets = (page: Page, side: number) =>
  page.evaluate((minimum) => {
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      'button, select, input, a[href], [role="tab"], .neck .cell, .keyboard .key',
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

for (const [width, height] of [
  [1200, 720],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const) {
  test.describe(`a laptop of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('an empty tab shows all its strings', async ({ page }) => {
      await openWorkbench(page)
      const place = await page.locator('.panel-tab').boundingBox()
      const staff = await page.locator('.tab-line').first().boundingBox()
      expect(staff!.y + staff!.height).toBeLessThanOrEqual(place!.y + place!.height)
    })

    test('the toolbar of the tab never covers the row of the cursor', async ({ page }) => {
      await openProject(page, { tabProject: { measures: longTab(24) } })
      await page.locator('.tab-grid').focus()
      const goBars = async (key: 'Home' | 'End') => {
        for (let bar = 0; bar < 24; bar++) {
          await page.keyboard.press(key)
          const toolbar = await page.locator('.tab-toolbar').boundingBox()
          const place = await page.locator('.panel-tab').boundingBox()
          const cursor = await page.locator('.tab-cursor .column').boundingBox()
          expect(cursor!.y).toBeGreaterThanOrEqual(toolbar!.y + toolbar!.height - 1)
          expect(cursor!.y + cursor!.height).toBeLessThanOrEqual(place!.y + place!.height)
        }
      }
      await goBars('End')
      await goBars('Home')
    })
  })
}

for (const [name, viewport] of WIDTHS) {
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

/** Neighbours of one row whose boxes or texts run into each other, or leave the screen. */
function collisions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    /** From the left of the box or its texts to the right of either, without what is hidden. */
    const extentOf = (element: Element) => {
      const boxes = [element.getBoundingClientRect()]
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement
        if (!parent?.checkVisibility() || parent.closest('.visually-hidden, .sheet')) continue
        const content = document.createRange()
        content.selectNodeContents(texts.currentNode)
        boxes.push(content.getBoundingClientRect())
      }
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
      }
    }
    for (const row of document.querySelectorAll('.header, .transport, .tab-list, .readout')) {
      const shown = [...row.querySelectorAll(':scope > *')]
        .filter((child) => child.checkVisibility() && child.getBoundingClientRect().width > 1)
        .filter((child) => !child.matches('.visually-hidden, .spacer, .sheet'))
        .map(extentOf)
        .sort((a, b) => a.left - b.left)
      for (const [index, { name, left, right }] of shown.entries()) {
        const next = shown[index + 1]
        if (next && next.left < right - 1) found.push(`${name} runs into ${next.name}`)
        if (left < 0 || right > innerWidth) found.push(`${name} leaves the screen`)
      }
    }
    return found
  })
}

for (const [what, viewport] of [
  ['320 pixels', { width: 320, height: 640 }],
  ['a desk at 200 %', { width: 720, height: 480 }],
  ['a laptop at 200 %', { width: 640, height: 400 }],
  ['a tablet', { width: 820, height: 1180 }],
] as const) {
  test.describe(what, () => {
    test.use({ viewport })

    test('no label runs into its neighbour or leaves the screen', async ({ page }) => {
      await openWorkbench(page)
      await expect(page.locator('.transport .play-button')).toBeVisible()
      expect(await collisions(page)).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
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
    const last = await neckCell(page, 1, 9).boundingBox()
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
    await pressInNeckSheet(page, 'Left-handed')
    const nut = await neckCell(page, 1, 0).boundingBox()
    expect(nut!.x).toBeGreaterThan(PHONE.width / 2)
  })

  test('a position is chosen from a sheet within the sheet', async ({ page }) => {
    await openWorkbench(page)
    await openNeckSheet(page)
    await page.locator('.position-button').click()
    await page.getByRole('button', { name: /^Open position/ }).click()
    await expect(page.locator('.position-band')).toHaveCount(1)
    await expect(neckSheet(page)).toBeVisible()
  })

  test('every panel is one tab away', async ({ page }) => {
    await openWorkbench(page)
    for (const name of ['Routes', 'Practice', 'Voicings', 'Harmony', 'Tab']) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
  })

  test('the window of frets follows a grip and a position', async ({ page }) => {
    await openWorkbench(page)
    const pressed = page
      .getByRole('group', { name: 'Frets in view' })
      .locator('button[aria-pressed="true"]')
    await openPanel(page, 'Voicings')
    await page.locator('.grip-card[data-frets="8-10-10-9-8-8"]').tap()
    await expect(pressed).toHaveText('7–12')
    await expect(page.locator('.neck .grip')).toHaveCount(1)
    await openPanel(page, 'Tab')
    // What was chosen by hand stays until something else is asked for.
    await page.getByRole('button', { name: '0–5', exact: true }).tap()
    await expect(pressed).toHaveText('0–5')
    await openNeckSheet(page)
    await page.locator('.position-button').click()
    await page.getByRole('button', { name: /^E\s*7–10/ }).click()
    await expect(pressed).toHaveText('7–12')
  })

  test('the keys show the note that is chosen', async ({ page }) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Show the keys' }).tap()
    await neckCell(page, 6, 3).tap()
    await expect(pianoKey(page, 43)).toBeInViewport()
    await neckCell(page, 1, 5).tap()
    await expect(pianoKey(page, 69)).toBeInViewport()
  })

  test('sheets fill the width, and no label of a button is cut', async ({ page }) => {
    await openWorkbench(page)
    await openPanel(page, 'Voicings')
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = await page.locator('.sheet:popover-open').boundingBox()
    expect(sheet!.width).toBe(PHONE.width)
    await page.keyboard.press('Escape')
    await runCommand(page, 'Import ASCII tab')
    const cut = await page
      .locator('.import-sheet button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.scrollWidth > button.clientWidth)
          .map((button) => button.textContent),
      )
    expect(cut).toEqual([])
  })

  test('picked notes and their scales stand in one row, apart from each other', async ({
    page,
  }) => {
    await openWorkbench(page)
    await runCommand(page, 'Find scales from notes')
    for (const [string, fret] of [
      [5, 3],
      [4, 1],
      [4, 5],
      [3, 4],
    ] as const) {
      await neckCell(page, string, fret).tap()
    }
    const boxes = await page.locator('.pick-bar > *').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1)
        .map(({ left, right }) => ({ left, right })),
    )
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left).toBeGreaterThanOrEqual(boxes[index]!.right)
    }
    expect(boxes.at(-1)!.right).toBeLessThanOrEqual(PHONE.width)
  })
})

test.describe('fingers on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('no button names a key', async ({ page }) => {
    await openWorkbench(page)
    await openPanel(page, 'Routes')
    await page.getByRole('button', { name: 'Try it with the scale' }).tap()
    const keys = page.locator('.route-actions kbd')
    await expect(keys).not.toHaveCount(0)
    await expect(keys.filter({ visible: true })).toHaveCount(0)
  })

  test('the pad stays above the transport while the tab is written', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.tab-grid').tap()
    const pad = await page.locator('.fret-pad').boundingBox()
    const transport = await page.locator('.transport-place').boundingBox()
    expect(pad!.y + pad!.height).toBeLessThanOrEqual(transport!.y + 1)
    // Writing leaves the focus where a keyboard goes on.
    await page.locator('.fret-pad').getByRole('button', { name: '3', exact: true }).tap()
    await expect(page.locator('.tab-grid')).toBeFocused()
    const staff = await page.locator('.tab-cursor .column').boundingBox()
    expect(staff!.y + staff!.height).toBeLessThanOrEqual(pad!.y + 1)
  })
})

test('a sheet from the transport opens above its button', async ({ page }) => {
  await openWorkbench(page)
  const button = page.locator('.transport [aria-haspopup="dialog"]').first()
  await button.click()
  const sheet = await page.locator('.sheet:popover-open').boundingBox()
  const box = await button.boundingBox()
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(box!.y)
})
