/** The stretch of the neck that a chord box shows. */
import type { Frets } from '../instrument/fret-text'

/** A chord box is never smaller. */
const LEAST_ROWS = 4
/** Up to this fret a grip is drawn from the nut. */
const LAST_NUT_FRET = 4

export interface GripWindow {
  /** First fret shown, 1 = next to the nut. */
  readonly firstFret: number
  readonly rows: number
}

/**
 * @example
 * gripWindowOf([null, 3, 2, 0, 1, 0]) // => {"firstFret":1,"rows":4}
 * gripWindowOf([8, 10, 10, 9, 8, 8]) // => {"firstFret":8,"rows":4}
 */
export function gripWindowOf(frets: Frets): GripWindow {
  const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
  const highest = Math.max(0, ...pressed)
  const firstFret = highest <= LAST_NUT_FRET ? 1 : Math.min(...pressed)
  return { firstFret, rows: Math.max(LEAST_ROWS, highest - firstFret + 1) }
}
