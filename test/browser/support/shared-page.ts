/**
 * Pages that go from test to test. A process that has drawn the workbench before draws it with a
 * third of the work; `reuseContext` of Playwright would do the same, but clears a page by
 * navigations that cost more than the workbench itself.
 */
import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test'

/** A page and what takes everything back that a test did to it. */
export interface SharedPage {
  readonly page: Page
  readonly clear: () => Promise<void>
}

/** Takes each init script of a page out again when asked to. */
function removableScripts(page: Page): () => Promise<void> {
  const scripts: Disposable[] = []
  const add = page.addInitScript.bind(page)
  page.addInitScript = async (...args: Parameters<Page['addInitScript']>) => {
    const script = await add(...args)
    scripts.push(script)
    return script
  }
  return async () => {
    for (const script of scripts.splice(0)) await script.dispose()
  }
}

/**
 * Makes a page that a test opens beside the shared one as large as that. A context gives its pages
 * the size of the test that made the context, which may have been one for a phone.
 */
function openAsLargeAs(page: Page): void {
  const context = page.context()
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const other = await open()
    const size = page.viewportSize()
    if (size) await other.setViewportSize(size)
    return other
  }
}

/** Opens a page of an origin in a context with the options of the running test. */
export async function openSharedPage(browser: Browser, origin: string): Promise<SharedPage> {
  const context: BrowserContext = await browser.newContext()
  const page = await context.newPage()
  openAsLargeAs(page)
  const session = await context.newCDPSession(page)
  const removeScripts = removableScripts(page)
  return {
    page,
    clear: async () => {
      for (const other of context.pages()) if (other !== page) await other.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await removeScripts()
      // Some tests open no page, or one in a browser of their own.
      if (page.url().startsWith(origin)) {
        await page.evaluate(() => sessionStorage.clear())
        // A page that is left may still write, so it is left before the rest is cleared.
        await page.goto('about:blank')
      }
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await context.clearPermissions()
    },
  }
}
