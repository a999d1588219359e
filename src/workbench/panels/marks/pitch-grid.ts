/** Pointer and keyboard on a drawing whose cells are pitches: focus, choose, sound, walk. */
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

/** What differs between neck and keyboard. */
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

/** Leaves only this cell in the tab order. */
export function keepTabStop(drawing: Element, cell: Element | null): void {
  const before = drawing.querySelector('[tabindex="0"]')
  if (before !== cell) before?.setAttribute('tabindex', '-1')
  cell?.setAttribute('tabindex', '0')
}

/** Event handlers of a drawing. `roving` remembers which cell Tab comes back to. */
export function pitchGridHandlers<Cell>(grid: PitchGrid<Cell>, roving: RefObject<Cell>) {
  const focusAt = (element: SVGElement) => grid.focusOf(grid.cellOf(element))
  const rove = (drawing: Element, element: SVGElement) => {
    keepTabStop(drawing, element)
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
      // A pressed mouse that moves plays a glissando; a finger that moves pans the drawing.
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
      // The focus moves to another place, whose own event sets it.
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
      // With a mouse the note sounds on the press, not on the release.
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (!isMouse) choose(focusAt(element))
    },
    onKeyDown(event: KeyboardEvent) {
      const element = cellElementOf(event.target)
      const drawing = event.currentTarget
      if (!element || !(drawing instanceof Element)) return
      // On the first key press, the place that the mouse chose shows the keyboard focus.
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
      const next = drawing.querySelector<SVGElement>(target!)
      if (!next) return
      rove(drawing, next)
      next.focus()
    },
  }
}
