/**
 * A clipboard of the page's own. That of the machine answers only the page that has the focus, which
 * a page among others may not have yet.
 */
import type { Page } from './workbench'

/** Call before the page is opened. */
export async function keepCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let copied = ''
    const writeText = async (text: string) => {
      copied = text
    }
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText, readText: async () => copied },
    })
  })
}

/** What the page copied last. */
export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
