/** Where the hand should stay, how far up it may go and what it pays for. */
import { useId } from 'preact/hooks'
import { fretsOfPosition } from '#engine/hand/hand-window'
import { Stepper } from '../../controls/stepper'
import { deferredNeck } from '../../state/deferred-view'
import {
  isPlace,
  PLACE_TABLE,
  POSITIONS,
  type RouteFilters,
  routeFilters,
  STYLES,
} from './route-filters-state'

const STYLE_TEXTS: Readonly<Record<RouteFilters['style'], string>> = {
  auto: 'Style: automatic',
  lead: 'Lead',
  melody: 'Melody, first position',
  acoustic: 'Acoustic, open strings',
  position: 'One position',
  'three-per-string': 'Three notes a string',
  'one-string': 'One string',
  open: 'Open where it can be',
}

function positionText(name: RouteFilters['position']): string {
  if (isPlace(name)) return PLACE_TABLE[name].title
  const frets = fretsOfPosition(name)
  if (!frets) return 'Anywhere'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${frets.startFret}–${frets.endFret}`
}

function setFilters(change: Partial<RouteFilters>): void {
  routeFilters.value = { ...routeFilters.peek(), ...change }
}

function Choice<Value extends string>(props: {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly textOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}) {
  const id = useId()
  const { label, values, value, textOf, onChange } = props
  return (
    <>
      <label class="visually-hidden" for={id}>
        {label}
      </label>
      <span class="select-field">
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = values[event.currentTarget.selectedIndex]
            if (chosen) onChange(chosen)
          }}
        >
          {values.map((own) => (
            <option key={own} value={own}>
              {textOf(own)}
            </option>
          ))}
        </select>
      </span>
    </>
  )
}

/** What a window, a fret to stay near or a first place needs to be told. */
function PlaceSteppers() {
  const filters = routeFilters.value
  const { position } = filters
  const numbers = isPlace(position) ? PLACE_TABLE[position].numbers : {}
  return (Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => {
    const [label, boundsOf] = numbers[name]!
    const [low, high] = boundsOf(filters, deferredNeck.value)
    return (
      <Stepper
        key={name}
        label={label}
        value={filters[name]}
        low={low}
        high={high}
        onChange={(next) => setFilters({ [name]: next })}
      />
    )
  })
}

export function RouteFiltersRow() {
  const { position, style, startFret } = routeFilters.value
  const highestFret = deferredNeck.value.maxFret
  const maxFret = Math.min(routeFilters.value.maxFret, highestFret)
  return (
    <div class="route-filters">
      <Choice
        label="Hand position"
        values={POSITIONS}
        value={position}
        textOf={positionText}
        onChange={(chosen) => setFilters({ position: chosen })}
      />
      <Stepper
        label="Up to"
        value={maxFret}
        low={position === 'window' ? startFret : 0}
        high={highestFret}
        onChange={(next) => setFilters({ maxFret: next })}
      />
      <Choice
        label="Playing style"
        values={STYLES}
        value={style}
        textOf={(own) => STYLE_TEXTS[own]}
        onChange={(chosen) => setFilters({ style: chosen })}
      />
      <PlaceSteppers />
    </div>
  )
}
