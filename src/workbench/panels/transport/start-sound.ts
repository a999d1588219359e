/** Wakes the sound part once the transport is on the page. */

import { rememberLoop } from '../../audio/remembered-loop'
import {
  answerAuditions,
  prepareFocused,
  prepareTab,
  unlockOnFirstGesture,
} from '../../audio/sound-engine'
import { rememberTransport } from '../../audio/transport-state'
import './transport-commands'

unlockOnFirstGesture()
answerAuditions()
prepareTab()
prepareFocused()
rememberTransport()
rememberLoop()
