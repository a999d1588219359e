/** Sets up the sound once the transport is on the page. */

import { stopAtOpening } from '../../audio/playback/stop-at-opening'
import { rememberLoop } from '../../audio/playback/transport-state'
import {
  answerAuditions,
  prepareFocused,
  prepareTab,
  unlockOnFirstGesture,
} from '../../audio/sound-engine'
import './transport-commands'

unlockOnFirstGesture()
answerAuditions()
prepareTab()
prepareFocused()
rememberLoop()
stopAtOpening()
