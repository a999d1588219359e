/** A row of joined buttons: one choice of several, or several independent switches. */
import type { ComponentChildren } from 'preact'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: ComponentChildren
  /** Spoken and shown on hover where the label is a sign. */
  readonly title?: string
}

/** Joined buttons with `aria-pressed`; `onToggle` gets the segment that was pressed. */
export function Segmented<T extends string>(props: {
  readonly label: string
  readonly segments: readonly Segment<T>[]
  readonly isOn: (value: T) => boolean
  readonly onToggle: (value: T) => void
}) {
  return (
    <div class="segmented" role="group" aria-label={props.label}>
      {props.segments.map(({ value, label, title }) => (
        <button
          key={value}
          type="button"
          aria-pressed={props.isOn(value)}
          aria-label={typeof label === 'string' ? undefined : title}
          title={title}
          onClick={() => props.onToggle(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
