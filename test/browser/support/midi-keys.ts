/** A MIDI keyboard that a test plays, through a MIDIAccess of its own. */
import type { Page } from './workbench'

declare global {
  interface Window {
    /** Sends bytes as if a key had been pressed. */
    sendMidi: (bytes: readonly number[]) => void
  }
}

/** Call before the page is opened. */
export async function plugIn(page: Page): Promise<void> {
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

export async function press(page: Page, ...midis: readonly number[]): Promise<void> {
  for (const midi of midis) await page.evaluate((key) => window.sendMidi([0x90, key, 100]), midi)
}

export async function release(page: Page, ...midis: readonly number[]): Promise<void> {
  for (const midi of midis) await page.evaluate((key) => window.sendMidi([0x80, key, 0]), midi)
}
