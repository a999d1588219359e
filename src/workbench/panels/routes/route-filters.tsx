/** Where the hand should stay and how far up it may go. */
import { useId } from 'preact/hooks'
import { fretsOfPosition, POSITION_NAMES } from '#engine/route/hand-window'
import { Stepper } from '../../controls/stepper'
import { deferredNeck } from '../../state/deferred-view'
import { type RouteFilters, routeFilters } from './route-filters-state'

const POSITIONS = [...POSITION_NAMES, 'window'] as const

function positionText(name: RouteFilters['position']): string {
  if (name === 'any') return 'Anywhere'
  if (name === 'window') return 'Own window'
  const frets = fretsOfPosition(name)!
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${frets.startFret}–${frets.endFret}`
}

function setFilters(change: Partial<RouteFilters>): void {
  routeFilters.value = { ...routeFilters.peek(), ...change }
}

export function RouteFiltersRow() {
  const id = useId()
  const { position, startFret, endFret } = routeFilters.value
  const highestFret = deferredNeck.value.maxFret
  const maxFret = Math.min(routeFilters.value.maxFret, highestFret)
  return (
    <div class="route-filters">
      <label class="visually-hidden" for={id}>
        Hand position
      </label>
      <span class="select-field">
        <select
          id={id}
          value={position}
          onChange={(event) => {
            const chosen = POSITIONS[event.currentTarget.selectedIndex]
            if (chosen) setFilters({ position: chosen })
          }}
        >
          {POSITIONS.map((name) => (
            <option key={name} value={name}>
              {positionText(name)}
            </option>
          ))}
        </select>
      </span>
      <Stepper
        label="Up to"
        value={maxFret}
        low={position === 'window' ? startFret : 0}
        high={highestFret}
        onChange={(next) => setFilters({ maxFret: next })}
      />
      {position === 'window' && (
        <>
          <Stepper
            label="From"
            value={startFret}
            low={0}
            high={Math.min(endFret, maxFret)}
            onChange={(next) => setFilters({ startFret: next })}
          />
          <Stepper
            label="to"
            value={endFret}
            low={startFret}
            high={highestFret}
            onChange={(next) => setFilters({ endFret: next })}
          />
        </>
      )}
    </div>
  )
}
