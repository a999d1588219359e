/** The score over the tab, while it plays on a low screen. */
import { measureOf, openProject } from './support/panels'
import { expect, test } from './support/workbench'

test.use({ viewport: { width: 1280, height: 720 } })

test('keeps the whole system that sounds in view', async ({ page }) => {
  const bar = measureOf([5, 4, 3, 2].map((string) => [string, 2] as const))
  const measures = Array.from({ length: 16 }, (_, index) => ({
    ...bar,
    id: `measure-${index + 1}`,
    tempo: 240,
    notes: (bar.notes as readonly object[]).map((note, beat) => ({
      ...note,
      id: `n${index}-${beat}`,
    })),
  }))
  await openProject(page, { tabProject: { measures } })
  await page.getByRole('button', { name: 'Score', exact: true }).click()
  await expect(page.locator('.score-system').nth(2)).toBeAttached()
  await page.locator('.play-button').click()
  /**
   * How far the system that sounds stands out of what is in view, in pixels, once it is this one;
   * asked within one frame, since the music goes on.
   */
  const cutOf = (system: number) =>
    page.evaluate((top) => {
      const boxOf = (element: Element) => element.getBoundingClientRect()
      const head = document.querySelector<HTMLElement>('.score-playhead')!
      const systems = [...document.querySelectorAll<HTMLElement>('.score-system')]
      const headTop = Number(head.dataset.top ?? 0)
      const sounding = systems.findLastIndex(({ offsetTop }) => offsetTop - 1 <= headTop)
      if (sounding !== top) return Number.POSITIVE_INFINITY
      const row = boxOf(systems[top]!)
      const view = boxOf(document.querySelector('.score-view')!)
      const tools = boxOf(document.querySelector('.tab-toolbar')!)
      const foot = boxOf(document.querySelector('.transport')!)
      return Math.max(
        view.top - row.top,
        row.bottom - view.bottom,
        tools.bottom - view.top,
        view.bottom - foot.top,
      )
    }, system)
  for (const system of [1, 2]) {
    await expect.poll(() => cutOf(system), { intervals: [50] }).toBeLessThanOrEqual(1)
  }
})
