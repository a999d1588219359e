/** Routes of notes that sound together. */
import type { ChordRequestNote } from '#engine/chord-route/chord-route'
import { planChordRoutes } from '#engine/chord-route/plan-chord-routes'
import { DomainError } from '#engine/errors'
import type { HandPin } from '#engine/polyphony/hand-plan'
import { shownPart } from './any-route'
import { chordNotesOf, pinOf, type RoutedNote } from './music-of-tab'
import { planInPlace } from './plan-in-place'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'
import { limitsOf } from './route-filters-state'
import { withWritten } from './with-written'

/** The optimum and the best routes of four neck zones. */
const MOST_ROUTES = 5

function pinned(
  notes: readonly RoutedNote[],
  keep: (note: RoutedNote) => HandPin | undefined,
): readonly ChordRequestNote[] {
  return chordNotesOf(notes).map((asked, index) => {
    const pin = keep(notes[index]!)
    return pin ? { ...asked, pin } : asked
  })
}

const writtenPinOf = ({ note: { string, fret } }: RoutedNote): HandPin => ({ string, fret })

/** The places of the tab with the best fingers; `undefined` where no hand can hold them. */
function routeAsWritten({ notes, neck, theory, filters }: RoutesQuestion) {
  try {
    const limits = limitsOf(filters, neck, 1)
    return planChordRoutes({ neck, notes: pinned(notes, writtenPinOf), theory, limits }).routes[0]
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

export function planChords(question: RoutesQuestion): RoutesAnswer {
  return planInPlace(question, (asked) => {
    const { notes, neck, theory, pins, filters } = asked
    const { routes, constraints } = planChordRoutes({
      neck,
      notes: pinned(notes, (routed) => pinOf(routed, pins, neck)),
      theory,
      limits: limitsOf(filters, neck, MOST_ROUTES),
    })
    const asWritten = routeAsWritten(asked)
    return {
      style: constraints.style,
      ...withWritten(asked, routes.map(shownPart), asWritten && shownPart(asWritten)),
    }
  })
}
