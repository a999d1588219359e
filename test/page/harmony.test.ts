/** Scales over the chord, moves from it, names for notes. */
import { countSounds, openPanel, openProject } from '../browser/support/panels'
import { tabGrid } from '../browser/support/tab-driving'
import { expect, openWorkbench, type Page, savedProject, test } from '../browser/support/workbench'

interface Theory {
  readonly root: string
  readonly scale: string
  readonly chord: string
  readonly chordRoot?: string
}

async function savedTheory(page: Page): Promise<Theory> {
  return ((await savedProject(page)) as { theory: Theory }).theory
}

async function open(page: Page, theory: Readonly<Record<string, string>>, view: string) {
  await openProject(page, { theory })
  await openPanel(page, 'Harmony')
  await page
    .getByRole('group', { name: 'Harmony' })
    .getByRole('button', { name: view, exact: true })
    .click()
}

test.describe('scales', () => {
  test('say what the chord does, which tones are open, which to avoid, and why', async ({
    page,
  }) => {
    await open(page, { root: 'C', scale: 'major', chord: 'dominant7', chordRoot: 'G' }, 'Scales')
    await expect(page.locator('.chord-role')).toContainText('G7 is V7')
    const mixolydian = page.locator('.scale-card[data-scale="mixolydian"]')
    await expect(mixolydian).toContainText('G Mixolydian')
    await expect(mixolydian.locator('.avoid')).toHaveText('avoid 11')
    await mixolydian.locator('summary').click()
    await expect(mixolydian.locator('.role-avoid')).toContainText(
      'C11avoid: half step above the 3, and root of the chord',
    )
    await expect(mixolydian.getByRole('img')).toHaveAccessibleName(
      /^score [\d.]+ of 100: fits the key [\d.]+, usual here [\d.]+/,
    )
  })

  test('are applied by one press and taken back by one undo', async ({ page }) => {
    await open(page, { root: 'C', scale: 'major', chord: 'dominant7', chordRoot: 'G' }, 'Scales')
    const before = await savedTheory(page)
    await page.locator('.scale-card[data-scale="mixolydian"] .scale-choice').click()
    expect(await savedTheory(page)).toMatchObject({
      root: 'G',
      scale: 'mixolydian',
      chord: 'dominant7',
    })
    await expect(
      page.locator('.scale-card[data-scale="mixolydian"] .scale-choice'),
    ).toHaveAttribute('aria-pressed', 'true')
    await page.locator('body').press('Control+z')
    expect(await savedTheory(page)).toEqual(before)
  })
})

/** Counts the different grips drawn on the neck from now on, however short each is seen. */
async function countGrips(page: Page): Promise<void> {
  await page.locator('.neck').evaluate((neck) => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      const grip = neck.querySelector('.grip')?.innerHTML
      if (grip) seen.add(grip)
      document.body.dataset.gripsSeen = String(seen.size)
    }).observe(neck, { subtree: true, childList: true, attributes: true })
  })
}

test.describe('moves', () => {
  test('name the relation, the numeral, what stays and what moves', async ({ page }) => {
    await open(page, { root: 'C', scale: 'major', chord: 'major' }, 'Moves')
    const relative = page.locator('.move-card[data-relation="relative"]')
    await expect(relative).toContainText('Am')
    await expect(relative.locator('.move-numeral')).toHaveText('vi')
    await expect(relative).toContainText('C E stay')
    await expect(relative.locator('.move-voice')).toHaveText('G↗up toA')
  })

  test('are applied by one press, heard, and taken back by one undo', async ({ page }) => {
    const sounds = await countSounds(page)
    await open(page, { root: 'C', scale: 'major', chord: 'major' }, 'Moves')
    const before = await savedTheory(page)
    const heard = await sounds()
    await page.locator('.move-card[data-relation="relative"] .move-choice').click()
    await expect(page.locator('.chord-button')).toHaveText('Am')
    expect(await savedTheory(page)).toEqual({ ...before, chord: 'minor', chordRoot: 'A' })
    await expect.poll(sounds).toBeGreaterThan(heard)
    await page.locator('body').press('Control+z')
    expect(await savedTheory(page)).toEqual(before)
  })

  test('from a chord of the key are numbered in the key', async ({ page }) => {
    await open(page, { root: 'C', scale: 'major', chord: 'minor7', chordRoot: 'D' }, 'Moves')
    const twoFive = page.locator('.move-card[data-relation="iiV"]')
    await expect(twoFive).toContainText('G7')
    await expect(twoFive.locator('.move-numeral')).toHaveText('V7')
  })

  test('are heard as two chords, each on the neck while it sounds', async ({ page }) => {
    const sounds = await countSounds(page)
    await open(page, { root: 'C', scale: 'major', chord: 'major' }, 'Moves')
    const before = await sounds()
    await countGrips(page)
    await page.getByRole('button', { name: 'Hear C to Am', exact: true }).click()
    await expect.poll(sounds).toBeGreaterThan(before + 5)
    await expect.poll(() => page.evaluate(() => document.body.dataset.gripsSeen)).toBe('2')
    // Hearing changes nothing.
    await expect(page.locator('.chord-button')).toHaveText('C')
  })
})

test.describe('names', () => {
  test('of the chord under the cursor of the tab, its bass counted', async ({ page }) => {
    await openWorkbench(page)
    await openPanel(page, 'Voicings')
    await page.locator('.grip-card[data-frets="335553"]').click()
    await page.getByRole('button', { name: 'Add to tab' }).click()
    // The cursor stands after the chord.
    await tabGrid(page).press('ArrowLeft')
    await openPanel(page, 'Harmony')
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page.locator('.chord-role')).toContainText('Under the cursor: G2 C3 G3 C4 E4 G4')
    await expect(page.locator('.name-choice strong').first()).toHaveText('C/G')
  })
})
