/** Tabs that choose which panel a place shows: arrows move, the chosen one is in the tab order. */
import { useRef } from 'preact/hooks'

export interface TabItem<T extends string> {
  readonly id: T
  readonly title: string
}

/** A `tablist`; the panel it controls has the id `panel-<id>`. */
export function TabList<T extends string>(props: {
  readonly label: string
  readonly items: readonly TabItem<T>[]
  readonly chosen: T
  /** The item whose panel is there: it may be drawn one frame after it is chosen. */
  readonly drawn: T
  readonly onChoose: (id: T) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const count = props.items.length
    const index = props.items.findIndex((item) => item.id === props.chosen)
    const next = {
      ArrowRight: (index + 1) % count,
      ArrowLeft: (index - 1 + count) % count,
      Home: 0,
      End: count - 1,
    }[event.key]
    const item = next === undefined ? undefined : props.items[next]
    if (!item) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`#tab-${item.id}`)?.focus()
    props.onChoose(item.id)
  }
  return (
    <div class="tab-list" role="tablist" aria-label={props.label} ref={list} onKeyDown={onKeyDown}>
      {props.items.map(({ id, title }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === props.chosen}
          aria-controls={id === props.drawn ? `panel-${id}` : undefined}
          tabIndex={id === props.chosen ? 0 : -1}
          onClick={() => props.onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
