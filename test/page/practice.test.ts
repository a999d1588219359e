/** Practice: a drill is compiled over the key, played round and round, and put into the tab. */

import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'

async function openPractice(page: Page): Promise<void> {
  await openWorkbench(page)
  await page.getByRole('tab', { name: 'Practice' }).click()
  await expect(page.locator('.drill-line').first()).toBeVisible()
}

async function fretsShown(page: Page): Promise<readonly string[]> {
  return page.locator('.drill-note text:first-of-type').allTextContents()
}

test('the drill follows its choices and the key', async ({ page }) => {
  await openPractice(page)
  const before = await fretsShown(page)
  expect(before).toHaveLength(8)
  await page.getByLabel('Target', { exact: true }).selectOption({ label: 'Scale steps' })
  await page
    .getByRole('group', { name: 'Level' })
    .getByRole('button', { name: 'Intermediate' })
    .click()
  await page.getByLabel('Position', { exact: true }).selectOption({ label: 'Fifth, frets 5–8' })
  await expect(page.locator('.drill-note')).toHaveCount(16)
  for (const fret of await fretsShown(page)) {
    expect(Number(fret) === 0 || (Number(fret) >= 4 && Number(fret) <= 9)).toBe(true)
  }
  await expect(page.getByLabel('Tempo', { exact: true })).toHaveValue('80')
})

test('a drill is asked for in the position that the neck shows', async ({ page }) => {
  await openPractice(page)
  const position = page.getByLabel('Position', { exact: true })
  const chosen = () =>
    position.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent)
  await expect.poll(chosen).toBe('As on the neck: anywhere')
  await page.locator('.position-button').click()
  await page.getByRole('region', { name: 'CAGED' }).getByRole('button', { name: /^E/ }).click()
  await expect.poll(chosen).toMatch(/^As on the neck: seventh/)
  for (const fret of await fretsShown(page)) {
    expect(Number(fret)).toBeGreaterThanOrEqual(6)
    expect(Number(fret)).toBeLessThanOrEqual(11)
  }
  // A position of the drill's own wins.
  await position.selectOption({ label: 'Open, frets 0–4' })
  await expect.poll(async () => Math.max(...(await fretsShown(page)).map(Number))).toBeLessThan(5)
})

test('counts in, plays and loops; the playhead runs along', async ({ page }) => {
  await openPractice(page)
  await page.getByLabel('Length', { exact: true }).selectOption({ label: '1 bar' })
  await page.getByLabel('Tempo', { exact: true }).fill('240')
  await page.getByLabel('Tempo', { exact: true }).press('Tab')
  const kinds: string[] = []
  await page.getByRole('button', { name: 'Start drill' }).click()
  await expect
    .poll(
      async () => {
        const pulse = page.locator('.pulse-dots')
        kinds.push(`${await pulse.getAttribute('data-kind')}`)
        return kinds.includes('count-in') && kinds.includes('accent')
      },
      { intervals: [30] },
    )
    .toBe(true)
  await expect(page.locator('.drill-line .tab-playhead.shown')).toHaveCount(1)
  await page.waitForTimeout(2500)
  await expect(page.getByRole('button', { name: 'Stop drill' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop drill' }).click()
  await expect(page.getByRole('button', { name: 'Start drill' })).toBeVisible()
  await expect(page.locator('.tab-playhead.shown')).toHaveCount(0)
})

test('the screen stays on while a drill plays', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { screenRequests: asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          asked.push(kind)
          return { release: async () => asked.push('released') }
        },
      },
    })
  })
  const requests = () =>
    page.evaluate(() => (window as unknown as { screenRequests: string[] }).screenRequests)
  await openPractice(page)
  await page.getByRole('button', { name: 'Start drill' }).click()
  await expect.poll(requests).toEqual(['screen'])
  await page.getByRole('button', { name: 'Stop drill' }).click()
  await expect.poll(requests).toEqual(['screen', 'released'])
})
