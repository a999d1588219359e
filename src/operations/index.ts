/** The registry: everything the product can do, in the order in which pages list it. */
import { capabilitiesOf } from './capabilities'
import { checkTab } from './check'
import { getChord } from './chord'
import { getChordScaleAdvisor } from './chord-scale'
import { getComposerBridge } from './composer'
import { drawFretboard } from './diagram-fretboard'
import { drawPiano } from './diagram-piano'
import { drawTab } from './diagram-tab'
import { drawVoicing } from './diagram-voicing'
import { identifyChordName } from './identify'
import { getPitchMap } from './map'
import type { AnyOperation } from './operation'
import { withPictures } from './pictured-operations'
import { getPositions } from './positions'
import { getPracticeDrill } from './practice'
import { getProgression } from './progression'
import { getProjectState } from './project'
import { buildTabRecipe } from './recipes-tab'
import { renderTab } from './render-tab'
import { getRoute, planMelody } from './route'
import { getScaleMap } from './scale-map'
import { listScales } from './scales'
import { findContainingScales } from './scales-containing'
import { exportTabAscii } from './tab-export'
import { getVoiceLeading } from './voice-leading'
import { getGuitarVoicings } from './voicings'

const LIST: readonly AnyOperation[] = [
  getPitchMap,
  getPositions,
  getRoute,
  planMelody,
  getPracticeDrill,
  buildTabRecipe,
  getGuitarVoicings,
  getVoiceLeading,
  getProgression,
  listScales,
  getScaleMap,
  findContainingScales,
  getChordScaleAdvisor,
  getComposerBridge,
  identifyChordName,
  getChord,
  getProjectState,
  renderTab,
  checkTab,
  exportTabAscii,
  drawVoicing,
  drawFretboard,
  drawPiano,
  drawTab,
  capabilitiesOf(() => OPERATIONS),
]

export const OPERATIONS: readonly AnyOperation[] = LIST.map((operation) => ({
  ...withPictures(operation),
  siblings: () => OPERATIONS,
}))
