/** One route of the ranking. */

import { CostBar } from './cost-bar'
import { isInTab, type PlannedRoutes } from './planned-routes'
import {
  chooseRoute,
  chosenRouteId,
  comparedRouteId,
  compareRoute,
  previewRoute,
} from './route-session'
import { fretsText, routeTitle, routeWords } from './route-words'
import type { ShownRoute } from './shown-route'

export function RouteCard(props: {
  readonly planned: PlannedRoutes
  readonly route: ShownRoute
  readonly rank: number
  readonly fullCost: number
}) {
  const { planned, route, rank, fullCost } = props
  const isChosen = chosenRouteId.value === route.id
  const isCompared = comparedRouteId.value === route.id
  const warnings = route.fingering.warnings.length
  return (
    <li
      class={isChosen ? 'route-card chosen' : 'route-card'}
      data-route={route.id}
      onPointerEnter={(event) => event.pointerType === 'mouse' && previewRoute(route.id)}
      onPointerLeave={() => previewRoute(undefined)}
      onFocusCapture={() => previewRoute(route.id)}
      onBlurCapture={() => previewRoute(undefined)}
    >
      <button
        type="button"
        class="route-choice"
        aria-pressed={isChosen}
        onClick={() => chooseRoute(route.id)}
      >
        <span class="route-rank">{rank}</span>
        <span class="route-name">
          <span class="route-title">{routeTitle(route)}</span>
          {isInTab(planned, route) && <span class="route-tag">in the tab</span>}
        </span>
        <span class="route-cost">{route.cost}</span>
        <span class="route-words">
          {routeWords(route)}
          {warnings > 0 && (
            <span class="route-warned">
              {' '}
              · {warnings}
              {'\u00a0'}
              {warnings === 1 ? 'warning' : 'warnings'}
            </span>
          )}
        </span>
        <CostBar route={route} fullCost={fullCost} />
      </button>
      <button
        type="button"
        class="route-compare"
        aria-pressed={isCompared}
        aria-label={`Compare with route ${rank}`}
        title={`Compare with route ${rank}, ${fretsText(route)}`}
        onClick={() => compareRoute(route.id)}
      >
        {isChosen ? 'A' : 'B'}
      </button>
    </li>
  )
}
