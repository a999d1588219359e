/** Whether the score is shown over the tab; kept in this browser. */

import { effect, signal } from '@preact/signals'
import { rememberedWord, rememberWord } from './browser-memory'
import { registerCommands } from './commands'
import { toggle } from './toggle'

const STORAGE_KEY = 'pitch-map.score'

export const isScoreShown = signal(rememberedWord(STORAGE_KEY) === 'shown')

effect(() => {
  // Nothing is written for a visitor who never showed it.
  if (isScoreShown.value || rememberedWord(STORAGE_KEY)) {
    rememberWord(STORAGE_KEY, isScoreShown.value ? 'shown' : '')
  }
})

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
