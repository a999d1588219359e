/** Pointer and keyboard on the neck: where the arrows lead, and the menu of a place. */

import type { RefObject } from 'preact'
import { fretPositionsOf, midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { longPressHandlers } from '../marks/long-press'
import { cellElementOf, pitchGridHandlers } from '../marks/pitch-grid'
import type { NeckLayout } from './neck-layout'
import { placeMenu, writeIntoTab } from './place-menu'

/** The cell that is in the tab order. */
export interface RovingCell {
  readonly string: number
  readonly fret: number
}

function cellOf(element: SVGElement): RovingCell {
  return { string: Number(element.dataset.string), fret: Number(element.dataset.fret) }
}

function focusOf(cell: RovingCell) {
  return { midi: midiAt(cell, STANDARD_NECK), ...cell }
}

/** The next place of the same pitch in walking order, for Shift with an arrow. */
function otherPlaceOf(layout: NeckLayout, cell: RovingCell, step: 1 | -1): RovingCell | undefined {
  const places = fretPositionsOf(
    midiAt(cell, STANDARD_NECK),
    STANDARD_NECK,
    layout.lastFret,
  ).filter((place) => place.fret >= layout.firstFret)
  const index = places.findIndex(({ string, fret }) => string === cell.string && fret === cell.fret)
  return places[(index + step + places.length) % places.length]
}

/** Where an arrow leads: on the screen, so both flips turn the arrows too. */
function arrowTarget(layout: NeckLayout, cell: RovingCell, key: string): RovingCell | undefined {
  const along = layout.flipHorizontal ? -1 : 1
  const across = layout.flipVertical ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return { ...cell, fret: cell.fret + along }
    case 'ArrowLeft':
      return { ...cell, fret: cell.fret - along }
    case 'ArrowUp':
      return { ...cell, string: cell.string - across }
    case 'ArrowDown':
      return { ...cell, string: cell.string + across }
    case 'Home':
      return { ...cell, fret: layout.firstFret }
    case 'End':
      return { ...cell, fret: layout.lastFret }
    default:
      return undefined
  }
}

/** Where a key leads: along the strings, or with Shift to the next place of the same pitch. */
function targetOf(layout: NeckLayout, cell: RovingCell, event: KeyboardEvent): string | undefined {
  const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
  const target =
    event.shiftKey && event.key.startsWith('Arrow')
      ? otherPlaceOf(layout, cell, isBack ? -1 : 1)
      : arrowTarget(layout, cell, event.key)
  return target && `[data-string="${target.string}"][data-fret="${target.fret}"]`
}

/** Opens the menu of the place under an event. */
function openMenu(event: MouseEvent, heldBy?: number): void {
  const element = cellElementOf(event.target)
  if (!element) return
  event.preventDefault()
  const box = element.getBoundingClientRect()
  // The menu key of a keyboard has no pointer.
  const hasPointer = event.clientX !== 0 || event.clientY !== 0
  placeMenu.value = {
    ...focusOf(cellOf(element)),
    leftPx: hasPointer ? event.clientX : box.left + box.width / 2,
    topPx: hasPointer ? event.clientY : box.bottom,
    heldBy,
  }
}

/** Event handlers of the neck. `roving` remembers which cell Tab comes back to. */
export function neckHandlers(layout: NeckLayout, roving: RefObject<RovingCell>) {
  const grid = pitchGridHandlers(
    {
      cellOf,
      focusOf,
      targetOf: (cell, event) => targetOf(layout, cell, event),
      onShiftEnter: ({ string, fret }) => void writeIntoTab(string, fret),
    },
    roving,
  )
  const holding = longPressHandlers((press) => openMenu(press, press.pointerId))
  return {
    ...grid,
    ...holding,
    onPointerDown(event: PointerEvent) {
      grid.onPointerDown(event)
      holding.onPointerDown(event)
    },
    onContextMenu(event: MouseEvent) {
      holding.onContextMenu(event)
      if (!event.defaultPrevented) openMenu(event)
    },
  }
}
