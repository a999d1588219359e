/** Whether a line that belongs in first position is better searched as a line of that position. */
import type { Neck } from '../instrument/neck'
import { HIGHEST_HAND_BESIDE_FIRST, type NoteChoices } from './note-choices'
import { melodicOpensOf } from './ringing-strings'
import type { StatePath } from './search-best'

/** Last fret of a line in first position, and of one that has pitches of open strings there. */
const LAST_FRET = 4
const LAST_MIXED_FRET = 5

/** Whether three notes in a row lie on three strings, the outer ones at one fret: a chord's shape. */
function isChordShape(notes: readonly { readonly string: number; readonly fret: number }[]) {
  if (notes.length < 3 || notes.some(({ fret }) => fret === 0)) return false
  return new Set(notes.map(({ string }) => string)).size === 3 && notes[0]!.fret === notes[2]!.fret
}

/**
 * Whether a path in first position plays some pitches of open strings there and others not, or has
 * its index finger at the second fret where it could be at the first and no chord is held. A tune of
 * the first position is searched again too where its path lies elsewhere.
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
  const places = [...states].map((state, index) => {
    const { string, fret } = choices[index]!.states
    return { string: string[state]!, fret: fret[state]! }
  })
  const hasChord = places.some((_, index) => isChordShape(places.slice(index, index + 3)))
  for (const [index, state] of states.entries()) {
    const { fret, midi, hand } = choices[index]!.states
    if (fret[state]! > LAST_MIXED_FRET || midi[state]! > highest) isElsewhere = true
    if (fret[state] === 0) hasOpen = true
    else {
      if (opens.includes(midi[state]!)) isMixed = true
      if (hand[state]! > 1 && !hasChord) isHandUp = true
    }
  }
  if (isLowMelody) return isMixed || isElsewhere || isHandUp
  return !isElsewhere && hasOpen && (isMixed || isHandUp)
}

/** Whether the hand of a path goes further up than beside the first position. */
export function liesAboveFirst({ states }: StatePath, choices: readonly NoteChoices[]): boolean {
  return states.some((state, index) => {
    const { hand, fret } = choices[index]!.states
    return fret[state]! > 0 && hand[state]! > HIGHEST_HAND_BESIDE_FIRST
  })
}
