/** Names of chords above the bars of the open project. */
import { computed } from '@preact/signals'
import { chordNamesIn } from '#engine/project/chord-names'
import { overlays } from './project-store'

export const chordNames = computed(() => chordNamesIn(overlays.value))
