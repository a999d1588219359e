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

const PANEL_SLOTS = {
  tab: lazyComponent(async () => (await import('./tab/tab-panel')).TabPanel, '.tab-panel'),
  routes: lazyComponent(async () => (await import('./routes/routes-panel')).RoutesPanel),
  practice: lazyComponent(async () => (await import('./practice/practice-panel')).PracticePanel),
  voicings: lazyComponent(async () => (await import('./voicings/voicings-panel')).VoicingsPanel),
  harmony: lazyComponent(async () => (await import('./harmony/harmony-panel')).HarmonyPanel),
} satisfies Record<PanelId, ComponentType>

export const TransportSlot = lazyComponent(
  async () => (await import('./transport/transport-bar')).TransportBar,
)

export const ReadingSlot = lazyComponent(
  async () => (await import('./reading/reading-page')).ReadingPage,
)

/** The content of one panel; it fills its place and scrolls inside it. */
export function PanelContent({ id }: { readonly id: PanelId }) {
  const Content = PANEL_SLOTS[id]
  return <Content />
}

/** Loads the panels of a first visit while the page is drawn. */
export function loadPanelsInView(): Promise<void> {
  return PANEL_SLOTS.tab.preload()
}

/** Loads all panels while the page idles, so that a first switch does not wait. */
export function preloadPanels(): void {
  for (const panel of Object.values(PANEL_SLOTS)) void panel.preload()
}
