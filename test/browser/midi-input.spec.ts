/** A MIDI keyboard, played by the test through a MIDIAccess of its own. */
import { asciiOf } from './support/tab-driving'
import { expect, openWorkbench, type Page, pianoKey, pianoRing, test } from './support/workbench'

declare global {
  interface Window {
    /** Sends bytes as if a key had been pressed. */
    sendMidi: (bytes: readonly number[]) => void
  }
}

async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const input: {
      name: string
      state: string
      onmidimessage: ((message: { data: Uint8Array }) => void) | null
    } = { name: 'Test keys', state: 'connected', onmidimessage: null }
    const access = { inputs: new Map([['1', input]]), onstatechange: null }
    Object.defineProperty(navigator, 'requestMIDIAccess', { value: async () => access })
    window.sendMidi = (bytes) => input.onmidimessage?.({ data: Uint8Array.from(bytes) })
  })
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: /MIDI/ }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'MIDI keyboard' })).toContainText('Test keys')
}

async function press(page: Page, ...midis: readonly number[]): Promise<void> {
  for (const midi of midis) await page.evaluate((key) => window.sendMidi([0x90, key, 100]), midi)
}

async function release(page: Page, ...midis: readonly number[]): Promise<void> {
  for (const midi of midis) await page.evaluate((key) => window.sendMidi([0x80, key, 0]), midi)
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
