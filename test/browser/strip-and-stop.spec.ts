/** What plays beside the tab: the chords over it, and what ends when another project is opened. */
import { writeMidi } from 'midi-file'
import { measureOf, openProject } from './support/panels'
import { runCommand, tabGrid, typeInTab } from './support/tab-driving'
import { expect, openWorkbench, type Page, test, whenDrawn } from './support/workbench'

const playing = (page: Page) => page.locator('.play-button[aria-pressed="true"]')
const chords = (page: Page) => page.getByLabel('Chords', { exact: true })
const grips = (page: Page) =>
  page.getByRole('list', { name: 'Grips of the chords' }).getByRole('listitem')

async function typeChords(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Chords', exact: true }).click()
  await chords(page).fill(text)
}

test.describe('the chords over the tab, while they are heard', () => {
  test('stay with the tab below them, and the grip that sounds is marked', async ({ page }) => {
    await openWorkbench(page)
    await typeChords(page, 'C Am F G')
    await chords(page).press('Enter')
    await expect(playing(page)).toBeVisible()
    await expect(page.locator('.drill-stand')).toHaveCount(0)
    await expect(tabGrid(page)).toBeVisible()
    await expect(chords(page)).toHaveValue('C Am F G')
    const sounding = page.locator('.strip-grips [aria-current="true"]')
    await expect(sounding).toContainText('C')
    await expect(sounding).toContainText('Am')
    await expect(sounding).toHaveCount(1)
    await page.getByRole('region', { name: 'Chords over the tab' }).getByText('Stop').click()
    await expect(playing(page)).toHaveCount(0)
    await expect(sounding).toHaveCount(0)
  })

  test('and before they are stopped, a reload keeps them', async ({ page }) => {
    await openWorkbench(page)
    await typeInTab(page, '5')
    await typeChords(page, 'Dm G7 C')
    await page.getByRole('button', { name: 'Hear', exact: true }).click()
    await expect(playing(page)).toBeVisible()
    await page.reload()
    await whenDrawn(page)
    await expect(chords(page)).toHaveValue('Dm G7 C')
    await expect(grips(page)).toHaveCount(3)
    await expect(page.locator('.ascii pre')).toContainText('5')
  })
})

const OTHER = measureOf([[2, 1]])

const CHANGES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a new project', (page) => runCommand(page, 'New project')],
  [
    'a project file',
    async (page) => {
      const state = await (await page.request.get('/api/project')).json()
      state.tabProject.measures = [OTHER]
      const buffer = Buffer.from(JSON.stringify(state))
      const file = { name: 'other.json', mimeType: 'application/json', buffer }
      await page.locator('input[type="file"]').setInputFiles(file)
    },
  ],
  [
    'a pasted tab in its place',
    async (page) => {
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Import ASCII tab' })
      const lines = ['e|--0-|', 'B|--1-|', 'G|----|', 'D|----|', 'A|----|', 'E|----|']
      await sheet.getByLabel('ASCII tab').fill(lines.join('\n'))
      await sheet.getByRole('button', { name: 'Replace the tab' }).click()
    },
  ],
  ['a link', (page) => openProject(page, { tabProject: { measures: [OTHER] } })],
]

for (const [what, change] of CHANGES) {
  test(`${what} ends what plays`, async ({ page }) => {
    await openProject(page, {
      tabProject: { measures: [measureOf([5, 4, 3, 2].map((string) => [string, 2] as const))] },
    })
    await page.getByRole('button', { name: /^Loop/ }).first().click()
    await page.locator('.play-button').click()
    await expect(playing(page)).toBeVisible()
    await change(page)
    await expect(playing(page)).toHaveCount(0)
    await expect(page.locator('.tab-playhead.shown')).toHaveCount(0)
  })
}

