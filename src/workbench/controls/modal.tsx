/**
 * A dialog over the whole page: Escape and a click beside it close it, and the focus returns. A
 * popover rather than a modal `<dialog>`, which makes the page inert, and later not: each time
 * every element of the page is styled anew, longer than all else that opening takes. Here the dialog
 * covers the page, keeps the Tab key to itself, and says that it is modal.
 */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { earlyKeys } from './early-keys'

/** What Tab stops at; a row of options is walked by arrows, and Tab takes the one that is chosen. */
const TAB_STOPS =
  'button:not(:disabled), input:not([type="radio"]:not(:checked)), select, textarea, summary, a[href], [tabindex="0"]'

/** Tab goes from the last stop to the first, and back. */
function keepTabInside(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab') return
  const stops = [...dialog.querySelectorAll<HTMLElement>(TAB_STOPS)]
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const { activeElement } = document
  if (activeElement !== edge && stops.some((stop) => stop === activeElement)) return
  event.preventDefault()
  next?.focus()
}

export function Modal(props: {
  readonly label: string
  readonly className: string
  readonly children: ComponentChildren
  readonly onClose: () => void
}) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const early = useMemo(earlyKeys, [])
  // Ended while the dialog is still in the page: then its closing gives the focus back.
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const focusFirst = () => element.querySelector<HTMLElement>(TAB_STOPS)?.focus()
    // What is inside may still be loading; the dialog has the focus and the keys until then.
    const observer = new MutationObserver(() => {
      if (document.activeElement === element) focusFirst()
    })
    element.showPopover()
    element.focus()
    focusFirst()
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      element.hidePopover()
    }
  }, [])
  return (
    <div
      ref={place}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={props.label}
      tabindex={-1}
      class="dialog-place"
      onToggle={(event) => {
        // The event comes later; by then another dialog may be open, which must stay.
        if (event.newState === 'closed' && event.currentTarget.isConnected) props.onClose()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // A text that is selected beyond the edge is no click beside the dialog.
        const isBeside = event.target === event.currentTarget && pressed.current === event.target
        if (isBeside) event.currentTarget.hidePopover()
      }}
      onFocusIn={(event) => early.giveTo(event.target)}
      onKeyDown={(event) => {
        keepTabInside(event, event.currentTarget)
        if (event.target === event.currentTarget && early.keep(event)) event.preventDefault()
      }}
    >
      <div class={`dialog ${props.className}`}>
        <div class="dialog-body">{props.children}</div>
      </div>
    </div>
  )
}
