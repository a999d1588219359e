/** The page fits its screens: nothing cut, nothing jumping, everything large enough to touch. */
import { measureOf, openProject } from './support/panels'
import { expect, neckCell, openWorkbench, type Page, test, WIDTHS } from './support/workbench'

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

test('an empty tab shows all its strings on a laptop', async ({ page }) => {
  await openWorkbench(page)
  for (const [width, height] of [
    [1200, 720],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const below = async () => {
      const place = await page.locator('.panel-tab').boundingBox()
      const staff = await page.locator('.tab-line').first().boundingBox()
      return staff!.y + staff!.height - (place!.y + place!.height)
    }
    await expect.poll(below, `${width} × ${height}`).toBeLessThanOrEqual(0)
  }
})

for (const [width, height] of [
  [1200, 720],
  [1440, 900],
] as const) {
  test.describe(`a laptop of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the toolbar of the tab never covers the row of the cursor', async ({ page }) => {
      await openProject(page, { tabProject: { measures: longTab(24) } })
      await page.locator('.tab-grid').focus()
      const goBars = async (key: 'Home' | 'End') => {
        for (let bar = 0; bar < 24; bar++) {
          await page.keyboard.press(key)
          const { toolbar, place, cursor } = await page.evaluate(async () => {
            // What a key changes is drawn within two frames.
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
            const boxOf = (selector: string) =>
              document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect
            return {
              toolbar: boxOf('.tab-toolbar'),
              place: boxOf('.panel-tab'),
              cursor: boxOf('.tab-cursor .column'),
            }
          })
          expect(cursor.top).toBeGreaterThanOrEqual(toolbar.bottom - 1)
          expect(cursor.bottom).toBeLessThanOrEqual(place.bottom)
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

    test('nothing jumps or scrolls sideways, the header is one row, targets are large enough', async ({
      page,
    }) => {
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
      expect(await horizontalOverflow(page)).toBe(0)
      const header = await page.locator('.header').boundingBox()
      expect(header!.height).toBeLessThanOrEqual(60)
      const transport = await page.locator('.transport-place').boundingBox()
      expect(transport!.height).toBeLessThanOrEqual(64)
      expect(await smallTargets(page, 24)).toEqual([])
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

test('no label runs into its neighbour or leaves the screen', async ({ page }) => {
  await openWorkbench(page)
  await expect(page.locator('.transport .play-button')).toBeVisible()
  for (const [what, viewport] of [
    ['320 pixels', { width: 320, height: 640 }],
    ['a desk at 200 %', { width: 720, height: 480 }],
    ['a laptop at 200 %', { width: 640, height: 400 }],
    ['a tablet', { width: 820, height: 1180 }],
  ] as const) {
    await page.setViewportSize(viewport)
    await expect.poll(() => collisions(page), what).toEqual([])
    expect(await horizontalOverflow(page), what).toBe(0)
  }
})

/** Labels of buttons in the header that are cut off or leave their button. */
const cutLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.header :is(.button-text, .capo-shape, kbd)')]
      .filter((label) => label.checkVisibility())
      .filter((label) => {
        const { left, right } = label.getBoundingClientRect()
        const button = label.closest('button')!.getBoundingClientRect()
        const isCut = label.clientWidth > 0 && label.scrollWidth > label.clientWidth
        return isCut || left < button.left || right > button.right
      })
      .map((label) => label.textContent),
  )

test('scale and chord are told whole on a desk of any width, with and without a capo', async ({
  page,
}) => {
  const theory = { root: 'F#', scale: 'naturalMinor', chordRoot: 'F#', chord: 'minor' }
  for (const [capo, labels] of [
    [0, ['Natural Minor', 'F♯m']],
    [3, ['Natural Minor', 'F♯m', 'E♭m shape']],
  ] as const) {
    await openProject(page, { theory, tabProject: { capo } })
    for (const width of [1440, 1439, 1360, 1320, 1319, 1280, 1240, 1239, 1200, 1180, 1179, 1100]) {
      await page.setViewportSize({ width, height: 720 })
      for (const label of labels) await expect(page.locator('.header')).toContainText(label)
      await expect.poll(() => cutLabels(page), `${width} px, capo ${capo}`).toEqual([])
      expect(await horizontalOverflow(page)).toBe(0)
    }
  }
})

test('a sheet from the transport opens above its button', async ({ page }) => {
  await openWorkbench(page)
  const button = page.locator('.transport [aria-haspopup="dialog"]').first()
  await button.click()
  const sheet = await page.locator('.sheet:popover-open').boundingBox()
  const box = await button.boundingBox()
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(box!.y)
})
