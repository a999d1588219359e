/** The registry: everything the product can do, in the order in which pages list it. */
import { capabilitiesOf } from './capabilities'
import { getPitchMap } from './map'
import type { AnyOperation } from './operation'
import { getScaleMap } from './scale-map'
import { listScales } from './scales'
import { findContainingScales } from './scales-containing'

export const OPERATIONS: readonly AnyOperation[] = [
  getPitchMap,
  listScales,
  getScaleMap,
  findContainingScales,
  capabilitiesOf(() => OPERATIONS),
]
