/** The ways in which a line can be asked to lie on the neck: the states that each allows. */
import type { States } from './states'

/** How a line may be asked to lie on the neck. */
export const ROUTE_WAYS = ['position', 'three-per-string', 'one-string', 'open'] as const
export type RouteWay = (typeof ROUTE_WAYS)[number]

/** Whether a style says how a line lies, not what the hand pays for. */
export const isWay = (style: string | undefined): style is RouteWay =>
  ROUTE_WAYS.some((way) => way === style)

/** One way to lie. */
export interface Way {
  readonly zone: string
  readonly allows: (states: States, state: number) => boolean
}

/** Under which hands each slice has a state, as bits; those that all slices have in common. */
function commonHands(layers: readonly States[]): number {
  let common = -1
  for (const { hands } of new Set(layers)) {
    common &= hands.reduce((bits, hand) => bits | (1 << hand), 0)
  }
  return common
}

function positionsOf(layers: readonly States[]): readonly Way[] {
  const hands = commonHands(layers)
  return Array.from({ length: 31 }, (_, hand) => hand)
    .filter((hand) => (hands >> hand) & 1)
    .map((hand) => ({
      zone: `position ${hand}`,
      allows: (states, state) => states.hands[state] === hand,
    }))
}

function singleStringsOf({ neck }: States): readonly Way[] {
  return neck.strings.map(({ string }) => ({
    zone: `string ${string}`,
    allows: (states, state) => states.strings[state] === string,
  }))
}

const NOTES_PER_STRING = 3
/** Frets between the first and the last of the three notes on a string, at most. */
const WIDEST_THREE = 5
/** Frets between the index finger and the stretched little finger. */
const HAND_FRETS = 4

/**
 * The pitches in threes from the lowest up, each three on the next string and, where they lie near
 * enough, under one hand with the index finger on the lowest: a shape has one fingering.
 */
function threesOf(layers: readonly States[]): readonly Way[] {
  const rising = [...new Set(layers.map(({ fresh }) => fresh[0]!))].sort((a, b) => a - b)
  const threes = Array.from({ length: Math.ceil(rising.length / NOTES_PER_STRING) }, (_, row) =>
    rising.slice(row * NOTES_PER_STRING, (row + 1) * NOTES_PER_STRING),
  )
  if (threes.some((three) => three.at(-1)! - three[0]! > WIDEST_THREE)) return []
  return layers[0]!.neck.strings.map(({ string: lowest }) => ({
    zone: `three notes a string from string ${lowest}`,
    allows: ({ fresh, strings, frets, hands }, state) => {
      const row = threes.findIndex((three) => three.includes(fresh[0]!))
      const three = threes[row]!
      const indexFret = frets[state]! - (fresh[0]! - three[0]!)
      const isOneHand = three.at(-1)! - three[0]! <= HAND_FRETS && indexFret >= 1
      return strings[state] === lowest - row && (!isOneHand || hands[state] === indexFret)
    },
  }))
}

const hasOpen = ({ frets }: States) => frets.includes(0)

function openOf(layers: readonly States[]): readonly Way[] {
  if (!layers.some(hasOpen)) return []
  const allows = (states: States, state: number) => !hasOpen(states) || states.frets[state] === 0
  return [{ zone: 'open strings', allows }]
}

const WAYS: Readonly<Record<RouteWay, (layers: readonly States[]) => readonly Way[]>> = {
  position: positionsOf,
  'three-per-string': threesOf,
  'one-string': ([layer]) => singleStringsOf(layer!),
  open: openOf,
}

/** The ways in which a line could lie; not each of them may play all of it. */
export const waysOf = (way: RouteWay, layers: readonly States[]): readonly Way[] =>
  WAYS[way](layers)
