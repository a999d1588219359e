/**
 * What `test/browser/support/workbench.ts` is in a browser, in a light window: the same words for
 * what is asked of the page's state. What is laid out, painted, heard or kept in a database needs the
 * browser.
 */
import { describe, expect as expectOf, test as testOf } from 'vitest'
import type { Page as BrowserPage } from '../../browser/support/workbench'
import { createLightPage, type LightPage } from './light-page'
import type { Screen } from './light-window'
import './matchers'

export * from '../../browser/support/places'
export { DESK, PHONE, TABLET } from '../../browser/support/screens'

import { DESK } from '../../browser/support/screens'

/** Asks again while the page's time goes on. */
function poll(ask: () => unknown, { message = '' } = {}) {
  const matcherOf =
    (isNot: boolean, name: string) =>
    async (...args: unknown[]) => {
      const look = async () => {
        const asked = expectOf(await ask(), message)
        Reflect.apply(Reflect.get(isNot ? asked.not : asked, name), isNot ? asked.not : asked, args)
      }
      const isRight = async () =>
        look().then(
          () => true,
          () => false,
        )
      for (let looks = 0; looks < MOST_LOOKS && !(await isRight()); looks++) {
        await lastPage?.world.time.advance(LOOK_MS)
      }
      await look()
    }
  const asked = (isNot: boolean): object =>
    new Proxy(
      {},
      { get: (_, name: string) => (name === 'not' ? asked(true) : matcherOf(isNot, name)) },
    )
  return asked(false)
}

const LOOK_MS = 25
const MOST_LOOKS = 600

export const expect = Object.assign(
  (value: unknown, message?: string) => expectOf(value, message),
  expectOf,
  { poll },
) as unknown as typeof import('../../browser/support/workbench').expect

let lastPage: LightPage | undefined

type Run = (fixtures: { page: LightPage; request: LightPage['request'] }) => Promise<void>

interface Options extends Screen {
  /** Messages that a test expects; everything else that is an error fails it. */
  readonly allowedErrors: readonly RegExp[]
  readonly before: readonly Run[]
}

/** Options of the tests that are being defined. Files share this module, so a `describe` gives them back. */
let options: Options = { viewport: DESK, allowedErrors: [], before: [] }

function define(title: string, run: Run): void {
  const { allowedErrors, before, ...screen } = options
  testOf(title, async () => {
    const page = createLightPage(screen)
    lastPage = page
    try {
      for (const step of [...before, run]) await step({ page, request: page.request })
    } catch (error) {
      console.log((await page.close()).join('\n'))
      throw error
    }
    const faults = await page.close()
    const unexpected = faults.filter((fault) => !allowedErrors.some((known) => known.test(fault)))
    expectOf(unexpected).toEqual([])
  })
}

/** Its body runs when the file is collected, later than what stands behind it. */
function inDescribe(title: string, body: () => void): void {
  const outer = options
  describe(title, () => {
    const before = options
    options = outer
    body()
    options = before
  })
}

export const test = Object.assign(define, {
  describe: inDescribe,
  step: (_title: string, body: () => Promise<void>) => body(),
  beforeEach: (run: Run) => {
    options = { ...options, before: [...options.before, run] }
  },
  use: (asked: Partial<Options>) => {
    options = { ...options, ...asked }
  },
}) as unknown as typeof import('../../browser/support/workbench').test

const isDrawn = () =>
  document.querySelector('#app .neck[role="grid"]') !== null && !document.querySelector('.loading')

export async function whenDrawn(page: BrowserPage): Promise<void> {
  await page.waitForFunction(isDrawn)
}

export async function openWorkbench(page: BrowserPage, path = '/'): Promise<void> {
  await page.goto(path)
  await whenDrawn(page)
}

/** The project as the browser saved it. */
export async function savedProject(page: BrowserPage): Promise<Record<string, unknown>> {
  await page.waitForTimeout(50)
  const text = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return localStorage.getItem('pitch-map.project')
  })
  return JSON.parse(text ?? 'null')
}
