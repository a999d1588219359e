/** The command list, the help sheet, the shortcuts. */

import { expect, openWorkbench, test } from './support/workbench'

test('letters typed before the list is there come into its field', async ({ page }) => {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route('**/assets/command-list-*.js', async (route) => {
    await given
    await route.continue()
  })
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible()
  await page.keyboard.type('left-hanx')
  await page.keyboard.press('Backspace')
  give()
  const field = page.getByRole('combobox', { name: 'Commands' })
  await expect(field).toHaveValue('left-han')
  await expect(field).toBeFocused()
  await page.keyboard.type('ded')
  const list = page.getByRole('listbox', { name: 'Commands' })
  await expect(list.getByRole('option').first()).toContainText('left-handed')
})

test('a text selected beyond the edge of a dialog leaves it open', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Commands' })
  await field.fill('blues')
  const box = (await field.boundingBox())!
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(5, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(field).toBeVisible()
})

test('Tab stays in a dialog, and a click beside it closes it', async ({ page }) => {
  await openWorkbench(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Commands' })
  await expect(field).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(field).toBeFocused()
  }
  await page.mouse.click(4, 400)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  const focused = page.locator('.help-dialog :focus')
  await expect(focused).toHaveCount(1)
  for (const key of ['Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key)
    await expect(focused).toHaveCount(1)
  }
})

test('the whole page is reached by Tab alone', async ({ page }) => {
  await openWorkbench(page)
  const reached = new Set<string>()
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return 'end'
      return element.closest('.neck')
        ? 'neck'
        : element.closest('.keyboard')
          ? 'piano'
          : element.closest('.workspace')
            ? 'panels'
            : element.closest('.transport-place')
              ? 'transport'
              : element.closest('.header')
                ? 'header'
                : 'other'
    })
    if (name === 'end') break
    reached.add(name)
  }
  for (const part of ['header', 'neck', 'piano', 'panels', 'transport'])
    expect(reached).toContain(part)
})
