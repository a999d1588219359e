/** Six people, from their first press to their last, by each way to work the page; axe looks on. */
import { readFileSync } from 'node:fs'
import { readTab, writeTab } from '#formats/index'
import { BAND } from '../support/band-score'
import { violationsOf } from './support/axe'
import { copiedText, keepCopies } from './support/clipboard'
import { type Hands, handsOf, type Way } from './support/hands'
import { measureOf, openProject, savedNotes } from './support/panels'
import { expect, openWorkbench, type Page, PHONE, savedProject, test } from './support/workbench'

const EXAMPLE = readFileSync(new URL('support/example-project.json', import.meta.url), 'utf8')
const LAPTOP = { width: 1280, height: 720 }
const LINE = measureOf([
  [5, 3],
  [4, 0],
  [4, 2],
  [4, 3],
])

interface Visit {
  readonly page: Page
  readonly hands: Hands
  readonly isPhone: boolean
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const playing = (page: Page) => page.locator('.play-button[aria-pressed="true"]')

async function fromMenu({ page, hands }: Visit, name: string): Promise<void> {
  await hands.press(page.locator('[title="More actions"]'))
  await hands.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }))
}

async function rename({ page, hands, isPhone }: Visit, title: string): Promise<void> {
  if (isPhone) await hands.press(page.locator('[title="More actions"]'))
  await hands.fill(page.getByLabel('Project title').last(), title)
  await page.keyboard.press('Enter')
  if (isPhone) await hands.close()
}

async function beginner({ page, hands }: Visit): Promise<void> {
  await openWorkbench(page)
  await hands.press(button(page, 'Hear a line'))
  await expect(playing(page)).toBeVisible()
  await expect(page.locator('.tab-note')).toHaveCount(8)
  await expect(page.locator('.tab-note').first()).toBeInViewport()
  await hands.press(page.locator('.play-button'))
  await expect(playing(page)).toHaveCount(0)
  await hands.press(button(page, 'Show the keys'))
  await expect(page.locator('.keyboard')).toBeVisible()
  // All of the neck's settings are behind one button.
  await hands.press(page.locator('.neck-button'))
  const sheet = page.getByRole('dialog', { name: 'Neck', exact: true })
  await hands.press(sheet.getByRole('button', { name: 'Left-handed', exact: true }))
  await hands.press(sheet.getByRole('button', { name: 'Capo: one more' }))
  await expect(page.locator('.neck .capo')).toHaveCount(1)
  await hands.close()
  await expect(sheet).toBeHidden()
  // A drill, whose tab stands by the neck while it plays.
  await hands.press(page.getByRole('tab', { name: 'Practice', exact: true }))
  await hands.press(button(page, 'Start drill'))
  await expect(page.locator('.drill-line').first()).toBeInViewport()
  await hands.press(page.locator('.play-button'))
  await expect(button(page, 'Start drill')).toBeVisible()
}

