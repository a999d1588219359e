/** What a chord does in a key, as documents show it. */
import type { ChordFunction } from '#engine/harmony/chord-function'

export function describeFunction({ numeral, role, alsoCalled, isDiatonic }: ChordFunction) {
  return { numeral, role, ...(alsoCalled !== undefined && { alsoCalled }), isDiatonic }
}
