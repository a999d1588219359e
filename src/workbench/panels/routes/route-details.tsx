/** Why a route costs what it costs, how it is fingered, and what a checker found. */
import { Icon } from '../../controls/icon'
import { cursorAt } from '../../editor/tab-cursor'
import { cursor, measures, placeCursor } from '../../editor/tab-state'
import { groupCosts, partText } from './cost-groups'
import { fingersAt, fretsAt, handAt, onsetWords } from './onset-words'
import {
  isOfChords,
  type PlannedRoutes,
  type RouteOfChords,
  type ShownRoute,
} from './planned-routes'
import { proofRowsOf } from './route-words'

/** The tab shows the rest. */
const MOST_ROWS = 200

function OnsetList({
  planned,
  route,
}: {
  readonly planned: PlannedRoutes
  readonly route: RouteOfChords
}) {
  const { neck, notes } = planned
  const { steps } = route.fingering
  const onsets = route.onsets.filter((onset) =>
    onset.notes.some((note) => !notes[steps[note]!.targetIndex]?.isAround),
  )
  const rows = onsets.slice(0, MOST_ROWS)
  return (
    <ol class="onset-list">
      {rows.map((onset) => {
        const hand = handAt(route, onset)
        const { measureIndex, beat } = cursorAt(measures.value, onset.startBeat, 1)
        return (
          <li key={onset.startBeat}>
            <button
              type="button"
              onClick={() =>
                placeCursor(cursorAt(measures.peek(), onset.startBeat, cursor.peek().string))
              }
            >
              <span class="onset-time">
                {measureIndex + 1}:{Math.round((beat + 1) * 100) / 100}
              </span>
              <span class="onset-frets">{fretsAt(hand, neck)}</span>
              <span class="onset-fingers">{fingersAt(hand, neck)}</span>
              <span class="onset-words">{onsetWords(onset).join(' · ')}</span>
            </button>
          </li>
        )
      })}
      {onsets.length > MOST_ROWS && <li>… and {onsets.length - MOST_ROWS} more</li>}
    </ol>
  )
}

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
        <summary>What makes it hard (cost {route.cost})</summary>
        <CostTable route={route} />
      </details>
      <Proof route={route} />
    </div>
  )
}
