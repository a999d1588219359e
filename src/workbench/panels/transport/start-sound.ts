/** Sets up the sound once the transport is on the page. */
import './transport-commands'
import { effect } from '@preact/signals'
import { stopPlaying } from '../../audio/playback/playback-control'
import { rememberPractice } from '../../audio/playback/transport-state'
import {
  answerAuditions,
  prepareFocused,
  prepareTab,
  unlockOnFirstGesture,
} from '../../audio/sound-engine'
import { tracksOfTabId } from '../../projects/track-ids'
import { openedTimes, tabId } from '../../state/project-store'
import { announceChanges } from './announce-changes'

/** What plays belongs to the project that was open: it ends when another one is opened. */
function stopAtOpening(): void {
  let isFirst = true
  openedTimes.subscribe(() => {
    if (!isFirst) stopPlaying()
    isFirst = false
  })
}

/** Brings the other tracks of a file back, for the first project that has some. */
function followTracks(): void {
  const stop = effect(() => {
    if (tracksOfTabId(tabId.value).length === 0) return
    void import('../../files/kept-file').then(({ followOpenProject }) => followOpenProject())
    queueMicrotask(() => stop())
  })
}

unlockOnFirstGesture()
followTracks()
answerAuditions()
prepareTab()
prepareFocused()
rememberPractice()
stopAtOpening()
announceChanges()
