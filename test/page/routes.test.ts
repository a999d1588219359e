/** The routes of the tab's line: ranked, drawn, compared, heard, pinned and taken. */
import {
  countSounds,
  measureOf,
  openPanel,
  openProject,
  savedNotes,
} from '../browser/support/panels'
import { runCommand, typeInTab } from '../browser/support/tab-driving'
import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'

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

test.describe('the ranking', () => {
  test('goes from cheap to dear, beside the tab as it is written', async ({ page }) => {
    await openOnLine(page)
    await test.step('goes from cheap to dear, and each card says why', async () => {
      await expect(page.locator('.route-cost').first()).toHaveText('easiest')
      await expect(page.locator('.route-cost').last()).toHaveText(
        /shifts? more|longer shifts|changes of string|stretch|fingers|higher up|about as easy/,
      )
      const costs = await cards(page).evaluateAll((rows) =>
        rows.map((row) => Number((row as HTMLElement).dataset.cost)),
      )
      expect(costs.length).toBeGreaterThan(2)
      expect(costs).toEqual([...costs].sort((a, b) => a - b))
      await expect(choice(page, 1)).toContainText(
        /frets? \d+(–\d+)? · \d+ shifts? · \d+ crossings?/,
      )
      const bar = cards(page).first().getByRole('img')
      await expect(bar).toHaveAccessibleName(
        new RegExp(`^cost ${costs[0]}: .*(crossings|height) \\d+`),
      )
      const parts = ((await bar.getAttribute('aria-label')) ?? '').match(/-?\d+/g)!.map(Number)
      expect(parts.slice(1).reduce((sum, part) => sum + part, 0)).toBe(parts[0])
    })
    await test.step('tells why the tab as it is written is harder', async () => {
      await expect(page.locator('.as-written')).toContainText(/as written .*, harder: \w+/)
    })
  })

  test('follows an edit of the tab', async ({ page }) => {
    await openOnLine(page, [
      [1, 0],
      [1, 1],
    ])
    await expect(page.locator('.route-line')).toContainText('2 notes')
    await page.locator('.tab-grid').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('5')
    await expect(page.locator('.route-line')).toContainText('3 notes')
  })
})

test.describe('a chosen route', () => {
  test('is heard in the rhythm of the tab, and stops when asked', async ({ page }) => {
    const sounds = await countSounds(page)
    await openOnLine(page)
    await choice(page, 1).click()
    const before = await sounds()
    await page.locator('.route-actions').getByRole('button', { name: 'Listen' }).click()
    await expect.poll(sounds).toBeGreaterThan(before + 1)
    await page.locator('.route-actions').getByRole('button', { name: 'Stop' }).click()
    await expect(
      page.locator('.route-actions').getByRole('button', { name: 'Listen' }),
    ).toBeVisible()
  })
})

