/** Names of chords above the bars of the open project. */
import { computed } from '@preact/signals'
import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { overlays, tabId, theory, title } from './project-store'

export const chordNames = computed(() =>
  chordNamesOf({
    overlays: overlays.value,
    theory: theory.value,
    tabProject: { id: tabId.value, title: title.value },
  }),
)
