/** Messages between tabs of this page about the projects that they have open. */
import { signal } from '@preact/signals'

export type TabNews =
  /** A tab has opened the project. */
  | { readonly kind: 'opened'; readonly id: string }
  /** The answer of a tab that has it open too. */
  | { readonly kind: 'open-here'; readonly id: string }
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'deleted'; readonly id: string }

const channel =
  'BroadcastChannel' in globalThis ? new BroadcastChannel('pitch-map.projects') : undefined

/** Counts changes of the shelf in any tab, for lists of what is on it. */
export const shelfChanges = signal(0)

/** Tells the other tabs. */
export function announce(news: TabNews): void {
  if (news.kind === 'saved' || news.kind === 'deleted') shelfChanges.value++
  channel?.postMessage(news)
}

/** Calls back with what other tabs tell. */
export function listenToTabs(hear: (news: TabNews) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabNews>) => {
    const { kind } = event.data
    if (kind === 'saved' || kind === 'deleted') shelfChanges.value++
    hear(event.data)
  })
}
