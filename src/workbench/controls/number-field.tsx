/** A whole number to type; anything else is put back, and what is allowed is said. */
import { showMessage } from '../state/messages'

export function NumberField(props: {
  readonly id?: string
  readonly label?: string
  readonly class?: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly onChange: (value: number) => void
}) {
  const { value, low, high } = props
  return (
    <input
      id={props.id}
      class={props.class}
      type="number"
      inputMode="numeric"
      min={low}
      max={high}
      value={value}
      aria-label={props.label}
      onChange={({ currentTarget: field }) => {
        const typed = field.valueAsNumber
        if (Number.isInteger(typed) && typed >= low && typed <= high) props.onChange(typed)
        else {
          const name = props.label ?? field.labels?.[0]?.textContent ?? 'Number'
          showMessage(`${name}: a whole number from ${low} to ${high}, so it stays ${value}.`)
          field.value = String(value)
        }
      }}
    />
  )
}
