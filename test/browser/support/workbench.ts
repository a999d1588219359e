/**
 * A test that opens the workbench and fails when the page logs an error, throws, or asks another
 * origin for anything.
 */
import {
  test as base,
  type ConsoleMessage,
  type Download,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { openSharedPage, type SharedPage } from './shared-page'

export * from './places'
export * from './screens'
export { type Download, expect, type Locator, type Page }

interface Options {
  /** Messages that a test expects; everything else that is an error fails it. */
  readonly allowedErrors: RegExp[]
  /** For tests that change what a shared page cannot take back, such as its clock. */
  readonly ownContext: boolean
}

const originOf = (baseURL = 'http://127.0.0.1') => new URL(baseURL).origin

export const test = base.extend<
  Options & { guard: undefined },
  { sharedPages: Map<string, SharedPage> }
>({
  allowedErrors: [[], { option: true }],
  ownContext: [false, { option: true }],
  /** By the options that a context keeps for ever. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  sharedPages: [({}, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    {
      browser,
      sharedPages,
      ownContext,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      permissions,
      serviceWorkers,
      viewport,
    },
    use,
  ) => {
    if (ownContext) {
      const context = await browser.newContext()
      await context.newPage()
      await use(context)
      await context.close()
      return
    }
    const kept = JSON.stringify([baseURL, bypassCSP, hasTouch, isMobile, serviceWorkers])
    const shared = sharedPages.get(kept) ?? (await openSharedPage(browser, originOf(baseURL)))
    sharedPages.set(kept, shared)
    const { page } = shared
    const size = page.viewportSize()
    if (viewport && (viewport.width !== size?.width || viewport.height !== size.height)) {
      await page.setViewportSize(viewport)
    }
    const { reducedMotion = 'no-preference' } = contextOptions
    await page.emulateMedia({ colorScheme, reducedMotion })
    await page.context().grantPermissions(permissions ?? [])
    await use(page.context())
    await shared.clear()
  },
  page: ({ context }, use) => use(context.pages()[0]!),
  guard: [
    async ({ page, baseURL, allowedErrors }, use) => {
      const faults: string[] = []
      const origin = originOf(baseURL)
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`)
      }
      const onThrown = (error: Error) => faults.push(`thrown: ${error.message}`)
      const onRequest = (request: Request) => {
        const { protocol, origin: asked } = new URL(request.url())
        if (protocol.startsWith('http') && asked !== origin) faults.push(`asked ${request.url()}`)
      }
      page.on('console', onConsole).on('pageerror', onThrown).on('request', onRequest)
      await use(undefined)
      // What is still to be saved is saved now: a page that is left may write after the browser's
      // storage was cleared for the next test.
      await page.evaluate(() => dispatchEvent(new Event('pagehide')))
      page.off('console', onConsole).off('pageerror', onThrown).off('request', onRequest)
      const unexpected = faults.filter((fault) => !allowedErrors.some((known) => known.test(fault)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens the workbench and waits until neck and panels are drawn. */
export async function openWorkbench(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await whenDrawn(page)
}

/** Waits until neck and panels are drawn; asked at every frame, not after growing pauses. */
export async function whenDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('#app .neck[role="grid"]')?.checkVisibility() &&
      !document.querySelector('.first-picture, .loading'),
    undefined,
    { polling: 'raf' },
  )
}

/** The project as the browser saved it, once it has been saved. */
export async function savedProject(page: Page): Promise<Record<string, unknown>> {
  const saved = await page.waitForFunction(
    async () => {
      // The result of a press may be drawn two frames later.
      for (let frames = 0; frames < 2; frames++) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      }
      // A page that is left saves at once; project.spec.ts waits for the autosave's own delay.
      dispatchEvent(new Event('pagehide'))
      return localStorage.getItem('pitch-map.project')
    },
    undefined,
    { polling: 'raf' },
  )
  return JSON.parse((await saved.jsonValue()) ?? 'null')
}
