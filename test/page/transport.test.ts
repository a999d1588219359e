/** The transport: keys, tempo, loop and what stays while one edits. */
import { measureOf, openProject } from '../browser/support/panels'
import { asciiOf, runCommand, setTempo, typeInTab } from '../browser/support/tab-driving'
import {
  expect,
  neckRing,
  openWorkbench,
  type Page,
  pianoKey,
  pianoRing,
  savedProject,
  test,
} from '../browser/support/workbench'

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true })
const pulse = (page: Page) => page.locator('.pulse-dots')

async function tempo(page: Page): Promise<string> {
  return page.getByLabel('Tempo in beats per minute').inputValue()
}

test('Space plays and presses, L, C and M switch', async ({ page }) => {
  await openWorkbench(page)
  await test.step('Space plays and stops, and still presses a focused button', async () => {
    await typeInTab(page, '5', 'Space')
    await expect(stop(page)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(play(page)).toBeVisible()
    const metronome = page.getByRole('button', { name: 'Metronome' })
    await metronome.focus()
    await page.keyboard.press('Space')
    await expect(metronome).toHaveAttribute('aria-pressed', 'true')
    await expect(play(page)).toBeVisible()
  })
  await test.step('L, C and M switch loop, count-in and metronome; keys rest in fields', async () => {
    await page.locator('body').click({ position: { x: 4, y: 300 } })
    for (const [key, name] of [
      ['l', /^Loop/],
      ['c', /^Count-in 1/],
      ['m', 'Metronome'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
      const before = await button.getAttribute('aria-pressed')
      await page.keyboard.press(key)
      await expect(button).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    }
    await page.getByLabel('Tempo in beats per minute').focus()
    const metronome = page.getByRole('button', { name: 'Metronome' })
    const before = await metronome.getAttribute('aria-pressed')
    await page.keyboard.press('m')
    await expect(metronome).toHaveAttribute('aria-pressed', before!)
  })
})

test('play begins at the start when no note follows the cursor', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: /^Count-in 1/ }).click()
  await typeInTab(page, '5', 'End', '7', 'ArrowRight')
  await expect(page.locator('#tab-cursor')).toHaveAttribute('aria-label', /bar 2/i)
  await play(page).click()
  await expect(neckRing(page, 1, 5)).toHaveClass(/sounding/)
})

test('Shift+Space plays from the start, and a button goes back there', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: /^Count-in 1/ }).click()
  await typeInTab(page, '5', 'End', '7', 'Shift+Space')
  await expect(neckRing(page, 1, 5)).toHaveClass(/sounding/)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Back to the start' }).click()
  await expect(page.locator('#tab-cursor')).toHaveAttribute('aria-label', /beat 1\b/)
  const { transport } = (await savedProject(page)) as { transport: { cursorBeat: number } }
  expect(transport.cursorBeat).toBe(0)
})

test('tempo by field and by tapping, which one undo takes back', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 100)
  await page.locator('body').click({ position: { x: 4, y: 300 } })
  await page.keyboard.press('Control+z')
  expect(await tempo(page)).toBe('90')
  await setTempo(page, 132)
  const { tabProject } = (await savedProject(page)) as {
    tabProject: { measures: { tempo: number }[] }
  }
  expect(tabProject.measures.map((measure) => measure.tempo)).toEqual([132])
  await page.locator('body').click({ position: { x: 4, y: 300 } })
  for (let n = 0; n < 5; n++) {
    await page.keyboard.press('t')
    await page.waitForTimeout(250)
  }
  const tapped = Number(await tempo(page))
  expect(tapped).toBeGreaterThan(150)
  expect(tapped).toBeLessThan(245)
})

test('the loop goes round, and editing while it plays does not stop it', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 240)
  await page.getByRole('button', { name: /^Count-in 1/ }).click()
  await typeInTab(page, '5', 'l', 'Space')
  const beats = new Set<string>()
  // A bar lasts a second here: looks a second apart would see one beat for ever.
  await expect
    .poll(
      async () => {
        beats.add((await pulse(page).getAttribute('data-beat')) ?? '')
        return beats.size
      },
      { intervals: [130] },
    )
    .toBeGreaterThanOrEqual(4)
  await typeInTab(page, 'ArrowRight', '7')
  await page.waitForTimeout(1200)
  await expect(stop(page)).toBeVisible()
  expect((await asciiOf(page))[0]).toBe('e|5---7-----------|')
  await expect(page.locator('.tab-playhead.shown')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.locator('.tab-playhead.shown')).toHaveCount(0)
})

