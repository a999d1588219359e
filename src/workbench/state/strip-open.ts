import { persistedWord } from './persisted'

/** Whether the line of chords is shown over the tab; a reload keeps it. */
export const isStripOpen = persistedWord(
  'pitch-map.chords-open',
  (word) => word === 'yes',
  (isOpen) => (isOpen ? 'yes' : 'no'),
  'tab',
)
