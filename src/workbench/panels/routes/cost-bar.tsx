/** A cost as a bar of its parts; the words beside it say the same. */

import { COST_GROUPS, costText, groupCosts } from './cost-groups'
import type { ShownRoute } from './shown-route'

const BAR_WIDTH = 100
const BAR_HEIGHT = 8
/** Room between parts, so that they are told apart without colour. */
const GAP = 0.8

/** Drawn against the dearest route in view, so that lengths compare from card to card. */
export function CostBar({
  route,
  fullCost,
}: {
  readonly route: ShownRoute
  readonly fullCost: number
}) {
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
