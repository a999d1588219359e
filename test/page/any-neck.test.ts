/** Other instruments and tunings: chosen, drawn, written for, heard, shared and opened. */

import { chooseTuning, openNeckSheet, raiseCapo } from '../browser/support/neck-sheet'
import {
  measureOf,
  openPanel,
  openProject,
  placesText,
  savedNotes,
} from '../browser/support/panels'

import { asciiOf, runCommand, typeInTab } from '../browser/support/tab-driving'
import { expect, neckCell, openWorkbench, savedProject, test } from '../browser/support/workbench'

const neck = '.neck[role="grid"]'

async function savedTab(page: Parameters<typeof savedProject>[0]) {
  const { tabProject } = await savedProject(page)
  return tabProject as {
    instrument?: string
    capo: number
    tuning: readonly { name: string }[]
  }
}

const [_ON, _UP, _DOWN] = ['ArrowRight', 'ArrowUp', 'ArrowDown']

test.describe('a ukulele', () => {
  test('is drawn as G C E A, with 0003 as the first C', async ({ page }) => {
    await openWorkbench(page)
    await chooseTuning(page, 'ukulele standard')
    await expect(page.locator(neck)).toHaveAccessibleName(/^Ukulele neck, four strings in standard/)
    await expect(page.locator('.neck .string-name')).toHaveText(['A', 'E', 'C', 'G'])
    await expect(neckCell(page, 4, 0)).toHaveAccessibleName(/^G4, G string, open/)
    await expect(neckCell(page, 5, 0)).toHaveCount(0)
    await openPanel(page, 'Voicings')
    const first = page.locator('.grip-card').first()
    await expect(first).toHaveAttribute('data-frets', '0003')
    await expect(first.getByRole('img').first()).toHaveAccessibleDescription(
      /^G string open; C string open; E string open; A string, fret 3/,
    )
  })

  test('is taken back by undo; a new project keeps it, without the capo', async ({ page }) => {
    await openWorkbench(page)
    await chooseTuning(page, 'ukulele low g')
    await page.locator('body').press('Control+z')
    await expect(page.locator(neck)).toHaveAccessibleName(/^Guitar neck, six strings in standard/)
    await chooseTuning(page, 'ukulele low g')
    await raiseCapo(page, 3)
    await expect(page.locator('.neck .capo')).toHaveCount(1)
    await runCommand(page, 'New project')
    await expect(page.locator(neck)).toHaveAccessibleName(/^Ukulele neck, four strings in Low G/)
    await expect(page.locator('.neck .capo')).toHaveCount(0)
    // The song that has the capo still has it.
    await page.getByRole('button', { name: 'Back to it' }).click()
    await expect(page.locator('.neck .capo')).toHaveCount(1)
  })
})

