/** The panels below the neck: three places on a desk, two rows on a tablet, one on a phone. */

import { TabList } from '../controls/tab-list'
import { useSettled } from '../controls/use-settled'
import { isSmallScreen, PANELS, type PanelId, prefer, preferred } from '../state/layout-preferences'
import { PANEL_TITLES, PanelContent } from './slots'

const LEFT = ['routes', 'practice'] as const satisfies readonly PanelId[]
const RIGHT = ['voicings', 'harmony'] as const satisfies readonly PanelId[]

function PanelStack(props: {
  readonly label: string
  readonly panels: readonly PanelId[]
  readonly chosen: PanelId
  readonly onChoose: (panel: PanelId) => void
}) {
  const { label, panels, chosen, onChoose } = props
  // The tab answers the press at once, the panel a picture later.
  const shown = useSettled(chosen)
  return (
    <section class="panel panel-stack" aria-label={label}>
      <TabList
        label={label}
        items={panels.map((id) => ({ id, title: PANEL_TITLES[id] }))}
        chosen={chosen}
        onChoose={onChoose}
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

function chosenOf(panels: readonly PanelId[], preferred: PanelId): PanelId {
  return panels.includes(preferred) ? preferred : panels[0]!
}

export function Workspace() {
  const leftPanel = preferred.leftPanel.value
  const rightPanel = preferred.rightPanel.value
  const phonePanel = preferred.phonePanel.value
  if (isSmallScreen.value) {
    return (
      <div class="workspace">
        <PanelStack
          label="Panels"
          panels={PANELS}
          chosen={phonePanel}
          onChoose={(panel) => prefer({ phonePanel: panel })}
        />
      </div>
    )
  }
  return (
    <div class="workspace">
      <PanelStack
        label="Routes and practice"
        panels={LEFT}
        chosen={chosenOf(LEFT, leftPanel)}
        onChoose={(panel) => prefer({ leftPanel: panel })}
      />
      <section class="panel panel-tab" aria-label="Tab" id="panel-tab">
        <PanelContent id="tab" />
      </section>
      <PanelStack
        label="Voicings and harmony"
        panels={RIGHT}
        chosen={chosenOf(RIGHT, rightPanel)}
        onChoose={(panel) => prefer({ rightPanel: panel })}
      />
    </div>
  )
}
