/** Key, scale, chord, positions, and scales found from notes. */
import { pressInNeckSheet } from '../browser/support/neck-sheet'
import { openProject } from '../browser/support/panels'
import { runCommand } from '../browser/support/tab-driving'
import {
  expect,
  labelsOnString,
  neckCell,
  neckMark,
  openWorkbench,
  type Page,
  test,
} from '../browser/support/workbench'

test('twelve roots; the chosen one offers its other spelling', async ({ page }) => {
  await openWorkbench(page)
  const key = page.getByRole('radiogroup', { name: 'Key' })
  await expect(key.getByRole('radio')).toHaveCount(12)
  await key.getByRole('radio', { name: 'F sharp', exact: true }).click()
  await expect(key.getByRole('radio', { name: 'F sharp', exact: true })).toBeChecked()
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  expect((await labelsOnString(page, 6))[1]).toBe('E♯')
  await page.getByRole('button', { name: 'Write it as G flat' }).click()
  await expect(key.getByRole('radio', { name: 'G flat', exact: true })).toBeChecked()
  expect((await labelsOnString(page, 6))[1]).toBe('F')
  expect((await labelsOnString(page, 5))[2]).toBe('C♭')
})

test('the key strip is one stop in the tab order and answers arrows', async ({ page }) => {
  await openWorkbench(page)
  const key = page.getByRole('radiogroup', { name: 'Key' })
  await key.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(key.getByRole('radio', { name: 'D', exact: true })).toBeFocused()
  await expect(key.getByRole('radio', { name: 'D', exact: true })).toBeChecked()
})

