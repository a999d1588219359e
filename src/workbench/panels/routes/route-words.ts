/** A route in the words of a player. */
import type { Route } from '#engine/route/route'

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** How often the line moves to another string. */
export function crossingsOf({ notes }: Pick<Route, 'notes'>): number {
  let crossings = 0
  for (let index = 1; index < notes.length; index++) {
    if (notes[index]!.string !== notes[index - 1]!.string) crossings++
  }
  return crossings
}

/** Lowest and highest fret: `frets 0–3`, `fret 5`. */
export function fretsText({ notes }: Pick<Route, 'notes'>): string {
  const frets = notes.map(({ fret }) => fret)
  const low = Math.min(...frets)
  const high = Math.max(...frets)
  return low === high ? `fret ${low}` : `frets ${low}–${high}`
}

/** `frets 0–3 · 0 shifts · 3 crossings`. */
export function routeWords(route: Route): string {
  return [
    fretsText(route),
    counted(route.fingering.positionShiftCount, 'shift'),
    counted(crossingsOf(route), 'crossing'),
  ].join(' · ')
}

/** `Open position`. */
export function routeTitle({ label }: Pick<Route, 'label'>): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
