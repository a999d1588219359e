/** What the hand window adds to the states of an onset, as the search charges it. */
import type { HandWindow } from '../route/hand-window'
import { type HandWeights, openChargeOf } from './cost-table'
import type { HandStates } from './state-table'

function addWindow(states: HandStates, window: HandWindow, weights: HandWeights): Int32Array {
  const { startFret, endFret, lowestHandFret, highestHandFret, openStringsWaived } = window
  return states.cost.map((cost, state) => {
    let outside = 0
    let open = 0
    for (let column = 0; column < states.freshCount; column++) {
      const fret = states.frets[state * states.noteCount + column]!
      if (fret === 0) open++
      else outside += Math.max(0, startFret - fret, fret - endFret)
    }
    const hand = states.hand[state]!
    const off = Math.max(0, lowestHandFret - hand, hand - highestHandFret)
    const waived = openStringsWaived ? openChargeOf(weights, states.freshCount, open) : 0
    const outsideCost = weights['outside-window'] * outside
    return cost + outsideCost + weights['hand-off-window'] * off + weights['open-waived'] * waived
  })
}

/** Reads the cost of every state under a window; equal states are worked out once. */
export function windowedCosts(
  window: HandWindow | undefined,
  weights: HandWeights,
): (states: HandStates) => Int32Array {
  if (!window || window.source === 'none') return ({ cost }) => cost
  const known = new Map<HandStates, Int32Array>()
  return (states) => {
    let cost = known.get(states)
    if (!cost) {
      cost = addWindow(states, window, weights)
      known.set(states, cost)
    }
    return cost
  }
}
