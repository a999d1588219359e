/** Listening: what is played into the microphone is named, lit and judged. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { compileDrill } from '../../src/engine/practice/compile-drill'
import { chordTypeById } from '../../src/engine/theory/chord'
import { parseRoot } from '../../src/engine/theory/pitch'
import { scaleById } from '../../src/engine/theory/scale'
import { type MicrophoneNote, withMicrophone } from './support/microphone-page'
import { expect, openWorkbench, pianoKey, test } from './support/workbench'

test.describe.configure({ timeout: 60_000 })

test('the note that is played is named and lit', async () => {
  const notes = [45, 64].map((midi, index) => ({
    midi,
    atSeconds: 0.5 + index * 2,
    durationSeconds: 1.6,
  }))
  await withMicrophone(notes, async (page) => {
    await openWorkbench(page)
    await page.getByRole('button', { name: /^Mic/ }).click()
    const button = page.locator('.microphone-button')
    await expect(button).toContainText('A2', { timeout: 8000 })
    await expect(pianoKey(page, 45)).toHaveClass(/sounding/)
    await expect(button).toContainText('E4')
    await expect(pianoKey(page, 64)).toHaveClass(/sounding/)
    await expect(button).toContainText('listening')
    // On the smallest phone the bar still holds all of its buttons.
    await page.setViewportSize({ width: 320, height: 568 })
    await expect(button).toContainText('…')
    const box = (await button.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(320)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})

test('a drill is judged note by note: right, another octave, wrong, missed', async () => {
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
  const played: readonly MicrophoneNote[] = [first!, second! + 12, third! + 1].map(
    (midi, index) => ({ midi, atSeconds: 4.25 + index, durationSeconds: 0.75 }),
  )
  await withMicrophone(played, async (page) => {
    await openWorkbench(page)
    await page.getByRole('tab', { name: 'Practice' }).click()
    await page.getByLabel('Length', { exact: true }).selectOption({ label: '1 bar' })
    await page.getByLabel('Play along with the microphone').check()
    await page.getByRole('button', { name: 'Start drill' }).click()
    const notes = page.locator('.drill-note')
    await expect(notes).toHaveCount(4)
    await expect(notes.nth(0)).toHaveClass(/right/, { timeout: 12_000 })
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
})

test('without permission the page says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openWorkbench(page)
  await page.getByRole('button', { name: /^Mic/ }).click()
  await expect(page.getByText('The microphone is not allowed here.')).toBeVisible()
  await expect(page.locator('.microphone-button')).toHaveAttribute('aria-pressed', 'false')
})
