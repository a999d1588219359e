/** The loop key: what is selected loops. */

import { isLooping, loopRange } from '../audio/playback/transport-state'
import { toggle } from '../state/toggle'
import { selectedSpan } from './tab-state'

/** Loops the selection; without one, turns the loop of the tab on or off. */
export function toggleLoop(): void {
  const span = selectedSpan.peek()
  if (span) {
    loopRange.value = { startBeat: span.startBeat, endBeat: span.endBeat }
    isLooping.value = true
  } else toggle(isLooping)
}
