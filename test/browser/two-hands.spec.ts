/** Both hands of a piano file on one neck: shown on the keys and on the neck, then opened. */
import { writeMidi } from 'midi-file'
import { violationsOf } from './support/axe'
import { savedNotes } from './support/panels'
import { expect, openWorkbench, type Page, test } from './support/workbench'

type Struck = readonly [startQuarter: number, quarters: number, midi: number]

function track(name: string, notes: readonly Struck[]) {
  const events = notes
    .flatMap(([start, length, noteNumber]) => [
      { at: start * 480, type: 'noteOn' as const, noteNumber },
      { at: (start + length) * 480 - 1, type: 'noteOff' as const, noteNumber },
    ])
    .sort((a, b) => a.at - b.at)
  return [
    { type: 'trackName', meta: true, deltaTime: 0, text: name } as const,
    ...events.map(({ at, type, noteNumber }, index) => ({
      type,
      deltaTime: at - (events[index - 1]?.at ?? 0),
      channel: 0,
      noteNumber,
      velocity: type === 'noteOn' ? 80 : 0,
    })),
    { type: 'endOfTrack', meta: true, deltaTime: 0 } as const,
  ]
}

const MELODY = [74, 71, 72, 74].map((midi, beat): Struck => [beat, 1, midi])
/** The last chord is more than a hand can hold. */
const BASS: readonly Struck[] = [
  [0, 2, 55],
  ...[29, 31, 33, 35, 41, 43, 45].map((midi): Struck => [2, 2, midi]),
]

async function chooseHands(page: Page): Promise<void> {
  const buffer = Buffer.from(
    writeMidi({
      header: { format: 1, numTracks: 2, ticksPerBeat: 480 },
      tracks: [track('Right', MELODY), track('Left', BASS)],
    }),
  )
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'hands.mid', mimeType: 'audio/midi', buffer })
}

test('both hands of a MIDI file are shown on keys and neck, lost notes hollow, and opened fingered', async ({
  page,
}) => {
  await openWorkbench(page)
  await chooseHands(page)
  const bothHands = page.getByRole('radio', { name: /Both hands on one neck/ })
  await expect(bothHands).toBeChecked()
  await expect(bothHands).toBeFocused()
  const view = page.getByRole('region', { name: 'From the keys to the neck' })
  await expect(view).toContainText('Melody at its pitch 4 of 4')
  await expect(view).toContainText('every note accounted for')
  await expect(view.locator('.roll-note')).toHaveCount(12)
  await expect(view.locator('.roll-note.lost .hollow')).not.toHaveCount(0)

  const moment = view.getByRole('slider', { name: 'Moment of the piece' })
  await moment.focus()
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight')
  await expect(moment).toHaveAttribute('aria-valuetext', /^bar 1, beat 3: \d of 8 notes$/)
  await expect(view.locator('.moment-keys .lost')).not.toHaveCount(0)
  await expect(view.locator('.moment-neck .moment-note')).not.toHaveCount(0)
  expect(await violationsOf(page, '.open-sheet')).toEqual([])

  await page.getByRole('button', { name: 'Easy', exact: true }).click()
  await expect(view).toContainText('Melody at its pitch 4 of 4')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('hands')
  const notes = await savedNotes(page)
  const topAt = (beat: number) =>
    Math.max(...notes.filter(({ startBeat }) => startBeat === beat).map(({ midi }) => midi))
  // The piece may be laid an octave lower; its melody is on top at every beat.
  expect([0, 1, 2, 3].map((beat) => topAt(beat) % 12)).toEqual([2, 11, 0, 2])
  expect(notes.some(({ finger }) => finger !== undefined)).toBe(true)
})

test('nothing of the sheet lies over its last row on a small screen, wherever it is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await openWorkbench(page)
  await chooseHands(page)
  await expect(page.getByRole('button', { name: 'Full' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeEnabled()
  const inTheWay = await page.locator('.open-sheet .dialog-actions').evaluate((row) => {
    const found = new Set<string>()
    let scroller: Element | null = row
    while (scroller && scroller.scrollHeight <= scroller.clientHeight)
      scroller = scroller.parentElement
    if (!scroller) return ['nothing scrolls']
    const end = scroller.scrollHeight - scroller.clientHeight
    for (let scrolled = 0; scrolled <= end; scrolled += 12) {
      scroller.scrollTop = scrolled
      const { left, right, top, bottom } = row.getBoundingClientRect()
      for (let x = left + 4; x < right; x += 16) {
        for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
          const hit = document.elementFromPoint(x, y)?.closest('button, label, figure')
          if (hit && !row.contains(hit)) found.add(hit.textContent ?? '')
        }
      }
    }
    return [...found]
  })
  expect(inTheWay).toEqual([])
})
