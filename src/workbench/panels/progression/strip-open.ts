/** Whether the line of chords is shown over the tab. */
import { signal } from '@preact/signals'

export const isStripOpen = signal(false)
