/** Playing along with the tab: strums by microphone, keys by MIDI, each judged where it is written. */
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { emptyMeasure } from '#engine/tab/measure'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { type MicrophoneNote, withMicrophone } from './support/microphone-page'

import { expect, openWorkbench, type Page, test } from './support/workbench'

test.describe.configure({ timeout: 90_000 })

const TEMPO = 60
const BEAT_SECONDS = 60 / TEMPO

/** Grips, one a beat. */
function notesOf(grips: readonly string[]): readonly TabNote[] {
  return grips.flatMap((grip, beat) =>
    parseFrets(grip)!.flatMap((fret, index) =>
      fret === null
        ? []
        : [tabNoteOf(`b${beat}s${6 - index}`, { string: 6 - index, fret }, beat, 1, STANDARD_NECK)],
    ),
  )
}

function linkTo(grips: readonly string[]): string {
  const state = defaultProjectState()
  const measures = [{ ...emptyMeasure(1), notes: notesOf(grips), tempo: TEMPO }]
  const project = { ...state, tabProject: { ...state.tabProject, measures } }
  return `/?zproject=${encodeCompressedProject(project)}`
}

const strip = (page: Page) => page.getByRole('region', { name: 'Play along' })

async function openStrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play along' }).click()
  await expect(strip(page)).toBeVisible()
}

/** The verdict that a note of the staff is marked with. */
const verdictOf = (page: Page, id: string) =>
  page
    .locator(`.tab-note[data-note="${id}"]`)
    .evaluate((note) => [...note.classList].find((name) => name.startsWith('take-')) ?? '')

test('strums are judged by ear: right, another chord, a wrong note, missed', async () => {
  const asked = ['x32010', 'xxxx1x', 'x02210', '320003']
  const played = ['x32010', 'xxxx2x', 'xx0232']
  const startSeconds = 4 * BEAT_SECONDS + 0.15
  const strums = played.flatMap((grip, beat): readonly MicrophoneNote[] =>
    notesOf([grip]).map(({ midi }, string) => ({
      midi,
      atSeconds: startSeconds + beat * BEAT_SECONDS + 0.01 * string,
      durationSeconds: 0.9,
    })),
  )
  await withMicrophone(strums, async (page) => {
    await openWorkbench(page, linkTo(asked))
    await openStrip(page)
    await strip(page).getByRole('button', { name: 'Start a take' }).click()
    await expect(strip(page)).toContainText(/sounds like C – a guess/, { timeout: 20_000 })
    await expect(strip(page).getByRole('button', { name: 'Start a take' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(strip(page).locator('.take-score')).toContainText('of 4 right')
    await expect(strip(page).locator('.take-score')).toContainText('2 wrong, 1 missed')
    await strip(page).getByText('Note by note').click()
    const rows = strip(page).locator('.take-notes li')
    await expect(rows.filter({ hasText: 'chord 3' })).toContainText('sounds like D – a guess')
    await expect(rows.filter({ hasText: 'note 2' })).toContainText('heard D♭4')
    await expect(rows.filter({ hasText: 'chord 4' })).toContainText('not heard')
    for (const [id, verdict] of [
      ['b0s5', /take-(right|late|early)/],
      ['b0s1', /take-(right|late|early)/],
      ['b1s2', /take-wrong/],
      ['b2s4', /take-wrong/],
      ['b3s6', /take-missed/],
    ] as const) {
      expect(await verdictOf(page, id)).toMatch(verdict)
    }
  })
})

test('the latency is measured with notes played to clicks', async () => {
  const notes = Array.from({ length: 8 }, (_, click) => ({
    midi: 57,
    atSeconds: 0.25 + click * 0.6,
    durationSeconds: 0.4,
  }))
  await withMicrophone(notes, async (page) => {
    await openWorkbench(page)
    await openStrip(page)
    await strip(page).getByRole('button', { name: 'Latency 0 ms: measure' }).click()
    await expect(page.getByText(/You are heard -?\d+ ms late/)).toBeVisible({ timeout: 20_000 })
    await expect(strip(page).getByRole('button', { name: /^Latency -?[1-9]\d* ms/ })).toBeEnabled()
    await expect(page.locator('.microphone-button')).toHaveAttribute('aria-pressed', 'false')
  })
})
