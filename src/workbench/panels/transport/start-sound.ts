/** Sets up the sound once the transport is on the page. */
import './transport-commands'
import { stopPlaying } from '../../audio/playback/playback-control'
import { rememberPractice } from '../../audio/playback/transport-state'
import {
  answerAuditions,
  prepareFocused,
  prepareTab,
  unlockOnFirstGesture,
} from '../../audio/sound-engine'
import { openedTimes } from '../../state/project-store'
import { announceChanges } from './announce-changes'

/** What plays belongs to the project that was open: it ends when another one is opened. */
function stopAtOpening(): void {
  let isFirst = true
  openedTimes.subscribe(() => {
    if (!isFirst) stopPlaying()
    isFirst = false
  })
}

unlockOnFirstGesture()
answerAuditions()
prepareTab()
prepareFocused()
rememberPractice()
stopAtOpening()
announceChanges()
