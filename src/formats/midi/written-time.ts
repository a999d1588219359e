/** Times of a MIDI file as times that can be written down. */

/** Parts of a quarter that notes are written in: 48ths, and tuplets of 5 to 13. */
const WRITTEN_GRIDS = [48, 40, 56, 72, 88, 104] as const
/** Of a quarter: what was played is rounded to 24ths, which hold 32nds and triplets of 16ths. */
const PLAYED_GRID = 24
/** So many of the times are on a grid where the file was written, not played. */
const WRITTEN_SHARE = 0.95

function onGrid(quarters: number, grid: number, tolerance: number): number | undefined {
  const rounded = Math.round(quarters * grid) / grid
  return Math.abs(rounded - quarters) <= tolerance ? rounded : undefined
}

function writtenTime(quarters: number, tolerance: number): number | undefined {
  for (const grid of WRITTEN_GRIDS) {
    const time = onGrid(quarters, grid, tolerance)
    if (time !== undefined) return time
  }
  return undefined
}

export interface TimeRounding {
  /** Whether the times are on the grids of written music already. */
  readonly isWritten: boolean
  round(quarters: number): number
}

/** @param tolerance quarters: half a tick */
export function roundingOf(times: readonly number[], tolerance: number): TimeRounding {
  const count = times.filter((time) => writtenTime(time, tolerance) !== undefined).length
  const isWritten = count >= times.length * WRITTEN_SHARE
  const played = (quarters: number) => Math.round(quarters * PLAYED_GRID) / PLAYED_GRID
  return {
    isWritten,
    round: (quarters) =>
      isWritten ? (writtenTime(quarters, tolerance) ?? quarters) : played(quarters),
  }
}

export const LEAST_DURATION = 1 / PLAYED_GRID
