/** A route in the words of a player. */
import { counted } from '../../state/display-text'
import { fretRangeOf, type RouteSummary, type RoutesAnswer, summaryOf } from './planned-routes'
import type { ShownRoute } from './shown-route'

function rangeText([low, high]: RouteSummary['frets']): string {
  return low === high ? `fret ${low}` : `frets ${low}–${high}`
}

/** Lowest and highest fret: `frets 0–3`, `fret 5`. */
export function fretsText(route: Pick<ShownRoute, 'notes'>): string {
  return rangeText(fretRangeOf(route))
}

/** `frets 0–3 · 0 shifts · 3 crossings`; of chords their barres, where they have some. */
export function summaryWords({ frets, shifts, crossings, barres }: RouteSummary): string {
  const words = [rangeText(frets), counted(shifts, 'shift')]
  if (crossings !== undefined) words.push(counted(crossings, 'crossing'))
  if (barres !== undefined && barres > 0) words.push(counted(barres, 'barre'))
  return words.join(' · ')
}

export function routeWords(route: ShownRoute): string {
  return summaryWords(summaryOf(route))
}

/** `Open position`. */
export function routeTitle({ label }: Pick<ShownRoute, 'label'>): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** `costs more than as written: 310 against 250`; `undefined` where it does not. */
export function dearerText(
  { cost }: Pick<ShownRoute, 'cost'>,
  { asWritten }: Pick<RoutesAnswer, 'asWritten'>,
): string | undefined {
  if (!asWritten || cost <= asWritten.cost) return undefined
  return `costs more than as written: ${cost} against ${asWritten.cost}`
}