async function reader({ page, hands }: Visit): Promise<void> {
  await page.goto(`/?project=${Buffer.from(EXAMPLE).toString('base64url')}&view=read`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    JSON.parse(EXAMPLE).tabProject.title,
  )
  await expect(page.locator('.read-staff .tab-note')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expect(page.locator('.read-facts')).toContainText('D Dorian')
  // This view is left before the story ends.
  if (hands.way === 'touch')
    expect(await violationsOf(page, 'html', { isInLight: false })).toEqual([])
  await hands.press(button(page, 'Transpose up a half step'))
  await hands.press(button(page, 'Transpose up a half step'))
  await expect(page.locator('.read-facts')).toContainText('E Dorian', { ignoreCase: true })
  await hands.press(button(page, 'Capo: one less'))
  await expect(page.locator('.read-facts')).toContainText('capo 1')
  await hands.press(page.locator('.play-button'))
  await expect(playing(page)).toBeVisible()
  await hands.press(page.locator('.play-button'))
  await hands.press(button(page, 'Edit'))
  await expect(page.locator('#app .neck[role="grid"]')).toBeVisible()
}

/** A song's chords in its sheet, as buttons. */
const sung = (page: Page) => page.locator('.song-sheet button.sung-mark')

async function firstSong(visit: Visit): Promise<void> {
  const { page, hands, isPhone } = visit
  await keepCopies(page)
  await openWorkbench(page)
  await hands.fill(page.getByLabel('Type chords or paste a song'), 'capo 2: G D Em C')
  await hands.press(button(page, 'Take it'))
  await expect(sung(page)).toHaveText(['G', 'D', 'Em', 'C'])
  await expect(page.locator('.song-head')).toContainText('Capo 2: G shape, sounds A')
  await hands.press(button(page, 'Hear'))
  await expect(playing(page)).toBeVisible()
  await hands.press(page.locator('.play-button'))
  if (isPhone) await fromMenu(visit, 'Share: copy a link to this project')
  else await hands.press(button(page, 'Share'))
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const link = await copiedText(page)
  await fromMenu(visit, 'New project')
  await expect(sung(page)).toHaveCount(0)
  await openWorkbench(page, `${link}&view=edit`)
  await hands.press(page.getByRole('tab', { name: 'Song', exact: true }))
  await expect(sung(page)).toHaveText(['G', 'D', 'Em', 'C'])
  await hands.press(button(page, 'Read'))
  await expect(page.locator('.reading .song-sheet')).toContainText('Em')
  await page.goBack()
  await expect(page.locator('#app .neck[role="grid"]')).toBeVisible()
  await fromMenu(visit, 'Print')
  const preview = page.locator('.print-preview')
  await expect(preview.locator('.chord-box')).toHaveCount(4)
  await expect(preview.getByText('Capo 2: G shape, sounds A')).toHaveCount(1)
}

const ROADS = `Title: Two Roads
Key: C

[Verse]
C    F
One road leads away
[Chorus]
| G7 | C |`

async function songwriter(visit: Visit): Promise<void> {
  const { page, hands, isPhone } = visit
  await openWorkbench(page)
  await hands.press(page.getByRole('tab', { name: 'Song', exact: true }))
  await hands.fill(page.getByLabel('Song as text'), ROADS)
  await hands.press(button(page, 'Take the song'))
  await expect(sung(page)).toHaveText(['C', 'F', 'G7', 'C'])
  await hands.press(sung(page).filter({ hasText: 'G7' }))
  await hands.press(page.locator('.song-panel summary'))
  const instead = page.getByRole('list', { name: 'Instead of G7' })
  await hands.press(instead.getByRole('button', { name: /^Dm7 G7/ }))
  await expect(sung(page)).toHaveText(['C', 'F', 'Dm7', 'G7', 'C'])
  await hands.press(button(page, 'Song a half step up'))
  await hands.press(button(page, 'Song a half step up'))
  await hands.choose(page.getByLabel('Strum pattern'), 'Bass and strum')
  await hands.press(button(page, 'Write to tab'))
  expect((await savedNotes(page)).length).toBeGreaterThan(20)
  for (const [name, ending] of [
    ['Guitar Pro', 'gp'],
    ['ChordPro', 'cho'],
  ] as const) {
    await fromMenu(visit, 'Export …')
    const download = page.waitForEvent('download')
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await hands.press(dialog.getByRole('button', { name: new RegExp(`^${name}`) }))
    const file = await download
    expect(file.suggestedFilename().endsWith(`.${ending}`)).toBe(true)
    if (ending === 'cho') {
      const text = readFileSync(await file.path(), 'utf8')
      expect(text).toContain('{title: Two Roads}\n{key: D}')
      expect(text).toContain('[D]One r[G]oad leads away')
      expect(text).toContain('Em7')
    }
    if (await dialog.isVisible()) await hands.close()
  }
  await page.reload()
  if (isPhone) await hands.press(page.getByRole('tab', { name: 'Tab', exact: true }))
  await expect(page.locator('.chord-names text')).toHaveText(['D', 'G', 'Em7', 'A7', 'D'])
}

async function teacher(visit: Visit): Promise<void> {
  const { page, hands, isPhone } = visit
  await keepCopies(page)
  await openProject(page, { tabProject: { title: 'Lesson 3', measures: [LINE] } })
  if (isPhone) await fromMenu(visit, 'Share: copy a link to this project')
  else await hands.press(button(page, 'Share'))
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const link = await copiedText(page)
  await fromMenu(visit, 'New project')
  await rename(visit, 'My own song')
  await savedProject(page)
  await openWorkbench(page, `${link}&view=edit`)
  await fromMenu(visit, 'Projects')
  const list = page.getByRole('dialog', { name: 'Projects' })
  await expect(list.locator('.project-name').filter({ hasText: 'Lesson 3' })).toHaveCount(1)
  await hands.press(list.getByRole('button', { name: /^My own song/ }))
  await expect(list).toBeHidden()
  await expect(page).toHaveTitle(/My own song/)
}

async function fileOwner(visit: Visit): Promise<void> {
  const { page, hands, isPhone } = visit
  const { bytes } = await writeTab(BAND, 'guitar-pro')
  await openWorkbench(page)
  await test.step('a band opens with its other tracks behind the first', async () => {
    const chooser = page.waitForEvent('filechooser')
    await fromMenu(visit, 'Open files')
    await (await chooser).setFiles({ name: 'band.gp', mimeType: '', buffer: Buffer.from(bytes) })
    const sheet = page.getByRole('dialog', { name: 'Open a file' })
    await expect(sheet).toContainText('The 3 other tracks play along')
    const open = sheet.getByRole('button', { name: 'Open', exact: true })
    await expect(open).toBeEnabled()
    await hands.press(open)
    await expect(sheet).toBeHidden()
    await expect(page.locator('.tracks-button')).toBeVisible()
    expect(await savedNotes(page)).toHaveLength(8)
  })
  await test.step('a position is kept, or it is said why not', async () => {
    if (isPhone) await hands.press(page.getByRole('tab', { name: 'Routes', exact: true }))
    const position = page.getByLabel('Hand position')
    await hands.choose(position, 'Second, 2–5')
    await hands.press(page.locator('.route-card button').first())
    await hands.press(button(page, 'Use in tab'))
    await expect
      .poll(async () => Math.max(...(await savedNotes(page)).map(({ fret }) => fret)))
      .toBeLessThan(7)
    await expect(page.locator('.route-position')).toHaveCount(0)
    await hands.choose(position, 'Fifth, 5–8')
    await expect(page.locator('.route-position')).toContainText(
      'Not possible in frets 5–8, because G2 in bar 1',
    )
    if (isPhone) await hands.press(page.getByRole('tab', { name: 'Tab', exact: true }))
  })
  await test.step('it is played at 60 per cent with the band, the drums muted', async () => {
    await hands.press(button(page, 'Count-in, loop and speed-up'))
    await hands.fill(page.getByLabel('Practice speed in per cent'), '60')
    await page.keyboard.press('Enter')
    await hands.close()
    await hands.press(page.locator('.tracks-button'))
    await hands.press(button(page, 'Edit Low end'))
    await expect.poll(async () => (await savedNotes(page)).length).toBe(4)
    // The passage is as it was fingered.
    await hands.press(button(page, 'Edit Crunch'))
    await expect.poll(async () => (await savedNotes(page)).length).toBe(8)
    expect(Math.max(...(await savedNotes(page)).map(({ fret }) => fret))).toBeLessThan(7)
    const mute = page.getByRole('button', { name: 'Mute Kit' })
    await hands.press(mute)
    await expect(mute).toHaveAttribute('aria-pressed', 'true')
    await hands.close()
    await hands.press(page.locator('.play-button'))
    await expect(page.locator('.tab-playhead.shown')).toHaveCount(1)
    await expect(page.locator('.speed')).toContainText('60 %')
    if (isPhone) {
      await expect(page.locator('.played-words')).toContainText('Midnight train')
      await expect(page.locator('.neck')).toBeInViewport()
      await expect(page.locator('.tab-playhead.shown')).toBeInViewport()
    }
    await hands.press(page.locator('.play-button'))
  })
  await test.step('the next visit has the tracks; the file leaves with all of them and its tempos', async () => {
    await page.reload()
    await expect(page.locator('.tracks-button')).toBeVisible()
    await fromMenu(visit, 'Export …')
    const download = page.waitForEvent('download')
    await hands.press(
      page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: /^Guitar Pro/ }),
    )
    const { score } = await readTab(readFileSync(await (await download).path()))
    expect(score.tracks.map(({ name }) => name)).toEqual(BAND.tracks.map(({ name }) => name))
    expect(score.measures.map(({ tempos }) => tempos)).toEqual(
      BAND.measures.map(({ tempos }) => tempos),
    )
  })
}

