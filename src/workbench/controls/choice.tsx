/** A select over rows of value and text, named by `label` or by the label element of its id. */
export function Choice<T extends string | number>(props: {
  readonly id?: string
  readonly label?: string
  readonly value: T
  readonly rows: readonly (readonly [value: T, text: string])[]
  readonly onChoose: (value: T) => void
}) {
  return (
    <span class="select-field">
      <select
        id={props.id}
        aria-label={props.label}
        value={props.value}
        onChange={(event) => {
          const row = props.rows[event.currentTarget.selectedIndex]
          if (row) props.onChoose(row[0])
        }}
      >
        {props.rows.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
