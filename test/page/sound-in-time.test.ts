/** What is sounded and what is drawn keep one time, on an audio clock that the test tells. */
import { setTempo, typeInTab } from '../browser/support/tab-driving'
import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'

interface Heard {
  readonly atSeconds: number
  readonly bufferSeconds: number
}

/** All that was started, in the order of its times. */
const startedSounds = (page: Page): Promise<readonly Heard[]> =>
  page.evaluate(() => Reflect.get(window, 'startedSounds'))

const byTime = (sounds: readonly Heard[]) =>
  sounds.map(({ atSeconds }) => atSeconds).toSorted((a, b) => a - b)

/** A click of the metronome is shorter than any note. */
const isClick = ({ bufferSeconds }: Heard) => bufferSeconds < 0.1

/** Sums of times on the clock, in seconds, are as exact as this. */
const EXACT = 6

test('count-in and loop keep time on the audio clock', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 150)
  await typeInTab(page, '5', 'ArrowRight', 'ArrowRight', '5', 'Home')
  await page.keyboard.press('l')
  await page.getByRole('button', { name: 'Count-in, loop and speed-up' }).click()
  await page.getByLabel('Count in again on each loop').check()
  await page.keyboard.press('Escape')
  const before = (await startedSounds(page)).length
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  // Two rounds of a bar counted in and a bar played, at 0.4 s a beat.
  await page.waitForTimeout(7200)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()

  const sounds = (await startedSounds(page)).slice(before)
  const times = byTime(sounds)
  // Four clicks, then notes on the first and third beat; then again.
  const beats = [0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 14]
  for (const [index, beat] of beats.entries()) {
    expect(times[index]! - times[0]!).toBeCloseTo((beat * 60) / 150, EXACT)
  }
  expect(byTime(sounds.filter(isClick)).slice(0, 4)).toEqual(times.slice(0, 4))
})

test('the pulse is drawn when it is heard', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 120)
  await typeInTab(page, '5')
  await page.getByRole('button', { name: 'Metronome' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const drawn: { beat: number; atSeconds: number }[] = []
  // A look takes a frame.
  for (let frames = 0; frames < 350; frames++) {
    const { beat, atSeconds } = await page.evaluate(() => ({
      beat: document.querySelector('.pulse-dots')?.getAttribute('data-beat'),
      atSeconds: performance.now() / 1000,
    }))
    if (beat && drawn.at(-1)?.beat !== Number(beat)) drawn.push({ beat: Number(beat), atSeconds })
  }
  expect(drawn.map(({ beat }) => beat)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3])
  const clicks = byTime((await startedSounds(page)).filter(isClick))
  for (const [index, { atSeconds }] of drawn.entries()) {
    // Drawn in the frame after it is heard, and seen in the next.
    expect(atSeconds - clicks[index]!).toBeGreaterThanOrEqual(0)
    expect(atSeconds - clicks[index]!).toBeLessThanOrEqual(0.04)
  }
})
