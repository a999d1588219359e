/** Elements by what a reader sees, found anew each time: the part of Playwright's locators we use. */
import { runInContext } from 'node:vm'
import { isDisabled, isHidden, isSilent, nameOf, plainText, roleOf, stateOf } from './accessible'
import type { Hand } from './hand'
import type { LightWindow } from './light-window'

export type Text = string | RegExp

export interface ByName {
  readonly name?: Text
  readonly exact?: boolean
  readonly checked?: boolean
  readonly selected?: boolean
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly disabled?: boolean
}

export function fits(told: string, asked: Text | undefined, exact = false): boolean {
  if (asked === undefined) return true
  if (typeof asked !== 'string') return asked.test(told)
  const wanted = plainText(asked)
  return exact ? told === wanted : told.toLowerCase().includes(wanted.toLowerCase())
}

/** The window that the page shows now; another takes its place when it is loaded again. */
export interface World extends LightWindow {
  readonly hand: Hand
}

/** What the page has done when an action answers. */
const ANSWER_MS = 34

export class LightLocator {
  readonly world: World
  readonly #words: string
  readonly #find: () => readonly Element[]

  constructor(world: World, words: string, find: () => readonly Element[]) {
    this.world = world
    this.#words = words
    this.#find = find
  }

  toString(): string {
    return this.#words
  }

  found(): readonly Element[] {
    return this.#find()
  }