test('a new project ends a drill and shows its own tab', async ({ page }) => {
  await openProject(page, { tabProject: { measures: [OTHER] } })
  await page.getByRole('tab', { name: 'Practice', exact: true }).click()
  await page.getByRole('button', { name: 'Start drill' }).click()
  await expect(page.locator('.drill-stand')).toBeVisible()
  await runCommand(page, 'New project')
  await expect(page.locator('.drill-stand')).toHaveCount(0)
  await expect(tabGrid(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start drill' })).toBeVisible()
})

test('how often notes clash on a string stands in the line over them', async ({ page }) => {
  const clashing = measureOf([
    [1, 0],
    [1, 3],
    [1, 5],
  ])
  const notes = (clashing.notes as readonly object[]).map((note, index) => ({
    ...note,
    startBeat: index === 2 ? 2 : 0,
  }))
  await openProject(page, { tabProject: { measures: [{ ...clashing, notes }] } })
  const warning = page.locator('.tab-clashes')
  await expect(warning).toContainText('Notes that clash on one string: 1')
  const [button, staff] = [await warning.boundingBox(), await tabGrid(page).boundingBox()]
  expect(button!.y + button!.height).toBeLessThanOrEqual(staff!.y)
  // Both notes are marked by a sign, beside each other, and a press goes to them.
  await expect(page.locator('.tab-note.clash')).toHaveCount(2)
  await expect(page.locator('.note-marks .clash-sign')).toHaveText(['!', '!'])
  const [one, two] = await page.locator('.tab-note.clash text').all()
  const [left, right] = [(await one!.boundingBox())!, (await two!.boundingBox())!]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
  await page.keyboard.press('End')
  await warning.click()
  await expect(tabGrid(page)).toBeFocused()
  await expect(page.locator('#tab-cursor')).toHaveCount(1)
  await expect(page.locator('#tab-cursor')).toHaveAttribute('aria-label', /clashes on its string/)
  await page.getByText('Clash by clash').click()
  await page.getByRole('button', { name: /^Bar 1, beat 1: .* start at once/ }).click()
  await expect(tabGrid(page)).toBeFocused()
  await tabGrid(page).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.locator('.tab-clashes')).toHaveCount(0)
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the sheet of a file keeps Cancel and Open in view', async ({ page }) => {
    await openWorkbench(page)
    const melody = Array.from({ length: 24 }, (_, beat) => [
      {
        type: 'noteOn' as const,
        deltaTime: 0,
        channel: 0,
        noteNumber: 70 + (beat % 5),
        velocity: 80,
      },
      {
        type: 'noteOff' as const,
        deltaTime: 480,
        channel: 0,
        noteNumber: 70 + (beat % 5),
        velocity: 0,
      },
    ]).flat()
    const end = { type: 'endOfTrack', meta: true, deltaTime: 0 } as const
    const header = { format: 0, numTracks: 1, ticksPerBeat: 480 } as const
    const buffer = Buffer.from(writeMidi({ header, tracks: [[...melody, end]] }))
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'melody.mid', mimeType: 'audio/midi', buffer })
    const sheet = page.getByRole('dialog', { name: 'Open a file' })
    await expect(sheet.getByRole('button', { name: 'Open', exact: true })).toBeEnabled()
    const scrolled = sheet.locator('.open-sheet')
    const isLonger = () => scrolled.evaluate((one) => one.scrollHeight > one.clientHeight)
    await expect.poll(isLonger).toBe(true)
    for (const name of ['Cancel', 'Open']) {
      await expect(sheet.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
})

test('chords that are not all read are neither heard nor written', async ({ page }) => {
  await openWorkbench(page)
  await typeChords(page, '')
  const buttons = ['Hear', 'Write to tab'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  for (const [typed, isWhole] of [
    ['', false],
    ['C Am', true],
    ['C Am Xyz', false],
  ] as const) {
    await chords(page).fill(typed)
    for (const button of buttons) await expect(button).toBeEnabled({ enabled: isWhole })
  }
  await chords(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
})
