/** Scales over the chord, moves from it, names for notes. */
import { openPanel } from './support/panels'

import { expect, neckCell, openWorkbench, type Page, savedProject, test } from './support/workbench'

interface Theory {
  readonly root: string
  readonly scale: string
  readonly chord: string
  readonly chordRoot?: string
}

async function savedTheory(page: Page): Promise<Theory> {
  return ((await savedProject(page)) as { theory: Theory }).theory
}

test.describe('names', () => {
  test('of notes picked on the neck', async ({ page }) => {
    await openWorkbench(page)
    await openPanel(page, 'Harmony')
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page.getByText(/Pick notes on the neck, or put/)).toBeVisible()
    await page.getByRole('button', { name: 'Pick notes on the neck' }).click()
    await neckCell(page, 5, 3).click()
    await expect(page.getByText('One note alone is no chord.')).toBeVisible()
    for (const [string, fret] of [
      [4, 2],
      [3, 0],
      [2, 10],
    ] as const) {
      await neckCell(page, string, fret).click()
    }
    const names = page.locator('.name-choice strong')
    // Picked names have no bass, so both readings stand.
    await expect(names.filter({ hasText: /^Am7$/ })).toHaveCount(1)
    await expect(names.filter({ hasText: /^C6$/ })).toHaveCount(1)
    await page.locator('.name-choice').filter({ hasText: 'Am7' }).click()
    expect(await savedTheory(page)).toMatchObject({ chord: 'minor7', chordRoot: 'A' })
  })
})