  #within(words: string, find: (root: Element) => Iterable<Element>): LightLocator {
    return new LightLocator(this.world, `${this.#words} › ${words}`, () => [
      ...new Set(this.found().flatMap((root) => [...find(root)])),
    ])
  }

  #where(words: string, keep: (element: Element) => boolean): LightLocator {
    return new LightLocator(this.world, `${this.#words} ${words}`, () => this.found().filter(keep))
  }

  locator(selector: string, options: { has?: LightLocator; hasText?: Text } = {}): LightLocator {
    return this.#within(selector, (root) => root.querySelectorAll(selector)).filter(options)
  }

  filter({
    has,
    hasText,
    hasNot,
    hasNotText,
    visible,
  }: {
    has?: LightLocator
    hasNot?: LightLocator
    hasText?: Text
    hasNotText?: Text
    visible?: boolean
  }): LightLocator {
    const holds = (element: Element, inner: LightLocator) =>
      inner.found().some((one) => one !== element && element.contains(one))
    return this.#where(
      '(filtered)',
      (element) =>
        (!has || holds(element, has)) &&
        !(hasNot && holds(element, hasNot)) &&
        fits(plainText(element.textContent), hasText) &&
        !(hasNotText && fits(plainText(element.textContent), hasNotText)) &&
        (visible === undefined || isHidden(element, this.world.isOpen) !== visible),
    )
  }

  getByRole(role: string, asked: ByName = {}): LightLocator {
    const { name, exact, ...states } = asked
    return this.#within(`${role} ${String(name ?? '')}`, (root) =>
      [...root.querySelectorAll('*')].filter(
        (element) =>
          roleOf(element) === role &&
          (name === undefined || fits(nameOf(element), name, exact)) &&
          Object.entries(states).every(([state, value]) => stateOf(element, state) === value) &&
          !isSilent(element) &&
          !isHidden(element, this.world.isOpen),
      ),
    )
  }

  getByLabel(text: Text, { exact }: { exact?: boolean } = {}): LightLocator {
    return this.#within(`label ${String(text)}`, (root) =>
      [...root.querySelectorAll('input, select, textarea, [aria-label], [aria-labelledby]')].filter(
        (element) => fits(nameOf(element), text, exact),
      ),
    )
  }

  getByText(text: Text, { exact }: { exact?: boolean } = {}): LightLocator {
    const has = (element: Element) => fits(plainText(element.textContent), text, exact)
    return this.#within(`text ${String(text)}`, (root) =>
      [...root.querySelectorAll('*')].filter(
        (element) => has(element) && ![...element.children].some(has),
      ),
    )
  }

  nth(index: number): LightLocator {
    return new LightLocator(this.world, `${this.#words} (${index})`, () => {
      const element = this.found().at(index)
      return element ? [element] : []
    })
  }
  first(): LightLocator {
    return this.nth(0)
  }
  last(): LightLocator {
    return this.nth(-1)
  }

  /** The one element, once it is there. */
  async one(isReady: (element: Element) => boolean = () => true): Promise<Element> {
    const { time } = this.world
    await time.until(() => {
      const [element] = this.found()
      return element && isReady(element)
    })
    const elements = this.found()
    if (elements.length !== 1) throw new Error(`${this.#words}: ${elements.length} elements`)
    return elements[0]!
  }

  async #act(act: (element: Element) => void): Promise<void> {
    const { time, isOpen } = this.world
    act(await this.one((element) => !isDisabled(element) && !isHidden(element, isOpen)))
    await time.advance(ANSWER_MS)
  }

  click(options: { modifiers?: readonly string[]; position?: object } = {}): Promise<void> {
    const keys = (options.modifiers ?? []).map((key) => [`${key.toLowerCase()}Key`, true])
    const facts = Object.fromEntries(keys)
    return this.#act((element) => {
      // Nothing lies in the middle of the body; all else has places that only a browser knows.
      const isPlaced = options.position !== undefined && element.tagName !== 'BODY'
      if (isPlaced) throw new Error('Places within an element need a browser')
      this.world.hand.click(element, 'mouse', facts)
    })
  }
  tap(): Promise<void> {
    return this.#act((element) => this.world.hand.click(element, 'touch'))
  }
  hover(): Promise<void> {
    return this.#act(this.world.hand.hover)
  }
  async focus(): Promise<void> {
    this.world.hand.focus(await this.one())
    await this.world.time.advance(ANSWER_MS)
  }
  async blur(): Promise<void> {
    this.world.hand.blur(await this.one())
    await this.world.time.advance(ANSWER_MS)
  }
  fill(value: string): Promise<void> {
    return this.#act((element) => this.world.hand.fill(element as HTMLInputElement, value))
  }
  async press(key: string): Promise<void> {
    await this.focus()
    this.world.hand.press(key)
    await this.world.time.advance(ANSWER_MS)
  }
  async pressSequentially(text: string): Promise<void> {
    for (const key of text) await this.press(key)
  }
  async setChecked(isChecked: boolean): Promise<void> {
    if (stateOf(await this.one(), 'checked') !== isChecked) await this.click()
  }
  check(): Promise<void> {
    return this.setChecked(true)
  }
  uncheck(): Promise<void> {
    return this.setChecked(false)
  }
  async selectOption(asked: string | { label?: string; value?: string }): Promise<void> {
    const { label, value } = typeof asked === 'string' ? { value: asked, label: asked } : asked
    await this.#act((element) => {
      const select = element as HTMLSelectElement
      const option = [...select.options].find(
        (one) => one.value === value || plainText(one.textContent) === label,
      )
      if (!option) throw new Error(`${this.#words} has no option ${label ?? value}`)
      this.world.hand.focus(select)
      select.value = option.value
      this.world.hand.tell(select, 'input')
      this.world.hand.tell(select, 'change')
    })
  }
  async setInputFiles({
    name,
    mimeType,
    buffer,
  }: {
    name: string
    mimeType: string
    buffer: Buffer
  }) {
    const input = await this.one()
    const file = new this.world.window.File([new Uint8Array(buffer)], name, { type: mimeType })
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    this.world.hand.tell(input, 'change')
    await this.world.time.advance(ANSWER_MS)
  }
  async dispatchEvent(type: string, facts: object = {}): Promise<void> {
    this.world.hand.tell(await this.one(), type, facts)
    await this.world.time.advance(ANSWER_MS)
  }

  async count(): Promise<number> {
    return this.found().length
  }
  async all(): Promise<readonly LightLocator[]> {
    return this.found().map((_, index) => this.nth(index))
  }
  async isVisible(): Promise<boolean> {
    const [element] = this.found()
    return element !== undefined && !isHidden(element, this.world.isOpen)
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name)
  }
  async textContent(): Promise<string | null> {
    return (await this.one()).textContent
  }
  async allTextContents(): Promise<readonly string[]> {
    return this.found().map(({ textContent }) => textContent ?? '')
  }
  async inputValue(): Promise<string> {
    return Reflect.get(await this.one(), 'value')
  }
  async evaluate(run: (element: Element, asked?: unknown) => unknown, asked?: unknown) {
    return inWindow(this.world, run, await this.one(), asked)
  }
  async evaluateAll(run: (elements: Element[], asked?: unknown) => unknown, asked?: unknown) {
    return inWindow(this.world, run, this.found(), asked)
  }
}

/** Runs a function as one of the page's own; its time goes on meanwhile. */
export async function inWindow(
  { window, time }: World,
  run: ((...args: never[]) => unknown) | string,
  ...args: readonly unknown[]
): Promise<unknown> {
  const made = runInContext(`(${String(run)})`, window)
  const answer: { value?: unknown; isThere: boolean; error?: unknown } = { isThere: false }
  const answered = Promise.resolve(typeof made === 'function' ? made(...args) : made).then(
    (value) => Object.assign(answer, { value, isThere: true }),
    (error: unknown) => Object.assign(answer, { error, isThere: true }),
  )
  if (!(await time.until(() => answer.isThere))) throw new Error(`No answer: ${String(run)}`)
  await answered
  if (answer.error !== undefined) throw answer.error
  return answer.value
}
