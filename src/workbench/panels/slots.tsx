/** Where each panel comes from, and the code that loads it after the first paint. */
import type { ComponentType } from 'preact'
import { lazyComponent } from '../controls/lazy'
import type { PanelId } from '../state/layout-preferences'

export const PANEL_TITLES: Readonly<Record<PanelId, string>> = {
  tab: 'Tab',
  routes: 'Routes',
  practice: 'Practice',
  voicings: 'Voicings',
  harmony: 'Harmony',
}

// Globs, so that the page still builds while a panel is being written.
const MODULES = import.meta.glob<Record<string, ComponentType>>([
  './tab/tab-panel.tsx',
  './routes/routes-panel.tsx',
  './practice/practice-panel.tsx',
  './voicings/voicings-panel.tsx',
  './harmony/harmony-panel.tsx',
  './transport/transport-bar.tsx',
])

function slot(path: string, exportName: string) {
  return lazyComponent(async () => {
    const component = (await MODULES[path]?.())?.[exportName]
    return component ?? (() => null)
  })
}

const PANEL_SLOTS = {
  tab: slot('./tab/tab-panel.tsx', 'TabPanel'),
  routes: slot('./routes/routes-panel.tsx', 'RoutesPanel'),
  practice: slot('./practice/practice-panel.tsx', 'PracticePanel'),
  voicings: slot('./voicings/voicings-panel.tsx', 'VoicingsPanel'),
  harmony: slot('./harmony/harmony-panel.tsx', 'HarmonyPanel'),
} satisfies Record<PanelId, ComponentType>

export const TransportSlot = slot('./transport/transport-bar.tsx', 'TransportBar')

/** The content of one panel; it fills its place and scrolls inside it. */
export function PanelContent({ id }: { readonly id: PanelId }) {
  const Content = PANEL_SLOTS[id]
  return <Content />
}

/** Loads all panels while the page idles, so that a first switch does not wait. */
export function preloadPanels(): void {
  for (const panel of Object.values(PANEL_SLOTS)) panel.preload()
}