test('practice speed is no part of the project: no undo, no tempo, 100 % in another one', async ({
  page,
}) => {
  await openWorkbench(page)
  const speed = page.locator('output.speed')
  await typeInTab(page, '5')
  await expect(speed).toHaveText('100 % · 90 bpm')
  await page.locator('body').click({ position: { x: 4, y: 300 } })
  for (let n = 0; n < 5; n++) await page.keyboard.press('[')
  await page.keyboard.press(']')
  await expect(speed).toHaveText('80 % · 72 bpm')
  expect(await tempo(page)).toBe('90')
  const { tabProject } = (await savedProject(page)) as {
    tabProject: { measures: { tempo: number }[] }
  }
  expect(tabProject.measures.map((measure) => measure.tempo)).toEqual([90])
  expect(JSON.stringify(await savedProject(page))).not.toContain('speed')
  await page.keyboard.press('Control+z')
  await expect(speed).toHaveText('80 % · 72 bpm')
  expect((await asciiOf(page))[0]).not.toContain('5')
  await page.getByRole('button', { name: 'Count-in, loop and speed-up' }).click()
  await page.getByLabel('Practice speed in per cent').fill('75')
  await page.getByLabel('Practice speed in per cent').press('Tab')
  await page.keyboard.press('Escape')
  await expect(speed).toHaveText('75 % · 68 bpm')
  await page.reload()
  await expect(speed).toHaveText('75 % · 68 bpm')
  await runCommand(page, 'New project')
  await expect(speed).toHaveText('100 % · 90 bpm')
})

test('the speed-up adds per cent after the loops asked for', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 300)
  await page.getByRole('button', { name: /^Count-in 1/ }).click()
  await page.getByRole('button', { name: 'Count-in, loop and speed-up' }).click()
  await page.getByLabel('Faster after clean loops').check()
  await page.getByLabel('Per cent added').fill('10')
  await page.getByLabel('Clean loops needed').fill('1')
  await page.getByLabel('Clean loops needed').press('Tab')
  await page.keyboard.press('Escape')
  await typeInTab(page, '5', 'l', 'Space')
  await expect(page.locator('output.speed')).toHaveText('120 % · 360 bpm', { timeout: 6000 })
  await page.keyboard.press('Space')
  await expect(page.locator('output.speed')).toHaveText('100 % · 300 bpm')
  expect(await tempo(page)).toBe('300')
})

test('notes light up on neck and keys while they sound', async ({ page }) => {
  await openWorkbench(page)
  await setTempo(page, 60)
  await page.getByRole('button', { name: /^Count-in 1/ }).click()
  await typeInTab(page, '5', 'Space')
  await expect(page.locator('.neck .sounding')).toHaveCount(1)
  await expect(neckRing(page, 1, 5)).toHaveClass(/sounding/)
  await expect(pianoKey(page, 69)).toHaveClass(/sounding/)
  await expect(pianoRing(page, 69)).toHaveClass(/sounding/)
})

test('settings of the transport are remembered', async ({ page }) => {
  await openWorkbench(page)
  await page.getByRole('button', { name: 'Metronome' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Metronome' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a loop is there after a reload; a new project has none', async ({ page }) => {
  await openWorkbench(page)
  const loop = page.getByRole('button', { name: /^Loop/ }).first()
  await expect(loop).toHaveText('Loop all')
  await typeInTab(page, '5', 'Shift+End', 'l')
  await expect(loop).toHaveText('Loop 1')
  await page.reload()
  await expect(loop).toHaveText('Loop 1')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await runCommand(page, 'New project')
  await expect(loop).toHaveText('Loop all')
})

test('play, stop, the key and the side of the neck are spoken', async ({ page }) => {
  await openWorkbench(page)
  const spoken = page.locator('[aria-live="polite"]')
  await typeInTab(page, '5', 'Space')
  await expect(spoken).toContainText('playing')
  await page.keyboard.press('Space')
  await expect(spoken).toContainText('stopped')
  await page.keyboard.press('Shift+H')
  await expect(spoken).toContainText('neck left-handed')
  await page.keyboard.press('Shift+H')
  await expect(spoken).toContainText('neck right-handed')
  await runCommand(page, 'D Dorian')
  await expect(spoken).toContainText('key D Dorian')
})

test('single keys can be switched off, which a reload keeps', async ({ page }) => {
  await openWorkbench(page)
  const metronome = page.getByRole('button', { name: 'Metronome' })
  const press = async (key: string) => {
    await page.locator('body').click({ position: { x: 4, y: 300 } })
    await page.keyboard.press(key)
  }
  await press('m')
  await expect(metronome).toHaveAttribute('aria-pressed', 'true')
  await press('?')
  await page.getByLabel('Single keys run commands of the page').uncheck()
  await page.keyboard.press('Escape')
  await press('m')
  await expect(metronome).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await press('m')
  await expect(metronome).toHaveAttribute('aria-pressed', 'true')
  // Keys with a modifier and the space bar stay.
  await press('Space')
  await expect(stop(page)).toBeVisible()
})

test('bars are looped by their numbers', async ({ page }) => {
  await openProject(page, {
    tabProject: { measures: [1, 2, 3, 4].map((fret) => measureOf([[1, fret]])) },
  })
  const loop = page.getByRole('button', { name: /^Loop/ }).first()
  const choose = async (label: string, bar: string) => {
    await page.getByLabel(label).fill(bar)
    await page.getByLabel(label).press('Tab')
  }
  await page.getByRole('button', { name: 'Count-in, loop and speed-up' }).click()
  await choose('Last bar of the loop', '3')
  await expect(loop).toHaveText('Loop 1–3')
  await expect(loop).toHaveAttribute('aria-pressed', 'true')
  await choose('First bar of the loop', '2')
  await expect(loop).toHaveText('Loop 2–3')
  await choose('First bar of the loop', '4')
  await expect(loop).toHaveText('Loop 4')
  await choose('Last bar of the loop', '1')
  await expect(loop).toHaveText('Loop 1')
})
