/** Files in and out: project, ASCII, MIDI, WAV; chosen, dropped, broken. */
import { readFileSync } from 'node:fs'
import { GP5_DUO, guitarPro5Of } from '../support/guitar-pro-5'
import { measureOf, openProject, placesText, type SavedNote, savedNotes } from './support/panels'
import { runCommand } from './support/tab-driving'
import {
  type Download,
  expect,
  type Locator,
  openWorkbench,
  type Page,
  PHONE,
  savedProject,
  test,
} from './support/workbench'

const EXAMPLE = readFileSync(new URL('support/example-project.json', import.meta.url), 'utf8')
const LINE = measureOf([
  [5, 3],
  [4, 0],
  [4, 2],
  [4, 3],
])

interface FileLike {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

async function choose(page: Page, file: FileLike): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(file)
}

const json = (text: string, name = 'tune.json'): FileLike => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

async function exported(page: Page, title: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), runCommand(page, title)])
  return download
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path())
}

/** Drops a file on the page as a file manager would. */
async function drop(page: Page, file: FileLike): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([name, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], name))
      return data
    },
    [file.name, [...file.buffer]] as const,
  )
  // The door opens a moment after the first paint; a drag goes on until it is answered.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
    await expect(page.locator('.drop-place')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(page.locator('.drop-place')).toHaveCount(0)
}

/** Opens a project and changes it; the project as it then is. */
async function openEdited(page: Page) {
  await openProject(page, { tabProject: { measures: [LINE] } })
  await page.locator('.tab-grid').focus()
  await page.keyboard.press('5')
  return savedProject(page)
}

test.describe('a project file', () => {
  test('goes out and comes back whole', async ({ page }) => {
    await openProject(page, {
      theory: { root: 'Eb', scale: 'dorian' },
      tabProject: { title: 'Blue étude', capo: 2, measures: [LINE] },
    })
    const download = await exported(page, 'Export the project')
    expect(download.suggestedFilename()).toBe('Blue-etude.pitchmap.json')
    const text = (await bytesOf(download)).toString('utf8')
    await openWorkbench(page)
    await runCommand(page, 'New project')
    await choose(page, json(text))
    await expect(page.getByRole('status').filter({ hasText: 'Opened Blue étude' })).toBeVisible()
    expect(await savedProject(page)).toEqual(JSON.parse(text))
  })

  test('that is opened leaves the work where it was, one press away', async ({ page }) => {
    const before = await openEdited(page)
    await choose(page, json(EXAMPLE))
    await expect(page.locator('.scale-button')).toHaveText('Dorian')
    await page.locator('.message').getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('.scale-button')).not.toHaveText('Dorian')
    expect(await savedProject(page)).toEqual(before)
  })

  test('that is broken is refused with its reason, and nothing is lost', async ({ page }) => {
    const before = await openEdited(page)
    for (const [what, text, reason] of [
      ['no JSON', '{"app": ', /does not hold JSON/],
      ['another JSON', '{"hello": 1}', /could not be opened/],
      ['a note that contradicts itself', EXAMPLE.replace(/"fret": ?(\d+)/, '"fret": 23'), /MIDI/],
      [
        'a newer version',
        EXAMPLE.replace(/"version": ?"[^"]+"/, '"version": "2999-01-01"'),
        /2999/,
      ],
    ] as const) {
      await test.step(what, async () => {
        await choose(page, json(text))
        const alert = page.getByRole('alert')
        await expect(alert).toContainText('tune.json could not be opened')
        await expect(alert).toContainText(reason)
        await expect(alert).toContainText('Your work is as it was.')
        expect(await savedProject(page)).toEqual(before)
        await alert.getByRole('button', { name: 'Close this message' }).click()
        await expect(alert).toHaveCount(0)
      })
    }
  })

  test('can be dropped on the page', async ({ page }) => {
    await openWorkbench(page)
    await drop(page, json(EXAMPLE))
    await expect(page.locator('.scale-button')).toHaveText('Dorian')
  })
})

/** The sheet about an opened file, once its first choice is worked out. */
async function asked(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: 'Open a file' })
  await expect(sheet.getByRole('button', { name: 'Open', exact: true })).toBeEnabled()
  return sheet
}

async function openAsked(page: Page): Promise<void> {
  await (await asked(page)).getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Open a file' })).toHaveCount(0)
}

const soundOf = (notes: readonly SavedNote[]) =>
  notes.map(({ midi, startBeat, durationBeats }) => `${midi}@${startBeat}+${durationBeats}`).sort()

test('a Guitar Pro 5 file: track, fingers for me, print, MusicXML, and the same music again', async ({
  page,
}) => {
  await openWorkbench(page)
  await drop(page, {
    name: 'wrong-name.mid',
    mimeType: '',
    buffer: Buffer.from(guitarPro5Of(GP5_DUO)),
  })
  const sheet = await asked(page)
  await expect(sheet).toContainText('Moonrise – A. Player')
  await expect(sheet).toContainText('Guitar Pro · 2 bars')
  await sheet.getByRole('radio', { name: /Lead/ }).check()
  await expect(sheet.locator('.track-preview pre')).toContainText('12')
  await sheet.getByRole('button', { name: 'Fingers for me' }).click()
  await expect(sheet.locator('.planned-notes')).toHaveText(/\d+ of \d+ notes move, cost \d+ → \d+/)
  await openAsked(page)
  const planned = await savedNotes(page)
  expect(planned.map(({ midi }) => midi).slice(0, 5)).toEqual([52, 54, 55, 57, 55])
  expect(placesText(planned)).not.toContain('6:12')

  await page.keyboard.press('Control+p')
  const print = page.getByRole('dialog', { name: 'Print' })
  await expect(print.locator('.print-page')).toHaveCount(1)
  await expect(print).toContainText('Moonrise')
  await expect(print.getByRole('img', { name: 'Link to this tab' })).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.keyboard.press('Escape')

  const download = await exported(page, 'Export the tab as MusicXML')
  expect(download.suggestedFilename()).toBe('Moonrise-A-Player.musicxml')
  const xml = await bytesOf(download)
  await choose(page, { name: 'again.musicxml', mimeType: '', buffer: xml })
  const both = await asked(page)
  await expect(both).toContainText('MusicXML')
  // The other track went along.
  await both.getByRole('radio', { name: /Lead/ }).check()
  await expect(both.locator('.track-preview pre')).not.toContainText('12')
  await openAsked(page)
  const again = await savedNotes(page)
  expect(soundOf(again)).toEqual(soundOf(planned))
  expect(placesText(again)).toBe(placesText(planned))
})

