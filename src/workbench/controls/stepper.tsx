/** A number between two buttons: small whole numbers that one nudges. */
import { Icon } from './icon'

export function Stepper(props: {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly format?: (value: number) => string
  readonly onChange: (value: number) => void
}) {
  const { label, value, low, high, format = String, onChange } = props
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        aria-label={`${label}: one less`}
        disabled={value <= low}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <output aria-live="off">{format(value)}</output>
      <button
        type="button"
        aria-label={`${label}: one more`}
        disabled={value >= high}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  )
}
