import { readFile } from 'node:fs/promises'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { detectFrequencyHz } from '../support/detect-frequency'
import {
  between,
  centsOff,
  onsetsIn,
  peak,
  readWav,
  recordedFrom,
  recordedUntil,
  recordingOf,
  recordSound,
  rms,
} from './support/sound-recording'
import { runCommand, setTempo, typeInTab } from './support/tab-driving'
import { expect, neckCell, openWorkbench, test } from './support/workbench'

// For the recorder alone; the page's own policy is tested elsewhere.
test.use({ bypassCSP: true })

/** What the ear, and the product, tolerate. */
const TIMING_SECONDS = 0.015

test('the exported sound has the right pitches at the right times', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 120)
  // A2, E3, B3, E4 on four strings, one a beat.
  const down = 'ArrowDown'
  const up = 'ArrowUp'
  const on = 'ArrowRight'
  await typeInTab(page, down, down, down, down, '0', on, up, '2', on, up, up, '0', on, up, '0')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    runCommand(page, 'Export the sound as a WAV file'),
  ])
  const wav = readWav(await readFile(await download.path()))

  expect(rms(wav.samples)).toBeGreaterThan(0.01)
  expect(peak(wav.samples)).toBeLessThanOrEqual(1)
  const onsets = onsetsIn(wav)
  expect(onsets).toHaveLength(4)
  for (const [beat, midi] of [45, 52, 59, 64].entries()) {
    const expectedSeconds = beat * 0.5
    expect(Math.abs(onsets[beat]! - expectedSeconds)).toBeLessThanOrEqual(TIMING_SECONDS)
    const heard = detectFrequencyHz(
      between(wav, expectedSeconds + 0.14, expectedSeconds + 0.44),
      wav.sampleRate,
    )
    expect(Math.abs(centsOff(heard, midi))).toBeLessThan(5)
  }
})

/** Notes of one string, a beat each at 60, with a rest after those that lead nowhere. */
const TECHNIQUES = [
  ['bend', 5],
  ['slide', 5],
  ['normal', 9],
  ['hammer-on', 5],
  ['normal', 8],
  ['vibrato', 5],
  ['harmonic', 7],
  ['slide-in', 7],
] as const
const OPEN_B3 = 59

test('techniques are heard: bends, slides, hammer-ons, vibrato, harmonics', async ({ page }) => {
  const notes = TECHNIQUES.map(([technique, fret], beat) => ({
    ...tabNoteOf(`n${beat}`, { string: 2, fret }, beat, 1, STANDARD_NECK),
    technique,
  }))
  const state = defaultProjectState()
  const measure = { ...emptyMeasure(1), notes, tempo: 60, timeSignature: [8, 4] as const }
  const project = { ...state, tabProject: { ...state.tabProject, measures: [measure] } }
  await openWorkbench(page, `/?zproject=${encodeCompressedProject(project)}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    runCommand(page, 'Export the sound as a WAV file'),
  ])
  const wav = readWav(await readFile(await download.path()))
  /** Semitones above the open string in the 60 ms around a time. */
  const heardAt = (seconds: number) =>
    centsOff(
      detectFrequencyHz(between(wav, seconds - 0.03, seconds + 0.03), wav.sampleRate, 150, 1500),
      OPEN_B3,
    ) / 100
  for (const [seconds, semitones, what] of [
    [0.04, 5.2, 'a bend begins near its fret'],
    [0.5, 7, 'a bend is a whole tone up'],
    [1.5, 5, 'a slide stays at first'],
    [1.99, 8.8, 'a slide has gone to the next note at its end'],
    [2.5, 9, 'and the next note is there'],
    [3.5, 5, 'a hammer-on begins on its fret'],
    [4.3, 8, 'and leads to the next'],
    [6.5, 19, 'a harmonic over the seventh fret sounds an octave and a fifth up'],
    [7.5, 7, 'a slide-in arrives'],
  ] as const) {
    expect(Math.abs(heardAt(seconds) - semitones), `${what}: ${heardAt(seconds)}`).toBeLessThan(
      0.35,
    )
  }
  expect(heardAt(7.03)).toBeLessThan(6.6)
  const vibrato = Array.from({ length: 25 }, (_, step) => heardAt(5.3 + step * 0.02))
  expect(Math.max(...vibrato) - Math.min(...vibrato)).toBeGreaterThan(0.2)
  expect(Math.abs(Math.min(...vibrato) - 5)).toBeLessThan(0.15)
  // A note that is hammered on begins softly; one that is struck does not.
  const attackOf = (seconds: number) => {
    const start = between(wav, seconds, seconds + 0.03)
    return rms(start.map((sample, at) => sample - (start[at - 1] ?? sample)))
  }
  expect(attackOf(4)).toBeLessThan(0.6 * attackOf(3))
})

test('sound is off until the first gesture and says so', async ({ page }) => {
  await recordSound(page)
  await openWorkbench(page)
  const button = page.locator('.sound-button')
  await expect(button).toHaveAttribute('title', 'Sound starts with the first click or key.')
  await neckCell(page, 5, 3).click()
  await expect(button).toHaveAttribute('title', 'Sound is on.')
  await expect.poll(async () => (await recordedFrom(page, 0)).peak).toBeGreaterThan(0.02)
  // Heard again where a busy machine dropped samples.
  await expect(async () => {
    const from = await recordedUntil(page)
    await neckCell(page, 5, 3).click()
    await expect.poll(() => recordedUntil(page)).toBeGreaterThan(from + 1)
    const recording = await recordingOf(page)
    const onset = onsetsIn(recording).find((seconds) => seconds >= from)
    const heard = detectFrequencyHz(
      between(recording, onset! + 0.12, onset! + 0.45),
      recording.sampleRate,
    )
    expect(Math.abs(centsOff(heard, 48))).toBeLessThan(5)
  }).toPass()
})

test('volume and voice are chosen in the sound sheet', async ({ page }) => {
  await recordSound(page)
  await openWorkbench(page)
  await page.locator('.sound-button').click()
  const sheet = page.getByRole('dialog', { name: 'Sound' })
  await sheet.getByLabel('Volume').fill('0')
  await sheet.getByRole('button', { name: 'Piano' }).click()
  // What was struck before fades: half a second of silence comes.
  await expect(async () => {
    const from = await recordedUntil(page)
    await expect.poll(async () => (await recordedFrom(page, from)).seconds).toBeGreaterThan(0.5)
    expect((await recordedFrom(page, from)).peak).toBeLessThan(0.001)
  }).toPass()
  const loudFrom = await recordedUntil(page)
  await sheet.getByLabel('Volume').fill('80')
  await sheet.getByRole('button', { name: 'Steel guitar' }).click()
  await expect.poll(async () => (await recordedFrom(page, loudFrom)).peak).toBeGreaterThan(0.02)
})
