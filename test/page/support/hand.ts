/** What a pointer and a keyboard do in a light window: the events and what a browser does by itself. */
import { isDisabled, isHidden } from './accessible'
import type { LightWindow } from './light-window'

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
const TEXT_TYPES = /^(?:text|search|number|url|email|password)$/

type Field = HTMLInputElement | HTMLTextAreaElement

function isTextField(element: Element | null): element is Field {
  if (element?.tagName === 'TEXTAREA') return true
  return element?.tagName === 'INPUT' && TEXT_TYPES.test((element as HTMLInputElement).type)
}

/** How `Control+Shift+z` is told to a page. */
function keyFacts(combination: string): KeyboardEventInit & { readonly key: string } {
  const parts = combination === '+' ? ['+'] : combination.split('+')
  const key = parts.pop()!
  const held = new Set(parts.map((part) => (part === 'ControlOrMeta' ? 'Control' : part)))
  const code = /^[a-z]$/i.test(key)
    ? `Key${key.toUpperCase()}`
    : /^\d$/.test(key)
      ? `Digit${key}`
      : key
  const isUpper = held.has('Shift') && key.length === 1
  return {
    key: key === 'Space' ? ' ' : isUpper ? key.toUpperCase() : key,
    code,
    ctrlKey: held.has('Control'),
    metaKey: held.has('Meta'),
    altKey: held.has('Alt'),
    shiftKey: held.has('Shift') || /^[A-Z?!]$/.test(key),
  }
}

export function createHand({ window, time, isOpen }: LightWindow) {
  const { document } = window
  /** What fields held when they took the focus. */
  const before = new WeakMap<Element, string>()

  const tell = (target: Element, type: string, facts: object = {}) => {
    const kind = type.startsWith('key')
      ? window.KeyboardEvent
      : type.startsWith('pointer')
        ? window.PointerEvent
        : /^(?:mouse|click|contextmenu|dblclick)/.test(type)
          ? window.MouseEvent
          : window.Event
    const bubbles = !/enter$|leave$/.test(type)
    const event = new (kind as typeof Event)(type, {
      bubbles,
      cancelable: true,
      composed: true,
      ...facts,
    })
    // The page's time, as everything else.
    Object.defineProperty(event, 'timeStamp', { value: time.nowMs() })
    return target.dispatchEvent(event)
  }

  function settle(field: Element | null): void {
    if (!isTextField(field) || (before.get(field) ?? '') === field.value) return
    before.set(field, field.value)
    tell(field, 'change')
  }
  function focus(element: Element): void {
    if (document.activeElement === element) return
    settle(document.activeElement)
    if (isTextField(element)) before.set(element, element.value)
    ;(element as HTMLElement).focus()
  }
  function write(field: Field, value: string): void {
    field.value = value
    tell(field, 'input', { data: value })
  }

  let hovered: Element | undefined
  function hover(element: Element): void {
    if (hovered && hovered !== element) leave()
    hovered = element
    for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove']) {
      tell(element, type, { pointerType: 'mouse' })
    }
  }

  function leave(): void {
    for (const type of ['pointerout', 'pointerleave', 'mouseout', 'mouseleave']) {
      if (hovered?.isConnected) tell(hovered, type, { pointerType: 'mouse' })
    }
    hovered = undefined
  }

  function click(element: Element, pointerType = 'mouse', facts: object = {}): void {
    const pointer = { pointerType, isPrimary: true, button: 0, ...facts }
    if (pointerType === 'mouse') hover(element)
    tell(element, 'pointerdown', { ...pointer, buttons: 1 })
    if (tell(element, 'mousedown', pointer)) {
      const focusable = element.closest(FOCUSABLE)
      if (focusable) focus(focusable)
      else {
        settle(document.activeElement)
        ;(document.activeElement as HTMLElement | null)?.blur?.()
      }
    }
    tell(element, 'pointerup', pointer)
    tell(element, 'mouseup', pointer)
    tell(element, 'click', { ...pointer, detail: 1 })
  }

  function nextStop(step: number): void {
    const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (stop) => stop.tabIndex >= 0 && !isDisabled(stop) && !isHidden(stop, isOpen),
    )
    const at = document.activeElement ? stops.indexOf(document.activeElement as HTMLElement) : -1
    const next = stops[at < 0 && step < 0 ? stops.length - 1 : at + step]
    if (next) focus(next)
    else (document.activeElement as HTMLElement | null)?.blur()
  }

  function activate(target: Element): void {
    if (!isDisabled(target)) tell(target, 'click')
  }

  /** What a browser does when the page lets it. */
  function keyDefault(target: Element, key: string, facts: KeyboardEventInit): void {
    const isPlain = !facts.ctrlKey && !facts.metaKey && !facts.altKey
    if (key === 'Tab') nextStop(facts.shiftKey ? -1 : 1)
    else if (isTextField(target)) {
      const selected = selection === target
      if (key === 'a' && facts.ctrlKey) selection = target
      else if (key === 'Backspace' || key === 'Delete') {
        write(target, selected ? '' : target.value.slice(0, -1))
        selection = undefined
      } else if (key === 'Enter' && target.tagName === 'TEXTAREA')
        write(target, `${target.value}\n`)
      else if (key === 'Enter') {
        settle(target)
        target.form?.requestSubmit()
      } else if (key.length === 1 && isPlain) {
        write(target, (selected ? '' : target.value) + key)
        selection = undefined
      }
    } else if (target.tagName === 'INPUT' && (target as HTMLInputElement).type === 'radio') {
      const radio = target as HTMLInputElement
      const radios = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${radio.name}"]`),
      ]
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
      const next = step && radios.at((radios.indexOf(radio) + step) % radios.length)
      if (next) {
        focus(next)
        activate(next)
      } else if (key === ' ') activate(radio)
    } else if (isPlain && key === 'Enter' && /^(?:BUTTON|A|SUMMARY)$/.test(target.tagName)) {
      activate(target)
    } else if (isPlain && key === ' ' && /^(?:BUTTON|SUMMARY|INPUT)$/.test(target.tagName)) {
      activate(target)
    } else if (key === 'Escape') {
      const dialog = target.closest<HTMLDialogElement>('dialog[open]')
      if (dialog && tell(dialog, 'cancel')) dialog.close()
    }
  }
  let selection: Element | undefined

  return {
    focus,
    blur: (element: Element) => {
      settle(element)
      ;(element as HTMLElement).blur()
    },
    hover,
    leave,
    click,
    tell,
    fill: (field: Field, value: string) => {
      focus(field)
      write(field, value)
      tell(field, 'change')
      before.set(field, value)
    },
    press: (combination: string) => {
      const facts = keyFacts(combination)
      const target = document.activeElement ?? document.body
      if (tell(target, 'keydown', facts)) {
        // A key may have moved the focus; its default is done where it was pressed.
        keyDefault(target, facts.key, facts)
      }
      tell(document.activeElement ?? document.body, 'keyup', facts)
    },
  }
}

export type Hand = ReturnType<typeof createHand>
