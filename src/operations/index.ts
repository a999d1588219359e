/** The registry: everything the product can do, in the order in which pages list it. */
import { getPitchMap } from './map'
import type { AnyOperation } from './operation'

export const OPERATIONS: readonly AnyOperation[] = [getPitchMap]
