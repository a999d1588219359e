/** A held shape: the notes it sounds are played where it lies, by the fingers that hold it. */
import { findFingering } from '../hand/fingering'
import { type Frets, soundingPositionsOf } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import {
  ANY_OCTAVE_KEY,
  type HandStateRow,
  type HandStates,
  handStatesOfRows,
  OWN_KEY,
} from './hand-states'
import { placeCode } from './place-code'

interface HeldPlace {
  readonly string: number
  readonly fret: number
  /** 0 open. */
  readonly finger: number
}

/** A held shape as the planner takes it. */
export interface ShapeSetting {
  /** By `placeCode`. */
  readonly places: ReadonlySet<number>
  /** Fret under the index finger that holds it. */
  readonly handPositionFret: number
  /** Its places with their fingers, string 1 first; empty where four fingers cannot hold it. */
  readonly held: readonly HeldPlace[]
  /** Hands under which its open strings sound before a finger is down; default: its own. */
  readonly leadingHands?: readonly number[]
}

/** Fret of the index finger by a finger that presses; 1 where none does. */
function handFretOf(held: readonly HeldPlace[], lowestFret: number): number {
  const pressed = held.filter(({ finger }) => finger > 0)
  const index = pressed.find(({ finger }) => finger === 1)
  if (index) return index.fret
  const hands = pressed.map(({ fret, finger }) => fret - finger + 1)
  return Math.max(1, Math.min(...hands, lowestFret))
}

/** A shape as the planner takes it. */
export function shapeSettingOf(frets: Frets): ShapeSetting {
  const positions = soundingPositionsOf(frets)
  const fingers = findFingering(frets)?.fingers
  const held = fingers
    ? positions
        .map(({ string, fret }) => ({ string, fret, finger: fingers[frets.length - string]! }))
        .sort((a, b) => a.string - b.string)
    : []
  const fretted = positions.filter(({ fret }) => fret > 0).map(({ fret }) => fret)
  const lowestFret = fretted.length === 0 ? 1 : Math.min(...fretted)
  return {
    places: new Set(positions.map(({ string, fret }) => placeCode(string, fret))),
    handPositionFret: held.length > 0 ? handFretOf(held, lowestFret) : lowestFret,
    held,
  }
}

/** The ways in which a shape sounds a key; `undefined` where it does not. */
export function heldStatesOf(shape: ShapeSetting, key: number, neck: Neck): HandStates | undefined {
  const rows = shape.held
    .map((place) => ({ ...place, midi: midiAt(place, neck) }))
    .filter(({ midi }) =>
      key < ANY_OCTAVE_KEY ? midi === key : midi % 12 === key - ANY_OCTAVE_KEY,
    )
    .flatMap((row, place): readonly HandStateRow[] => {
      const own = [shape.handPositionFret]
      const hands = row.finger === 0 ? (shape.leadingHands ?? own) : own
      return hands.map((hand) => ({ ...row, hand, place }))
    })
  return rows.length === 0 ? undefined : handStatesOfRows(rows, OWN_KEY, neck, true)
}
