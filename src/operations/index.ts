/** The registry: everything the product can do, in the order in which pages list it. */
import { capabilitiesOf } from './capabilities'
import { checkTab } from './check'
import { getChord } from './chord'
import { getChordScaleAdvisor } from './chord-scale'
import { identifyChordName } from './identify'
import { getPitchMap } from './map'
import type { AnyOperation } from './operation'
import { getPositions } from './positions'
import { getProjectState } from './project'
import { renderTab } from './render-tab'
import { getRoute, planMelody } from './route'
import { getScaleMap } from './scale-map'
import { listScales } from './scales'
import { findContainingScales } from './scales-containing'
import { exportTabAscii } from './tab-export'
import { getGuitarVoicings } from './voicings'

export const OPERATIONS: readonly AnyOperation[] = [
  getPitchMap,
  getPositions,
  getRoute,
  planMelody,
  getGuitarVoicings,
  listScales,
  getScaleMap,
  findContainingScales,
  getChordScaleAdvisor,
  identifyChordName,
  getChord,
  getProjectState,
  renderTab,
  checkTab,
  exportTabAscii,
  capabilitiesOf(() => OPERATIONS),
]
