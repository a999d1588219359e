/** Pointer and keyboard of a picture whose cells are pitches: looking, choosing, sounding, walking. */
import { batch } from '@preact/signals'
import type { RefObject } from 'preact'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { audition } from '../../state/audition'
import {
  hoveredPitch,
  isPicking,
  keyboardFocus,
  type PitchFocus,
  pickedPitchClasses,
  selectPitch,
} from '../../state/view-state'

/** What one picture does in its own way. */
export interface PitchGrid<Cell> {
  readonly cellOf: (element: SVGElement) => Cell
  readonly focusOf: (cell: Cell) => PitchFocus
  /** A selector of the cell that a key leads to; `undefined` for keys that do not walk. */
  readonly targetOf: (cell: Cell, event: KeyboardEvent) => string | undefined
  readonly onShiftEnter?: (cell: Cell) => void
}

/** The cell under an event, if it is one. */
export function cellElementOf(target: EventTarget | null): SVGElement | undefined {
  return target instanceof Element
    ? (target.closest<SVGElement>('[data-midi]') ?? undefined)
    : undefined
}

/** Sounds and chooses a pitch; while notes are being picked it also picks or drops its name. */
function choose(focus: PitchFocus): void {
  if (isPicking.peek()) pickedPitchClasses.value ^= 1 << pitchClassOfMidi(focus.midi)
  selectPitch(focus)
  audition({ midis: [focus.midi] })
}

/** Leaves one cell of a picture in the tab order, whichever was. */
export function keepTabStop(picture: Element, cell: Element | null): void {
  const before = picture.querySelector('[tabindex="0"]')
  if (before !== cell) before?.setAttribute('tabindex', '-1')
  cell?.setAttribute('tabindex', '0')
}

/** Event handlers of a picture. `roving` remembers which cell Tab comes back to. */
export function pitchGridHandlers<Cell>(grid: PitchGrid<Cell>, roving: RefObject<Cell>) {
  const focusAt = (element: SVGElement) => grid.focusOf(grid.cellOf(element))
  const rove = (picture: Element, element: SVGElement) => {
    keepTabStop(picture, element)
    roving.current = grid.cellOf(element)
  }
  const stopLooking = () => {
    hoveredPitch.value = undefined
  }
  return {
    onPointerOver(event: PointerEvent) {
      const element = cellElementOf(event.target)
      if (!element) return
      const focus = focusAt(element)
      const isNew = hoveredPitch.peek()?.midi !== focus.midi
      hoveredPitch.value = focus
      // A pressed mouse that moves plays a glissando; a finger that moves pans the picture.
      if (isNew && event.pointerType === 'mouse' && event.buttons === 1) {
        audition({ midis: [focus.midi] })
      }
    },
    onPointerLeave: stopLooking,
    onFocusIn(event: FocusEvent) {
      const element = cellElementOf(event.target)
      if (!element) return
      const focus = focusAt(element)
      batch(() => {
        hoveredPitch.value = focus
        keyboardFocus.value = element.matches(':focus-visible') ? focus : undefined
      })
    },
    onFocusOut(event: FocusEvent) {
      // Another place takes it over in the same breath.
      if (cellElementOf(event.relatedTarget)) return
      batch(() => {
        stopLooking()
        keyboardFocus.value = undefined
      })
    },
    onPointerDown(event: PointerEvent) {
      const element = cellElementOf(event.target)
      const isLeft = event.button === 0 && !event.ctrlKey
      if (element && event.pointerType === 'mouse' && isLeft) choose(focusAt(element))
    },
    onClick(event: MouseEvent) {
      const element = cellElementOf(event.target)
      if (!element || !(event.currentTarget instanceof Element)) return
      rove(event.currentTarget, element)
      element.focus({ preventScroll: true })
      // A mouse has sounded on the way down, where it feels like touching a string.
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (!isMouse) choose(focusAt(element))
    },
    onKeyDown(event: KeyboardEvent) {
      const element = cellElementOf(event.target)
      const picture = event.currentTarget
      if (!element || !(picture instanceof Element)) return
      // A place that the mouse has chosen shows that it is the keyboard's, now that keys come.
      keyboardFocus.value ??= element.matches(':focus-visible') ? focusAt(element) : undefined
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const cell = grid.cellOf(element)
      const isEnter = event.key === 'Enter'
      const target = isEnter ? undefined : grid.targetOf(cell, event)
      if (!isEnter && target === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (isEnter) {
        choose(grid.focusOf(cell))
        if (event.shiftKey) grid.onShiftEnter?.(cell)
        return
      }
      const next = picture.querySelector<SVGElement>(target!)
      if (!next) return
      rove(picture, next)
      next.focus()
    },
  }
}
