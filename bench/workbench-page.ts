/** Pages of a Chromium with its processor slowed, and what `watch-page.js` keeps in them. */
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'

export const SLOWDOWN = 4
export const VIEWPORT = { width: 1440, height: 960 }
/** A browser that has just started draws its own menus and pages first; a visitor's has not. */
const BROWSER_STARTS_MS = 3000
const WATCH = fileURLToPath(new URL('watch-page.js', import.meta.url))

/** What the browser says of one press or key. */
export interface TimedEvent {
  readonly name: string
  /** Presses and keys have one; movements of the pointer have 0. */
  readonly interactionId: number
  /** The key, or the name of what was pressed. */
  readonly what: string
  readonly startMs: number
  /** Until the next frame, in steps of 8 ms. */
  readonly durationMs: number
  readonly delayMs: number
  readonly workMs: number
}

/** A frame longer than 50 ms. */
export interface LongFrame {
  readonly startMs: number
  readonly endMs: number
  /** Style and layout at its end. */
  readonly layoutMs: number
  readonly scripts: readonly {
    readonly what: string
    readonly durationMs: number
    /** Layout that the script forced. */
    readonly forcedLayoutMs: number
  }[]
}

export interface Seen {
  readonly lcpMs: number
  readonly lcpElement: string
  readonly cls: number
  readonly shifts: readonly {
    readonly atMs: number
    readonly value: number
    readonly what: string
  }[]
  readonly events: readonly TimedEvent[]
  readonly frames: readonly LongFrame[]
  readonly kinds: readonly (readonly [startMs: number, kind: string])[]
}

/** What `watch-page.js` keeps in the page, where no type of the page knows it. */
export const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen) as Promise<Seen>

export async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  await new Promise((resolve) => setTimeout(resolve, BROWSER_STARTS_MS))
  return browser
}

/**
 * A window whose page is as large as asked for. An emulated size would not do: what it puts outside
 * the window is never presented, and waits for its frame without end.
 */
async function sizeWindow(page: Page, session: CDPSession): Promise<void> {
  const frame = await page.evaluate(() => outerHeight - innerHeight)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const bounds = { width: VIEWPORT.width, height: VIEWPORT.height + frame }
  await session.send('Browser.setWindowBounds', { windowId, bounds })
}

/** Runs with a page that has seen nothing yet: its own storage and its own cache. */
export async function withPage<T>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: null })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await sizeWindow(page, session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript({ path: WATCH })
    return await run(page, session)
  } finally {
    await context.close()
  }
}
