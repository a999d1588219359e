/** Where each panel comes from, and the code that loads it after the first paint. */
import type { ComponentType } from 'preact'
import { lazyComponent } from '../controls/lazy'

interface PanelRow {
  readonly id: string
  readonly title: string
  /** Where it stands on a wide screen; a phone shows one panel alone. */
  readonly side: 'left' | 'middle' | 'right'
  readonly load: () => Promise<ComponentType>
  /** Selector of its part of the prerendered page. */
  readonly prerendered?: string
}

/** In the order of a phone's tabs and of Alt+1 to Alt+9. */
const PANEL_TABLE: readonly PanelRow[] = [
  {
    id: 'tab',
    title: 'Tab',
    side: 'middle',
    load: async () => (await import('./tab/tab-panel')).TabPanel,
    prerendered: '.tab-panel',
  },
  {
    id: 'routes',
    title: 'Routes',
    side: 'left',
    load: async () => (await import('./routes/routes-panel')).RoutesPanel,
    prerendered: '.routes-panel',
  },
  {
    id: 'practice',
    title: 'Practice',
    side: 'left',
    load: async () => (await import('./practice/practice-panel')).PracticePanel,
  },
  {
    id: 'voicings',
    title: 'Voicings',
    side: 'right',
    load: async () => (await import('./voicings/voicings-panel')).VoicingsPanel,
  },
  {
    id: 'harmony',
    title: 'Harmony',
    side: 'right',
    load: async () => (await import('./harmony/harmony-panel')).HarmonyPanel,
  },
  {
    id: 'song',
    title: 'Song',
    side: 'left',
    load: async () => (await import('./song/song-panel')).SongPanel,
  },
]

export const PANELS = PANEL_TABLE.map((row) => ({
  ...row,
  Content: lazyComponent(row.load, row.prerendered),
}))
export type Panel = (typeof PANELS)[number]

export const TransportSlot = lazyComponent(
  async () => (await import('./transport/transport-bar')).TransportBar,
)

export const ReadingSlot = lazyComponent(
  async () => (await import('./reading/reading-page')).ReadingPage,
)

/** Loads the panels of a first visit while the page is drawn. */
export async function loadPanelsInView(): Promise<void> {
  await Promise.all(
    PANELS.flatMap(({ Content, prerendered }) => (prerendered ? [Content.preload()] : [])),
  )
}

/** Loads all panels while the page idles, so that a first switch does not wait. */
export function preloadPanels(): void {
  for (const { Content } of PANELS) void Content.preload()
}
