/** The neck and the keys: one truth, labels, flips, frets, keyboard. */
import { openNeckSheet, pressInNeckSheet, raiseCapo } from '../browser/support/neck-sheet'
import {
  expect,
  labelsOnString,
  neckCell,
  neckMark,
  neckRing,
  openWorkbench,
  type Page,
  pianoKey,
  pianoRing,
  test,
} from '../browser/support/workbench'

test.describe('hover', () => {
  test('the rings and the readout say what is under the pointer', async ({ page }) => {
    await openWorkbench(page)
    await test.step('exact places and other octaves are told apart', async () => {
      await pianoKey(page, 60).hover({ position: { x: 10, y: 80 } })
      const exact = page.locator('.neck .exact')
      await expect(exact).toHaveCount(4)
      for (const [string, fret] of [
        [2, 1],
        [3, 5],
        [4, 10],
        [5, 15],
      ] as const) {
        await expect(neckRing(page, string, fret)).toHaveClass(/exact/)
      }
      await expect(neckRing(page, 5, 3)).toHaveClass(/same-name/)
      await expect(neckRing(page, 5, 3)).not.toHaveClass(/exact/)
    })
    await test.step('the readout says note, MIDI, frequency, places and degree', async () => {
      await neckCell(page, 3, 0).hover()
      const readout = page.locator('.readout')
      await expect(readout).toContainText('G3')
      await expect(readout).toContainText('55')
      await expect(readout).toContainText('196.00')
      await expect(readout).toContainText('4 places')
      await expect(readout.locator('.readout-degree')).toContainText('5')
    })
    await test.step('the readout keeps its place while the pitch changes', async () => {
      const places = page.locator('.readout > div')
      const lefts = () =>
        places.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
      await neckCell(page, 6, 0).hover()
      const before = await lefts()
      for (const [string, fret] of [
        [1, 17],
        [4, 4],
        [2, 3],
      ] as const) {
        await neckCell(page, string, fret).hover()
        expect(await lefts()).toEqual(before)
      }
    })
  })
})

test.describe('labels', () => {
  test('marks say degrees, and what is chosen instead', async ({ page }) => {
    await openWorkbench(page)
    await test.step('a mark says its degree by more than its colour', async () => {
      const roundness = (string: number, fret: number) =>
        neckMark(page, string, fret)
          .locator('rect')
          .first()
          .evaluate((shape: SVGRectElement) => shape.rx.baseVal.value / shape.width.baseVal.value)
      expect(await roundness(2, 1)).toBeLessThan(0.3)
      expect(await roundness(2, 3)).toBe(0.5)
      const width = async (string: number, fret: number) =>
        Number(await neckMark(page, string, fret).locator('rect').first().getAttribute('width'))
      // E is a chord tone of C, D is not.
      expect(await width(4, 2)).toBeGreaterThan(await width(2, 3))
    })
    await test.step('degrees, notes, intervals and fingers', async () => {
      expect(await labelsOnString(page, 6)).toMatchObject({ 0: '3', 1: '4', 3: '5', 5: '6' })
      await page.getByRole('button', { name: 'Notes', exact: true }).click()
      expect(await labelsOnString(page, 6)).toMatchObject({ 0: 'E', 1: 'F', 3: 'G', 8: 'C' })
      await page.getByRole('button', { name: 'Intervals', exact: true }).click()
      expect(await labelsOnString(page, 6)).toMatchObject({ 0: 'M3', 1: 'P4', 3: 'P5', 8: 'P1' })
      await page.getByRole('button', { name: 'Fingers', exact: true }).click()
      expect(await labelsOnString(page, 6)).toEqual({})
    })
  })

  test('altered degrees are drawn hollow with their sign', async ({ page }) => {
    await openWorkbench(page)
    await page.locator('.scale-button').click()
    await page.keyboard.type('natural minor')
    await page.keyboard.press('Enter')
    await expect(neckMark(page, 1, 11).locator('.hollow')).toHaveCount(1)
    expect(await labelsOnString(page, 1)).toMatchObject({ 11: '♭3', 8: '1' })
  })

  test('overlays hide and show', async ({ page }) => {
    await openWorkbench(page)
    const marks = page.locator('.neck .mark')
    const all = await marks.count()
    await openNeckSheet(page)
    await page.getByRole('button', { name: 'Scale', exact: true }).click()
    const chordOnly = await marks.count()
    expect(chordOnly).toBeGreaterThan(0)
    expect(chordOnly).toBeLessThan(all)
    await page.getByRole('button', { name: 'Chord', exact: true }).click()
    await expect(marks).toHaveCount(0)
  })
})

test.describe('orientation', () => {
  const centreOf = async (cell: ReturnType<typeof neckCell>) => {
    const box = await cell.boundingBox()
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  }

  /** On which side the nut is, and which string is on top. */
  async function _expectNeck(page: Page, nut: 'left' | 'right', top: 'high' | 'low') {
    const [open, fifth, low] = await Promise.all(
      [neckCell(page, 1, 0), neckCell(page, 1, 5), neckCell(page, 6, 5)].map(centreOf),
    )
    expect(open!.x < fifth!.x ? 'left' : 'right').toBe(nut)
    expect(fifth!.y < low!.y ? 'high' : 'low').toBe(top)
  }

  test('arrows follow the eye when the neck is flipped', async ({ page }) => {
    await openWorkbench(page)
    await pressInNeckSheet(page, 'Left-handed')
    await neckCell(page, 2, 3).focus()
    await page.keyboard.press('ArrowRight')
    await expect(neckCell(page, 2, 2)).toBeFocused()
  })
})

