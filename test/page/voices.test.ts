/** The voice of a note: melody or bass, for the note under the cursor and for a selection. */
import { savedNotes } from '../browser/support/panels'
import { typeInTab } from '../browser/support/tab-driving'
import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'

const DOWN = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']

const voicesOf = async (page: Page) =>
  (await savedNotes(page)).map(({ string, voice }) => `${string}: ${voice ?? 1}`)

async function chooseVoice(page: Page, voice: 'melody' | 'bass'): Promise<void> {
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Note' })
  const button = sheet.getByRole('group', { name: 'Voice' }).getByRole('button', { name: voice })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
}

test('a note becomes the bass, is kept so, and a whole selection the melody again', async ({
  page,
}) => {
  await openWorkbench(page)
  await typeInTab(page, '5', ...DOWN, '3')
  await chooseVoice(page, 'bass')
  await expect.poll(() => voicesOf(page)).toEqual(['1: 1', '6: 2'])

  await page.reload()
  await expect.poll(() => voicesOf(page)).toEqual(['1: 1', '6: 2'])

  await typeInTab(page, 'Control+a')
  await chooseVoice(page, 'melody')
  await expect.poll(() => voicesOf(page)).toEqual(['1: 1', '6: 1'])
  await typeInTab(page, 'Control+z')
  await expect.poll(() => voicesOf(page)).toEqual(['1: 1', '6: 2'])
})
