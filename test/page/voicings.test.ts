/** Chord boxes: what they show and say, filters, strum, the neck, the tab. */
import {
  countSounds,
  openPanel,
  openProject,
  placesText,
  savedNotes,
} from '../browser/support/panels'
import { expect, neckMark, openWorkbench, type Page, test } from '../browser/support/workbench'

const boxes = (page: Page) => page.locator('.grip-card')
const box = (page: Page, frets: string) => page.locator(`.grip-card[data-frets="${frets}"]`)
const fretsInOrder = (page: Page) =>
  boxes(page).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.frets))

async function open(page: Page): Promise<void> {
  await openWorkbench(page)
  await openPanel(page, 'Voicings')
  await expect(boxes(page).first()).toBeVisible()
}

async function filter(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel(label, { exact: true }).selectOption(option)
  await page.keyboard.press('Escape')
}

test.describe('a grip', () => {
  test('is on the neck while the pointer or the focus is on it, and stays when chosen', async ({
    page,
  }) => {
    await open(page)
    const rings = page.locator('.neck .grip circle')
    await box(page, 'x32010').hover()
    await expect(rings).toHaveCount(5)
    await page.mouse.move(4, 4)
    await expect(rings).toHaveCount(0)
    await box(page, '335553').focus()
    await expect(rings).toHaveCount(6)
    await page.keyboard.press('Enter')
    await page.locator('.tab-grid').focus()
    await expect(rings).toHaveCount(6)
    await expect(page.locator('.grip-facts')).toContainText('second inversion')
  })

  test('is strummed, every string of it', async ({ page }) => {
    const sounds = await countSounds(page)
    await open(page)
    const before = await sounds()
    await box(page, 'x32010').click()
    await expect.poll(sounds).toBe(before + 5)
    await page.getByRole('button', { name: 'Strum' }).click()
    await expect.poll(sounds).toBe(before + 10)
  })

  test('is still chosen after a reload, also further down the list', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: '12 more' }).click()
    await boxes(page).nth(20).click()
    const facts = await page.locator('.grip-facts').textContent()
    await page.reload()
    await openPanel(page, 'Voicings')
    await expect(boxes(page).nth(20)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.grip-facts')).toHaveText(facts ?? '')
    await expect(page.locator('.neck .grip')).toHaveCount(1)
  })

  test('that is chosen dims the rest of the neck and crosses out muted strings', async ({
    page,
  }) => {
    await open(page)
    const [inGrip, outside] = [neckMark(page, 5, 3), neckMark(page, 1, 8)]
    const crosses = page.locator('.neck .grip-mute')
    await expect(outside).not.toHaveClass(/faint/)
    await box(page, 'x32010').hover()
    await expect(crosses).toHaveCount(1)
    await expect(outside).not.toHaveClass(/faint/)
    await box(page, 'x32010').click()
    await expect(outside).toHaveClass(/faint/)
    await expect(inGrip).not.toHaveClass(/faint/)
    await expect(neckMark(page, 1, 0)).not.toHaveClass(/faint/)
    await page.mouse.move(4, 4)
    await expect(crosses).toHaveCount(1)
    await expect(crosses).toHaveAttribute('data-string', '6')
    await openPanel(page, 'Harmony')
    await expect(outside).not.toHaveClass(/faint/)
    await expect(crosses).toHaveCount(0)
  })

  test('goes into the tab at the cursor as one chord, and one undo takes it out', async ({
    page,
  }) => {
    await open(page)
    await box(page, 'x32010').click()
    await page.getByRole('button', { name: 'Add to tab' }).click()
    const notes = await savedNotes(page)
    expect(placesText(notes)).toBe('1:0 2:1 3:0 4:2 5:3')
    expect(new Set(notes.map(({ startBeat }) => startBeat))).toEqual(new Set([0]))
    await page.locator('body').press('Control+z')
    expect(await savedNotes(page)).toEqual([])
  })

  test('goes behind the one added before it, and a bar is added for it', async ({ page }) => {
    await open(page)
    await box(page, 'x32010').click()
    const add = page.getByRole('button', { name: 'Add to tab' })
    for (let chord = 0; chord < 4; chord++) await add.click()
    const starts = (await savedNotes(page)).map(({ startBeat }) => startBeat)
    expect([...new Set(starts)]).toEqual([0, 1, 2, 3])
    await expect(page.locator('#tab-cursor')).toHaveAttribute('aria-label', /bar 2/)
    await page.locator('body').press('Control+z')
    expect(await savedNotes(page)).toHaveLength(15)
  })

  test('with a capo is the shape above it, and sounds the chord', async ({ page }) => {
    await openProject(page, { theory: { root: 'C', chord: 'minor' }, tabProject: { capo: 3 } })
    await openPanel(page, 'Voicings')
    await expect(page.locator('.voicings-head')).toContainText('Am shapes, capo 3')
    await box(page, 'x02210').click()
    await page.getByRole('button', { name: 'Add to tab' }).click()
    const midis = (await savedNotes(page)).map(({ midi }) => midi % 12)
    expect(new Set(midis)).toEqual(new Set([0, 3, 7]))
    expect(placesText(await savedNotes(page))).toBe('1:0 2:1 3:2 4:2 5:0')
  })
})

