/** The routes of the tab's line: ranked, drawn, compared, heard, pinned and taken. */
import { measureOf, openPanel, openProject, placesText, savedNotes } from './support/panels'
import { typeInTab } from './support/tab-driving'
import { expect, neckCell, type Page, PHONE, savedProject, test } from './support/workbench'

/** C D E F G A B C, written clumsily: all over the neck. */
const CLUMSY = [
  [6, 8],
  [5, 5],
  [6, 12],
  [4, 3],
  [5, 10],
  [3, 2],
  [5, 14],
  [3, 5],
] as const
const cards = (page: Page) => page.locator('.route-card')
const choice = (page: Page, rank: number) => page.locator('.route-choice').nth(rank - 1)
const undoButton = (page: Page) =>
  page.getByRole('group', { name: 'History' }).getByRole('button', { name: /^Undo/ })

async function openOnLine(page: Page, places: Parameters<typeof measureOf>[0] = CLUMSY) {
  await openProject(page, { tabProject: { measures: [measureOf(places)] } })
  await openPanel(page, 'Routes')
  await expect(cards(page).first()).toBeVisible()
}

/** C and F as quarters, strings 6 to 1, `x` for a string that is silent. */
function chordBar(...chords: readonly string[]) {
  const places = chords.flatMap((frets, beat) =>
    [...frets].flatMap((fret, place) =>
      fret === 'x' ? [] : [[6 - place, Number(fret), beat] as const],
    ),
  )
  const bar = measureOf(places.map(([string, fret]) => [string, fret] as const))
  const notes = (bar.notes as object[]).map((note, index) => ({
    ...note,
    startBeat: places[index]![2],
  }))
  return { ...bar, notes }
}

