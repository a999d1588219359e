/** The project: history, autosave, links in and out. */
import { readFileSync } from 'node:fs'

import { decodeCompressedProject } from '#engine/project/state-codec'
import { copiedText, keepCopies } from '../browser/support/clipboard'
import { raiseCapo } from '../browser/support/neck-sheet'
import {
  expect,
  neckCell,
  neckMark,
  neckRing,
  openWorkbench,
  savedProject,
  test,
} from '../browser/support/workbench'

test.describe('history', () => {
  test('undo restores the project exactly, redo brings it back', async ({ page }) => {
    await openWorkbench(page)
    await page.getByLabel('Keyboard size').selectOption('61-key')
    const before = await savedProject(page)
    await page
      .getByRole('radiogroup', { name: 'Key' })
      .getByRole('radio', { name: 'E flat' })
      .click()
    await page.locator('.scale-button').click()
    await page.keyboard.type('dorian')
    await page.keyboard.press('Enter')
    await raiseCapo(page, 1)
    const after = await savedProject(page)
    expect(after).not.toEqual(before)
    await page.locator('body').press('Control+z')
    await page.locator('body').press('Control+z')
    await page.locator('body').press('Control+z')
    expect(await savedProject(page)).toEqual(before)
    for (let press = 0; press < 3; press++) await page.locator('body').press('Control+Shift+z')
    expect(await savedProject(page)).toEqual(after)
  })

  test('takes back steps by their names; choosing a pitch is none', async ({ page }) => {
    await openWorkbench(page)
    await test.step('choosing a pitch is no step of the history', async () => {
      await neckCell(page, 3, 4).click()
      await expect(
        page.getByRole('group', { name: 'History' }).getByRole('button', { name: 'Undo' }),
      ).toBeDisabled()
    })
    await test.step('the buttons say what they would take back', async () => {
      await expect(
        page.getByRole('group', { name: 'History' }).getByRole('button', { name: 'Undo' }),
      ).toBeDisabled()
      await page
        .getByRole('radiogroup', { name: 'Key' })
        .getByRole('radio', { name: 'G', exact: true })
        .click()
      await page.getByRole('button', { name: 'Undo: Key of G' }).click()
      await expect(page.getByRole('radio', { name: 'C', exact: true, checked: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Redo: Key of G' })).toBeEnabled()
    })
  })
})

test('the work is still there after a reload', async ({ page }) => {
  await openWorkbench(page)
  await page
    .getByRole('radiogroup', { name: 'Key' })
    .getByRole('radio', { name: 'A', exact: true })
    .click()
  await page.getByLabel('Project title').fill('Blue bossa')
  await page.getByLabel('Project title').press('Enter')
  // Saved a moment after the change, while the page is in use.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pitch-map.project')))
    .toContain('Blue bossa')
  const before = await savedProject(page)
  await page.reload()
  await expect(page.getByLabel('Project title')).toHaveValue('Blue bossa')
  await expect(
    page.getByRole('radiogroup', { name: 'Key' }).getByRole('radio', { checked: true }),
  ).toHaveText('A')
  expect(await savedProject(page)).toEqual(before)
})

test('the browser names the project', async ({ page }) => {
  await openWorkbench(page)
  await expect(page).toHaveTitle('Pitch Map')
  await page.getByLabel('Project title').fill('Blue bossa')
  await page.getByLabel('Project title').press('Enter')
  await expect(page).toHaveTitle('Blue bossa · Pitch Map')
  await page.locator('body').press('Control+z')
  await expect(page).toHaveTitle('Pitch Map')
})

test('a browser that forbids memory has a page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect(neckMark(page, 6, 0).locator('text')).toHaveText('E')
})

const EXAMPLE = JSON.parse(
  readFileSync(new URL('../browser/support/example-project.json', import.meta.url), 'utf8'),
)
const PLAIN = Buffer.from(JSON.stringify(EXAMPLE)).toString('base64url')

test.describe('links', () => {
  test('Share copies a compact link that opens to the same project', async ({ page }) => {
    await keepCopies(page)
    await openWorkbench(page, `/?project=${PLAIN}`)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const url = await copiedText(page)
    expect(url).toContain('/?zproject=')
    expect(url.length).toBeLessThan(700)
    await openWorkbench(page, url)
    expect(await copiedText(page)).toBe('')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    expect(await copiedText(page)).toBe(url)
  })

  test('a link opens at the start, wherever its cursor stood', async ({ page }) => {
    await keepCopies(page)
    expect(EXAMPLE.transport.cursorBeat).toBeGreaterThan(0)
    await openWorkbench(page, `/?project=${PLAIN}`)
    expect(await savedProject(page)).toMatchObject({ transport: { cursorBeat: 0 } })
    await page.locator('.tab-grid').focus()
    await page.keyboard.press('ArrowRight')
    expect(await savedProject(page)).not.toMatchObject({ transport: { cursorBeat: 0 } })
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const url = new URL(await copiedText(page))
    const shared = decodeCompressedProject(url.searchParams.get('zproject')!)
    expect(shared.transport.cursorBeat).toBe(0)
  })

  test('a project in the address is restored whole', async ({ page }) => {
    await openWorkbench(page, `/?project=${PLAIN}`)
    await expect(page.getByLabel('Project title')).toHaveValue(EXAMPLE.tabProject.title)
    await expect(page.locator('.scale-button')).toHaveText('Dorian')
    await expect(page.locator('.chord-button')).toContainText('Dm7')
    await expect(page.locator('.keyboard [data-midi]')).toHaveCount(61)
    await expect(page.locator('.neck .capo')).toHaveCount(1)
    await expect(page.locator('.readout')).toContainText('F4')
    await expect(neckRing(page, 2, 4)).toHaveClass(/here/)
    await expect(page.locator('.teaching-mark')).not.toHaveCount(0)
    // The address is cleared, so that a reload keeps later edits.
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await expect(page.getByLabel('Project title')).toHaveValue(EXAMPLE.tabProject.title)
  })

  test('a lesson with a capo is shown', async ({ page }) => {
    await openWorkbench(page, `/?project=${PLAIN}`)
    await test.step('under a capo the chord shows the grip beside the sound', async () => {
      await expect(page.locator('.chord-button')).toHaveText(/^Dm7\s*Cm7 shape$/)
    })
    await test.step('the lesson is on the neck, in words and in the ear', async () => {
      await expect(neckCell(page, 4, 1)).toHaveAccessibleName(/lesson: chord tone$/)
      await page.getByRole('button', { name: 'Lesson' }).click()
      const sheet = page.getByRole('dialog', { name: 'Lesson' })
      await expect(sheet).toContainText('Where the chord lives')
      await expect(sheet).toContainText('♭3')
      await sheet.getByRole('button', { name: 'Marks on the neck' }).click()
      await expect(page.locator('.teaching-mark')).toHaveCount(0)
    })
  })

  test('a chord that no table has is restored by its tones', async ({ page }) => {
    const composed = { ...EXAMPLE, theory: { ...EXAMPLE.theory, chord: '1-3-5-b7-b9-11' } }
    const link = Buffer.from(JSON.stringify(composed)).toString('base64url')
    await openWorkbench(page, `/?project=${link}`)
    // D F♯ A C E♭ G over a capo at fret 2: the E♭ lies on the first string at fret 9, the F♯ open.
    await expect(neckCell(page, 1, 9)).toHaveAccessibleName(/^E flat5, .*chord tone/)
    await expect(neckCell(page, 1, 0)).toHaveAccessibleName(/^F sharp4, .*chord tone/)
    await page.reload()
    await expect(neckCell(page, 1, 9)).toHaveAccessibleName(/chord tone/)
  })

  for (const [what, query] of [
    ['no base64', 'project=%%%'],
    ['no project', `project=${Buffer.from('{"hello":1}').toString('base64url')}`],
    ['a cut link', `project=${PLAIN.slice(0, 200)}`],
    ['an empty one', 'zproject='],
    ['compressed nonsense', 'zproject=1AAAAAAA'],
    [
      'a newer version',
      `project=${Buffer.from(JSON.stringify({ ...EXAMPLE, version: '2999-01-01' })).toString('base64url')}`,
    ],
  ] as const) {
    test(`a broken link (${what}) opens a usable page and says why`, async ({ page }) => {
      await openWorkbench(page, `/?${query}`)
      await expect(page.getByRole('alert')).toContainText('This link could not be opened')
      await neckCell(page, 1, 3).click()
      await expect(page.locator('.readout')).toContainText('G4')
      await page.getByRole('button', { name: 'Close this message' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test('the way back to one’s own work stays offered until it is taken', async ({ page }) => {
  await openWorkbench(page)
  await neckCell(page, 5, 3).focus()
  await page.keyboard.press('Shift+Enter')
  await page.getByLabel('Project title').fill('My own')
  await page.getByLabel('Project title').press('Enter')
  await savedProject(page)
  await openWorkbench(page, `/?project=${PLAIN}`)
  await page.waitForTimeout(4500)
  await page.getByRole('button', { name: 'Back to my own' }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('My own')
  await expect(neckCell(page, 5, 3)).toBeVisible()
})

for (const [what, nonsense] of [
  ['no JSON', '{broken'],
  ['another kind of value', '7'],
  ['values of another version', '{"labelMode":"hats","bars":-1,"pins":{},"voice":null,"grip":[]}'],
] as const) {
  test(`settings that hold ${what} are no settings, and the project is still there`, async ({
    page,
  }) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    await page.getByRole('button', { name: 'Theme: as the system' }).click()
    await raiseCapo(page, 1)
    await savedProject(page)
    // Projects lie in a database, which a light window lacks: its shelf is kept beside the settings.
    const keys = await page.evaluate((text) => {
      const stored = Object.keys(localStorage).filter((key) => !key.startsWith('pitch-map.shelf.'))
      for (const key of stored) localStorage.setItem(key, text)
      return stored
    }, nonsense)
    expect(keys.length).toBeGreaterThan(5)
    await openWorkbench(page)
    await expect(page.locator('.neck .capo')).toHaveCount(1)
    await expect(neckMark(page, 2, 0).locator('text')).toHaveText('7')
  })
}
