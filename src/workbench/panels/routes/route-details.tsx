/** Why a route costs what it costs, and what to watch for. */
import type { Route } from '#engine/route/route'
import { groupCosts, termText } from './cost-groups'

export function RouteDetails({ route }: { readonly route: Route }) {
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
      <details>
        <summary>Why it costs {route.cost}</summary>
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
                    <small>{termText(term)}</small>
                  </th>
                  <td>{cost}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </details>
      <details>
        <summary>Note by note</summary>
        <p class="route-path">{route.fingering.suggestedPath}</p>
      </details>
    </div>
  )
}
