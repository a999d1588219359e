/** Numbers and keys that one nudges between two buttons. */
import type { ComponentChildren } from 'preact'
import { IconButton } from './icon-button'

/** Two buttons around what they change. */
export function StepButtons(props: {
  readonly label: string
  /** Spoken of the buttons. */
  readonly down: string
  readonly up: string
  readonly isLowest?: boolean
  readonly isHighest?: boolean
  readonly onStep: (by: 1 | -1) => void
  /** Before the buttons. */
  readonly lead?: ComponentChildren
  readonly children: ComponentChildren
}) {
  const { label, down, up, isLowest = false, isHighest = false, onStep, lead, children } = props
  const shared = { iconSize: 14, class: '' } as const
  return (
    <div class="stepper" role="group" aria-label={label}>
      {lead}
      <IconButton
        icon="minus"
        label={down}
        disabled={isLowest}
        onClick={() => onStep(-1)}
        {...shared}
      />
      {children}
      <IconButton
        icon="plus"
        label={up}
        disabled={isHighest}
        onClick={() => onStep(1)}
        {...shared}
      />
    </div>
  )
}

/** The words beside the buttons, which these say themselves. */
export function StepperLabel({ children }: { readonly children: string }) {
  return (
    <span class="stepper-label" aria-hidden="true">
      {children}
    </span>
  )
}

/** A small whole number. */
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
    <StepButtons
      label={label}
      down={`${label}: one less`}
      up={`${label}: one more`}
      isLowest={value <= low}
      isHighest={value >= high}
      onStep={(by) => onChange(value + by)}
      lead={<StepperLabel>{label}</StepperLabel>}
    >
      <output aria-live="off">{format(value)}</output>
    </StepButtons>
  )
}