test.describe('filters', () => {
  test('by style, bass, top, position and difficulty', async ({ page }) => {
    await open(page)
    await filter(page, 'Style', 'barre')
    await expect(box(page, 'x32010')).toHaveCount(0)
    await expect(box(page, '8-10-10-9-8-8')).toHaveCount(1)
    await filter(page, 'Style', '')
    await filter(page, 'Bass', '2')
    await expect(box(page, '332010')).toHaveCount(1)
    await expect(box(page, 'x32010')).toHaveCount(0)
    await filter(page, 'Bass', '')
    await filter(page, 'Top', '0')
    await expect(box(page, 'x32010')).toHaveCount(0)
    await filter(page, 'Top', '')
    await filter(page, 'Position', 'open')
    const isOpen = (frets: string | undefined) => /^[x0-4]{6}$/.test(frets ?? '')
    await expect
      .poll(async () => (await fretsInOrder(page)).filter((it) => !isOpen(it)))
      .toEqual([])
    await filter(page, 'Hardest', '1')
    for (const card of await boxes(page).all()) {
      await expect(card.locator('.difficulty .on')).toHaveCount(1)
    }
  })

  test('are there after a reload', async ({ page }) => {
    await open(page)
    await filter(page, 'Style', 'Shell')
    await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
    const frets = await page.locator('.grip-frets').allTextContents()
    await page.reload()
    await openPanel(page, 'Voicings')
    await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
    await expect(page.locator('.grip-frets')).toHaveText(frets)
  })

  test('leave some grips, or none', async ({ page }) => {
    await open(page)
    await test.step('that nothing meets say so and offer the way back', async () => {
      await filter(page, 'Style', 'shell')
      await expect(page.getByText('No grip meets these filters.')).toBeVisible()
      await page.getByRole('button', { name: 'Show all grips' }).press('Enter')
      await expect(box(page, 'x32010')).toHaveCount(1)
      await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
    })
    await test.step('without barres, counted on the button', async () => {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('button', { name: 'Without barres' }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
      await expect(page.locator('.box-barre')).toHaveCount(0)
      await expect(page.locator('.voicings-count')).toContainText(/\d+ of \d+ grips/)
    })
  })

  test('more grips come on demand', async ({ page }) => {
    await open(page)
    await expect(boxes(page)).toHaveCount(12)
    await page.getByRole('button', { name: '12 more' }).click()
    await expect(boxes(page)).toHaveCount(24)
  })
})

test('the chord of the page is the chord of the boxes', async ({ page }) => {
  await open(page)
  await page.locator('.chord-button').click()
  await page.getByRole('group', { name: 'Sevenths of the key' }).getByRole('button').nth(1).click()
  await expect(page.locator('.voicings-head strong')).toHaveText('Dm7')
  await expect(box(page, 'xx0211')).toHaveCount(1)
})
