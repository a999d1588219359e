/** Files in and out: project, ASCII, MIDI, WAV; chosen, dropped, broken. */
import { readFileSync } from 'node:fs'
import { parseMidi, writeMidi } from 'midi-file'
import { measureOf, openProject, placesText, savedNotes } from './support/panels'
import { runCommand } from './support/tab-driving'
import {
  type Download,
  expect,
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
    ([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], name))
      return data
    },
    [file.name, file.buffer.toString('utf8')] as const,
  )
  // The door opens a moment after the first paint; a drag goes on until it is answered.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
    await expect(page.locator('.drop-place')).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
  await expect(page.locator('.drop-place')).toHaveCount(0)
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
    await openProject(page, { tabProject: { measures: [LINE] } })
    await page.locator('.tab-grid').focus()
    await page.keyboard.press('5')
    const before = await savedProject(page)
    await choose(page, json(EXAMPLE))
    await expect(page.locator('.scale-button')).toHaveText('Dorian')
    await page.locator('.message').getByRole('button', { name: 'Back' }).click()
    await expect(page.locator('.scale-button')).not.toHaveText('Dorian')
    expect(await savedProject(page)).toEqual(before)
  })

  for (const [what, text, reason] of [
    ['no JSON', '{"app": ', /does not hold JSON/],
    ['another JSON', '{"hello": 1}', /could not be opened/],
    ['a note that contradicts itself', EXAMPLE.replace(/"fret": ?(\d+)/, '"fret": 23'), /MIDI/],
    ['a newer version', EXAMPLE.replace(/"version": ?"[^"]+"/, '"version": "2999-01-01"'), /2999/],
  ] as const) {
    test(`that is broken (${what}) is refused with its reason, and nothing is lost`, async ({
      page,
    }) => {
      await openProject(page, { tabProject: { measures: [LINE] } })
      await page.locator('.tab-grid').focus()
      await page.keyboard.press('5')
      const before = await savedProject(page)
      await choose(page, json(text))
      await expect(page.getByRole('alert')).toContainText('tune.json could not be opened')
      await expect(page.getByRole('alert')).toContainText(reason)
      await expect(page.getByRole('alert')).toContainText('Your work is as it was.')
      expect(await savedProject(page)).toEqual(before)
    })
  }

  test('can be dropped on the page', async ({ page }) => {
    await openWorkbench(page)
    await drop(page, json(EXAMPLE))
    await expect(page.locator('.scale-button')).toHaveText('Dorian')
  })
})

