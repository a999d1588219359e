/** Whether the line of chords is shown over the tab; a reload keeps it. */
import { effect, signal } from '@preact/signals'
import { rememberTabWord, tabWord } from './browser-memory'

const STORAGE_KEY = 'pitch-map.chords-open'

export const isStripOpen = signal(tabWord(STORAGE_KEY) === 'yes')

effect(() => rememberTabWord(STORAGE_KEY, isStripOpen.value ? 'yes' : 'no'))
