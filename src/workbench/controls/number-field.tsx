/** A whole number to type; anything outside its range is put back. */
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
        else field.value = String(value)
      }}
    />
  )
}
