/** Pointer and keyboard on the neck: looking, choosing, sounding, walking. */
import type { RefObject } from 'preact'
import { fretPositionsOf, midiAt } from '#engine/instrument/fretboard'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { audition } from '../../state/audition'
import { hoveredPitch, isPicking, pickedPitchClasses, selectPitch } from '../../state/view-state'
import type { NeckLayout } from './neck-layout'
import { placeMenu, writeIntoTab } from './place-menu'

/** The cell that is in the tab order. */
export interface RovingCell {
  readonly string: number
  readonly fret: number
}

function cellElementOf(target: EventTarget | null): SVGElement | undefined {
  return target instanceof Element
    ? (target.closest<SVGElement>('[data-midi]') ?? undefined)
    : undefined
}

function cellOf(element: SVGElement): RovingCell {
  return { string: Number(element.dataset.string), fret: Number(element.dataset.fret) }
}

function focusOf(cell: RovingCell) {
  return { midi: midiAt(cell), ...cell }
}

/** Sounds and chooses a cell; while notes are being picked it also picks or drops its name. */
function choose(cell: RovingCell): void {
  const focus = focusOf(cell)
  if (isPicking.peek()) pickedPitchClasses.value ^= 1 << pitchClassOfMidi(focus.midi)
  selectPitch(focus)
  audition({ midis: [focus.midi] })
}

/** The next place of the same pitch in walking order, for Shift with an arrow. */
function otherPlaceOf(layout: NeckLayout, cell: RovingCell, step: 1 | -1): RovingCell | undefined {
  const places = fretPositionsOf(midiAt(cell), layout.lastFret).filter(
    (place) => place.fret >= layout.firstFret,
  )
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

/** Event handlers of the neck. `roving` remembers which cell Tab comes back to. */
export function neckHandlers(layout: NeckLayout, roving: RefObject<RovingCell>) {
  const rove = (neck: Element, element: SVGElement) => {
    const before = neck.querySelector('[tabindex="0"]')
    if (before !== element) before?.setAttribute('tabindex', '-1')
    element.setAttribute('tabindex', '0')
    roving.current = cellOf(element)
  }
  return {
    onPointerOver(event: PointerEvent) {
      const element = cellElementOf(event.target)
      if (!element) return
      const focus = focusOf(cellOf(element))
      const isNew = hoveredPitch.peek()?.midi !== focus.midi
      hoveredPitch.value = focus
      // A pressed mouse that moves plays a glissando; a finger that moves pans the neck.
      if (isNew && event.pointerType === 'mouse' && event.buttons === 1) {
        audition({ midis: [focus.midi] })
      }
    },
    onPointerLeave() {
      hoveredPitch.value = undefined
    },
    onFocusIn(event: FocusEvent) {
      const element = cellElementOf(event.target)
      if (element) hoveredPitch.value = focusOf(cellOf(element))
    },
    onFocusOut() {
      hoveredPitch.value = undefined
    },
    onPointerDown(event: PointerEvent) {
      const element = cellElementOf(event.target)
      const isLeft = event.button === 0 && !event.ctrlKey
      if (element && event.pointerType === 'mouse' && isLeft) choose(cellOf(element))
    },
    onClick(event: MouseEvent) {
      const element = cellElementOf(event.target)
      if (!element || !(event.currentTarget instanceof Element)) return
      rove(event.currentTarget, element)
      element.focus({ preventScroll: true })
      // A mouse has sounded on the way down, where it feels like touching a string.
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (!isMouse) choose(cellOf(element))
    },
    onContextMenu(event: MouseEvent) {
      const element = cellElementOf(event.target)
      if (!element) return
      event.preventDefault()
      const cell = cellOf(element)
      const box = element.getBoundingClientRect()
      // The menu key of a keyboard has no pointer.
      const hasPointer = event.clientX !== 0 || event.clientY !== 0
      placeMenu.value = {
        ...focusOf(cell),
        leftPx: hasPointer ? event.clientX : box.left + box.width / 2,
        topPx: hasPointer ? event.clientY : box.bottom,
      }
    },
    onKeyDown(event: KeyboardEvent) {
      const element = cellElementOf(event.target)
      const neck = event.currentTarget
      if (
        !element ||
        !(neck instanceof Element) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      ) {
        return
      }
      const cell = cellOf(element)
      if (event.key === 'Enter') {
        event.preventDefault()
        event.stopPropagation()
        choose(cell)
        if (event.shiftKey) void writeIntoTab(cell.string, cell.fret)
        return
      }
      const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowUp'
      const target =
        event.shiftKey && event.key.startsWith('Arrow')
          ? otherPlaceOf(layout, cell, isBack ? -1 : 1)
          : arrowTarget(layout, cell, event.key)
      if (!target) return
      event.preventDefault()
      event.stopPropagation()
      const next = neck.querySelector<SVGElement>(
        `[data-string="${target.string}"][data-fret="${target.fret}"]`,
      )
      if (!next) return
      rove(neck, next)
      next.focus()
    },
  }
}
