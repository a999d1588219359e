/** Practice: a drill is compiled over the key, played round and round, and put into the tab. */
import { asciiOf } from './support/tab-driving'
import { expect, openWorkbench, type Page, test } from './support/workbench'

async function openPractice(page: Page): Promise<void> {
  await openWorkbench(page)
  await page.getByRole('tab', { name: 'Practice' }).click()
  await expect(page.locator('.drill-line').first()).toBeVisible()
}

async function fretsShown(page: Page): Promise<readonly string[]> {
  return page.locator('.drill-note text:first-of-type').allTextContents()
}

test('a drill is drawn, played in the place of the tab at its own tempo, and put into the tab', async ({
  page,
}) => {
  await openPractice(page)
  await test.step('a drill is put into the tab and undone', async () => {
    const empty = await asciiOf(page)
    await page.getByRole('button', { name: 'Put into tab' }).click()
    const frets = await fretsShown(page)
    const written = (await asciiOf(page)).join('').match(/\d+/g)
    expect(written?.sort()).toEqual([...frets].sort())
    await page.keyboard.press('Control+z')
    expect(await asciiOf(page)).toEqual(empty)
  })
  await test.step('while it plays, the drill stands below the neck in the place of the tab', async () => {
    await page.getByRole('button', { name: 'Start drill' }).click()
    const stand = page.locator('.panel-tab .drill-stand')
    await expect(stand.locator('.drill-line').first()).toBeInViewport()
    await expect(page.locator('.tab-grid')).toHaveCount(0)
    await stand.getByRole('button', { name: 'Stop' }).click()
    await expect(page.locator('.tab-grid')).toBeVisible()
    await expect(page.locator('.practice-panel .drill-line').first()).toBeVisible()
  })
  await test.step('while a drill plays, the transport shows its tempo and changes it', async () => {
    const transport = page.getByLabel('Tempo in beats per minute')
    const drill = page.getByLabel('Tempo', { exact: true })
    await drill.fill('70')
    await drill.press('Tab')
    await expect(transport).toHaveValue('90')
    await page.getByRole('button', { name: 'Start drill' }).click()
    await expect(transport).toHaveValue('70')
    await page.getByRole('button', { name: 'Faster', exact: true }).click()
    await expect(drill).toHaveValue('72')
    await expect(transport).toHaveValue('72')
    await page.getByRole('button', { name: 'Stop drill' }).click()
    await expect(transport).toHaveValue('90')
  })
  await test.step('the drill is drawn on the neck while its panel is open', async () => {
    await expect(page.locator('.neck .route-order').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Routes' }).click()
    await expect(page.locator('.drill-line')).toHaveCount(0)
  })
})
