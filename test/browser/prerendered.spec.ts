/** What the page shows before its code has loaded: everything on a first visit, else empty panels. */
import { DESK, expect, type Page, PHONE, TABLET, test } from './support/workbench'

const SCREENS = [
  ['desk', { viewport: DESK }],
  ['tablet', { viewport: TABLET, hasTouch: true, isMobile: true }],
  ['phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
] as const

/** Opens the page; its code never comes. */
async function openWithoutCode(page: Page, path = '/'): Promise<void> {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('.prerendered:visible .header, .header:visible')).toHaveCount(1)
}

const inView = (page: Page, selector: string) => page.locator(`${selector}:visible`)

for (const [name, screen] of SCREENS) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('a first visitor sees the page at once', async ({ page }) => {
      await openWithoutCode(page)
      await expect(inView(page, '.neck-panel button').first()).toBeVisible()
      await expect(inView(page, '.prerendered pre')).toContainText('E|---')
    })

    test('a visitor with a saved project sees empty panels', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('pitch-map.project', '{}'))
      await openWithoutCode(page)
      await expect(inView(page, '.prerendered button')).toHaveCount(0)
      await expect(inView(page, '.prerendered pre')).toHaveCount(0)
      await expect(inView(page, '.prerendered .neck-panel')).toHaveCount(1)
    })

    test('a link shows no other project than its own', async ({ page }) => {
      await openWithoutCode(page, '/?project=x')
      await expect(inView(page, '.prerendered button')).toHaveCount(0)
      await expect(inView(page, '.prerendered .neck-panel')).toHaveCount(1)
    })
  })
}

test('the page replaces the prerendered one', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('grid', { name: /Guitar neck/ })).toBeVisible()
  await expect(page.locator('.prerendered')).toHaveCount(0)
  await expect(page.locator('header')).toHaveCount(1)
})
