/** Upbeats: a first bar that is shorter than the others, and a last one that it leaves so short. */

/** What an upbeat is read from: a bar of text without the dashes that only part numbers from lines. */
export interface UpbeatBar {
  /** Widths that it may be meant to have; a number over the last column widens a bar by one. */
  readonly widths: readonly number[]
  /** Whether a number stands in it. */
  readonly hasNumber: boolean
}

/** The finest part of a beat that an upbeat is counted in: halves where columns allow them. */
function stepOf(columnsPerBeat: number): number {
  return columnsPerBeat % 2 === 0 ? columnsPerBeat / 2 : columnsPerBeat
}

/**
 * The columns of a first bar that is an upbeat; `undefined` where it is a whole bar or no number of
 * half beats.
 *
 * @example
 * upbeatColumnsOf({ widths: [4], hasNumber: true }, 12, 4) // => 4
 * upbeatColumnsOf({ widths: [2], hasNumber: true }, 12, 4) // => 2
 * upbeatColumnsOf({ widths: [12], hasNumber: true }, 12, 4) // => undefined
 */
export function upbeatColumnsOf(
  { widths, hasNumber }: UpbeatBar,
  barColumns: number,
  columnsPerBeat: number,
): number | undefined {
  if (!hasNumber || widths.some((width) => width === barColumns)) return undefined
  const step = stepOf(columnsPerBeat)
  return widths.find((width) => width > 0 && width < barColumns && width % step === 0)
}

/** Whether a last bar is as long as an upbeat leaves of a whole one. */
export function completesUpbeat(
  { widths }: UpbeatBar,
  barColumns: number,
  upbeatColumns: number | undefined,
): boolean {
  return upbeatColumns !== undefined && widths.includes(barColumns - upbeatColumns)
}
