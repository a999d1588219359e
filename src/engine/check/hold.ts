/** Whether a hand can hold some frets at once. */

import { FINGER_COUNT } from '../hand/barre'
import { findFingering, type GripFingering } from '../hand/fingering'
import { reachMmOf, TAUGHT_REACH_MM } from '../hand/reach'
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { type Mistake, mistakeOf } from './mistake-table'

export interface Hold {
  readonly isPlayable: boolean
  readonly mistakes: readonly Mistake[]
  /** Present when four fingers do. */
  readonly fingering?: GripFingering
  /** Lowest pressed fret, 0 when none is pressed. */
  readonly handFret: number
  readonly reachFrets: number
  readonly reachMm: number
}

/**
 * Tries to hold a grip: its reach along the neck, then fingers and barres.
 *
 * @param frets one place a string, the last string first, on frets of the neck.
 * @example
 * tryToHold([null, 3, 2, 0, 1, 0], STANDARD_NECK).isPlayable // => true
 * tryToHold([1, null, null, null, null, 9], STANDARD_NECK).mistakes[0].code // => "too-wide"
 */
export function tryToHold(frets: Frets, neck: Neck): Hold {
  const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
  const handFret = pressed.length === 0 ? 0 : Math.min(...pressed)
  const highest = pressed.length === 0 ? 0 : Math.max(...pressed)
  const reachMm = reachMmOf(handFret, highest, neck)
  const place = { handFret, reachFrets: highest - handFret, reachMm }
  if (reachMm > TAUGHT_REACH_MM) {
    const message = `frets ${handFret} and ${highest} are ${Math.round(reachMm)} mm apart; a hand reaches about ${TAUGHT_REACH_MM}`
    return { isPlayable: false, mistakes: [mistakeOf('too-wide', message)], ...place }
  }
  // A finger presses one fret, so a fifth one needs no search.
  const fingering = new Set(pressed).size > FINGER_COUNT ? undefined : findFingering(frets)
  if (!fingering) {
    const message = `${pressed.length} pressed strings take more than four fingers, barres included`
    return { isPlayable: false, mistakes: [mistakeOf('too-many-fingers', message)], ...place }
  }
  return { isPlayable: true, mistakes: [], fingering, ...place }
}
