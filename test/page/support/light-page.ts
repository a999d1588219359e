/** A page of a light window: the part of Playwright's pages that our tests use. */
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { createApp } from '#service/app'
import { BUNDLE } from './bundle-workbench'
import { createHand } from './hand'
import { openLightWindow, type Screen } from './light-window'
import { inWindow, LightLocator, type World } from './locator'
import { createVirtualTime } from './virtual-time'

export const ORIGIN = 'http://pitch-map.test'

const workbench = new Script(readFileSync(BUNDLE, 'utf8'), { filename: 'workbench.js' })
const service = createApp({ buildId: 'test', publicUrl: ORIGIN })

/** A moment to begin at; the page's clock goes on from there. */
const START_MS = Date.UTC(2026, 0, 5, 12)

/** What a browser keeps when a page is loaded again. */
function copyStorage(from: Window, to: Window): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    for (const key of Object.keys(from[kind])) to[kind].setItem(key, from[kind].getItem(key) ?? '')
  }
}

export function createLightPage(screen: Screen) {
  const world = {} as World
  const initScripts: (readonly [run: (...args: never[]) => unknown, asked: unknown])[] = []
  const faults: string[] = []
  const root = new LightLocator(world, 'page', () => [world.window.document.documentElement])
  const time = createVirtualTime(START_MS)

  async function leave(): Promise<void> {
    if (!world.window) return
    world.window.dispatchEvent(new world.window.Event('pagehide'))
    await time.advance(0)
    faults.push(...world.faults)
  }

  async function load(url: string): Promise<void> {
    await leave()
    const { window: before } = world
    const reload = () => void load(world.window.location.href)
    const opened = openLightWindow(url, screen, time, reload)
    if (before) copyStorage(before, opened.window)
    Object.assign(world, opened)
    Object.assign(world, { hand: createHand(world) })
    for (const [run, asked] of initScripts) await inWindow(world, run, asked)
    workbench.runInContext(world.window)
  }

  const page = {
    goto: (path: string) => load(new URL(path, ORIGIN).href),
    reload: () => load(world.window.location.href),
    url: () => world.window.location.href,
    title: async () => world.window.document.title,
    addInitScript: async (run: (...args: never[]) => unknown, asked?: unknown) => {
      initScripts.push([run, asked])
    },
    evaluate: (run: (...args: never[]) => unknown, asked?: unknown) => inWindow(world, run, asked),
    waitForFunction: async (run: (...args: never[]) => unknown, asked?: unknown) => {
      let value: unknown
      const isThere = await world.time.until(() => {
        value = world.window.eval(`(${String(run)})`)(asked)
        return value
      })
      if (!isThere) throw new Error(`Never: ${String(run)}`)
      return { jsonValue: async () => value }
    },
    waitForTimeout: (ms: number) => world.time.advance(ms),
    /** Wherever it goes, there is nothing. */
    mouse: { move: async () => world.hand.leave() },
    clock: {
      install: async () => undefined,
      pauseAt: async () => undefined,
      runFor: (ms: number) => world.time.advance(ms),
    },
    keyboard: {
      press: async (combination: string) => {
        world.hand.press(combination)
        await world.time.advance(34)
      },
      type: async (text: string) => {
        for (const key of text) {
          world.hand.press(key)
          await world.time.advance(10)
        }
      },
    },
    request: {
      get: async (path: string) => {
        const response = await service.request(new URL(path, ORIGIN).href)
        return {
          ok: () => response.ok,
          status: () => response.status,
          json: () => response.json(),
          text: () => response.text(),
        }
      },
    },
    locator: root.locator.bind(root),
    getByRole: root.getByRole.bind(root),
    getByLabel: root.getByLabel.bind(root),
    getByText: root.getByText.bind(root),
    /** Ends the page, and tells what went wrong on it. */
    close: async (): Promise<readonly string[]> => {
      await leave()
      await (
        world.window as unknown as { happyDOM?: { close: () => Promise<void> } }
      )?.happyDOM?.close()
      return faults
    },
    world,
  }
  return page
}

export type LightPage = ReturnType<typeof createLightPage>
