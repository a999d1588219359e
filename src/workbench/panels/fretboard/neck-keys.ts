/** Pointer and keyboard on the neck: where the arrows lead, and the menu of a place. */

import type { RefObject } from 'preact'
import { fretPositionsOf, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
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

function focusOf(cell: RovingCell, neck: Neck) {
  return { midi: midiAt(cell, neck), ...cell }
}

/** The next place of the same pitch in walking order, for Shift with an arrow. */
function otherPlaceOf(layout: NeckLayout, cell: RovingCell, step: 1 | -1): RovingCell | undefined {
  const { neck } = layout
  const places = fretPositionsOf(midiAt(cell, neck), neck, layout.lastFret).filter(
    ({ string, fret }) => layout.fretsOf(string).includes(fret),
  )
  const index = places.findIndex(({ string, fret }) => string === cell.string && fret === cell.fret)
  return places[(index + step + places.length) % places.length]
}

/** The fret some steps further along a string; a short string has gaps. */
function stepFret(layout: NeckLayout, { string, fret }: RovingCell, step: 1 | -1): number {
  const frets = layout.fretsOf(string)
  return frets[frets.indexOf(fret) + step] ?? fret
}

/** The fret of another string that lies beside a place; on a short string perhaps its open note. */
function fretBeside(layout: NeckLayout, cell: RovingCell, string: number): number {
  const x = layout.cellAt(cell.string, cell.fret).centerX
  const distance = (fret: number) => Math.abs(layout.cellAt(string, fret).centerX - x)
  return layout
    .fretsOf(string)
    .reduce((best, fret) => (distance(fret) < distance(best) ? fret : best))
}

/** Where an arrow leads: on the screen, so both flips turn the arrows too. */
function arrowTarget(layout: NeckLayout, cell: RovingCell, key: string): RovingCell | undefined {
  const along = layout.flipHorizontal ? -1 : 1
  const across = layout.flipVertical ? -1 : 1
  const frets = layout.fretsOf(cell.string)
  const onString = (string: number) =>
    layout.fretsOf(string).length > 0
      ? { string, fret: fretBeside(layout, cell, string) }
      : undefined
  switch (key) {
    case 'ArrowRight':
      return { ...cell, fret: stepFret(layout, cell, along) }
    case 'ArrowLeft':
      return { ...cell, fret: stepFret(layout, cell, along === 1 ? -1 : 1) }
    case 'ArrowUp':
      return onString(cell.string - across)
    case 'ArrowDown':
      return onString(cell.string + across)
    case 'Home':
      return { ...cell, fret: frets[0] ?? cell.fret }
    case 'End':
      return { ...cell, fret: frets.at(-1) ?? cell.fret }
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
function openMenu(event: MouseEvent, neck: Neck, heldBy?: number): void {
  const element = cellElementOf(event.target)
  if (!element) return
  event.preventDefault()
  const box = element.getBoundingClientRect()
  // The menu key of a keyboard has no pointer.
  const hasPointer = event.clientX !== 0 || event.clientY !== 0
  placeMenu.value = {
    ...focusOf(cellOf(element), neck),
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
      focusOf: (cell) => focusOf(cell, layout.neck),
      targetOf: (cell, event) => targetOf(layout, cell, event),
      onShiftEnter: ({ string, fret }) => void writeIntoTab(string, fret),
    },
    roving,
  )
  const holding = longPressHandlers((press) => openMenu(press, layout.neck, press.pointerId))
  return {
    ...grid,
    ...holding,
    onPointerDown(event: PointerEvent) {
      grid.onPointerDown(event)
      holding.onPointerDown(event)
    },
    onContextMenu(event: MouseEvent) {
      holding.onContextMenu(event)
      if (!event.defaultPrevented) openMenu(event, layout.neck)
    },
  }
}
