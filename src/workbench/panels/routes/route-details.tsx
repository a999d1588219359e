/** Why a route costs what it costs, how it is fingered, and what a checker found. */
import { Icon } from '../../controls/icon'
import { groupCosts, partText } from './cost-groups'
import { OnsetList } from './onset-list'
import type { PlannedRoutes } from './planned-routes'
import { proofRowsOf } from './proof-words'
import { isOfChords, type ShownRoute } from './shown-route'

function Proof({ route }: { readonly route: ShownRoute }) {
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

function CostTable({ route }: Pick<RouteDetailsProps, 'route'>) {
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
          parts.map((part) => (
            <tr key={part.term}>
              <th scope="row">
                <span class={`cost-swatch ${group.id}`} />
                {part.term.replaceAll('-', ' ')}
                <small>{partText(part)}</small>
              </th>
              <td>{part.cost}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

interface RouteDetailsProps {
  readonly planned: PlannedRoutes
  readonly route: ShownRoute
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
      {isOfChords(route) ? (
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
        <CostTable route={route} />
      </details>
      <Proof route={route} />
    </div>
  )
}
