/** Five people, from their first click to their last; axe looks where they stay. */
import { readFileSync } from 'node:fs'
import { violationsOf } from './support/axe'
import { measureOf, openProject, savedNotes } from './support/panels'
import { runCommand } from './support/tab-driving'
import { expect, openWorkbench, PHONE, savedProject, test } from './support/workbench'

const EXAMPLE = readFileSync(new URL('support/example-project.json', import.meta.url), 'utf8')
const linkOf = (text: string) => `/?project=${Buffer.from(text).toString('base64url')}`

test.describe('a beginner on a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('hears a line at the first press and sees it on the tab without scrolling', async ({
    page,
  }) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Hear a line' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(page.locator('.tab-note')).toHaveCount(8)
    await expect(page.locator('.tab-note').first()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Play$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Show the keys' }).click()
    await expect(page.locator('.keyboard')).toBeVisible()
  })
})

test.describe('a player with a link on the phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('reads, plays, transposes and prints it, and edits when asked', async ({ page }) => {
    await page.goto(linkOf(EXAMPLE))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      JSON.parse(EXAMPLE).tabProject.title,
    )
    await expect(page.locator('.neck')).toHaveCount(0)
    await expect(page.locator('.read-staff .tab-note')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expect(page.locator('.read-facts')).toContainText('D Dorian')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Transpose up a half step' }).tap()
    await page.getByRole('button', { name: 'Transpose up a half step' }).tap()
    await expect(page.locator('.read-facts')).toContainText('E Dorian', { ignoreCase: true })
    await page.getByRole('button', { name: 'Capo: one less' }).tap()
    await expect(page.locator('.read-facts')).toContainText('capo 1')
    await page.locator('.play-button').tap()
    await expect(page.locator('.play-button')).toHaveAttribute('aria-pressed', 'true')
    await page.locator('.play-button').tap()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Edit' }).tap()
    await expect(page.locator('#app .neck[role="grid"]')).toBeVisible()
  })
})

test('a songwriter types numerals, hears them, eases them by a capo and has them in the tab', async ({
  page,
}) => {
  await openWorkbench(page)
  await runCommand(page, 'Key of B♭')
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  await page.getByLabel('Chords', { exact: true }).fill('I vi IV')
  const grips = page.getByRole('list', { name: 'Grips of the chords' }).getByRole('listitem')
  await expect(grips).toContainText(['B♭', 'Gm', 'E♭'])
  const next = page.getByRole('group', { name: 'Chords that may follow' }).getByRole('button')
  await next.filter({ hasText: /^F$/ }).click()
  await expect(grips).toHaveCount(4)
  expect(await violationsOf(page, '.panel-tab')).toEqual([])
  await page.getByRole('button', { name: 'Easiest capo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Capo 3: ' })).toBeVisible()
  await page.getByLabel('Strum pattern').selectOption({ label: 'Bass and strum' })
  await page.getByRole('button', { name: 'Hear', exact: true }).click()
  await expect(page.locator('.play-button')).toHaveAttribute('aria-pressed', 'true')
  await page.locator('.play-button').click()
  await page.getByRole('button', { name: 'Write to tab' }).click()
  await expect(page.locator('.chord-names text')).toHaveText(['B♭', 'Gm', 'E♭', 'F'])
  expect((await savedNotes(page)).length).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  await page.getByLabel('Chords', { exact: true }).fill('C Xm')
  await expect(page.getByText('“Xm” is no chord.')).toBeVisible()
  // A chord by its name, from anywhere.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Am7')
  await page.keyboard.press('Enter')
  await expect(page.locator('.chord-button')).toContainText('Am7')
})

test('a teacher’s link is the student’s own project, beside what the student had', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProject(page, {
    tabProject: {
      title: 'Lesson 3',
      measures: [
        measureOf([
          [5, 3],
          [4, 0],
          [4, 2],
          [4, 3],
        ]),
      ],
    },
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await runCommand(page, 'New project')
  await page.getByLabel('Project title').fill('My own song')
  await page.getByLabel('Project title').press('Enter')
  await savedProject(page)
  await openWorkbench(page, link)
  await expect(page.getByLabel('Project title')).toHaveValue('Lesson 3')
  await page.getByRole('button', { name: 'Projects', exact: true }).click()
  const names = page.getByRole('dialog', { name: 'Projects' }).locator('.project-name')
  await expect(names.filter({ hasText: 'My own song' })).toHaveCount(1)
  await expect(names.filter({ hasText: 'Lesson 3' })).toHaveCount(1)
  expect(await violationsOf(page, '.projects-dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to my own' }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('My own song')
})

test('a take by MIDI is judged by pitch and timing, and its score is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const input = { name: 'Test keys', state: 'connected', onmidimessage: null as unknown }
    const access = { inputs: new Map([['1', input]]), onstatechange: null }
    Object.defineProperty(navigator, 'requestMIDIAccess', { value: async () => access })
    Object.assign(window, { midiInput: input })
  })
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
    const input = Reflect.get(window, 'midiInput')
    const press = (key: number) =>
      input.onmidimessage({ data: Uint8Array.from([0x90, key, 100]), timeStamp: performance.now() })
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
})
