/** What is told of a route in a line of words. */
import { isOfChords, type ShownRoute } from './shown-route'

export interface RouteSummary {
  /** Lowest and highest. */
  readonly frets: readonly [low: number, high: number]
  /** Moves of the hand to another hand position. */
  readonly shifts: number
  /** How often a line moves to another string; absent for chords. */
  readonly crossings?: number
  /** Onsets with a barre, of chords. */
  readonly barres?: number
}

/** How often the line moves to another string. */
function crossingsOf({ notes }: Pick<ShownRoute, 'notes'>): number {
  let crossings = 0
  for (let index = 1; index < notes.length; index++) {
    if (notes[index]!.string !== notes[index - 1]!.string) crossings++
  }
  return crossings
}

export function fretRangeOf({ notes }: Pick<ShownRoute, 'notes'>): RouteSummary['frets'] {
  const frets = notes.map(({ fret }) => fret)
  return [Math.min(...frets), Math.max(...frets)]
}

export function summaryOf(route: ShownRoute): RouteSummary {
  const shared = { frets: fretRangeOf(route), shifts: route.fingering.positionShiftCount }
  return isOfChords(route)
    ? { ...shared, barres: route.onsets.filter(({ barres }) => barres.length > 0).length }
    : { ...shared, crossings: crossingsOf(route) }
}