test('every format of the export menu is opened again as the same music', async ({ page }) => {
  await openProject(page, { tabProject: { title: 'Waltz', measures: [LINE] } })
  const written = await savedNotes(page)
  for (const [name, fileName] of [
    ['Guitar Pro', 'Waltz.gp'],
    ['MusicXML', 'Waltz.musicxml'],
    ['alphaTex', 'Waltz.alphatex'],
    ['Tab as text', 'Waltz.txt'],
    // It has no places, so what is opened is planned anew.
    ['MIDI', 'Waltz.mid'],
  ] as const) {
    await runCommand(page, 'Export …')
    const sheet = page.getByRole('dialog', { name: 'Export' })
    const row = sheet.getByRole('button', { name: new RegExp(`^${name}`) })
    const [download] = await Promise.all([page.waitForEvent('download'), row.click()])
    expect(download.suggestedFilename()).toBe(fileName)
    await choose(page, { name: fileName, mimeType: '', buffer: await bytesOf(download) })
    await openAsked(page)
    const again = await savedNotes(page)
    expect(again.map(({ midi, startBeat }) => [midi, startBeat])).toEqual(
      written.map(({ midi, startBeat }) => [midi, startBeat]),
    )
    if (name !== 'MIDI') expect(placesText(again)).toBe(placesText(written))
  }
})

test('several files are asked about one after the other; what is cut off or broken is told', async ({
  page,
}) => {
  await openProject(page, { tabProject: { measures: [LINE] } })
  const midi = await bytesOf(await exported(page, 'Export the tab as MIDI'))
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/midi', buffer })
  await page
    .locator('input[type="file"]')
    .setInputFiles([
      file('broken.mid', midi.subarray(0, 60)),
      file('cut.mid', midi.subarray(0, -4)),
      file('whole.mid', midi),
    ])
  await expect(page.getByRole('alert')).toContainText('broken.mid could not be opened')
  const sheet = await asked(page)
  await expect(sheet).toContainText('cut.mid')
  await sheet.locator('.file-report summary').click()
  await expect(sheet.locator('.file-report')).toContainText('the file is cut off')
  await sheet.getByRole('button', { name: 'Skip' }).click()
  await expect(await asked(page)).toContainText('whole.mid')
  await expect(sheet).toContainText('This part has no strings')
  await openAsked(page)
  expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([48, 50, 52, 53])
})

test('the score is drawn over the tab, and both have one cursor', async ({ page }) => {
  const second = {
    ...measureOf([
      [3, 0],
      [3, 2],
      [2, 1],
      [1, 0],
    ]),
    id: 'measure-2',
  }
  await openProject(page, { tabProject: { measures: [LINE, second] } })
  await page.getByRole('button', { name: 'Score', exact: true }).click()
  const system = page.locator('.score-system svg').first()
  await expect(system).toBeVisible()
  const cursor = page.locator('.score-cursor')
  const left = async () => (await cursor.boundingBox())!.x
  const before = await left()
  await page.locator('.tab-grid').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(before)
  const box = (await system.boundingBox())!
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect.poll(left).toBeGreaterThan(before + box.width / 3)
  const at = await left()
  await page.keyboard.press('Control+z')
  await page.locator('.tab-grid').focus()
  await page.keyboard.press('7')
  await expect(system.locator('text', { hasText: /^7$/ })).toHaveCount(1)
  expect(Math.abs((await left()) - at)).toBeLessThan(40)
})

test('the sound goes out as a WAV file that is not silent', async ({ page }) => {
  await openProject(page, { tabProject: { title: 'Tone', measures: [LINE] } })
  const download = await exported(page, 'Export the sound')
  expect(download.suggestedFilename()).toBe('Tone.wav')
  const bytes = await bytesOf(download)
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF')
  let sum = 0
  for (let at = 44; at + 1 < bytes.length; at += 2) sum += (bytes.readInt16LE(at) / 32768) ** 2
  expect(Math.sqrt(sum / ((bytes.length - 44) / 2))).toBeGreaterThan(0.005)
})

test('what is no tab at all is refused', async ({ page }) => {
  await openWorkbench(page)
  const buffer = Buffer.from([0, 1, 2, 255, 254, 0])
  await choose(page, { name: 'cat.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('alert')).toContainText('no format that is read here')
})

for (const [size, viewport] of [
  ['desk', undefined],
  ['phone', PHONE],
] as const) {
  test.describe(size, () => {
    if (viewport) test.use({ viewport })
    test('the menu holds all of it', async ({ page }) => {
      await openWorkbench(page)
      await page.locator('[title="More actions"]').click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const name of ['Open files', 'Export …', 'Print …']) {
        await expect(menu.getByRole('button', { name })).toBeVisible()
      }
      await menu.getByRole('button', { name: 'Export …' }).click()
      const rows = page.getByRole('dialog', { name: 'Export' }).getByRole('button')
      await expect(rows).toHaveCount(9)
    })
  })
}
