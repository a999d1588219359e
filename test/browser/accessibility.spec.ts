/** axe over every state, in both themes at three widths. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DESK, expect, openWorkbench, type Page, PHONE, TABLET, test } from './support/workbench'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly nodes: readonly {
    readonly target: readonly unknown[]
    readonly failureSummary?: string
  }[]
}

declare global {
  interface Window {
    axe: { run: (selector: string, options: unknown) => Promise<{ violations: Violation[] }> }
  }
}

/** Violations within an element as short lines, so that a failure names the culprit. */
async function violationsOf(page: Page, within = 'html'): Promise<readonly string[]> {
  // Evaluated by the tools of the browser, which the page's policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations = await page.evaluate(async (selector) => {
    const answer = await window.axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return answer.violations
  }, within)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

const PANEL_NAMES = ['Tab', 'Routes', 'Practice', 'Voicings', 'Harmony'] as const

for (const [width, viewport] of [
  ['desk', DESK],
  ['tablet', TABLET],
  ['phone', PHONE],
] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`${width}, ${colorScheme}`, () => {
      // A sheet that is still fading in has no contrast to measure.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

      test('the page has no violation', async ({ page }) => {
        await openWorkbench(page)
        expect(await violationsOf(page)).toEqual([])
      })

      test('no panel has a violation', async ({ page }) => {
        await openWorkbench(page)
        for (const name of PANEL_NAMES) {
          const tab = page.getByRole('tab', { name, exact: true })
          if ((await tab.count()) === 0) continue
          await tab.click()
          await expect(page.locator('.loading')).toHaveCount(0)
          expect(await violationsOf(page, '.workspace')).toEqual([])
        }
      })

      test('no sheet or dialog has a violation', async ({ page }) => {
        await openWorkbench(page)
        const openers =
          width === 'desk'
            ? ['.scale-button', '.chord-button', '.position-button', '[title="More actions"]']
            : ['.key-button', '.chord-button', '[title="More actions"]']
        for (const opener of openers) {
          await page.locator(opener).click()
          await expect(page.locator('.sheet:popover-open')).toHaveCount(1)
          expect(await violationsOf(page, '.sheet:popover-open')).toEqual([])
          await page.keyboard.press('Escape')
          await expect(page.locator('.sheet:popover-open')).toHaveCount(0)
        }
        await page.keyboard.press('Control+k')
        await expect(page.locator('.command-dialog .option').first()).toBeVisible()
        expect(await violationsOf(page, 'dialog')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
        expect(await violationsOf(page, 'dialog')).toEqual([])
      })
    })
  }
}

test('reduced motion stops what moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWorkbench(page)
  await page.locator('.scale-button').click()
  const animations = await page.evaluate(() => document.getAnimations().length)
  expect(animations).toBe(0)
})

test('the theme follows the system until one is chosen, and then stays', async ({ page }) => {
  await openWorkbench(page)
  const body = page.locator('body')
  const dark = await body.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(body).not.toHaveCSS('background-color', dark)
  await page.getByRole('button', { name: 'Theme: as the system' }).click()
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await expect(body).toHaveCSS('background-color', dark)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  await expect(body).toHaveCSS('background-color', dark)
})
