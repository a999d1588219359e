/** Working the tab editor and the command list as a person would. */
import { expect, type Locator, type Page } from './workbench'

export function tabGrid(page: Page): Locator {
  return page.locator('.tab-grid')
}

/** Presses keys one after the other in the tab. */
export async function typeInTab(page: Page, ...keys: readonly string[]): Promise<void> {
  await tabGrid(page).focus()
  for (const key of keys) await page.keyboard.press(key)
}

/** The six lines of the derived ASCII tab. */
export async function asciiOf(page: Page): Promise<readonly string[]> {
  // It is drawn one frame after the staff.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))
      }),
  )
  return ((await page.locator('.ascii pre').textContent()) ?? '').split('\n')
}

/** Runs a command by its title, through the command list. */
export async function runCommand(page: Page, title: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Commands' })
  // A visitor whose first press came before the page was ready presses again.
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('Control+k')
    await expect(search).toBeVisible({ timeout: 5000 })
  }).toPass()
  await search.fill(title)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(title)
  await page.keyboard.press('Enter')
}

/** Sets the tempo of the tab. */
export async function setTempo(page: Page, bpm: number): Promise<void> {
  const field = page.getByLabel('Tempo in beats per minute')
  await field.fill(String(bpm))
  await field.press('Enter')
}
