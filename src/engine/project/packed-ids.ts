/** Packed note ids: of a run (`route-5-3-1`, `route-5-0-2`, …) only the breaks are written. */
import type { FretPosition } from '../instrument/fretboard'

/** A run of ids, and the index of its last one. */
export interface IdRun {
  /** `route-<string>-<fret>-<n>`, `position-drill-practice-target-<n>-<n>`, or a prefix and n. */
  readonly form: 'route' | 'position-drill' | 'counted'
  readonly prefix: string
  readonly index: number
}

/** Every packed project begins inside a run of route ids. */
export const FIRST_ID_RUN: IdRun = { form: 'route', prefix: '', index: 0 }

/** The number that ends an id, written as `String` would write it. */
const TRAILING_NUMBER = /(?:0|[1-9]\d{0,8})$/

/** The id that a run gives the note at a place under an index. */
export function idInRun(run: IdRun, index: number, place: FretPosition): string {
  if (run.form === 'route') return `route-${place.string}-${place.fret}-${index}`
  if (run.form === 'position-drill') return `position-drill-practice-target-${index}-${index}`
  return run.prefix + String(index)
}

/** The index that an id ends with; `undefined` when it ends with none. */
export function indexOfId(id: string): number | undefined {
  const digits = TRAILING_NUMBER.exec(id)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** The run that an id written out begins. */
export function runOfId(id: string, place: FretPosition): IdRun {
  const index = indexOfId(id)
  if (index === undefined) return { form: 'counted', prefix: id, index: 0 }
  for (const form of ['route', 'position-drill'] as const) {
    const run: IdRun = { form, prefix: '', index }
    if (idInRun(run, index, place) === id) return run
  }
  return { form: 'counted', prefix: id.slice(0, id.length - String(index).length), index }
}
