/** A route as the page shows it. */
import type { Route, RouteOnset } from '#engine/plan/route'

/** Without notes for a tab, which the page makes from the places: they fill half of a long answer. */
export type ShownRoute = Omit<Route, 'tabNotes'>

/** A route of notes that sound together. */
export type RouteOfChords = ShownRoute & { readonly onsets: readonly RouteOnset[] }

export const isOfChords = (route: ShownRoute): route is RouteOfChords => route.onsets !== undefined

export function shownPart({ tabNotes: _left, ...shown }: Route): ShownRoute {
  return shown
}

/** The notes of a route, each with its finger and the index of the note asked for. */
export function playedNotesOf({ notes, fingering }: Pick<ShownRoute, 'notes' | 'fingering'>) {
  return notes.map(({ string, fret }, index) => {
    const { finger, targetIndex } = fingering.steps[index]!
    return { string, fret, finger, asked: targetIndex }
  })
}
