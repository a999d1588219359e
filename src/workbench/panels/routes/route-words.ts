/** A route in the words of a player. */
import { counted } from '../../state/display-text'
import type { AnyRoute } from './any-route'
import { fretRangeOf, type RouteSummary, summaryOf } from './route-summary'

function rangeText([low, high]: RouteSummary['frets']): string {
  return low === high ? `fret ${low}` : `frets ${low}–${high}`
}

/** Lowest and highest fret: `frets 0–3`, `fret 5`. */
export function fretsText(route: Pick<AnyRoute, 'notes'>): string {
  return rangeText(fretRangeOf(route))
}

/** `frets 0–3 · 0 shifts · 3 crossings`; of chords their barres, where they have some. */
export function summaryWords({ frets, shifts, crossings, barres }: RouteSummary): string {
  const words = [rangeText(frets), counted(shifts, 'shift')]
  if (crossings !== undefined) words.push(counted(crossings, 'crossing'))
  if (barres !== undefined && barres > 0) words.push(counted(barres, 'barre'))
  return words.join(' · ')
}

export function routeWords(route: AnyRoute): string {
  return summaryWords(summaryOf(route))
}

/** `Open position`. */
export function routeTitle({ label }: Pick<AnyRoute, 'label'>): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
