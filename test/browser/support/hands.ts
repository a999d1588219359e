/** Three ways to work the page: by mouse, by touch, by the keyboard alone. */
import { expect, type Locator, type Page } from './workbench'

export type Way = 'mouse' | 'touch' | 'keyboard'

/** Stops that are walked to a control; that Tab reaches all of the page is asked in `commands.spec.ts`. */
const WALKED_STOPS = 5
/** More stops than a control is away, where some between are not stops or come while it is walked. */
const MOST_STOPS = 40
/** More steps than a list of tabs, radios or segments has. */
const MOST_ARROWS = 20

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/**
 * Puts the focus a few stops before a control, as seen from where it is, and says which key leads on
 * from there.
 */
function comeNear(target: Locator): Promise<'Tab' | 'Shift+Tab'> {
  return target.evaluate((element, walked) => {
    const stops: readonly Element[] = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.matches(':disabled'))
    const at = stops.indexOf(element)
    const distance = at - stops.indexOf(document.activeElement!)
    const near = stops[at - Math.sign(distance) * walked]
    if (Math.abs(distance) > walked && near instanceof HTMLElement) near.focus()
    return distance < 0 ? 'Shift+Tab' : 'Tab'
  }, WALKED_STOPS)
}

/** Reaches a control as a keyboard does: Tab or Shift+Tab to its stop, arrows within a group of one stop. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  const isStop = await target.evaluate((element: HTMLElement) => element.tabIndex >= 0)
  const stop = isStop
    ? target
    : target
        .locator('xpath=ancestor::*[@role="tablist" or @role="radiogroup"][1]')
        .locator('[tabindex="0"]')
  const tab = await comeNear(stop)
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
