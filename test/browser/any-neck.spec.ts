/** Other instruments and tunings: chosen, drawn, written for, heard, shared and opened. */
import { readFile } from 'node:fs/promises'
import { detectFrequencyHz } from '../support/detect-frequency'
import { violationsOf } from './support/axe'
import { withMicrophone } from './support/microphone-page'
import { chooseTuning, openNeckSheet, raiseCapo } from './support/neck-sheet'
import { measureOf, openPanel, openProject, placesText, savedNotes } from './support/panels'
import { between, centsOff, readWav } from './support/sound-recording'
import { asciiOf, runCommand, setTempo, tabGrid, typeInTab } from './support/tab-driving'
import { expect, neckCell, openWorkbench, PHONE, savedProject, test } from './support/workbench'

test.describe.configure({ timeout: 60_000 })

const neck = '.neck[role="grid"]'

async function savedTab(page: Parameters<typeof savedProject>[0]) {
  const { tabProject } = await savedProject(page)
  return tabProject as {
    instrument?: string
    capo: number
    tuning: readonly { name: string }[]
  }
}

const [ON, UP, DOWN] = ['ArrowRight', 'ArrowUp', 'ArrowDown']
/** C4 on string 3, E4 on string 2, G4 on string 4, A4 on string 1. */
const UKULELE_RIFF = [DOWN, DOWN, '0', ON, UP, '0', ON, DOWN, DOWN, '0', ON, UP, UP, UP, '0']

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

  test('has a tab of four lines that sounds in its octave', async ({ page }) => {
    await openWorkbench(page)
    await chooseTuning(page, 'ukulele standard')
    await setTempo(page, 120)
    await typeInTab(page, ...UKULELE_RIFF)
    expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([60, 64, 67, 69])
    expect(await asciiOf(page)).toEqual([
      'Ukulele, Standard: G4 C4 E4 A4',
      'A|------------0---|',
      'E|----0-----------|',
      'C|0---------------|',
      'G|--------0-------|',
    ])
    await expect(tabGrid(page)).toHaveAccessibleName(/^Tab, four strings/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      runCommand(page, 'Export the sound as a WAV file'),
    ])
    const wav = readWav(await readFile(await download.path()))
    for (const [beat, midi] of [60, 64, 67, 69].entries()) {
      const heard = detectFrequencyHz(
        between(wav, beat * 0.5 + 0.14, beat * 0.5 + 0.44),
        wav.sampleRate,
      )
      expect(Math.abs(centsOff(heard, midi))).toBeLessThan(5)
    }
  })

  test('is shared by its link and opened on a phone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWorkbench(page)
    await chooseTuning(page, 'ukulele standard')
    await typeInTab(page, ...UKULELE_RIFF)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    await page.setViewportSize(PHONE)
    await openWorkbench(page, `${url}&view=edit`)
    await expect(page.locator(neck)).toHaveAccessibleName(/^Ukulele neck/)
    await expect(page.locator('.neck-button')).toContainText('Ukulele')
    await expect(page.locator('.neck .string-name')).toHaveText(['A', 'E', 'C', 'G'])
    expect(placesText(await savedNotes(page))).toBe('3:0 2:0 4:0 1:0')
    expect(await savedTab(page)).toMatchObject({ instrument: 'ukulele' })
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

  test('by the keyboard alone: open, search, choose, tune a string, close', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.neck-button').focus()
    await page.keyboard.press('Enter')
    const sheet = await openNeckSheet(page)
    await expect(sheet.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('dadgad')
    await page.keyboard.press('Enter')
    await expect(page.locator('.neck .string-name')).toHaveText(['d', 'A', 'G', 'D', 'A', 'D'])
    await sheet.getByRole('button', { name: 'String 2: one more' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.locator('.neck-button')).toContainText('Double drop D')
    await page.keyboard.press('Escape')
    await expect(page.locator('.neck-button')).toBeFocused()
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

test('the tuner says which string is heard and how far off it is, and a string takes a note', async () => {
  const notes = [44.88, 38.02].map((midi, index) => ({
    midi,
    atSeconds: 0.5 + index * 5,
    durationSeconds: 2.5,
  }))
  await withMicrophone(notes, async (page) => {
    await openWorkbench(page)
    const sheet = await openNeckSheet(page)
    await sheet.getByRole('button', { name: 'Tune by microphone' }).click()
    await expect(sheet.locator('.tuner-text')).toHaveText(/^String 5 is A2, 1[0-4] cents flat$/, {
      timeout: 8000,
    })
    // A string takes the next note that is heard, so the first one has to end before.
    await expect(sheet.locator('.tuner-text')).toHaveText('Play an open string.')
    await sheet.getByRole('button', { name: '6', exact: true }).click()
    await expect(page.locator('.neck-button')).toContainText('Drop D', { timeout: 8000 })
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  test('the sheet and a ten-string neck fit, without a violation', async ({ page }) => {
    await openWorkbench(page)
    await chooseTuning(page, '8-string standard')
    const sheet = await openNeckSheet(page)
    await sheet.getByRole('button', { name: 'Add string 9' }).click()
    await sheet.getByRole('button', { name: 'Add string 10' }).click()
    expect(await violationsOf(page, '.sheet:popover-open')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('.neck [role="row"]')).toHaveCount(10)
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await violationsOf(page)).toEqual([])
  })
})
