/**
 * A button with a sheet that opens below it, or above (from the bottom edge on a phone). Built on the
 * browser's own popover: Escape and a click outside close it and the focus returns.
 */
import type { ComponentChildren } from 'preact'
import { useId, useMemo, useRef, useState } from 'preact/hooks'
import { afterAnswer } from '../state/after-paint'
import { isTouched } from '../state/layout-preferences'
import { earlyKeys } from './early-keys'

const GAP_PX = 6
const EDGE_PX = 8

function place(sheet: HTMLElement, button: Element): void {
  const from = button.getBoundingClientRect()
  const width = sheet.offsetWidth
  const left = Math.max(EDGE_PX, Math.min(from.left, innerWidth - width - EDGE_PX))
  const lowest = innerHeight - EDGE_PX - sheet.offsetHeight
  const below = from.bottom + GAP_PX
  const above = from.top - GAP_PX - sheet.offsetHeight
  // Where neither fits, the sheet may cover its button but never leaves the window.
  const fitting = [below, above].find((candidate) => candidate >= EDGE_PX && candidate <= lowest)
  const top = fitting ?? Math.max(EDGE_PX, lowest)
  sheet.style.setProperty('--sheet-left', `${left}px`)
  sheet.style.setProperty('--sheet-top', `${top}px`)
}

/** Closes the sheet; `then` is what it was opened for, done when the sheet is seen to be gone. */
export type ClosePopover = (then?: () => void) => void

/** `children` are rendered only while the sheet is open. */
export function Popover(props: {
  readonly label: string
  readonly button: ComponentChildren
  readonly buttonClass?: string
  readonly sheetClass?: string
  readonly buttonTitle?: string
  /** What the sheet stands beside when it is not its button. */
  readonly anchor?: () => Element | undefined
  readonly children: (close: ClosePopover) => ComponentChildren
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const early = useMemo(earlyKeys, [])
  const close: ClosePopover = (then) => {
    sheet.current?.hidePopover()
    // At once: what is hidden is not drawn again by what follows.
    setOpen(false)
    if (then) afterAnswer(then)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        class={props.buttonClass}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={props.buttonTitle}
        onKeyDown={(event) => {
          // The button has the focus until the sheet's field is there.
          if (isOpen && early.keep(event)) event.preventDefault()
        }}
      >
        {props.button}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={props.label}
        class={`sheet ${props.sheetClass ?? ''}`}
        onFocusIn={(event) => early.giveTo(event.target)}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setOpen(true)
        }}
        onToggle={(event) => {
          const nowOpen = event.newState === 'open'
          setOpen(nowOpen)
          if (!nowOpen || !sheet.current || !button.current) return
          place(sheet.current, props.anchor?.() ?? button.current)
          // On a touch screen a focused field would cover the sheet with the keyboard.
          const first = isTouched.peek() ? 'button' : '[data-autofocus]'
          const focused = sheet.current.querySelector<HTMLElement>(first)
          // A list is drawn before there is anything to scroll.
          sheet.current.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
          focused?.focus()
          focused?.scrollIntoView({ block: 'nearest' })
        }}
      >
        {isOpen && props.children(close)}
      </div>
    </>
  )
}
