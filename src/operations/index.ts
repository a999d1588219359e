/** The registry: everything the product can do, in the order in which pages list it. */
import { capabilitiesOf } from './capabilities'
import { getPitchMap } from './map'
import type { AnyOperation } from './operation'
import { getProjectState } from './project'
import { renderTab } from './render-tab'
import { getScaleMap } from './scale-map'
import { listScales } from './scales'
import { findContainingScales } from './scales-containing'
import { exportTabAscii } from './tab-export'

export const OPERATIONS: readonly AnyOperation[] = [
  getPitchMap,
  listScales,
  getScaleMap,
  findContainingScales,
  getProjectState,
  renderTab,
  exportTabAscii,
  capabilitiesOf(() => OPERATIONS),
]
