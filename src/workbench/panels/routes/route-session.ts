/** The previewed, chosen and compared routes, and the actions on them. */
import { batch, computed, effect, signal } from '@preact/signals'
import type { Route } from '#engine/route/route'
import { startPlaying } from '../../audio/playback/playback-control'
import { showMessage, speak } from '../../state/messages'
import { edit } from '../../state/project-store'
import {
  comparedRoute,
  type NeckOverlay,
  previewedPlaces,
  shownRoute,
} from '../../state/view-state'
import { measures } from '../tab/edit/tab-state'
import { isInTab, placesOf, plannedRoutes } from './route-plan'
import { fretsText, routeTitle } from './route-words'
import { onlyNotes, withPlaces } from './routed-tab'

/** The chosen route and the other one of a comparison, by id. */
export const chosenRouteId = signal<string | undefined>(undefined)
export const comparedRouteId = signal<string | undefined>(undefined)
/** The route under the pointer or the focus. */
const previewedRouteId = signal<string | undefined>(undefined)

function routeById(id: string | undefined): Route | undefined {
  return plannedRoutes.value?.routes.find((route) => route.id === id)
}

/** The route that is chosen, if the plan still has it. */
export const chosenRoute = computed(() => routeById(chosenRouteId.value))
export const otherRoute = computed(() => routeById(comparedRouteId.value))

/** Its place in the ranking, from 1. */
export function rankOf(route: Route): number {
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

function overlayOf(route: Route, name: string): NeckOverlay {
  return {
    kind: 'route',
    label: `${name}: ${routeTitle(route)}, ${fretsText(route)}`,
    marks: route.notes.map(({ string, fret }, index) => ({
      string,
      fret,
      finger: route.fingering.steps[index]!.finger,
      order: index + 1,
    })),
  }
}

/** Draws the routes on the neck and in the tab; gives the function that ends it. */
export function drawRoutes(): () => void {
  const stop = effect(() => {
    const planned = plannedRoutes.value
    const shown = routeById(previewedRouteId.value) ?? chosenRoute.value
    const other = otherRoute.value
    batch(() => {
      shownRoute.value = planned && shown && overlayOf(shown, `Route ${rankOf(shown)}`)
      comparedRoute.value =
        planned && other && other !== shown ? overlayOf(other, `Route ${rankOf(other)}`) : undefined
      previewedPlaces.value = planned && shown ? placesOf(planned, shown) : new Map()
    })
  })
  return () => {
    stop()
    batch(() => {
      shownRoute.value = undefined
      comparedRoute.value = undefined
      previewedPlaces.value = new Map()
      previewedRouteId.value = undefined
    })
  }
}

/** Writes a route into the tab as one step. */
export function takeRoute(route: Route): void {
  const planned = plannedRoutes.peek()
  if (!planned) return
  const rank = rankOf(route)
  if (isInTab(planned, route)) {
    showMessage('The tab already lies like this.')
    return
  }
  const places = placesOf(planned, route)
  edit(`Use route ${rank}`, (before) => ({
    ...before,
    tabProject: {
      ...before.tabProject,
      measures: withPlaces(before.tabProject.measures, places),
    },
  }))
  speak(`Route ${rank} is in the tab`)
}

/** Plays the notes of a route at its places, in the rhythm of the tab. */
export function hearRoute(route: Route): void {
  const planned = plannedRoutes.peek()
  if (!planned) return
  const ids = new Set(planned.line.map(({ note }) => note.id))
  const routed = withPlaces(onlyNotes(measures.peek(), ids), placesOf(planned, route))
  void startPlaying({
    drill: { measures: routed, loop: undefined, countInBeats: 0 },
    fromBeat: planned.line[0]?.startBeat ?? 0,
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
