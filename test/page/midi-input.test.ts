/** A MIDI keyboard: its keys sound, light up and write into the tab. */
import { plugIn, press, release } from '../browser/support/midi-keys'
import { asciiOf } from '../browser/support/tab-driving'
import {
  expect,
  openWorkbench,
  type Page,
  pianoKey,
  pianoRing,
  test,
} from '../browser/support/workbench'

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: /MIDI/ }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'MIDI keyboard' })).toContainText('Test keys')
}

test('a key is lit, chosen and let go', async ({ page }) => {
  await plugIn(page)
  await openWorkbench(page)
  await connect(page)
  await press(page, 67)
  await expect(pianoKey(page, 67)).toHaveClass(/sounding/)
  await expect(pianoRing(page, 67)).toHaveClass(/exact/)
  await release(page, 67)
  await expect(pianoKey(page, 67)).not.toHaveClass(/sounding/)
})

test('keys write into the tab, held together as a chord', async ({ page }) => {
  await plugIn(page)
  await openWorkbench(page)
  await connect(page)
  await page.getByLabel('Keys write into the tab').check()
  await page.keyboard.press('Escape')
  await press(page, 60)
  await release(page, 60)
  await press(page, 48, 52)
  await release(page, 48, 52)
  expect(await asciiOf(page)).toEqual([
    'e|----------------|',
    'B|1---------------|',
    'G|----------------|',
    'D|----2-----------|',
    'A|----3-----------|',
    'E|----------------|',
  ])
  await page.keyboard.press('Control+z')
  expect((await asciiOf(page)).join('')).not.toContain('2')
  expect((await asciiOf(page))[1]).toBe('B|1---------------|')
})

test('a browser without MIDI says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'requestMIDIAccess')
  })
  await openWorkbench(page)
  await page.getByRole('button', { name: /MIDI/ }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'MIDI keyboard' })).toContainText(
    'This browser has no MIDI',
  )
})