test.describe('two routes', () => {
  test('are compared on the neck and swapped by one key, which plays the other', async ({
    page,
  }) => {
    const sounds = await countSounds(page)
    await openOnLine(page)
    await choice(page, 1).click()
    await cards(page).nth(1).getByRole('button', { name: 'Compare with route 2' }).click()
    await page.locator('.tab-grid').focus()
    await expect(page.locator('.neck .route.compared')).toHaveCount(1)
    const before = await sounds()
    await page.locator('body').press('x')
    await expect(choice(page, 2)).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page).nth(0).locator('.route-compare')).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect.poll(sounds).toBeGreaterThan(before)
    await page.locator('body').press('x')
    await expect(choice(page, 1)).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('limits and pins', () => {
  test('the frets of a position, of an own window and up to a highest one hold', async ({
    page,
  }) => {
    await openOnLine(page)
    await test.step('a position moves the best route into its frets', async () => {
      await page.getByLabel('Hand position').selectOption('seventh')
      await expect(choice(page, 1)).toContainText('Seventh position')
    })
    await test.step('an own window and the highest fret hold', async () => {
      await page.getByLabel('Hand position').selectOption('window')
      for (let press = 0; press < 2; press++) {
        await page.getByRole('button', { name: 'to: one more', exact: true }).click()
        await page.getByRole('button', { name: 'From: one more' }).click()
      }
      await expect(choice(page, 1)).toContainText('frets 7–10')
      await page.getByLabel('Hand position').selectOption('any')
      const highest = page.getByRole('button', { name: 'Up to: one less' })
      for (let fret = 24; fret > 7; fret--) await highest.click()
      await expect(page.locator('.route-words').first()).toBeVisible()
      const highestFret = async () => {
        const words = await page.locator('.route-words').allTextContents()
        return Math.max(...words.map((text) => Number(/(\d+) · /.exec(text)![1])))
      }
      await expect.poll(highestFret).toBeLessThanOrEqual(7)
    })
  })

  test('a playing style, a fret to stay near and a first place are asked for', async ({ page }) => {
    await openOnLine(page)
    await test.step('the weights are told', async () => {
      await page.getByLabel('Playing style').selectOption('acoustic')
      await expect(page.locator('.route-line')).toContainText('acoustic')
    })
    await test.step('a line lies on one string', async () => {
      await page.getByLabel('Playing style').selectOption('one-string')
      await expect(page.locator('.route-words').first()).toContainText('0 crossings')
      await page.getByLabel('Playing style').selectOption('auto')
    })
    await test.step('the hand stays near a fret', async () => {
      await page.getByLabel('Hand position').selectOption('near')
      await expect(choice(page, 1)).toContainText(/frets [5-9]–/)
    })
    await test.step('the first note lies where it is asked for', async () => {
      await page.getByLabel('Hand position').selectOption('start')
      await page.getByRole('button', { name: 'String: one more' }).click()
      await page.getByRole('button', { name: 'Fret: one more' }).click()
      await expect(cards(page).first()).toHaveAttribute('data-route', /^route-s6f8-/)
    })
  })

  test('limits and pins are there after a reload; a new project has none', async ({ page }) => {
    await openOnLine(page)
    await page.getByLabel('Hand position').selectOption('fifth')
    await page.locator('.pin-place').nth(1).click()
    const pins = page.getByRole('list', { name: 'Pinned notes' })
    const pinned = await pins.textContent()
    await page.reload()
    await openPanel(page, 'Routes')
    await expect(page.getByLabel('Hand position')).toHaveValue('fifth')
    await expect(pins).toHaveText(pinned ?? '')

    await runCommand(page, 'New project')
    await typeInTab(page, '3', 'ArrowRight', '5')
    await expect(page.locator('.route-card').first()).toBeVisible()
    await expect(pins).toHaveCount(0)
    // The project that is brought back brings its pins.
    await page.getByRole('button', { name: 'Back to it' }).click()
    await expect(pins).toHaveText(pinned ?? '')
  })

  test('a new note does not take over the pin of one that is gone', async ({ page }) => {
    await openOnLine(page)
    await page.locator('.pin-place').nth(1).click()
    const pins = page.getByRole('list', { name: 'Pinned notes' })
    await expect(pins).toBeVisible()
    await typeInTab(page, 'Control+a', 'Delete', 'Home', '5')
    await expect(page.locator('.route-card').first()).toBeVisible()
    await expect(pins).toHaveCount(0)
  })

  test('a pitch that no string reaches is named, and the way out is offered', async ({ page }) => {
    await openOnLine(page, [
      [1, 20],
      [1, 12],
    ])
    const highest = page.getByRole('button', { name: 'Up to: one less' })
    for (let fret = 24; fret > 15; fret--) await highest.click()
    await expect(page.getByRole('alert')).toContainText(/Cannot place C6, note 1: up to fret 15/)
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Forget pins and limits' }).press('Enter')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByLabel('Hand position')).toBeFocused()
  })

  test('frets that counted from the nut count from the capo, also in a route', async ({ page }) => {
    await openProject(page, {
      tabProject: {
        capo: 3,
        measures: [
          measureOf([
            [5, 3],
            [5, 5],
            [4, 3],
            [4, 5],
          ]),
        ],
      },
    })
    await openPanel(page, 'Routes')
    await choice(page, 1).click()
    await page.getByRole('button', { name: 'Use in tab' }).click()
    const notes = await savedNotes(page)
    expect(notes.map(({ midi }) => midi)).toEqual([48, 50, 53, 55])
    const open = [64, 59, 55, 50, 45, 40]
    for (const { string, fret, midi } of notes) {
      expect(fret).toBe(midi - 3 - open[string - 1]!)
      expect(fret).toBeGreaterThanOrEqual(0)
    }
  })
})

test('an empty tab offers a line to try', async ({ page }) => {
  await openWorkbench(page)
  await openPanel(page, 'Routes')
  await page.getByRole('button', { name: 'Try it with the scale' }).click()
  await expect(cards(page).first()).toBeVisible()
  expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([48, 50, 52, 53, 55, 57, 59, 60])
  await page.locator('body').press('Control+z')
  expect(await savedNotes(page)).toEqual([])
})

test('only the selection is planned while there is one', async ({ page }) => {
  await openOnLine(page, [
    [5, 3],
    [4, 0],
    [4, 2],
    [4, 3],
  ])
  await page.locator('.tab-grid').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('.route-line')).toContainText('2 notes of the selection')
})

test('everything works from the keyboard', async ({ page }) => {
  await openOnLine(page)
  await choice(page, 1).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(choice(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await runCommand(page, 'Use the chosen route')
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Use route 2')
})

test('fingers for all leave every note where it is; places move when they are asked to', async ({
  page,
}) => {
  const placesNow = async () =>
    (await savedNotes(page)).map(({ string, fret }) => `${string}:${fret}`).sort()
  await openOnLine(page)
  const written = CLUMSY.map(([string, fret]) => `${string}:${fret}`).sort()
  await typeInTab(page, 'f')
  await expect(page.locator('.message')).toContainText('none had to move')
  expect(await placesNow()).toEqual(written)
  expect((await savedNotes(page)).every(({ finger }) => finger !== undefined)).toBe(true)
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Fingers for all')
  await runCommand(page, 'Places and fingers for the selection, or for all')
  await expect(page.locator('.message')).toContainText('moved to another string')
  expect(await placesNow()).not.toEqual(written)
})
