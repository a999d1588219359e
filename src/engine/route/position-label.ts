/** Where a route lies, in words a player uses. */
import type { PlayedNote } from './breakdown'

const ORDINALS = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth',
  'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth',
  'seventeenth', 'eighteenth', 'nineteenth', 'twentieth', 'twenty-first', 'twenty-second',
  'twenty-third', 'twenty-fourth',
] as const // biome-ignore format: one word a fret

/** `open strings`, `open position`, `fifth position`, `fifth to seventh position`. */
export function positionLabelOf(played: readonly PlayedNote[]): string {
  let lowest = Infinity
  let highest = 0
  let hasOpen = false
  for (const { finger, hand } of played) {
    if (finger === 0) {
      hasOpen = true
      continue
    }
    if (hand < lowest) lowest = hand
    if (hand > highest) highest = hand
  }
  if (highest === 0) return 'open strings'
  if (highest === 1 && hasOpen) return 'open position'
  const [from, to] = [ORDINALS[lowest - 1], ORDINALS[highest - 1]]
  return from === to ? `${from} position` : `${from} to ${to} position`
}
