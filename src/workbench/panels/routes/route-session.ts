/** The previewed, chosen and compared routes, and the actions on them. */
import { batch, computed, effect, signal } from '@preact/signals'
import { startPlaying } from '../../audio/playback/playback-control'
import { onlyNotes, withPlaces } from '../../editor/routed-tab'
import { editMeasures } from '../../editor/tab-actions'
import { pieceBeatOf, startBeatOf } from '../../editor/tab-cursor'
import { cursor, measures } from '../../editor/tab-state'
import { showMessage, speak } from '../../state/messages'
import {
  comparedRoute,
  type NeckHand,
  type NeckOverlay,
  playhead,
  previewedBarres,
  previewedPlaces,
  shownHand,
  shownRoute,
} from '../../state/view-state'
import { handAt, onsetAt } from './onset-words'
import { isOfChords, placesOf, playedNotesOf, type ShownRoute } from './planned-routes'
import { plannedRoutes } from './route-plan'
import { fretsText, routeTitle } from './route-words'

/** The chosen route and the other one of a comparison, by id. */
export const chosenRouteId = signal<string | undefined>(undefined)
export const comparedRouteId = signal<string | undefined>(undefined)
/** The route under the pointer or the focus. */
const previewedRouteId = signal<string | undefined>(undefined)

function routeById(id: string | undefined): ShownRoute | undefined {
  return plannedRoutes.value?.routes.find((route) => route.id === id)
}

/** The route that is chosen, if the plan still has it. */
export const chosenRoute = computed(() => routeById(chosenRouteId.value))
export const otherRoute = computed(() => routeById(comparedRouteId.value))

/** Its place in the ranking, from 1. */
export function rankOf(route: ShownRoute): number {
  return (plannedRoutes.value?.routes.indexOf(route) ?? -1) + 1
}

/** Chooses a route; the one that is chosen already is let go. */
export function chooseRoute(id: string): void {
  batch(() => {
    chosenRouteId.value = chosenRouteId.peek() === id ? undefined : id
    if (comparedRouteId.peek() === chosenRouteId.peek()) comparedRouteId.value = undefined
  })
}

/** Sets the route that the chosen one is compared with; the same one again ends it. */
export function compareRoute(id: string): void {
  batch(() => {
    comparedRouteId.value = comparedRouteId.peek() === id ? undefined : id
    if (chosenRouteId.peek() === id || chosenRouteId.peek() === undefined) {
      chosenRouteId.value = plannedRoutes.peek()?.routes.find((route) => route.id !== id)?.id
    }
  })
}

/** Previews a route while the pointer or the focus is on it. */
export function previewRoute(id: string | undefined): void {
  previewedRouteId.value = id
}

function overlayOf(route: ShownRoute, name: string): NeckOverlay {
  const isChords = isOfChords(route)
  return {
    kind: 'route',
    label: `${name}: ${routeTitle(route)}, ${fretsText(route)}`,
    isChords,
    marks: playedNotesOf(route).map(({ string, fret, finger, asked }) => ({
      string,
      fret,
      finger,
      ...(!isChords && { order: asked + 1 }),
    })),
  }
}

/** The hand where the piece is being played, else where the cursor is. */
function handHere(route: ShownRoute): NeckHand | undefined {
  if (!isOfChords(route)) return undefined
  const head = playhead.value
  const tab = measures.value
  const beat = head
    ? startBeatOf(tab, head.measureIndex) + head.beat
    : pieceBeatOf(tab, cursor.value)
  return handAt(route, onsetAt(route, beat))
}

function barresOf(route: ShownRoute) {
  if (!isOfChords(route)) return []
  return route.onsets.flatMap(({ startBeat, barres }) =>
    barres.map((barre) => ({ ...barre, startBeat })),
  )
}

const lookedAt = computed(() => routeById(previewedRouteId.value) ?? chosenRoute.value)

/** Draws the routes on the neck and in the tab; gives the function that ends it. */
export function drawRoutes(): () => void {
  const stopRoutes = effect(() => {
    const planned = plannedRoutes.value
    const shown = lookedAt.value
    const other = otherRoute.value
    batch(() => {
      shownRoute.value = planned && shown && overlayOf(shown, `Route ${rankOf(shown)}`)
      comparedRoute.value =
        planned && other && other !== shown ? overlayOf(other, `Route ${rankOf(other)}`) : undefined
      previewedPlaces.value = planned && shown ? placesOf(planned, shown) : new Map()
      previewedBarres.value = shown ? barresOf(shown) : []
    })
  })
  const stopHand = effect(() => {
    const shown = lookedAt.value
    shownHand.value = shown && handHere(shown)
  })
  return () => {
    stopRoutes()
    stopHand()
    batch(() => {
      shownRoute.value = undefined
      comparedRoute.value = undefined
      shownHand.value = undefined
      previewedPlaces.value = new Map()
      previewedBarres.value = []
      previewedRouteId.value = undefined
    })
  }
}

/** Writes the places and fingers of a route into the tab as one step. */
export function takeRoute(route: ShownRoute): void {
  const planned = plannedRoutes.peek()
  if (!planned) return
  const rank = rankOf(route)
  const routed = withPlaces(measures.peek(), placesOf(planned, route))
  if (routed.every((measure, index) => measure === measures.peek()[index])) {
    showMessage('The tab already lies like this.')
    return
  }
  editMeasures(`Use route ${rank}`, () => routed)
  speak(`Route ${rank} is in the tab`)
}

/** Plays the notes of a route at its places, in the rhythm of the tab. */
export function hearRoute(route: ShownRoute): void {
  const planned = plannedRoutes.peek()
  if (!planned) return
  const ids = new Set(placesOf(planned, route).keys())
  const routed = withPlaces(onlyNotes(measures.peek(), ids), placesOf(planned, route))
  void startPlaying({
    drill: { kind: 'route', measures: routed, loop: undefined, countInBeats: 0 },
    fromBeat: planned.notes[0]?.startBeat ?? 0,
  })
}

/** Swaps the chosen route with the compared one, or with the next in rank, and plays it. */
export function swapRoutes(): void {
  const planned = plannedRoutes.peek()
  const [first, second] = planned?.routes ?? []
  if (!planned || !first || !second) return
  const chosen = chosenRoute.peek() ?? first
  const other = otherRoute.peek() ?? planned.routes[planned.routes.indexOf(chosen) + 1] ?? first
  batch(() => {
    chosenRouteId.value = other.id
    comparedRouteId.value = chosen.id
  })
  hearRoute(other)
  speak(`Route ${rankOf(other)}, ${routeTitle(other)}`)
}
