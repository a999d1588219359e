/** A checkbox with its label. */
import type { Signal } from '@preact/signals'

/** Sets the signal; `onToggle` is called instead where more follows. */
export function Switch(props: {
  readonly label: string
  readonly value: Signal<boolean>
  /** It is off then, whatever the signal says. */
  readonly isDisabled?: boolean
  readonly onToggle?: (isOn: boolean) => void
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.value.value && !props.isDisabled}
        disabled={props.isDisabled}
        onChange={({ currentTarget: { checked } }) => {
          if (props.onToggle) props.onToggle(checked)
          else props.value.value = checked
        }}
      />
      {props.label}
    </label>
  )
}