test('the capo takes the place of the nut, and frets count from it', async ({ page }) => {
  await openWorkbench(page)
  await raiseCapo(page, 2)
  await expect(page.locator('.neck .capo')).toHaveCount(1)
  await expect(page.locator('.neck .nut')).toHaveCount(0)
  await expect(neckCell(page, 6, 0)).toHaveAccessibleName(/^F sharp2, low E string, open/)
  await expect(neckCell(page, 6, 3)).toHaveAccessibleName(/^A2, low E string, fret 3/)
})

test('every cell has its name, also of a neck that is turned or longer', async ({ page }) => {
  await openWorkbench(page)
  const nameless = page.locator('.neck [role="gridcell"]:not([aria-label])')
  for (const press of ['Left-handed', 'Low string on top', 'Frets: one more']) {
    await pressInNeckSheet(page, press)
    await expect(nameless).toHaveCount(0)
    await expect(neckCell(page, 6, 3)).toHaveAccessibleName(/^G2, low E string, fret 3/)
  }
  await expect(neckCell(page, 1, 18)).toHaveAccessibleName(/^A♯5|^A sharp5|^B flat5/)
})

test.describe('the place of the keyboard', () => {
  test('has a ring of its own while keys move it, also after the mouse chose it', async ({
    page,
  }) => {
    await openWorkbench(page)
    await neckCell(page, 3, 2).click()
    await expect(page.locator('.ring.focused')).toHaveCount(0)
    await page.keyboard.press('Shift')
    await page.keyboard.press('ArrowRight')
    await expect(neckRing(page, 3, 3)).toHaveClass(/focused/)
    await expect(page.locator('.ring.focused')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.locator('.neck .ring.focused')).toHaveCount(0)
  })

  test('is one of the neck however often its frets come and go', async ({ page }) => {
    await openWorkbench(page)
    const stops = page.locator('.neck [tabindex="0"]')
    for (const press of ['one less', 'one more', 'one less']) {
      await stops.focus()
      await page.keyboard.press('End')
      await pressInNeckSheet(page, `Frets: ${press}`)
      await expect(stops).toHaveCount(1)
    }
  })
})

test.describe('keyboard', () => {
  test('walks the neck and the piano, and each place says what it is', async ({ page }) => {
    await openWorkbench(page)
    await test.step('a cell says all of itself', async () => {
      await expect(neckCell(page, 6, 3)).toHaveAccessibleName(
        'G2, low E string, fret 3, degree 5, chord tone',
      )
      await expect(neckCell(page, 2, 0)).toHaveAccessibleName('B3, B string, open, degree 7')
      await expect(neckCell(page, 2, 2)).toHaveAccessibleName(
        /^(C sharp|D flat)4, B string, fret 2, outside the scale$/,
      )
    })
    await test.step('one cell of each picture is in the tab order, and arrows walk', async () => {
      await expect(page.locator('.neck [tabindex="0"]')).toHaveCount(1)
      await expect(page.locator('.keyboard [tabindex="0"]')).toHaveCount(1)
      await page.locator('.neck [tabindex="0"]').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(neckCell(page, 3, 3)).toBeFocused()
      await expect(page.locator('.neck [tabindex="0"]')).toHaveCount(1)
      await page.keyboard.press('End')
      await expect(neckCell(page, 3, 17)).toBeFocused()
      await page.keyboard.press('Home')
      await expect(neckCell(page, 3, 0)).toBeFocused()
    })
    await test.step('Shift with an arrow jumps to the next place of the same pitch', async () => {
      await neckCell(page, 2, 1).focus()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(neckCell(page, 3, 5)).toBeFocused()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(neckCell(page, 4, 10)).toBeFocused()
      await page.keyboard.press('Shift+ArrowLeft')
      await expect(neckCell(page, 3, 5)).toBeFocused()
    })
    await test.step('the piano walks by semitone and by octave', async () => {
      await pianoKey(page, 60).focus()
      await page.keyboard.press('ArrowRight')
      await expect(pianoKey(page, 61)).toBeFocused()
      await page.keyboard.press('Shift+ArrowRight')
      await expect(pianoKey(page, 73)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(pianoKey(page, 61)).toBeFocused()
    })
    await test.step('Enter chooses: the pitch stays when the focus leaves', async () => {
      await neckCell(page, 5, 0).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Notes', exact: true }).focus()
      await expect(page.locator('.readout')).toContainText('A2')
      await expect(pianoRing(page, 45)).toHaveClass(/exact/)
    })
  })
})

test('keyboard sizes: 25, 49, 61 and 88 keys', async ({ page }) => {
  await openWorkbench(page)
  for (const count of [25, 61, 88, 49]) {
    await page.getByLabel('Keyboard size').selectOption(`${count}-key`)
    await expect(page.locator('.keyboard [data-midi]')).toHaveCount(count)
  }
})
