/** Playing along with the tab: strums by microphone, keys by MIDI, each judged where it is written. */
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { emptyMeasure } from '#engine/tab/measure'
import { type TabNote, tabNoteOf } from '#engine/tab/tab-event'

import { plugIn } from '../browser/support/midi-keys'
import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'

const TEMPO = 60

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
  expect(await verdictOf(page, 'b0s4')).toBe('take-missed')
  for (const id of ['b0s5', 'b0s3', 'b0s2', 'b0s1']) {
    expect(await verdictOf(page, id)).toMatch(/take-(right|late|early)/)
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
  await expect(page.locator('.tempo-unit')).toHaveText('+4', { timeout: 20_000 })
  await strip(page).getByRole('button', { name: 'Stop' }).click()
  await expect(strip(page).locator('.take-past')).toContainText('100 % at 60 bpm')
})
