/** Listening: what is played into the microphone is named, lit and judged. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { compileDrill } from '#engine/practice/compile-drill'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { openNeckSheet } from '../browser/support/neck-sheet'
import { expect, openWorkbench, pianoKey, test } from '../browser/support/workbench'
import { playIntoMicrophone } from './support/microphone'

test('the note that is played is named and lit', async ({ page }) => {
  await playIntoMicrophone(
    page,
    [45, 64].map((midi, index) => ({ midi, atSeconds: 0.5 + index * 2, durationSeconds: 1.6 })),
  )
  await openWorkbench(page)
  await page.getByRole('button', { name: /^Mic/ }).click()
  const button = page.locator('.microphone-button')
  await expect(button).toContainText('A2')
  await expect(pianoKey(page, 45)).toHaveClass(/sounding/)
  await expect(button).toContainText('E4')
  await expect(pianoKey(page, 64)).toHaveClass(/sounding/)
  await expect(button).toContainText('listening')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('a drill is judged note by note: right, another octave, wrong, missed', async ({ page }) => {
  const drill = compileDrill({
    neck: STANDARD_NECK,
    key: parseRoot('C')!,
    scale: scaleById('major')!,
    chord: chordTypeById('major')!,
    target: 'chord-tones',
    level: 'beginner',
    bars: 1,
    bpm: 60,
    countInBeats: 4,
  })
  const [first, second, third] = drill.targets.map(({ midi }) => midi)
  // Played a little after the beat, as people do; the fourth note is left out.
  await playIntoMicrophone(
    page,
    [first!, second! + 12, third! + 1].map((midi, index) => ({
      midi,
      atSeconds: 4.25 + index,
      durationSeconds: 0.75,
    })),
  )
  await openWorkbench(page)
  await page.getByRole('tab', { name: 'Practice' }).click()
  await page.getByLabel('Length', { exact: true }).selectOption({ label: '1 bar' })
  await page.getByLabel('Play along with the microphone').check()
  await page.getByRole('button', { name: 'Start drill' }).click()
  const notes = page.locator('.drill-note')
  await expect(notes).toHaveCount(4)
  await expect(notes.nth(0)).toHaveClass(/right/)
  await expect(notes.nth(1)).toHaveClass(/octave/)
  await expect(notes.nth(2)).toHaveClass(/wrong/)
  await expect(notes.nth(3)).toHaveClass(/missed/)
  await expect(page.locator('.drill-summary')).toContainText('1 of 4 right')
  await expect(page.locator('.microphone-button')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Stop drill' }).click()
  // Turned on for the drill, it goes off with it.
  await expect(page.locator('.microphone-button')).toHaveAttribute('aria-pressed', 'false')
  await page.getByText('Note by note').click()
  await expect(page.locator('.drill-notes li').nth(2)).toContainText('heard A♭3')
  await expect(page.locator('.drill-notes li').nth(3)).toContainText('nothing heard')
})

test('the tuner says which string is heard and how far off it is, and a string takes a note', async ({
  page,
}) => {
  await playIntoMicrophone(
    page,
    [44.88, 38.02].map((midi, index) => ({
      midi,
      atSeconds: 0.5 + index * 5,
      durationSeconds: 2.5,
    })),
  )
  await openWorkbench(page)
  const sheet = await openNeckSheet(page)
  await sheet.getByRole('button', { name: 'Tune by microphone' }).click()
  const told = sheet.locator('.tuner-text')
  await expect(told).toHaveText(/^String 5 is A2, 1[0-4] cents flat$/)
  // A string takes the next note that is heard, so the first one has to end before.
  await expect(told).toHaveText('Play an open string.')
  await sheet.getByRole('button', { name: '6', exact: true }).click()
  await expect(page.locator('.neck-button')).toContainText('Drop D')
})

test('without permission the page says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  })
  await openWorkbench(page)
  await page.getByRole('button', { name: /^Mic/ }).click()
  await expect(page.getByText('The microphone is not allowed here.')).toBeVisible()
  await expect(page.locator('.microphone-button')).toHaveAttribute('aria-pressed', 'false')
})