test('chords have routes: drawn with hands and barres, checked, pinned, taken, and fingered at once', async ({
  page,
}) => {
  await openProject(page, { tabProject: { measures: [chordBar('x32010', 'xx0988', '133211')] } })
  await openPanel(page, 'Routes')
  await expect(page.locator('.route-line')).toContainText('· 3 onsets')

  // A route that is looked at shows its hand at the cursor, and its places in the tab.
  await choice(page, 1).hover()
  await expect(page.locator('.neck .hand-place')).not.toHaveCount(0)
  await choice(page, 1).click()
  await page.getByText('Chord by chord').click()
  const onsets = page.locator('.onset-list button')
  await expect(onsets.last()).toContainText('133211')
  await onsets.last().click()
  await expect(page.locator('.neck .hand-barre')).toHaveCount(1)
  await expect(page.locator('.previewed-barre')).not.toHaveCount(0)
  await page.getByText(/^Checked: 11 of 11 hold/).click()
  await expect(page.locator('.route-proof li')).toHaveCount(11)

  // A note kept by its menu in the tab stays there in every route.
  await page.locator('.tab-note').first().click({ button: 'right' })
  const sheet = page.getByRole('dialog', { name: 'Note' })
  await sheet.getByRole('button', { name: /: high E string, fret 0/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Pinned notes' })).toContainText('E4')
  await expect(page.locator('.pin-mark')).toHaveCount(1)

  // Fingers for all: one step, told with what moved, one undo takes it back.
  const before = await savedNotes(page)
  await typeInTab(page, 'f')
  await expect(page.locator('.message')).toContainText(/Fingers for \d+ notes/)
  await expect(page.locator('.finger-number')).not.toHaveCount(0)
  const after = await savedNotes(page)
  expect(after.map(({ midi }) => midi).sort()).toEqual(before.map(({ midi }) => midi).sort())
  expect(after.some(({ finger }) => finger === 'index')).toBe(true)
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Fingers for all')
  await page.locator('body').press('Control+z')
  expect(await savedNotes(page)).toEqual(before)
})

test.describe('a chosen route', () => {
  test('is looked at, drawn and written into the tab', async ({ page }) => {
    await openOnLine(page)
    await test.step('is looked at while the pointer or the focus rests on it', async () => {
      await choice(page, 2).hover()
      await expect(page.locator('.neck .route-step')).not.toHaveCount(0)
      await page.mouse.move(4, 4)
      await expect(page.locator('.neck .route-step')).toHaveCount(0)
      await choice(page, 1).focus()
      await expect(page.locator('.neck .route-step')).not.toHaveCount(0)
    })
    await test.step('is drawn on the neck and beside the notes of the tab', async () => {
      await choice(page, 1).click()
      await expect(choice(page, 1)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('.neck .route-step')).not.toHaveCount(0)
      const moved = await page.locator('.previewed-notes text').allTextContents()
      expect(moved.length).toBeGreaterThan(0)
      await choice(page, 1).click()
      await page.mouse.move(4, 4)
      await page.locator('.tab-grid').focus()
      await expect(page.locator('.neck .route-step')).toHaveCount(0)
      await expect(page.locator('.previewed-notes')).toHaveCount(0)
    })
    await test.step('is written into the tab as one step, which one undo takes back exactly', async () => {
      const before = await savedNotes(page)
      await choice(page, 1).click()
      await page.getByRole('button', { name: 'Use in tab' }).click()
      await expect(undoButton(page)).toHaveAccessibleName('Undo: Use route 1')
      const after = await savedNotes(page)
      expect(after.map(({ midi, startBeat }) => [midi, startBeat])).toEqual(
        before.map(({ midi, startBeat }) => [midi, startBeat]),
      )
      expect(placesText(after)).not.toBe(placesText(before))
      const id = await cards(page).first().getAttribute('data-route')
      expect(id).toBe(`route-${after.map(({ string, fret }) => `s${string}f${fret}`).join('-')}`)
      await expect(page.locator('.route-tag')).toHaveText('in the tab')
      await page.locator('body').press('Control+z')
      expect(await savedNotes(page)).toEqual(before)
      await expect(undoButton(page)).toBeDisabled()
    })
  })
})

test.describe('limits and pins', () => {
  test('a note is kept to a string and let go, and the one to keep follows the cursor', async ({
    page,
  }) => {
    await openOnLine(page)
    await test.step('a note kept to a string ranks the routes anew; letting it go brings them back', async () => {
      const free = await cards(page).first().getAttribute('data-route')
      await page
        .getByRole('group', { name: 'Keep C3 to a string' })
        .getByRole('button', { name: /low E string, fret 8/ })
        .click()
      await expect(cards(page).first()).toHaveAttribute('data-route', /^route-s6f8-/)
      for (const card of await cards(page).all()) {
        await expect(card).toHaveAttribute('data-route', /^route-s6f8-/)
      }
      await page.getByRole('button', { name: /^Let go: note 1/ }).press('Enter')
      await expect(cards(page).first()).toHaveAttribute('data-route', free!)
      // The button has gone; the keyboard goes on where pins are set.
      await expect(page.locator('.pin-places :focus')).toHaveCount(1)
    })
    await test.step('the note to pin follows the cursor of the tab', async () => {
      await page.locator('.tab-note').nth(0).click()
      await expect(page.getByRole('group', { name: 'Note', exact: true })).toContainText(/ · /)
      const names = await page.locator('.readout-note').textContent()
      await expect(page.getByRole('group', { name: 'Note', exact: true })).toContainText(
        names!.trim().replace('Note', ''),
      )
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })
  test('the panel fits, and a route can be taken', async ({ page }) => {
    await openOnLine(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await choice(page, 1)
      .tap()
      .catch(() => choice(page, 1).click())
    await page.getByRole('button', { name: 'Use in tab' }).click()
    const { tabProject } = (await savedProject(page)) as { tabProject: { updatedAt: string } }
    expect(tabProject.updatedAt).not.toContain('T00:00:00.000Z')
    await expect(neckCell(page, 5, 3)).toBeVisible()
  })
})
