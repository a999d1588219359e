/** Whether a line in first position plays only some pitches of open strings on them. */
import type { Neck } from '../instrument/neck'
import type { NoteChoices } from './note-choices'
import { melodicOpensOf } from './ringing-strings'
import type { StatePath } from './search-best'

/** Last fret of a line in first position, and of one that has pitches of open strings there. */
const LAST_FRET = 4
const LAST_MIXED_FRET = 5

/** Whether a path lies in first position and plays some pitches of open strings there, others not. */
export function mixesOpenStrings(
  { states }: StatePath,
  choices: readonly NoteChoices[],
  neck: Neck,
): boolean {
  const opens = melodicOpensOf(neck)
  const highest = Math.max(...opens) + LAST_FRET
  let hasOpen = false
  let isMixed = false
  for (const [index, state] of states.entries()) {
    const { fret, midi } = choices[index]!.states
    if (fret[state]! > LAST_MIXED_FRET || midi[state]! > highest) return false
    if (fret[state] === 0) hasOpen = true
    else if (opens.includes(midi[state]!)) isMixed = true
  }
  return hasOpen && isMixed
}
