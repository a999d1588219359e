/** Three ways to work the page: by mouse, by touch, by the keyboard alone. */
import { expect, type Locator, type Page } from './workbench'

export type Way = 'mouse' | 'touch' | 'keyboard'

/** More stops than the page has, with all of its panels filled. */
const MOST_STOPS = 250
/** More steps than a list of tabs, radios or segments has. */
const MOST_ARROWS = 20

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/**
 * Stops from the focus to a control, about: what takes the focus, in the order of the page. Negative
 * where Shift+Tab leads there.
 */
function stopsTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const stops: readonly Element[] = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.matches(':disabled'))
    return stops.indexOf(element) - stops.indexOf(document.activeElement!)
  })
}

/** Reaches a control as a keyboard does: Tab or Shift+Tab to its stop, arrows within a group of one stop. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const isStop = await target.evaluate((element: HTMLElement) => element.tabIndex >= 0)
  const stop = isStop
    ? target
    : target
        .locator('xpath=ancestor::*[@role="tablist" or @role="radiogroup"][1]')
        .locator('[tabindex="0"]')
  const distance = await stopsTo(stop)
  const tab = distance < 0 ? 'Shift+Tab' : 'Tab'
  // Most of the way at once; a look after each stop takes four times as long as the stop.
  const sure = Math.floor(0.8 * Math.abs(distance)) - 1
  for (let stops = 0; stops < sure; stops++) await page.keyboard.press(tab)
  for (let stops = 0; !(await isFocused(stop)); stops++) {
    if (stops === MOST_STOPS) throw new Error(`${tab} never reaches ${String(target)}`)
    await page.keyboard.press(tab)
  }
  for (let arrows = 0; !(await isFocused(target)); arrows++) {
    if (arrows === MOST_ARROWS) throw new Error(`no arrow reaches ${String(target)}`)
    await page.keyboard.press('ArrowRight')
  }
}

export interface Hands {
  readonly way: Way
  /** Presses a button, a tab or an option. */
  press(target: Locator): Promise<void>
  /** Writes into a field instead of what it holds. */
  fill(field: Locator, text: string): Promise<void>
  /** Chooses an option of a select by its text. */
  choose(select: Locator, label: string): Promise<void>
  /** Takes the option of a search that stands first. */
  takeFirst(option: Locator): Promise<void>
  /** Closes the sheet or dialog on top. */
  close(): Promise<void>
}

export function handsOf(page: Page, way: Way): Hands {
  const tap = (target: Locator) => (way === 'touch' ? target.tap() : target.click())
  const press = async (target: Locator) => {
    await expect(target).toBeVisible()
    if (way !== 'keyboard') return tap(target)
    await walkTo(page, target)
    await page.keyboard.press('Enter')
  }
  return {
    way,
    press,
    fill: async (field, text) => {
      await expect(field).toBeVisible()
      if (way === 'keyboard') await walkTo(page, field)
      else await tap(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (select, label) => {
      if (way !== 'keyboard') {
        await select.selectOption({ label })
        return
      }
      await walkTo(page, select)
      await page.keyboard.type(label)
      await expect(select.locator('option:checked')).toHaveText(label)
    },
    takeFirst: async (option) => {
      await expect(option).toBeVisible()
      if (way === 'keyboard') await page.keyboard.press('Enter')
      else await tap(option)
    },
    close: async () => {
      if (way === 'keyboard') await page.keyboard.press('Escape')
      // Between the header and the neck, where nothing lies.
      else if (way === 'touch') await page.touchscreen.tap(2, 60)
      else await page.mouse.click(2, 60)
    },
  }
}