test.describe('a change of the neck', () => {
  test('keeps pitches, and the old places come back by undo', async ({ page }) => {
    await openWorkbench(page)
    const down = Array.from({ length: 5 }, () => 'ArrowDown')
    await typeInTab(page, ...down, '3', 'ArrowRight', 'ArrowUp', '2')
    await chooseTuning(page, 'dropped d')
    expect(placesText(await savedNotes(page))).toBe('6:5 5:2')
    await page.locator('body').press('Control+z')
    expect(placesText(await savedNotes(page))).toBe('6:3 5:2')
  })

  test('names the notes that have no place, and shows them', async ({ page }) => {
    await openWorkbench(page)
    const down = Array.from({ length: 5 }, () => 'ArrowDown')
    await typeInTab(
      page,
      ...down,
      '3',
      'ArrowRight',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
      'ArrowUp',
      '1',
    )
    await chooseTuning(page, 'ukulele standard')
    expect(placesText(await savedNotes(page))).toBe('3:0')
    await expect(page.getByText('1 note has no place on this neck (Ukulele)')).toBeVisible()
    await page.getByRole('button', { name: 'Show them' }).click()
    const list = page.getByRole('dialog', { name: 'Notes left out' })
    await expect(list).toContainText('bar 1, beat 1: G2')
    await list.getByRole('button', { name: /^Undo/ }).click()
    await expect(list).toBeHidden()
    expect(placesText(await savedNotes(page))).toBe('6:3 2:1')
  })

  test('and back brings notes and fingers back; its message goes with it', async ({ page }) => {
    const bar = measureOf([
      [6, 0],
      [5, 2],
      [1, 3],
    ])
    const notes = (bar.notes as readonly { fret: number }[]).map((note) =>
      note.fret > 0 ? { ...note, finger: 'index' } : note,
    )
    await openProject(page, { tabProject: { measures: [{ ...bar, notes }] } })
    const before = await savedNotes(page)
    const message = page.locator('.message', { hasText: 'on this neck' })
    const undo = page.getByRole('group', { name: 'History' }).getByRole('button', { name: 'Undo' })
    const sheet = await openNeckSheet(page)
    await sheet.getByRole('button', { name: 'Sound stays' }).click()
    const step = async (name: string) => {
      for (let n = 0; n < 3; n++) await sheet.getByRole('button', { name }).click()
    }
    await step('Capo: one more')
    await expect(message).toHaveText([
      /^1 note has no place .*capo 3.* left the tab; 2 others lost their fingers/,
    ])
    await step('Capo: one less')
    await expect(message).toHaveCount(0)
    await page.keyboard.press('Escape')
    expect(await savedNotes(page)).toEqual(before)
    await expect(undo).toBeDisabled()

    await raiseCapo(page, 3)
    await expect(message).toHaveCount(1)
    await page.locator('body').press('Control+z')
    await expect(message).toHaveCount(0)
    expect(await savedNotes(page)).toEqual(before)

    await chooseTuning(page, 'ukulele standard')
    await expect(message).toHaveCount(1)
    await runCommand(page, 'New project')
    await expect(page.locator('.message', { hasText: 'Began a new project' })).toBeVisible()
    await expect(message).toHaveCount(0)
  })

  test('of the capo alone leaves the frets where they are, as one step', async ({ page }) => {
    await openProject(page, {
      tabProject: {
        measures: [
          measureOf([
            [6, 0],
            [5, 2],
          ]),
        ],
      },
    })
    const before = (await savedNotes(page)) as readonly { midi: number }[]
    const sheet = await openNeckSheet(page)
    await sheet.getByRole('button', { name: 'Frets stay' }).click()
    await page.keyboard.press('Escape')
    await raiseCapo(page, 3)
    expect(placesText(await savedNotes(page))).toBe('6:0 5:2')
    const raised = (await savedNotes(page)) as readonly { midi: number }[]
    expect(raised.map(({ midi }) => midi)).toEqual(before.map(({ midi }) => midi + 3))
    await page.locator('body').press('Control+z')
    expect(await savedNotes(page)).toEqual(before)
  })

  test('adds and removes strings, with names and keys for each', async ({ page }) => {
    await openWorkbench(page)
    const sheet = await openNeckSheet(page)
    await sheet.getByRole('button', { name: 'Add string 7' }).click()
    await expect(page.locator('.neck [role="row"]')).toHaveCount(7)
    await expect(neckCell(page, 7, 0)).toHaveAccessibleName(/^B1, low B string, open/)
    await sheet.getByRole('button', { name: 'Remove string 7' }).click()
    await expect(page.locator('.neck-button')).toContainText('Guitar')
    expect(await savedTab(page)).not.toHaveProperty('instrument')
  })
})

test('a drop-D project opens in drop D', async ({ page }) => {
  const tuning = ['D2', 'A2', 'D3', 'G3', 'B3', 'E4'].map((name, index) => ({
    string: 6 - index,
    name,
    midi: [38, 45, 50, 55, 59, 64][index],
  }))
  const note = { startBeat: 0, durationBeats: 1, technique: 'normal' }
  await openProject(page, {
    tabProject: {
      tuning,
      measures: [
        {
          id: 'measure-1',
          tempo: 90,
          timeSignature: [4, 4],
          notes: [{ ...note, id: 'n1', string: 6, fret: 0, midi: 38 }],
        },
      ],
    },
  })
  await expect(page.locator('.neck-button')).toContainText('Drop D')
  await expect(neckCell(page, 6, 0)).toHaveAccessibleName(/^D2, low D string, open/)
  expect((await asciiOf(page)).at(-1)).toMatch(/^D\|0/)
})

test("a banjo's fifth string begins at its fret, and arrows walk over the gap", async ({
  page,
}) => {
  await openWorkbench(page)
  await chooseTuning(page, 'banjo open g')
  await expect(neckCell(page, 5, 0)).toHaveAccessibleName(/^G4, high G string, open/)
  await expect(neckCell(page, 5, 3)).toHaveCount(0)
  await neckCell(page, 4, 5).focus()
  await page.keyboard.press('ArrowDown')
  await expect(neckCell(page, 5, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(neckCell(page, 5, 6)).toBeFocused()
})

test('a bass with a capo has drills, routes and grips of its own', async ({ page }) => {
  await openWorkbench(page)
  await chooseTuning(page, '4-string bass')
  await raiseCapo(page, 2)
  await openPanel(page, 'Routes')
  await page.getByRole('button', { name: 'Try it with the scale' }).click()
  await expect(page.locator('.route-card').first()).toBeVisible()
  const open = [43, 38, 33, 28]
  for (const { string, fret, midi } of await savedNotes(page)) {
    expect(midi).toBe(open[string - 1]! + 2 + fret)
  }
  await openPanel(page, 'Practice')
  await expect(page.locator('.drill-line').first()).toBeVisible()
  await expect(page.locator('.sound-button')).toHaveCount(1)
})
