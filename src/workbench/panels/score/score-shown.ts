/** Whether the score is shown over the tab; kept in this browser. */
import { effect, signal } from '@preact/signals'
import { rememberedWord, rememberWord } from '../../state/browser-memory'
import { registerCommands } from '../../state/commands'

const STORAGE_KEY = 'pitch-map.score'

export const isScoreShown = signal(rememberedWord(STORAGE_KEY) === 'shown')

effect(() => {
  const word = isScoreShown.value ? 'shown' : 'hidden'
  if (rememberedWord(STORAGE_KEY) !== undefined || isScoreShown.value) {
    rememberWord(STORAGE_KEY, word)
  }
})

export function toggleScore(): void {
  isScoreShown.value = !isScoreShown.peek()
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
