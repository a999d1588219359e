/** What screen readers say for each place; the marks are hidden from them. */
import { effect } from '@preact/signals'
import type { ToneReading } from '#engine/theory/read-tones'
import { afterPaint } from '../../state/after-paint'
import type { PitchFocus } from '../../state/view-state'
import type { MarkPlace } from './mark-drawing'

/** Where a pitch lies in a drawing, on the neck or on the keyboard. */
export interface PitchPlace extends MarkPlace, PitchFocus {
  /** Names it in its drawing: `6:3` on the neck, the MIDI number on the keyboard. */
  readonly at: string
}

/** `1, root`, `flat 3`, `5`. */
function spokenDegree(reading: ToneReading): string {
  if (reading.isRoot) return '1, root'
  const { number, alteration } = reading.degree
  const sign = alteration < 0 ? 'flat ' : 'sharp '
  return sign.repeat(Math.abs(alteration)) + String(number)
}

/** What a tone is in key and chord: `degree 3, chord tone`. */
export function spokenMembership(reading: ToneReading): string {
  const { inScale, inChord } = reading
  if (inScale) return `degree ${spokenDegree(reading)}${inChord ? ', chord tone' : ''}`
  return inChord ? `chord tone ${spokenDegree(reading)}` : 'outside the scale'
}

function name(cell: Element, text: string): void {
  if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text)
}

/**
 * Names the cells of a drawing, which lie in the order of their places, and follows the signals
 * that `textOf` reads. New cells have their names at once; after a flip the others are
 * checked after the next frame. Gives the function that stops it.
 */
export function speakPlaces<Place extends PitchPlace>(
  drawing: Element,
  places: readonly Place[],
  textOf: (place: Place) => string,
): () => void {
  const cells = [...drawing.querySelectorAll('[role="gridcell"]')]
  const unnamed = cells.filter((cell) => !cell.hasAttribute('aria-label'))
  for (const cell of unnamed) name(cell, textOf(places[cells.indexOf(cell)]!))
  let stop: (() => void) | undefined
  let isStopped = false
  afterPaint(() => {
    if (isStopped) return
    stop = effect(() => {
      for (const [index, place] of places.entries()) name(cells[index]!, textOf(place))
    })
  })
  return () => {
    isStopped = true
    stop?.()
  }
}
