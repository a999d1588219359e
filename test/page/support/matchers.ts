/** What is asked of locators: looked at again and again while the page's time goes on. */
import { expect } from 'vitest'
import { descriptionOf, isDisabled, isHidden, nameOf, plainText, stateOf } from './accessible'
import type { LightPage } from './light-page'
import { fits, type LightLocator, type Text } from './locator'

type Look = (elements: readonly Element[]) => { readonly holds: boolean; readonly seen: unknown }

interface Options {
  readonly timeout?: number
  readonly ignoreCase?: boolean
  readonly exact?: boolean
}

/** Waits until what is seen holds, or no longer holds where the opposite is asked. */
async function judge(
  locator: LightLocator,
  isNot: boolean,
  look: Look,
  asked: unknown,
  { timeout }: Options = {},
): Promise<{ readonly pass: boolean; readonly message: () => string }> {
  const { time } = locator.world
  const isRight = () => look(locator.found()).holds !== isNot
  const isAnswered = (await time.until(isRight, timeout)) || isRight()
  const { seen } = look(locator.found())
  return {
    pass: isAnswered !== isNot,
    message: () =>
      `${locator}: ${isNot ? 'still' : 'never'} ${JSON.stringify(asked)}, but ${JSON.stringify(seen)}`,
  }
}

const only = (see: (element: Element) => unknown, wanted: (seen: never) => boolean): Look => {
  return (elements) => {
    const seen = elements.length === 1 ? see(elements[0]!) : `${elements.length} elements`
    return { holds: elements.length === 1 && wanted(seen as never), seen }
  }
}

function textLook(asked: Text | readonly Text[], isWhole: boolean, { ignoreCase }: Options): Look {
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text)
  const isText = (told: string, one: Text) =>
    typeof one !== 'string'
      ? one.test(told)
      : isWhole
        ? fold(told) === fold(plainText(one))
        : fold(told).includes(fold(plainText(one)))
  const textOf = (element: Element) => plainText(element.textContent)
  if (!Array.isArray(asked)) return only(textOf, (seen: string) => isText(seen, asked as Text))
  return (elements) => {
    const seen = elements.map(textOf)
    const holds =
      seen.length === asked.length && seen.every((text, index) => isText(text, asked[index]))
    return { holds, seen }
  }
}

const fieldValue = (element: Element) => Reflect.get(element, 'value')
const classOf = (element: Element) => element.getAttribute('class') ?? ''
const isShown = (locator: LightLocator): Look =>
  only((element) => !isHidden(element, locator.world.isOpen), Boolean)

type Asked = (locator: LightLocator, ...args: never[]) => readonly [look: Look, asked: unknown]

const LOOKS: Readonly<Record<string, Asked>> = {
  toHaveCount: (_, count: number) => [
    ({ length }) => ({ holds: length === count, seen: length }),
    count,
  ],
  toHaveText: (_, text: Text | readonly Text[], options: Options = {}) => [
    textLook(text, true, options),
    text,
  ],
  toContainText: (_, text: Text | readonly Text[], options: Options = {}) => [
    textLook(text, false, options),
    text,
  ],
  toHaveAttribute: (_, name: string, value?: Text) => [
    only(
      (element) => element.getAttribute(name),
      (seen: string | null) =>
        seen !== null && (typeof value === 'object' ? value.test(seen) : (value ?? seen) === seen),
    ),
    value ?? name,
  ],
  toHaveClass: (_, asked: Text) => [
    only(classOf, (seen: string) => fits(seen, asked, true)),
    String(asked),
  ],
  toHaveValue: (_, asked: Text) => [
    only(fieldValue, (seen: string) => fits(seen, asked, true)),
    asked,
  ],
  toHaveAccessibleName: (_, asked: Text) => [
    only(nameOf, (seen: string) => fits(seen, asked, true)),
    String(asked),
  ],
  toHaveAccessibleDescription: (_, asked: Text) => [
    only(descriptionOf, (seen: string) => fits(seen, asked, true)),
    String(asked),
  ],
  toBeVisible: (locator) => [isShown(locator), 'visible'],
  toBeHidden: (locator) => [
    (elements) => {
      const isSeen = elements.some((element) => !isHidden(element, locator.world.isOpen))
      return { holds: !isSeen, seen: isSeen }
    },
    'hidden',
  ],
  toBeAttached: () => [({ length }) => ({ holds: length > 0, seen: length }), 'attached'],
  toBeFocused: () => [
    only((element) => element.ownerDocument.activeElement === element, Boolean),
    'focused',
  ],
  toBeChecked: (_, { checked = true }: { checked?: boolean } = {}) => [
    only(
      (element) => stateOf(element, 'checked'),
      (seen: boolean) => seen === checked,
    ),
    checked ? 'checked' : 'not checked',
  ],
  toBeDisabled: () => [only(isDisabled, Boolean), 'disabled'],
  toBeEnabled: (_, { enabled = true }: { enabled?: boolean } = {}) => [
    only(
      (element) => !isDisabled(element),
      (seen: boolean) => seen === enabled,
    ),
    enabled ? 'enabled' : 'disabled',
  ],
}

const optionsOf = (value: unknown): Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)
    ? value
    : {}

expect.extend({
  ...Object.fromEntries(
    Object.entries(LOOKS).map(([name, asked]) => [
      name,
      function (this: { readonly isNot: boolean }, locator: LightLocator, ...args: never[]) {
        const [look, wanted] = asked(locator, ...args)
        return judge(locator, this.isNot === true, look, wanted, optionsOf(args.at(-1)))
      },
    ]),
  ),
  async toHaveTitle({ world }: LightPage, asked: Text, { timeout }: Options = {}) {
    const isRight = () => fits(world.window.document.title, asked, true)
    const pass = await world.time.until(isRight, timeout)
    return { pass, message: () => `title ${world.window.document.title}, not ${asked}` }
  },
  /** Tries until nothing is thrown. */
  async toPass(attempt: () => Promise<unknown>) {
    let told: unknown
    for (let tries = 0; tries < 5; tries++) {
      try {
        await attempt()
        return { pass: true, message: () => '' }
      } catch (error) {
        told = error
      }
    }
    return { pass: false, message: () => String(told) }
  },
})