const STORIES = [
  ['a beginner hears a line, turns the neck and practises', beginner],
  ['a player reads, plays and transposes a link, then edits it', reader],
  ['a beginner types four chords under a capo, hears, sends, finds and prints them', firstSong],
  ['a songwriter’s song is reharmonised, moved, exported and found again', songwriter],
  ['a teacher’s link stands beside the student’s own song', teacher],
  [
    'a guitarist opens a band, fingers a passage in its position, plays it slowly and exports it',
    fileOwner,
  ],
] as const

/**
 * Each story by each way, on the size where people have it: that is every control of a story at both
 * sizes and by all three ways. A touch screen on a laptop and keys on a phone share the page with
 * their neighbours in this table, so one story stands for each: the one that goes through the menus,
 * and the one that opens most sheets.
 */
const VISITS: readonly (readonly [
  size: string,
  viewport: typeof LAPTOP,
  way: Way,
  stories: readonly (typeof STORIES)[number][],
])[] = [
  ['a small laptop', LAPTOP, 'mouse', STORIES],
  ['a small laptop', LAPTOP, 'keyboard', STORIES],
  ['a phone', PHONE, 'touch', STORIES],
  ['a small laptop', LAPTOP, 'touch', STORIES.filter(([, story]) => story === teacher)],
  ['a phone', PHONE, 'keyboard', STORIES.filter(([, story]) => story === songwriter)],
]

for (const [size, viewport, way, stories] of VISITS) {
  test.describe(`${size}, by ${way}`, () => {
    test.use({
      viewport,
      hasTouch: way === 'touch',
      contextOptions: { reducedMotion: 'reduce' },
    })
    for (const [title, story] of stories) {
      test(title, async ({ page }) => {
        await story({ page, hands: handsOf(page, way), isPhone: viewport === PHONE })
        if (way !== 'mouse')
          expect(await violationsOf(page, 'html', { isInLight: false })).toEqual([])
      })
    }
  })
}
