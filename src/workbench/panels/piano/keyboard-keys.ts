/** Pointer and keyboard on the piano: arrows walk by semitone, with Shift or up and down by octave. */
import type { RefObject } from 'preact'
import { pitchGridHandlers } from '../marks/pitch-grid'

const SEMITONES_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 12,
  ArrowDown: -12,
}

function targetOf(midi: number, event: KeyboardEvent): string | undefined {
  const semitones = SEMITONES_OF_KEY[event.key]
  if (semitones === undefined) return undefined
  const step = event.shiftKey ? Math.sign(semitones) * 12 : semitones
  return `[data-midi="${midi + step}"]`
}

/** Event handlers of the keyboard. `roving` remembers which key Tab comes back to. */
export function keyboardHandlers(roving: RefObject<number>) {
  return pitchGridHandlers(
    { cellOf: (key) => Number(key.dataset.midi), focusOf: (midi) => ({ midi }), targetOf },
    roving,
  )
}
