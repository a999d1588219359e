/** Whether a line that belongs in first position is better searched as a line of that position. */
import type { Neck } from '../instrument/neck'
import type { NoteChoices } from './note-choices'
import { melodicOpensOf } from './ringing-strings'
import type { StatePath } from './search-best'

/** Last fret of a line in first position, and of one that has pitches of open strings there. */
const LAST_FRET = 4
const LAST_MIXED_FRET = 5

/**
 * Whether a path in first position plays some pitches of open strings there and others not, or has
 * its index finger at the second fret where it could be at the first. A tune of the first position
 * is searched again too where its path lies elsewhere.
 */
export function belongsInFirstPosition(
  { states }: StatePath,
  choices: readonly NoteChoices[],
  neck: Neck,
  isLowMelody: boolean,
): boolean {
  const opens = melodicOpensOf(neck)
  const highest = Math.max(...opens) + LAST_FRET
  let hasOpen = false
  let isMixed = false
  let isElsewhere = false
  let isHandUp = false
  for (const [index, state] of states.entries()) {
    const { fret, midi, hand } = choices[index]!.states
    if (fret[state]! > LAST_MIXED_FRET || midi[state]! > highest) isElsewhere = true
    if (fret[state] === 0) hasOpen = true
    else {
      if (opens.includes(midi[state]!)) isMixed = true
      if (hand[state]! > 1) isHandUp = true
    }
  }
  if (isLowMelody) return isMixed || isElsewhere || isHandUp
  return !isElsewhere && hasOpen && (isMixed || isHandUp)
}
