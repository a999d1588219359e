/** Playing along with the tab: strums by microphone, keys by MIDI, each judged where it is written. */
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { emptyMeasure } from '#engine/tab/measure'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'

import { plugIn, press } from '../browser/support/midi-keys'
import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'
import { playIntoMicrophone } from './support/microphone'

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

/** A note of the staff, which is marked with its verdict. */
const noteOf = (page: Page, id: string) => page.locator(`.tab-note[data-note="${id}"]`)

const IN_TUNE = /take-(right|late|early)/

/** Presses keys in the frame in which the first beat is shown. */
async function pressAtFirstBeat(page: Page, ...midis: readonly number[]): Promise<void> {
  await page.waitForFunction(
    (keys) => {
      if (!document.querySelector('.tab-playhead.shown')) return false
      for (const key of keys) window.sendMidi([0x90, key, 100])
      return true
    },
    midis,
    { polling: 'raf', timeout: 20_000 },
  )
}

test('strums are judged by ear: right, another chord, a wrong note, missed', async ({ page }) => {
  const asked = ['x32010', 'xxxx1x', 'x02210', '320003']
  const played = ['x32010', 'xxxx2x', 'xx0232']
  const startSeconds = 4 * BEAT_SECONDS + 0.15
  await playIntoMicrophone(
    page,
    played.flatMap((grip, beat) =>
      notesOf([grip]).map(({ midi }, string) => ({
        midi,
        atSeconds: startSeconds + beat * BEAT_SECONDS + 0.01 * string,
        durationSeconds: 0.9,
      })),
    ),
  )
  await openWorkbench(page, linkTo(asked))
  await openStrip(page)
  await strip(page).getByRole('button', { name: 'Start a take' }).click()
  await expect(strip(page)).toContainText(/sounds like C – a guess/)
  await expect(strip(page).getByRole('button', { name: 'Start a take' })).toBeVisible()
  await expect(strip(page).locator('.take-score')).toContainText('of 4 right')
  await expect(strip(page).locator('.take-score')).toContainText('2 wrong, 1 missed')
  await strip(page).getByText('Note by note').click()
  const rows = strip(page).locator('.take-notes li')
  await expect(rows.filter({ hasText: 'chord 3' })).toContainText('sounds like D – a guess')
  await expect(rows.filter({ hasText: 'note 2' })).toContainText('heard D♭4')
  await expect(rows.filter({ hasText: 'chord 4' })).toContainText('not heard')
  for (const [id, verdict] of [
    ['b0s5', IN_TUNE],
    ['b0s1', IN_TUNE],
    ['b1s2', /take-wrong/],
    ['b2s4', /take-wrong/],
    ['b3s6', /take-missed/],
  ] as const) {
    await expect(noteOf(page, id)).toHaveClass(verdict)
  }
})

test('the latency is measured with notes played to clicks', async ({ page }) => {
  await playIntoMicrophone(
    page,
    Array.from({ length: 8 }, (_, click) => ({
      midi: 57,
      atSeconds: 0.25 + click * 0.6,
      durationSeconds: 0.4,
    })),
  )
  await openWorkbench(page)
  await openStrip(page)
  await strip(page).getByRole('button', { name: 'Latency 0 ms: measure' }).click()
  await expect(page.getByText(/You are heard \d+ ms late/)).toBeVisible()
  await expect(strip(page).getByRole('button', { name: /^Latency [1-9]\d* ms/ })).toBeEnabled()
  await expect(page.locator('.microphone-button')).toHaveAttribute('aria-pressed', 'false')
})

test('notes on a keyboard are judged by pitch and timing', async ({ page }) => {
  await plugIn(page)
  await openWorkbench(page, linkTo(['x3xxxx', 'xx0xxx', 'xx2xxx', 'xx3xxx']))
  await openStrip(page)
  await page.getByLabel('Listen with', { exact: true }).selectOption('midi')
  await strip(page).getByRole('button', { name: 'Start a take' }).click()
  // The first note right, the second a half step off, no more.
  await pressAtFirstBeat(page, 48)
  await page.waitForTimeout(1000 * BEAT_SECONDS)
  await press(page, 51)
  await expect(strip(page).locator('.take-score')).toContainText('1 wrong, 2 missed')
  await expect(noteOf(page, 'b0s5')).toHaveClass(IN_TUNE)
  await expect(noteOf(page, 'b1s4')).toHaveClass(/take-wrong/)
  await expect(noteOf(page, 'b3s4')).toHaveClass(/take-missed/)
})

test('a chord on a keyboard is judged key by key', async ({ page }) => {
  await plugIn(page)
  await openWorkbench(page, linkTo(['x32010']))
  await openStrip(page)
  await page.getByLabel('Listen with', { exact: true }).selectOption('midi')
  await strip(page).getByRole('button', { name: 'Start a take' }).click()
  // C3, no E3, G3, C4, E4, and an A4 besides.
  await pressAtFirstBeat(page, 48, 55, 60, 64, 69)
  await expect(strip(page).locator('.take-score')).toContainText('0 of 1 right, 1 partly right', {
    timeout: 20_000,
  })
  await strip(page).getByText('Note by note').click()
  await expect(strip(page).locator('.take-notes li')).toContainText('without E3, A4 besides')
  await expect(noteOf(page, 'b0s4')).toHaveClass(/take-missed/)
  for (const id of ['b0s5', 'b0s3', 'b0s2', 'b0s1']) {
    await expect(noteOf(page, id)).toHaveClass(IN_TUNE)
  }
})

test('the tempo goes up after loops that were played well', async ({ page }) => {
  await plugIn(page)
  await page.addInitScript(() => {
    const transport = { ladderEveryLoops: 1, countIn: false }
    localStorage.setItem('pitch-map.transport', JSON.stringify(transport))
    localStorage.setItem('pitch-map.play-along', JSON.stringify({ midi: 0.03 }))
  })
  await openWorkbench(page, linkTo(['xxxx1x']))
  await openStrip(page)
  await page.getByLabel('Listen with', { exact: true }).selectOption('midi')
  await strip(page).getByLabel('Faster after clean loops').check()
  await strip(page).getByRole('button', { name: 'Start a take' }).click()
  await pressAtFirstBeat(page, 60)
  // One loop of four beats, then the second is faster by the step of the ladder.
  await expect(page.locator('output.speed')).toHaveText('105 % · 63 bpm', { timeout: 20_000 })
  await strip(page).getByRole('button', { name: 'Stop' }).click()
  await expect(strip(page).locator('.take-past')).toContainText('100 % at 60 bpm')
})
