/** Whether the play-along is shown over the tab. */
import { signal } from '@preact/signals'

export const isPlayAlongOpen = signal(false)
