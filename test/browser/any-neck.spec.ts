/** Other instruments and tunings: chosen, drawn, written for, heard, shared and opened. */
import { readFile } from 'node:fs/promises'
import { detectFrequencyHz } from '../support/detect-frequency'
import { violationsOf } from './support/axe'
import { copiedText, keepCopies } from './support/clipboard'
import { chooseTuning, openNeckSheet } from './support/neck-sheet'
import { placesText, savedNotes } from './support/panels'
import { between, centsOff, readWav } from './support/sound-recording'
import { asciiOf, runCommand, setTempo, tabGrid, typeInTab } from './support/tab-driving'
import { expect, openWorkbench, PHONE, savedProject, test } from './support/workbench'

const neck = '.neck[role="grid"]'

async function savedTab(page: Parameters<typeof savedProject>[0]) {
  const { tabProject } = await savedProject(page)
  return tabProject as {
    instrument?: string
    capo: number
    tuning: readonly { name: string }[]
  }
}

const [ON, UP, DOWN] = ['ArrowRight', 'ArrowUp', 'ArrowDown']
/** C4 on string 3, E4 on string 2, G4 on string 4, A4 on string 1. */
const UKULELE_RIFF = [DOWN, DOWN, '0', ON, UP, '0', ON, DOWN, DOWN, '0', ON, UP, UP, UP, '0']

test.describe('a ukulele', () => {
  test('has a tab of four lines that sounds in its octave', async ({ page }) => {
    await openWorkbench(page)
    await chooseTuning(page, 'ukulele standard')
    await setTempo(page, 120)
    await typeInTab(page, ...UKULELE_RIFF)
    expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([60, 64, 67, 69])
    expect(await asciiOf(page)).toEqual([
      'Ukulele, Standard: G4 C4 E4 A4',
      'A|------------0---|',
      'E|----0-----------|',
      'C|0---------------|',
      'G|--------0-------|',
    ])
    await expect(tabGrid(page)).toHaveAccessibleName(/^Tab, four strings/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      runCommand(page, 'Export the sound as a WAV file'),
    ])
    const wav = readWav(await readFile(await download.path()))
    for (const [beat, midi] of [60, 64, 67, 69].entries()) {
      const heard = detectFrequencyHz(
        between(wav, beat * 0.5 + 0.14, beat * 0.5 + 0.44),
        wav.sampleRate,
      )
      expect(Math.abs(centsOff(heard, midi))).toBeLessThan(5)
    }
  })

  test('is shared by its link and opened on a phone', async ({ page }) => {
    await keepCopies(page)
    await openWorkbench(page)
    await chooseTuning(page, 'ukulele standard')
    await typeInTab(page, ...UKULELE_RIFF)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const url = await copiedText(page)
    await page.setViewportSize(PHONE)
    await openWorkbench(page, `${url}&view=edit`)
    await expect(page.locator(neck)).toHaveAccessibleName(/^Ukulele neck/)
    await expect(page.locator('.neck-button')).toContainText('Ukulele')
    await expect(page.locator('.neck .string-name')).toHaveText(['A', 'E', 'C', 'G'])
    expect(placesText(await savedNotes(page))).toBe('3:0 2:0 4:0 1:0')
    expect(await savedTab(page)).toMatchObject({ instrument: 'ukulele' })
  })
})

test.describe('a change of the neck', () => {
  test('by the keyboard alone: open, search, choose, tune a string, close', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.neck-button').focus()
    await page.keyboard.press('Enter')
    const sheet = await openNeckSheet(page)
    await expect(sheet.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('dadgad')
    await page.keyboard.press('Enter')
    await expect(page.locator('.neck .string-name')).toHaveText(['d', 'A', 'G', 'D', 'A', 'D'])
    await sheet.getByRole('button', { name: 'String 2: one more' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.locator('.neck-button')).toContainText('Double drop D')
    await page.keyboard.press('Escape')
    await expect(page.locator('.neck-button')).toBeFocused()
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the sheet and a ten-string neck fit, without a violation', async ({ page }) => {
    await openWorkbench(page)
    await chooseTuning(page, '8-string standard')
    const sheet = await openNeckSheet(page)
    await sheet.getByRole('button', { name: 'Add string 9' }).click()
    await sheet.getByRole('button', { name: 'Add string 10' }).click()
    expect(await violationsOf(page, '.sheet:popover-open')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('.neck [role="row"]')).toHaveCount(10)
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await violationsOf(page)).toEqual([])
  })
})
