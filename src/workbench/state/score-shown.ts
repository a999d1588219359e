/** Whether the score is shown over the tab; kept in this browser. */

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
