/** The sheet that is printed: its look in the dialog, its pages, and the code of its link. */
import { chordGrip, openProject } from './support/panels'
import { expect, PHONE, test } from './support/workbench'

/** F#m7b5/A and its like: names that are longer than their boxes. */
const GRIPS = [
  [null, 0, 2, 2, 1, 2],
  [null, null, 1, 2, 1, 2],
  [null, 4, 5, 4, 5, null],
  [3, null, 3, 4, 5, 5],
  [2, 0, 2, 2, 1, 3],
] as const

const BARS = GRIPS.map((frets, index) => ({
  id: `measure-${index + 1}`,
  tempo: 90,
  timeSignature: [4, 4],
  notes: chordGrip(frets, index),
}))

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the sheet fits its preview, its boxes their names, and a reader its code', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('pitch-map.names', 'solfege'))
    await openProject(page, { tabProject: { title: 'Five grips', measures: BARS } })
    await page.locator('[title="More actions"]').click()
    await page.getByRole('button', { name: /^Print/ }).click()
    const preview = page.locator('.print-preview')
    await expect(preview.locator('.print-page')).toHaveCount(1)
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: 640 })
      expect(
        await preview.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0)
    }
    await expect(preview.locator('.chord-box')).toHaveCount(GRIPS.length)
    const clipped = await preview.locator('.chord-box').evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const name = box.querySelector('.name')!
        const [own, around] = [name.getBoundingClientRect(), box.getBoundingClientRect()]
        return own.left < around.left - 1 || own.right > around.right + 1 ? [name.textContent] : []
      }),
    )
    expect(clipped).toEqual([])
    const code = preview.getByRole('img', { name: 'Link to this tab' })
    const moduleMm = await code.evaluate((svg: SVGSVGElement) => {
      return (svg.width.baseVal.value / svg.viewBox.baseVal.width) * (25.4 / 96)
    })
    expect(moduleMm).toBeGreaterThanOrEqual(0.5)
  })
})

test('a link too long for paper is told, and A4 and Letter hold the same pages', async ({
  page,
}) => {
  const measures = Array.from({ length: 90 }, (_, bar) => ({
    ...BARS[0],
    id: `measure-${bar + 1}`,
    notes: [0, 1, 2, 3].flatMap((beat) =>
      chordGrip([(bar * 7 + beat) % 12, null, null, null, null, (bar * bar + beat) % 11], beat).map(
        (note) => ({ ...note, id: `${note.id}-${bar}`, startBeat: beat, durationBeats: 1 }),
      ),
    ),
  }))
  await openProject(page, { tabProject: { title: 'Long', measures } })
  await page.keyboard.press('Control+p')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await expect(dialog.locator('.print-page').first()).toBeVisible()
  await expect(dialog).toContainText(/No QR code: the link to this tab has \d+ characters/)
  await expect(dialog.getByRole('img', { name: 'Link to this tab' })).toHaveCount(0)
  await expect(dialog.getByRole('checkbox', { name: 'Link as QR code' })).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: 'Link as QR code' })).not.toBeChecked()
  // The heading takes the room that is counted for it.
  const heading = (await dialog.locator('.sheet-heading').boundingBox())!
  const sheet = (await dialog.locator('.print-page').first().boundingBox())!
  expect((heading.height / sheet.width) * (688 + 2 * 28)).toBeCloseTo(62, 0)
  const count = await dialog.locator('.print-page').count()
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(count)
  }
})
