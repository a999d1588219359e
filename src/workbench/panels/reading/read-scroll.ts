/** The song scrolls by itself as long as it lasts, and turns its pages by one key, as pedals send it. */
import { signal } from '@preact/signals'
import { songSeconds } from '../../editor/song-state'
import { measures } from '../../editor/tab-state'

export const isScrolling = signal(false)
/** Per cent of the song's tempo. */
export const scrollPercent = signal(100)
export const SCROLL_PERCENT = { low: 25, high: 400, step: 25 } as const

/** Part of the screen that a page turn moves; the last lines stay to read on from. */
const PAGE_PART = 0.8

const sheetHeight = () => document.querySelector('.reading .song-sheet')?.scrollHeight ?? 0

/** Scrolls until the end of the page, or until it is stopped. */
export function startScrolling(): void {
  isScrolling.value = true
  let before: number | undefined
  let place = scrollY
  const step = (now: number) => {
    if (!isScrolling.peek()) return
    // Who scrolls by hand goes on from there.
    if (Math.abs(scrollY - place) > 2) place = scrollY
    const seconds = (now - (before ?? now)) / 1000
    before = now
    place +=
      (seconds * sheetHeight() * scrollPercent.peek()) / 100 / Math.max(1, songSeconds.peek())
    scrollTo(scrollX, place)
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1
    if (isAtEnd) isScrolling.value = false
    else requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

export function stopScrolling(): void {
  isScrolling.value = false
}

const TURNS: Readonly<Record<string, 1 | -1>> = {
  PageDown: 1,
  ArrowRight: 1,
  PageUp: -1,
  ArrowLeft: -1,
}

/** Turns pages by keys; gives the function that ends it. Space turns where there is no tab to play. */
export function followPageKeys(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(target instanceof Element) || target.closest('input, select, textarea, [role="grid"]')) {
      return
    }
    const isSilent = measures.peek().every(({ notes }) => notes.length === 0)
    const isSpace = key === ' ' && isSilent && !target.closest('button, a, summary')
    const turn = isSpace ? 1 : TURNS[key]
    if (turn === undefined) return
    event.preventDefault()
    scrollBy({ top: turn * PAGE_PART * innerHeight })
  }
  addEventListener('keydown', onKey, { capture: true })
  return () => {
    removeEventListener('keydown', onKey, { capture: true })
    stopScrolling()
  }
}
