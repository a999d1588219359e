/** One route of the ranking. */

import { COST_GROUPS, costText, groupCosts, harderWords } from './cost-groups'
import { isInTab, type PlannedRoutes, type ShownRoute } from './planned-routes'
import {
  chooseRoute,
  chosenRouteId,
  comparedRouteId,
  compareRoute,
  previewRoute,
} from './route-session'
import { fretsText, routeTitle, routeWords } from './route-words'

/** A cost as a bar of its parts; the words beside it say the same. */
const BAR_WIDTH = 100
const BAR_HEIGHT = 8
/** Room between parts, so that they are told apart without colour. */
const GAP = 0.8

/** Drawn against the dearest route in view, so that lengths compare from card to card. */
function CostBar({ route, fullCost }: { readonly route: ShownRoute; readonly fullCost: number }) {
  let x = 0
  return (
    <svg
      class="cost-bar"
      viewBox={`0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={costText(route.cost, route.breakdown)}
    >
      <rect class="cost-ground" width={BAR_WIDTH} height={BAR_HEIGHT} rx={1} />
      {groupCosts(route.breakdown).map(({ group, cost }) => {
        const width = (Math.max(0, cost) / Math.max(1, fullCost)) * BAR_WIDTH
        const left = x
        x += width
        return (
          <rect
            key={group.id}
            class={`cost-part ${group.id}`}
            x={left}
            width={Math.max(0, width - GAP)}
            height={BAR_HEIGHT}
          />
        )
      })}
    </svg>
  )
}

/** What the colours of the bars stand for, in the order of the bar. */
export function CostLegend() {
  return (
    <ul class="cost-legend" aria-label="Parts of the cost">
      {COST_GROUPS.map(({ id, title }) => (
        <li key={id}>
          <span class={`cost-swatch ${id}`} />
          {title}
        </li>
      ))}
    </ul>
  )
}

export function RouteCard(props: {
  readonly planned: PlannedRoutes
  readonly route: ShownRoute
  readonly rank: number
  /** The first of the ranking. */
  readonly best: ShownRoute
  readonly fullCost: number
}) {
  const { planned, route, rank, best, fullCost } = props
  const isChosen = chosenRouteId.value === route.id
  const isCompared = comparedRouteId.value === route.id
  const warnings = route.fingering.warnings.length
  return (
    <li
      class={isChosen ? 'route-card chosen' : 'route-card'}
      data-route={route.id}
      data-cost={route.cost}
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
        <span class="route-cost" title={`Cost ${route.cost}`}>
          {route === best ? 'easiest' : (harderWords(route, best) ?? 'about as easy')}
        </span>
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
