/** A window without a browser: happy-dom with what the page asks of a browser beyond it. */
import { Window as LightDom } from 'happy-dom'
import { silentAudio } from './silent-audio'
import type { VirtualTime } from './virtual-time'

export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly hasTouch?: boolean
}

export interface LightWindow {
  readonly window: Window & typeof globalThis
  readonly time: VirtualTime
  /** Errors that were logged or thrown. */
  readonly faults: string[]
  /** Whether an element is open, which styles would tell. */
  readonly isOpen: (popover: Element) => boolean
}

/** Nothing is laid out: every element has this size, and all of a list is in view. */
const INNER_HEIGHT = 320

function giveSizes(window: Window & typeof globalThis, widthPx: number): void {
  const sizes = {
    clientWidth: widthPx,
    offsetWidth: widthPx,
    clientHeight: INNER_HEIGHT,
    offsetHeight: INNER_HEIGHT,
  }
  for (const [name, pixels] of Object.entries(sizes)) {
    Object.defineProperty(window.HTMLElement.prototype, name, { get: () => pixels })
  }
  const box = { x: 0, y: 0, left: 0, top: 0, right: widthPx, bottom: INNER_HEIGHT }
  Object.assign(window.Element.prototype, {
    getBoundingClientRect: () => ({ ...box, width: widthPx, height: INNER_HEIGHT }),
    scrollIntoView: () => undefined,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  })
  class AllInView {
    readonly #tell: (entries: readonly object[]) => void
    constructor(tell: (entries: readonly object[]) => void) {
      this.#tell = tell
    }
    observe(target: Element) {
      queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]))
    }
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: AllInView })
}

/** Popovers as browsers open and close them: by their buttons, by Escape, by a press beside them. */
function givePopovers(window: Window & typeof globalThis): (popover: Element) => boolean {
  const { document } = window
  const open = new Map<HTMLElement, Element | null>()

  function toggle(sheet: HTMLElement, isOpening: boolean): void {
    if (open.has(sheet) === isOpening) return
    const [oldState, newState] = isOpening ? ['closed', 'open'] : ['open', 'closed']
    const tell = (type: string) =>
      sheet.dispatchEvent(Object.assign(new window.Event(type), { oldState, newState }))
    tell('beforetoggle')
    const { activeElement } = document
    if (isOpening) open.set(sheet, activeElement)
    else {
      const before = open.get(sheet) as HTMLElement | null
      open.delete(sheet)
      if (sheet.contains(activeElement)) before?.focus()
    }
    // A task of its own, as in browsers: what is pressed before comes before.
    window.setTimeout(() => tell('toggle'))
  }
  const last = () => [...open.keys()].findLast((sheet) => sheet.isConnected)

  Object.assign(window.HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
    togglePopover(this: HTMLElement) {
      toggle(this, !open.has(this))
    },
  })
  const sheetOf = (target: EventTarget | null) => {
    const button = (target as Element).closest?.('button[popovertarget]')
    return button ? document.getElementById(button.getAttribute('popovertarget')!) : null
  }
  window.addEventListener('click', ({ target }) => {
    const sheet = sheetOf(target)
    if (sheet) toggle(sheet, !open.has(sheet))
  })
  window.addEventListener('pointerdown', ({ target }) => {
    for (const sheet of [...open.keys()].toReversed()) {
      if (sheet.contains(target as Node) || sheet === sheetOf(target)) return
      toggle(sheet, false)
    }
  })
  window.addEventListener('keydown', (event) => {
    const sheet = last()
    if (event.key === 'Escape' && !event.defaultPrevented && sheet) toggle(sheet, false)
  })
  return (popover) => open.has(popover as HTMLElement)
}

/** A focus shows unless a pointer gave it; happy-dom shows every one. */
function giveVisibleFocus(window: Window & typeof globalThis): void {
  const { document } = window
  let isPointed = false
  const follow = (type: string, pointed: boolean) =>
    window.addEventListener(type, () => (isPointed = pointed), { capture: true })
  follow('keydown', false)
  follow('pointerdown', true)
  const { matches } = window.Element.prototype
  Object.assign(window.Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':focus-visible'
        ? this === document.activeElement && !isPointed
        : matches.call(this, selector)
    },
  })
}

/** Opens a window on an address; `reload` is what the page asks for to be loaded again. */
export function openLightWindow(
  url: string,
  { viewport, hasTouch = false }: Screen,
  time: VirtualTime,
  reload: () => void,
): LightWindow {
  const faults: string[] = []
  const light = new LightDom({ url, ...viewport })
  const window = light as unknown as Window & typeof globalThis
  Object.assign(
    window,
    time.windowFunctions(),
    silentAudio(() => time.nowMs() / 1000),
  )
  Object.assign(window.location, { reload })
  const told = (...values: readonly unknown[]) => faults.push(values.map(String).join(' '))
  Object.assign(window, { console: { ...console, error: told } })
  window.addEventListener('error', ({ error, message }) => told('thrown:', error?.stack ?? message))
  const { matchMedia } = light
  const plainMedia = (query: string) =>
    query.includes('pointer: coarse')
      ? Object.assign(new light.EventTarget(), { matches: hasTouch, media: query })
      : matchMedia.call(light, query)
  Object.assign(window, { matchMedia: plainMedia })
  giveSizes(window, viewport.width)
  giveVisibleFocus(window)
  const isOpen = givePopovers(window)
  window.document.body.innerHTML = '<div id="app"></div>'
  return { window, time, faults, isOpen }
}
