/** What a player should know before playing a route, from the same terms as its cost. */

import { handReachesOf, isStretch } from '../hand/finger-reach'
import type { PlayedNote } from './breakdown'
import { HIGH_HAND_FRET } from './cost'
import { figureTermsOf } from './figure-terms'
import { formatHandWindow, isInHandWindow } from './hand-window'
import type { NoteSetting } from './note-choices'
import { ordinalOf } from './position-label'
import { isJump as jumpsBetween } from './transitions'

/** A shift from this many frets on is a leap of the hand. */
const LONG_SHIFT_FRETS = 5
const NOTES_NAMED = 6

/** `note 3`, `notes 3, 7 and 12 more` – 1-based. */
export function nameNotes(indexes: readonly number[]): string {
  const named = indexes.slice(0, NOTES_NAMED).map((index) => index + 1)
  const more = indexes.length - named.length
  return `note${indexes.length > 1 ? 's' : ''} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** One sentence a kind of trouble, with the notes it is about. */
export function warningsOf(
  played: readonly PlayedNote[],
  { window, neck }: Pick<NoteSetting, 'window' | 'neck'>,
): readonly string[] {
  const highestEasyFret = 12 - neck.capo
  const stringCount = neck.strings.length
  // The lower half of the strings.
  const lastEasyString = Math.ceil(stringCount / 2)
  const stretches: number[] = []
  const longShifts: number[] = []
  const openWhileHigh: number[] = []
  const highOnLowStrings: number[] = []
  const rolls: number[] = []
  const wideRolls: number[] = []
  const jumps: number[] = []
  const outside: number[] = []
  for (let index = 0; index < played.length; index++) {
    const note = played[index]!
    const before = played[index - 1]
    if (note.finger > 0 && isStretch(note.fret, note.hand, neck)) stretches.push(index)
    if (before && Math.abs(note.hand - before.hand) >= LONG_SHIFT_FRETS) longShifts.push(index)
    if (note.finger === 0 && note.hand >= HIGH_HAND_FRET) openWhileHigh.push(index)
    if (note.fret > highestEasyFret && note.string > lastEasyString) highOnLowStrings.push(index)
    if (!isInHandWindow(note.fret, window)) outside.push(index)
    if (!before || note.finger === 0 || (note.isHeld && before.isHeld)) continue
    const isSame = note.finger === before.finger && note.string !== before.string
    if (isSame && note.fret === before.fret) rolls.push(index)
    const twoBack = played[index - 2]
    const figure = twoBack && figureTermsOf(twoBack, before, note)
    const isJump =
      isSame &&
      note.hand === before.hand &&
      jumpsBetween(note.finger, note.string - before.string, note.fret - before.fret)
    if (figure && figure['wide-roll'] > 0) wideRolls.push(index)
    if (isJump || (figure && figure['finger-jump'] > 0)) jumps.push(index)
  }
  const warnings: string[] = []
  const warn = (indexes: readonly number[], sentence: (notes: string) => string) => {
    if (indexes.length > 0) warnings.push(sentence(nameNotes(indexes)))
  }
  const stretchFret = handReachesOf(neck.maxFret, neck).byFinger[4]!.to + 2
  warn(
    stretches,
    (notes) => `Stretch: the little finger reaches a ${ordinalOf(stretchFret)} fret at ${notes}`,
  )
  warn(longShifts, (notes) => `Leap: the hand shifts ${LONG_SHIFT_FRETS} frets or more to ${notes}`)
  warn(
    openWhileHigh,
    (notes) => `Open string while the hand is at fret ${HIGH_HAND_FRET} or higher: ${notes}`,
  )
  warn(
    highOnLowStrings,
    (notes) =>
      `Above fret ${highestEasyFret} on strings ${lastEasyString + 1} to ${stringCount}, hard to reach: ${notes}`,
  )
  warn(rolls, (notes) => `Partial barre: one finger rolls over to another string at ${notes}`)
  warn(
    wideRolls,
    (notes) => `Wide roll: the ring or little finger lies over a third string at ${notes}`,
  )
  warn(jumps, (notes) => `Jump: a finger leaves its string for another at ${notes}`)
  warn(outside, (notes) => `Outside the hand window (${formatHandWindow(window)}): ${notes}`)
  return warnings
}
