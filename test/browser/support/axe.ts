/** What axe finds wrong with the page as it stands, in both themes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from './workbench'

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

/** What is asked of a page. */
const ALL_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules among them that look at colours. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

async function breachesOf(
  page: Page,
  within: string,
  rules: typeof ALL_TAGS | typeof COLOR_RULES,
): Promise<readonly string[]> {
  const violations = await page.evaluate(
    async ({ selector, runOnly }) => {
      // What the bar at the bottom covers is reached by scrolling: the bar stands below it meanwhile.
      const bar = document.querySelector<HTMLElement>('.transport-place')
      bar?.style.setProperty('position', 'static')
      const answer = await window.axe.run(selector, { runOnly, resultTypes: ['violations'] })
      bar?.style.removeProperty('position')
      return answer.violations
    },
    { selector: within, runOnly: rules },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  )
}

/**
 * Violations within an element as short lines, so that a failure names the culprit. All rules are
 * asked of the dark theme; the light one differs in its colours alone, and so do its questions. It is
 * left out where the same elements are asked about elsewhere.
 */
export async function violationsOf(
  page: Page,
  within = 'html',
  { isInLight = true } = {},
): Promise<readonly string[]> {
  // Evaluated by the tools of the browser, which the page's policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await breachesOf(page, within, ALL_TAGS)
  if (!isInLight) return inDark
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await breachesOf(page, within, COLOR_RULES)
  return [...inDark, ...inLight.map((line) => `light: ${line}`)]
}
