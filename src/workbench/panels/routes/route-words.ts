/** A route in the words of a player. */
import { counted } from '../../state/display-text'
import { type AnyRoute, isChordRoute } from './any-route'

/** How often the line moves to another string. */
export function crossingsOf({ notes }: Pick<AnyRoute, 'notes'>): number {
  let crossings = 0
  for (let index = 1; index < notes.length; index++) {
    if (notes[index]!.string !== notes[index - 1]!.string) crossings++
  }
  return crossings
}

/** Lowest and highest fret: `frets 0–3`, `fret 5`. */
export function fretsText({ notes }: Pick<AnyRoute, 'notes'>): string {
  const frets = notes.map(({ fret }) => fret)
  const low = Math.min(...frets)
  const high = Math.max(...frets)
  return low === high ? `fret ${low}` : `frets ${low}–${high}`
}

/** `frets 0–3 · 0 shifts · 3 crossings`; of chords their barres, where they have some. */
export function routeWords(route: AnyRoute): string {
  const words = [fretsText(route), counted(route.fingering.positionShiftCount, 'shift')]
  if (!isChordRoute(route)) return [...words, counted(crossingsOf(route), 'crossing')].join(' · ')
  const barres = route.onsets.filter((onset) => onset.barres.length > 0).length
  return [...words, ...(barres > 0 ? [counted(barres, 'barre')] : [])].join(' · ')
}

/** `Open position`. */
export function routeTitle({ label }: Pick<AnyRoute, 'label'>): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
