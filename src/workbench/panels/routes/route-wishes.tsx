/** Where the hand should stay and how far up it may go. */
import { useId } from 'preact/hooks'
import { MAX_FRET } from '#engine/instrument/tuning'
import { fretsOfPosition, POSITION_NAMES } from '#engine/route/hand-window'
import { Stepper } from '../../controls/stepper'
import { type RouteWishes, routeWishes } from './route-plan'

const POSITIONS = [...POSITION_NAMES, 'window'] as const

function positionText(name: RouteWishes['position']): string {
  if (name === 'any') return 'Anywhere'
  if (name === 'window') return 'Own window'
  const frets = fretsOfPosition(name)!
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${frets.startFret}–${frets.endFret}`
}

function wish(change: Partial<RouteWishes>): void {
  routeWishes.value = { ...routeWishes.peek(), ...change }
}

export function RouteWishesRow() {
  const id = useId()
  const { position, startFret, endFret, maxFret } = routeWishes.value
  return (
    <div class="route-wishes">
      <label class="visually-hidden" for={id}>
        Hand position
      </label>
      <span class="select-field">
        <select
          id={id}
          value={position}
          onChange={(event) => {
            const chosen = POSITIONS[event.currentTarget.selectedIndex]
            if (chosen) wish({ position: chosen })
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
        high={MAX_FRET}
        onChange={(next) => wish({ maxFret: next })}
      />
      {position === 'window' && (
        <>
          <Stepper
            label="From"
            value={startFret}
            low={0}
            high={Math.min(endFret, maxFret)}
            onChange={(next) => wish({ startFret: next })}
          />
          <Stepper
            label="to"
            value={endFret}
            low={startFret}
            high={MAX_FRET}
            onChange={(next) => wish({ endFret: next })}
          />
        </>
      )}
    </div>
  )
}
