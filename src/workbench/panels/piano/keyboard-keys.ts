/** Pointer and keyboard on the piano. */
import type { RefObject } from 'preact'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { audition } from '../../state/audition'
import { hoveredPitch, isPicking, pickedPitchClasses, selectPitch } from '../../state/view-state'

function keyElementOf(target: EventTarget | null): SVGElement | undefined {
  return target instanceof Element
    ? (target.closest<SVGElement>('[data-midi]') ?? undefined)
    : undefined
}

function midiOfKey(element: SVGElement): number {
  return Number(element.dataset.midi)
}

function choose(midi: number): void {
  if (isPicking.peek()) pickedPitchClasses.value ^= 1 << pitchClassOfMidi(midi)
  selectPitch({ midi })
  audition({ midis: [midi] })
}

const SEMITONES_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 12,
  ArrowDown: -12,
}

/** Event handlers of the keyboard: arrows walk by semitone, with Shift or up and down by octave. */
export function keyboardHandlers(roving: RefObject<number>) {
  const rove = (keyboard: Element, element: SVGElement) => {
    const before = keyboard.querySelector('[tabindex="0"]')
    if (before !== element) before?.setAttribute('tabindex', '-1')
    element.setAttribute('tabindex', '0')
    roving.current = midiOfKey(element)
  }
  return {
    onPointerOver(event: PointerEvent) {
      const element = keyElementOf(event.target)
      if (!element) return
      const midi = midiOfKey(element)
      const isNew = hoveredPitch.peek()?.midi !== midi
      hoveredPitch.value = { midi }
      if (isNew && event.pointerType === 'mouse' && event.buttons === 1) audition({ midis: [midi] })
    },
    onPointerLeave() {
      hoveredPitch.value = undefined
    },
    onFocusIn(event: FocusEvent) {
      const element = keyElementOf(event.target)
      if (element) hoveredPitch.value = { midi: midiOfKey(element) }
    },
    onFocusOut() {
      hoveredPitch.value = undefined
    },
    onPointerDown(event: PointerEvent) {
      const element = keyElementOf(event.target)
      if (element && event.pointerType === 'mouse' && event.button === 0) choose(midiOfKey(element))
    },
    onClick(event: MouseEvent) {
      const element = keyElementOf(event.target)
      if (!element || !(event.currentTarget instanceof Element)) return
      rove(event.currentTarget, element)
      element.focus({ preventScroll: true })
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
      if (!isMouse) choose(midiOfKey(element))
    },
    onKeyDown(event: KeyboardEvent) {
      const element = keyElementOf(event.target)
      const keyboard = event.currentTarget
      if (!element || !(keyboard instanceof Element)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const midi = midiOfKey(element)
      if (event.key === 'Enter') {
        event.preventDefault()
        event.stopPropagation()
        choose(midi)
        return
      }
      const semitones = SEMITONES_OF_KEY[event.key]
      if (semitones === undefined) return
      event.preventDefault()
      event.stopPropagation()
      const step = event.shiftKey ? Math.sign(semitones) * 12 : semitones
      const next = keyboard.querySelector<SVGElement>(`[data-midi="${midi + step}"]`)
      if (!next) return
      rove(keyboard, next)
      next.focus()
    },
  }
}
