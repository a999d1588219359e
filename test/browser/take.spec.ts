/** A take along with the tab, judged and kept. */
import { violationsOf } from './support/axe'
import { plugIn } from './support/midi-keys'
import { measureOf, openProject } from './support/panels'
import { expect, test } from './support/workbench'

test('a take by MIDI is judged by pitch and timing, and its score is kept', async ({ page }) => {
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
          tempo: 60,
        },
      ],
    },
  })
  await page.getByRole('button', { name: 'Play along', exact: true }).click()
  await page.getByLabel('Listen with', { exact: true }).selectOption({ label: 'MIDI keyboard' })
  await page.getByRole('button', { name: 'Start a take' }).click()
  // Played by what the page lights: the first note right, the second a half step off, no more.
  await page.evaluate(async () => {
    const press = (key: number) => window.sendMidi([0x90, key, 100])
    const headAt = () => document.querySelector('.tab-playhead.shown')?.getAttribute('transform')
    const frame = () => new Promise(requestAnimationFrame)
    while (!headAt()) await frame()
    press(48)
    await new Promise((done) => setTimeout(done, 1000))
    press(51)
  })
  const along = page.getByRole('region', { name: 'Play along' })
  const score = along.locator('.take-score')
  await expect(score).toContainText('1 wrong, 2 missed', { timeout: 20_000 })
  const note = (number: number) => page.locator(`.tab-note[data-note="note-${number}"]`)
  await expect(note(1)).toHaveClass(/take-(right|early|late)/)
  await expect(note(2)).toHaveClass(/take-wrong/)
  await expect(note(4)).toHaveClass(/take-missed/)
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
