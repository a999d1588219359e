/** What the places of a picture say to the ear; the marks upon them are for the eye alone. */
import { effect } from '@preact/signals'
import { afterPaint } from '../../state/after-paint'
import type { ToneReading } from '../../state/theory'
import type { PitchPlace } from './pitch-lights'

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

/**
 * Names the cells of a picture, which lie in the order of their places, and follows the signals
 * that `textOf` reads. A picture that turns is seen first and named then. Gives the function that
 * stops it.
 */
export function speakPlaces<Place extends PitchPlace>(
  picture: Element,
  places: readonly Place[],
  textOf: (place: Place) => string,
): () => void {
  const cells = picture.querySelectorAll('[role="gridcell"]')
  let stop: (() => void) | undefined
  let isStopped = false
  const speak = () => {
    if (isStopped) return
    stop = effect(() => {
      places.forEach((place, index) => {
        const text = textOf(place)
        const cell = cells[index]
        if (cell?.getAttribute('aria-label') !== text) cell?.setAttribute('aria-label', text)
      })
    })
  }
  if (cells[0]?.hasAttribute('aria-label')) afterPaint(speak)
  else speak()
  return () => {
    isStopped = true
    stop?.()
  }
}
