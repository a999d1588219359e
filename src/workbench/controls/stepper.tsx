/** A number between two buttons: small whole numbers that one nudges. */
import { IconButton } from './icon-button'

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
      <IconButton
        icon="minus"
        iconSize={14}
        label={`${label}: one less`}
        disabled={value <= low}
        onClick={() => onChange(value - 1)}
        class=""
      />
      <output aria-live="off">{format(value)}</output>
      <IconButton
        icon="plus"
        iconSize={14}
        label={`${label}: one more`}
        disabled={value >= high}
        onClick={() => onChange(value + 1)}
        class=""
      />
    </div>
  )
}
