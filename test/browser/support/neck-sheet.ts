/** Working the one sheet of the neck's settings. */
import { expect, type Locator, type Page } from './workbench'

export function neckSheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Neck', exact: true })
}

export async function openNeckSheet(page: Page): Promise<Locator> {
  const sheet = neckSheet(page)
  if (!(await sheet.isVisible())) await page.locator('.neck-button').click()
  await expect(sheet.getByRole('combobox', { name: 'Instrument and tuning' })).toBeVisible()
  return sheet
}

/** Chooses the first tuning that a search finds, and closes the sheet. */
export async function chooseTuning(page: Page, search: string): Promise<void> {
  const sheet = await openNeckSheet(page)
  await sheet.getByRole('combobox', { name: 'Instrument and tuning' }).fill(search)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

/** Presses buttons of the sheet by their names, one after the other, and closes it. */
export async function pressInNeckSheet(page: Page, ...names: readonly string[]): Promise<void> {
  const sheet = await openNeckSheet(page)
  for (const name of names) await sheet.getByRole('button', { name, exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

/** Moves the capo up by some frets, and closes the sheet. */
export async function raiseCapo(page: Page, frets: number): Promise<void> {
  const sheet = await openNeckSheet(page)
  for (let n = 0; n < frets; n++)
    await sheet.getByRole('button', { name: 'Capo: one more' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}