test('the scale list is sorted and searched, and says when no scale has that name', async ({
  page,
}) => {
  await openWorkbench(page)
  await test.step('an unknown scale name shows a hint, not an empty list', async () => {
    await page.locator('.scale-button').click()
    await page.keyboard.type('zzzz')
    await expect(page.getByText('No scale has that name.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(page.locator('.scale-button')).toBeFocused()
  })
  await test.step('the scale list is sorted by family and searched by name, alias and degree', async () => {
    await page.locator('.scale-button').click()
    const list = page.getByRole('listbox', { name: 'Scale' })
    await expect(list.getByRole('option').first()).toHaveText(/^Major/)
    await expect(list.getByText('Symmetric')).toHaveCount(1)
    await page.keyboard.type('super locrian')
    await expect(list.getByRole('option').first()).toHaveText(/^Altered/)
    await page.keyboard.press('Enter')
    await expect(page.locator('.scale-button')).toHaveText('Altered')
    await expect(page.locator('.scale-button')).toBeFocused()
  })
})

test('chords of the key in one tap, and any other by root and type', async ({ page }) => {
  await openWorkbench(page)
  await page.locator('.chord-button').click()
  await page
    .getByRole('group', { name: 'Sevenths of the key' })
    .getByRole('button', { name: /Dm7/ })
    .click()
  await expect(page.locator('.chord-button')).toHaveText('Dm7')
  // D F A C are chord tones now; G is not.
  await expect(neckCell(page, 4, 0)).toHaveAccessibleName(/chord tone/)
  await expect(neckCell(page, 3, 0)).not.toHaveAccessibleName(/chord tone/)
  await page.locator('.chord-button').click()
  await page
    .getByRole('radiogroup', { name: 'Chord root' })
    .getByRole('radio', { name: 'A', exact: true })
    .click()
  await page.getByRole('combobox', { name: 'Chord type' }).fill('7#9')
  await page.keyboard.press('Enter')
  await expect(page.locator('.chord-button')).toHaveText('A7♯9')
})

test('degrees count from the key or from the chord', async ({ page }) => {
  await openWorkbench(page)
  await page.locator('.chord-button').click()
  await page.getByRole('button', { name: /Am$/ }).click()
  expect((await labelsOnString(page, 5))[0]).toBe('6')
  await pressInNeckSheet(page, 'From chord')
  expect(await labelsOnString(page, 5)).toMatchObject({ 0: '1', 3: '♭3', 7: '5' })
  await expect(neckMark(page, 5, 0)).toHaveClass(/root/)
})

test.describe('positions', () => {
  test('a form and a fingering stand in front of the rest', async ({ page }) => {
    await openWorkbench(page)
    await test.step('a CAGED form stands in front of the rest', async () => {
      await page.locator('.position-button').click()
      await page.getByRole('region', { name: 'CAGED' }).getByRole('button', { name: /^E/ }).click()
      await expect(page.locator('.position-band')).toHaveCount(1)
      await expect(neckMark(page, 6, 8)).not.toHaveClass(/faint/)
      await expect(neckMark(page, 6, 1)).toHaveClass(/faint/)
      const clear = page.locator('.neck .mark:not(.faint)')
      expect(await clear.count()).toBeGreaterThanOrEqual(15)
      expect(await clear.count()).toBeLessThanOrEqual(18)
    })
    await test.step('three notes a string', async () => {
      await page.locator('.position-button').click()
      await page
        .getByRole('region', { name: 'Notes per string' })
        .getByRole('button', { name: /from 5/ })
        .click()
      await expect(page.locator('.neck .mark:not(.faint)')).toHaveCount(18)
      for (const string of [1, 2, 3, 4, 5, 6]) {
        await expect(page.locator(`.neck .mark[data-at^="${string}:"]:not(.faint)`)).toHaveCount(3)
      }
    })
  })

  test('the form is still in front after a reload, and not on a link', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.position-button').click()
    await page.getByRole('button', { name: /^E/ }).first().click()
    await page.reload()
    await expect(page.locator('.position-button')).toContainText('E form')
    await openProject(page, {})
    await expect(page.locator('.position-button')).toContainText('All positions')
  })
})

test.describe('a long list', () => {
  // A clock that was changed stays so.
  test.use({ ownContext: true })

  /** The list of scales, on a clock that stands still. */
  async function openScalesAtRest(page: Page) {
    await page.clock.install()
    await openWorkbench(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.locator('.scale-button').click()
    return page.getByRole('combobox', { name: 'Scale' })
  }

  test('shows what fits at once and the rest in a moment', async ({ page }) => {
    const field = await openScalesAtRest(page)
    const total = Number(/\d+/.exec((await field.getAttribute('placeholder'))!)![0])
    const rows = page.getByRole('listbox', { name: 'Scale' }).getByRole('option')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(total)
    await page.clock.runFor(2000)
    await expect(rows).toHaveCount(total)
  })
})

test('Escape leaves the picking, and the keyboard stays on the neck', async ({ page }) => {
  await openWorkbench(page)
  await runCommand(page, 'Find scales from notes')
  await neckCell(page, 5, 3).click()
  await page.getByRole('button', { name: 'Stop picking notes' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator('.pick-bar')).toHaveCount(0)
  await expect(neckCell(page, 5, 3)).toBeFocused()
})

test.describe('the chord of a scale', () => {
  async function chooseMinorPentatonic(page: Page): Promise<void> {
    await page
      .getByRole('radiogroup', { name: 'Key' })
      .getByRole('radio', { name: 'A', exact: true })
      .click()
    await page.locator('.scale-button').click()
    await page.keyboard.type('minor pentatonic')
    await page.keyboard.press('Enter')
  }

  test('is its tonic triad until another is chosen', async ({ page }) => {
    await openWorkbench(page)
    await chooseMinorPentatonic(page)
    await expect(page.locator('.chord-button')).toHaveText('Am')
    await page.locator('body').press('Control+z')
    await expect(page.locator('.chord-button')).toHaveText('A')
  })

  test('typed with a space and entered before the list is there is chosen', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.scale-button').evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
      return Promise.resolve().then(() => {
        for (const key of [...'minor pentatonic', 'Enter']) {
          button.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          )
        }
      })
    })
    await expect(page.locator('.scale-button')).toHaveText('Minor Pentatonic')
  })

  test('that was chosen stays when the scale changes', async ({ page }) => {
    await openWorkbench(page)
    await runCommand(page, 'Chord: C7')
    await chooseMinorPentatonic(page)
    await expect(page.locator('.chord-button')).toHaveText('A7')
  })
})

test('a half-diminished seventh of the key has the numeral of one', async ({ page }) => {
  await openWorkbench(page)
  await page.locator('.chord-button').click()
  const sevenths = page.getByRole('group', { name: 'Sevenths of the key' })
  await expect(sevenths.locator('small')).toHaveText(['I', 'ii', 'iii', 'IV', 'V', 'vi', 'viiø'])
  const triads = page.getByRole('group', { name: 'Triads of the key' })
  await expect(triads.locator('small').last()).toHaveText('vii°')
})
