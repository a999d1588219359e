/** What axe finds wrong with the page as it stands. */
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

/** Violations within an element as short lines, so that a failure names the culprit. */
export async function violationsOf(page: Page, within = 'html'): Promise<readonly string[]> {
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
