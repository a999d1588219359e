/** What is shown over the tab: the score, kept in this browser, the line of chords, kept by a reload, and the play-along. */

import { signal } from '@preact/signals'
import { registerCommands } from './commands'
import { persistedWord } from './persisted'
import { toggle } from './toggle'

/** `first-paint.js` reads the same key. */
export const isScoreShown = persistedWord(
  'pitch-map.score',
  (word) => word === 'shown',
  (isShown) => (isShown ? 'shown' : ''),
)

export function toggleScore(): void {
  toggle(isScoreShown)
}

registerCommands([
  {
    id: 'score',
    title: 'Show the score over the tab',
    group: 'Panels',
    keywords: 'notation staff sheet music standard',
    isOn: () => isScoreShown.value,
    run: toggleScore,
  },
])

/** Whether the line of chords is shown over the tab; a reload keeps it. */
export const isStripOpen = persistedWord(
  'pitch-map.chords-open',
  (word) => word === 'yes',
  (isOpen) => (isOpen ? 'yes' : 'no'),
  'tab',
)

/** Whether the field for a melody by note names is shown over the tab. */
export const isMelodyOpen = signal(false)

/** Whether the play-along is shown over the tab. */
export const isPlayAlongOpen = signal(false)

/** Whether what can stand in the place of a chord of the song, and over it, is unfolded. */
export const isHarmonyOpen = signal(false)
