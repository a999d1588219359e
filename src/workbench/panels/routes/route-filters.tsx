/** Where the hand should stay, how far up it may go and what it pays for. */
import { useId } from 'preact/hooks'
import { fretsOfPosition, POSITION_NAMES } from '#engine/hand/hand-window'
import { Stepper } from '../../controls/stepper'
import { deferredNeck } from '../../state/deferred-view'
import { type RouteFilters, routeFilters, STYLES } from './route-filters-state'

const POSITIONS = [...POSITION_NAMES, 'window', 'near', 'start'] as const

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
  if (name === 'any') return 'Anywhere'
  if (name === 'window') return 'Own window'
  if (name === 'near') return 'Near a fret'
  if (name === 'start') return 'From a first place'
  const frets = fretsOfPosition(name)!
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
function PlaceSteppers({ maxFret }: { readonly maxFret: number }) {
  const { position, startFret, endFret, nearFret, firstString, firstFret } = routeFilters.value
  const { strings, maxFret: highestFret } = deferredNeck.value
  if (position === 'near') {
    return (
      <Stepper
        label="Near"
        value={nearFret}
        low={0}
        high={highestFret}
        onChange={(next) => setFilters({ nearFret: next })}
      />
    )
  }
  if (position === 'start') {
    return (
      <>
        <Stepper
          label="String"
          value={firstString}
          low={1}
          high={strings.length}
          onChange={(next) => setFilters({ firstString: next })}
        />
        <Stepper
          label="Fret"
          value={firstFret}
          low={0}
          high={highestFret}
          onChange={(next) => setFilters({ firstFret: next })}
        />
      </>
    )
  }
  if (position !== 'window') return null
  return (
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
  )
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
      <PlaceSteppers maxFret={maxFret} />
    </div>
  )
}
