/** The panels below the neck: three places on a desk, two rows on a tablet, one on a phone. */

import { TabList } from '../controls/tab-list'
import { deferredPreferences } from '../state/deferred-view'
import { isSmallScreen, PANELS, type PanelId, prefer, preferred } from '../state/layout-preferences'
import { PANEL_TITLES, PanelContent } from './slots'

const LEFT = ['routes', 'practice'] as const satisfies readonly PanelId[]
const RIGHT = ['voicings', 'harmony'] as const satisfies readonly PanelId[]

type PanelPlace = 'leftPanel' | 'rightPanel' | 'phonePanel'

function chosenOf(panels: readonly PanelId[], preferred: PanelId): PanelId {
  return panels.includes(preferred) ? preferred : panels[0]!
}

function PanelStack(props: {
  readonly label: string
  readonly panels: readonly PanelId[]
  readonly place: PanelPlace
}) {
  const { label, panels, place } = props
  const chosen = chosenOf(panels, preferred[place].value)
  const shown = chosenOf(panels, deferredPreferences[place].value)
  return (
    <section class="panel panel-stack" aria-label={label}>
      <TabList
        label={label}
        items={panels.map((id) => ({ id, title: PANEL_TITLES[id] }))}
        chosen={chosen}
        drawn={shown}
        onChoose={(panel) => prefer({ [place]: panel })}
      />
      <div
        class="panel-content"
        role="tabpanel"
        id={`panel-${shown}`}
        aria-labelledby={`tab-${shown}`}
      >
        <h2 class="visually-hidden">{PANEL_TITLES[shown]}</h2>
        <PanelContent key={shown} id={shown} />
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
      <PanelStack label="Routes and practice" panels={LEFT} place="leftPanel" />
      <section class="panel panel-tab" aria-label="Tab" id="panel-tab">
        <PanelContent id="tab" />
      </section>
      <PanelStack label="Voicings and harmony" panels={RIGHT} place="rightPanel" />
    </div>
  )
}
