/** What a player should know before playing a route, from the same terms as its cost. */

import { handReachesOf, isStretch } from '../hand/finger-reach'
import { HIGH_HAND_FRET } from '../hand/high-hand'
import type { PlayedNote } from './breakdown'
import { figureTermsOf } from './figure-terms'
import { isInHandWindow } from './hand-window'
import type { NoteSetting } from './note-choices'
import { ordinalOf } from './position-label'
import { isJump as jumpsBetween } from './transitions'
import { isHighOnLowString, LONG_SHIFT_FRETS, writeWarnings } from './warning-words'

/** One sentence a kind of trouble, with the notes it is about. */
export function warningsOf(
  played: readonly PlayedNote[],
  { window, neck }: Pick<NoteSetting, 'window' | 'neck'>,
): readonly string[] {
  const stretches: number[] = []
  const leaps: number[] = []
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
    if (before && Math.abs(note.hand - before.hand) >= LONG_SHIFT_FRETS) leaps.push(index)
    if (note.finger === 0 && note.hand >= HIGH_HAND_FRET) openWhileHigh.push(index)
    if (isHighOnLowString(note.fret, note.string, neck)) highOnLowStrings.push(index)
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
  const stretchFret = handReachesOf(neck.maxFret, neck).byFinger[4]!.to + 2
  return writeWarnings(
    [
      stretches,
      (notes) => `Stretch: the little finger reaches a ${ordinalOf(stretchFret)} fret at ${notes}`,
    ],
    { leaps, openWhileHigh, highOnLowStrings, outside },
    [
      [rolls, (notes) => `Partial barre: one finger rolls over to another string at ${notes}`],
      [
        wideRolls,
        (notes) => `Wide roll: the ring or little finger lies over a third string at ${notes}`,
      ],
      [jumps, (notes) => `Jump: a finger leaves its string for another at ${notes}`],
    ],
    window,
    neck,
  )
}
