/** What plays belongs to the project that was open: it ends when another one is opened. */
import { openedTimes } from '../../state/project-store'
import { stopPlaying } from './playback-control'

export function stopAtOpening(): void {
  let isFirst = true
  openedTimes.subscribe(() => {
    if (!isFirst) stopPlaying()
    isFirst = false
  })
}
