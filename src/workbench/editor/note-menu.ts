/** The menu of a note: its sheet, opened by the right button or a long press, at the note. */

import type { TabCursor } from './tab-cursor'
import { pieceBeatOf } from './tab-cursor'
import { spanHolds } from './tab-selection'
import { measures, placeCursor, selectedSpan } from './tab-state'

let isAtNote = false

/** What the sheet stands beside: the cursor in the tab, if it was opened there. */
export function noteSheetAnchor(): Element | undefined {
  const anchor = isAtNote ? document.querySelector('.tab-cursor .spot') : null
  isAtNote = false
  return anchor ?? undefined
}

/** Opens the sheet for a spot; inside the selection it is about the selection. */
export function openNoteMenu(spot: TabCursor): void {
  const span = selectedSpan.peek()
  const isInSelection = span && spanHolds(span, pieceBeatOf(measures.peek(), spot), spot.string)
  if (!isInSelection) placeCursor(spot)
  isAtNote = true
  document.querySelector<HTMLElement>('.note-button')?.click()
}