test.describe('MIDI', () => {
  test('goes out with tempo and signature, and comes in to the same music', async ({ page }) => {
    const measure = { ...LINE, tempo: 132, timeSignature: [3, 4] }
    await openProject(page, { tabProject: { title: 'Waltz', measures: [measure] } })
    const download = await exported(page, 'Export the tab as a MIDI file')
    expect(download.suggestedFilename()).toBe('Waltz.mid')
    const bytes = await bytesOf(download)
    const { tracks } = parseMidi(bytes)
    const events = tracks.flat()
    expect(events.filter(({ type }) => type === 'noteOn')).toHaveLength(4)
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'timeSignature', numerator: 3, denominator: 4 }),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'setTempo', microsecondsPerBeat: Math.round(60e6 / 132) }),
    )
    await runCommand(page, 'New project')
    await choose(page, { name: 'waltz.mid', mimeType: 'audio/midi', buffer: bytes })
    await expect(page.getByRole('status').filter({ hasText: '4 notes in 2 bars' })).toBeVisible()
    const { tabProject } = (await savedProject(page)) as {
      tabProject: { title: string; measures: { tempo: number; timeSignature: number[] }[] }
    }
    expect(tabProject.title).toBe('Waltz')
    expect(tabProject.measures.map(({ tempo, timeSignature }) => [tempo, timeSignature])).toEqual([
      [132, [3, 4]],
      [132, [3, 4]],
    ])
    const notes = await savedNotes(page)
    expect(notes.map(({ midi, startBeat }) => [midi, startBeat])).toEqual([
      [48, 0],
      [50, 1],
      [52, 2],
      [53, 0],
    ])
    await page.locator('.message').getByRole('button', { name: 'Undo' }).click()
    expect(await savedNotes(page)).toEqual([])
  })

  test('of a line lies where the route planner puts it', async ({ page }) => {
    await openProject(page, {
      tabProject: {
        measures: [
          measureOf([
            [6, 8],
            [5, 5],
            [6, 12],
            [4, 3],
          ]),
        ],
      },
    })
    const bytes = await bytesOf(await exported(page, 'Export the tab as a MIDI file'))
    await choose(page, { name: 'line.mid', mimeType: 'audio/midi', buffer: bytes })
    await expect(page.getByRole('status').filter({ hasText: 'Opened line.mid' })).toBeVisible()
    const answer = await page.request.get('/api/route?notes=48,50,52,53&limit=1')
    const { routes } = (await answer.json()) as {
      routes: { notes: { string: number; fret: number }[] }[]
    }
    expect(placesText(await savedNotes(page))).toBe(placesText(routes[0]!.notes))
  })

  test('of several tracks asks which one', async ({ page }) => {
    await openWorkbench(page)
    const track = (name: string, noteNumber: number) => [
      { type: 'trackName', meta: true, deltaTime: 0, text: name } as const,
      { type: 'noteOn', deltaTime: 0, channel: 0, noteNumber, velocity: 90 } as const,
      { type: 'noteOff', deltaTime: 480, channel: 0, noteNumber, velocity: 0 } as const,
      { type: 'endOfTrack', meta: true, deltaTime: 0 } as const,
    ]
    const buffer = Buffer.from(
      writeMidi({
        header: { format: 1, numTracks: 2, ticksPerBeat: 480 },
        tracks: [track('Voice', 72), track('Guitar', 52)],
      }),
    )
    await choose(page, { name: 'duo.mid', mimeType: 'audio/midi', buffer })
    const dialog = page.getByRole('dialog', { name: 'Which track of duo.mid?' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Guitar 1 note' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Opened duo.mid' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect((await savedNotes(page)).map(({ midi }) => midi)).toEqual([52])
  })

  test('that is cut off where it can still be read says so, and Undo is its own', async ({
    page,
  }) => {
    await openProject(page, { tabProject: { measures: [{ ...LINE, tempo: 120 }] } })
    const bytes = await bytesOf(await exported(page, 'Export the tab as a MIDI file'))
    await choose(page, { name: 'cut.mid', mimeType: 'audio/midi', buffer: bytes.subarray(0, -4) })
    const told = page.getByRole('status').filter({ hasText: 'Opened cut.mid: 4 notes in 1 bar.' })
    await expect(told).toContainText('The file is cut off')
    // Its Undo would take back another edit, so the message goes.
    await page.getByRole('tab', { name: 'Voicings' }).click()
    await page.locator('.grip-card').first().click()
    await page.getByRole('button', { name: 'Add to tab' }).click()
    await expect(told).toHaveCount(0)
    expect(await savedNotes(page)).not.toHaveLength(4)
  })

  test('that is cut off is refused, and nothing is lost', async ({ page }) => {
    await openProject(page, { tabProject: { measures: [LINE] } })
    const bytes = await bytesOf(await exported(page, 'Export the tab as a MIDI file'))
    await choose(page, { name: 'cut.mid', mimeType: 'audio/midi', buffer: bytes.subarray(0, 60) })
    await expect(page.getByRole('alert')).toContainText('cut.mid could not be opened')
    await expect(page.locator('.tab-note')).toHaveCount(4)
  })
})

test('in text from elsewhere a dash behind the bar line is no rest', async ({ page }) => {
  await openWorkbench(page)
  const lines = ['e|-0---2---3---5--|', ...[...'BGDAE'].map((name) => `${name}|${'-'.repeat(16)}|`)]
  await choose(page, {
    name: 'riff.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(page.getByText('Reads as 1 bar with 4 notes.')).toBeVisible()
  await page.getByRole('button', { name: 'Replace the tab' }).click()
  expect((await savedNotes(page)).map(({ startBeat }) => startBeat)).toEqual([0, 1, 2, 3])
})

test('the tab goes out as text, and text comes in through the import sheet', async ({ page }) => {
  await openProject(page, { tabProject: { measures: [LINE] } })
  const text = (await bytesOf(await exported(page, 'Export the tab as text'))).toString('utf8')
  const [head, ...lines] = text.split('\n')
  expect(head).toBe('Tempo 90, 4/4')
  expect(lines.slice(0, 6)).toEqual(
    (await page.locator('.ascii pre').textContent())?.split('\n').slice(0, 6),
  )
  await runCommand(page, 'New project')
  await choose(page, { name: 'tab.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Replace the tab' }).click()
  expect(placesText(await savedNotes(page))).toBe('5:3 4:0 4:2 4:3')
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
  await expect(page.getByRole('alert')).toContainText('it is no project, MIDI file or text.')
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
      for (const name of ['Open a file', /JSON/, /ASCII/, /MIDI file/, /WAV/]) {
        await expect(menu.getByRole('button', { name })).toBeVisible()
      }
    })
  })
}
