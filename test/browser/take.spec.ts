/** A take along with the tab, judged and kept. */
import { violationsOf } from './support/axe'
import { plugIn } from './support/midi-keys'
import { measureOf, openProject } from './support/panels'
import { expect, test } from './support/workbench'

test('a take by MIDI is told, its verdicts can be read, and its score is kept', async ({
  page,
}) => {
  await plugIn(page)
  await openProject(page, {
    tabProject: {
      measures: [
        {
          ...measureOf([
            [5, 3],
            [4, 0],
            [4, 2],
            [4, 3],
          ]),
          tempo: 120,
        },
      ],
    },
  })
  await page.getByRole('button', { name: 'Play along', exact: true }).click()
  await page.getByLabel('Listen with', { exact: true }).selectOption({ label: 'MIDI keyboard' })
  await page.getByRole('button', { name: 'Start a take' }).click()
  // A key that is nowhere in the tab, again and again, so that some note is played wrong however late
  // a press comes; how takes are judged is told in test/page/play-along.test.ts.
  const timer = await page.evaluate(() => setInterval(() => window.sendMidi([0x90, 51, 100]), 100))
  const along = page.getByRole('region', { name: 'Play along' })
  const score = along.locator('.take-score')
  await expect(score).toContainText('0 of 4 right')
  await page.evaluate((pressing) => clearInterval(pressing), timer)
  await expect(page.locator('.tab-note.take-wrong').first()).toBeVisible()
  await expect(along.getByText('Before: ')).toBeVisible()
  await along.getByText('Note by note').click()
  await expect(page.locator('.take-notes')).toContainText('heard')
  expect(await violationsOf(page, '.panel-tab')).toEqual([])
  // A copy of the project has the scores of its takes.
  await page.getByRole('button', { name: 'Projects', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate From a link', exact: true }).click()
  await page.getByRole('button', { name: /^From a link \(2\)/ }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('From a link (2)')
  await expect(along.getByText('Before: ')).toBeVisible()
})
