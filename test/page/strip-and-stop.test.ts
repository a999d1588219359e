/** What plays beside the tab: the chords over it, and what ends when another project is opened. */

import { measureOf, openProject } from '../browser/support/panels'
import { runCommand, setTempo, tabGrid, typeInTab } from '../browser/support/tab-driving'
import { expect, openWorkbench, type Page, test, whenDrawn } from '../browser/support/workbench'

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

for (const looping of [false, true]) {
  test(`chords are heard ${looping ? 'again and again with' : 'once without'} the loop`, async ({
    page,
  }) => {
    await openWorkbench(page)
    if (looping) await page.getByRole('button', { name: /^Loop/ }).first().click()
    await setTempo(page, 400)
    await typeChords(page, 'C')
    await page.getByRole('button', { name: 'Hear', exact: true }).click()
    await expect(playing(page)).toBeVisible()
    await page.waitForTimeout(3000)
    await expect(playing(page)).toHaveCount(looping ? 1 : 0)
  })
}

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
