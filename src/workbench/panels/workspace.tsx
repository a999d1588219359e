/** The panels below the neck: three places on a desk, two rows on a tablet, one on a phone. */

import { useRef } from 'preact/hooks'
import { deferredPreferences } from '../state/deferred-view'
import { isSmallScreen, prefer, preferred } from '../state/layout-preferences'
import { PANELS, type Panel } from './slots'

/** Tabs that choose which panel a place shows: arrows move, the chosen one is in the tab order. */
interface TabItem<T extends string> {
  readonly id: T
  readonly title: string
  readonly plain: string
}

/** A `tablist`; the panel it controls has the id `panel-<id>`. */
function TabList<T extends string>(props: {
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
      {props.items.map(({ id, title, plain }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          title={plain}
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

type PanelPlace = 'leftPanel' | 'rightPanel' | 'phonePanel'

const [LEFT, MIDDLE, RIGHT] = (['left', 'middle', 'right'] as const).map((side) =>
  PANELS.filter((panel) => panel.side === side),
) as [Panel[], Panel[], Panel[]]

/** The preferred panel, or the first where this place has no such one. */
function chosenOf(panels: readonly Panel[], preferred: string | undefined): Panel {
  return panels.find(({ id }) => id === preferred) ?? panels[0]!
}

/** `Routes and practice`. */
function namesOf(panels: readonly Panel[]): string {
  const [first, ...others] = panels.map(({ title }) => title)
  return [first, ...others.map((title) => title.toLowerCase())].join(' and ')
}

function PanelStack(props: {
  readonly panels: readonly Panel[]
  readonly place: PanelPlace
  readonly label?: string
}) {
  const { panels, place, label = namesOf(panels) } = props
  const chosen = chosenOf(panels, preferred[place].value)
  const { id, title, plain, Content } = chosenOf(panels, deferredPreferences[place].value)
  return (
    <section class="panel panel-stack" aria-label={label}>
      <TabList
        label={label}
        items={panels}
        chosen={chosen.id}
        drawn={id}
        onChoose={(panel) => prefer({ [place]: panel })}
      />
      {id !== 'tab' && <p class="panel-plain">{plain}</p>}
      <div class="panel-content" role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`}>
        <h2 class="visually-hidden">{title}</h2>
        <Content key={id} />
      </div>
    </section>
  )
}

export function Workspace() {
  if (isSmallScreen.value) {
    return (
      <div class="workspace">
        <PanelStack label="Panels" panels={PANELS} place="phonePanel" />
      </div>
    )
  }
  return (
    <div class="workspace">
      <PanelStack panels={LEFT} place="leftPanel" />
      {MIDDLE.map(({ id, title, Content }) => (
        <section key={id} class={`panel panel-${id}`} aria-label={title} id={`panel-${id}`}>
          <Content />
        </section>
      ))}
      <PanelStack panels={RIGHT} place="rightPanel" />
    </div>
  )
}
