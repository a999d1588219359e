/**
 * The fingers as a player numbers them. The search keeps one finger a fret and stretches the little
 * one; where it stretches, the hand opens and the fingers beside it on the string move along, so
 * that 3-5-7 is index, middle and little finger wherever the shape returns. On the first string
 * the first position keeps its fingers: G is the ring finger's beside the high A too.
 */
import { FINGERS } from '../hand/finger'
import { isStretch } from '../hand/finger-reach'
import type { Neck } from '../instrument/neck'
import type { PlayedNote } from './breakdown'
import type { Route } from './route'

const RING = 3
const LITTLE = 4

/** Whether two notes in a row lie on one string under a still hand. */
function isOneString(note: PlayedNote, next: PlayedNote): boolean {
  return note.string === next.string && note.hand === next.hand && !note.isHeld && !next.isHeld
}

/** Fingers of the notes of one string between index and stretched little finger, by fret. */
function openHandOf(group: readonly PlayedNote[], highest: number): ReadonlyMap<number, number> {
  const inner = new Set(
    group.filter(({ finger, fret }) => finger > 1 && fret < highest).map(({ fret }) => fret),
  )
  // From the little finger down; the ring finger takes the nearest one where there are two.
  const frets = [...inner].sort((a, b) => b - a)
  const fingers = new Map<number, number>()
  if (frets.length === 1) fingers.set(frets[0]!, highest - frets[0]! === 1 ? RING : RING - 1)
  if (frets.length === 2)
    for (const [index, fret] of frets.entries()) fingers.set(fret, RING - index)
  return fingers
}

/** Whether the little finger takes the high A of the first position. */
function isHighA({ string, hand }: PlayedNote): boolean {
  return string === 1 && hand === 1
}

/** A finger for every note: 0 open, 1 index … 4 little. */
export function shownFingersOf(played: readonly PlayedNote[], neck: Neck): readonly number[] {
  const fingers = played.map(({ finger }) => finger)
  if (neck.instrument.family !== 'guitar') return fingers
  let from = 0
  while (from < played.length) {
    let to = from + 1
    while (to < played.length && isOneString(played[to - 1]!, played[to]!)) to++
    const group = played.slice(from, to)
    const stretched = group.find(
      ({ finger, fret, hand }) => finger === LITTLE && isStretch(fret, hand, neck),
    )
    if (stretched && !isHighA(stretched)) {
      const openHand = openHandOf(group, stretched.fret)
      for (let index = from; index < to; index++) {
        fingers[index] = openHand.get(played[index]!.fret) ?? fingers[index]!
      }
    }
    from = to
  }
  return fingers
}

/** The fingers of a route by the ids of its tab notes: 0 open, 1 index … 4 little. */
export function fingersByNote({
  tabNotes,
  fingering,
}: Pick<Route, 'tabNotes' | 'fingering'>): ReadonlyMap<string, number> {
  return new Map(
    tabNotes.map(({ id }, index) => [id, FINGERS.indexOf(fingering.steps[index]!.finger)]),
  )
}
