/** Why a route costs what it costs, how it is fingered, and what a checker found. */
import { Icon } from '../../controls/icon'
import { type AnyRoute, isChordRoute } from './any-route'
import { groupCosts, termText } from './cost-groups'
import { OnsetList } from './onset-list'
import type { PlannedRoutes } from './planned-routes'
import { proofRowsOf } from './proof-words'

function Proof({ route }: { readonly route: AnyRoute }) {
  const rows = proofRowsOf(route)
  const count = rows.filter(({ holds }) => holds).length
  return (
    <details class="route-proof">
      <summary>
        Checked: {count} of {rows.length} hold
      </summary>
      <ul>
        {rows.map(({ holds, text }) => (
          <li key={text} class={holds ? 'holds' : 'fails'}>
            <Icon name={holds ? 'check' : 'close'} size={14} />
            <span class="visually-hidden">{holds ? 'Holds:' : 'Fails:'}</span> {text}
          </li>
        ))}
      </ul>
    </details>
  )
}

function CostTable({ planned, route }: RouteDetailsProps) {
  const style = isChordRoute(route) ? planned.style : undefined
  return (
    <table class="cost-table">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {groupCosts(route.breakdown).flatMap(({ group, parts }) =>
          parts.map(({ term, cost }) => (
            <tr key={term}>
              <th scope="row">
                <span class={`cost-swatch ${group.id}`} />
                {term.replaceAll('-', ' ')}
                <small>{termText(term, style)}</small>
              </th>
              <td>{cost}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

interface RouteDetailsProps {
  readonly planned: PlannedRoutes
  readonly route: AnyRoute
}

export function RouteDetails({ planned, route }: RouteDetailsProps) {
  const { warnings } = route.fingering
  return (
    <div class="route-details">
      {warnings.length > 0 && (
        <ul class="route-warnings" aria-label="Warnings">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {isChordRoute(route) ? (
        <details>
          <summary>Chord by chord</summary>
          <OnsetList planned={planned} route={route} />
        </details>
      ) : (
        <details>
          <summary>Note by note</summary>
          <p class="route-path">{route.fingering.suggestedPath}</p>
        </details>
      )}
      <details>
        <summary>Why it costs {route.cost}</summary>
        <CostTable planned={planned} route={route} />
      </details>
      <Proof route={route} />
    </div>
  )
}
