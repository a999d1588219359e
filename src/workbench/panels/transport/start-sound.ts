/** Sets up the sound once the transport is on the page. */

import { rememberLoop } from '../../audio/playback/remembered-loop'
import { stopAtOpening } from '../../audio/playback/stop-at-opening'
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
