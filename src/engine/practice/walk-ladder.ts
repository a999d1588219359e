/** Walks a ladder of pitches bar by bar in melodic figures, turning at its ends. */
import { type FigureId, type FigureRow, figureRowOf } from './figure-table'

interface Walker {
  readonly index: number
  /** 1 up, −1 down. */
  readonly direction: number
}

export interface WalkRequest {
  /** Rungs of the ladder, at least 1. */
  readonly size: number
  readonly start: Walker
  /** How many notes each bar takes. */
  readonly noteCounts: readonly number[]
  /** Bars take these in turn; a bar that would repeat an earlier one tries the next. */
  readonly figures: readonly FigureId[]
  /**
   * Whether a bar may begin beside the rung that the walk leads to: never, on any but the one just
   * left, or on that one too.
   */
  readonly jumps: 'none' | 'to-another' | 'anywhere'
}

export interface Walk {
  /** Rungs, bar by bar. */
  readonly bars: readonly (readonly number[])[]
  /** Where the walk would go on. */
  readonly next: Walker
}

/** One step of a figure from a rung; turns where the ladder, or the part in use, ends. */
function stepFrom(walker: Walker, step: number, lowest: number, highest: number): Walker {
  if (lowest >= highest) return { index: lowest, direction: walker.direction }
  let { direction } = walker
  if (walker.index > highest) direction = -1
  if (walker.index < lowest) direction = 1
  const ahead = walker.index + direction * step
  if (ahead >= lowest && ahead <= highest) return { index: ahead, direction }
  const back = walker.index - direction * step
  if (back >= lowest && back <= highest) return { index: back, direction: -direction }
  const onward = walker.index < highest ? 1 : -1
  return { index: walker.index + onward, direction: onward }
}

function walkBar(size: number, figure: FigureRow, start: Walker, noteCount: number): Walk {
  const trimmed = size - 1 - figure.trimTop - figure.trimBottom >= 2
  const lowest = trimmed ? figure.trimBottom : 0
  const highest = size - 1 - (trimmed ? figure.trimTop : 0)
  const indexes: number[] = []
  let walker = start
  for (let note = 0; note < noteCount; note++) {
    indexes.push(walker.index)
    walker = stepFrom(walker, figure.steps[note % figure.steps.length]!, lowest, highest)
  }
  return { bars: [indexes], next: walker }
}

function isSameBar(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((index, note) => index === right[note])
}

/** Where a bar may start: onward, the other way, or from the rungs beside. */
function departuresOf(
  { index, direction }: Walker,
  lastIndex: number,
  { size, jumps }: WalkRequest,
): readonly Walker[] {
  const departures = [
    { index, direction },
    { index, direction: -direction },
  ]
  if (jumps === 'none') return departures
  for (const beside of [index + direction, index - direction]) {
    if (beside < 0 || beside >= size || (beside === lastIndex && jumps === 'to-another')) continue
    departures.push({ index: beside, direction })
  }
  return departures
}

/**
 * Walks as many bars as there are note counts. Bar n takes figure n of the list in turn, unless that
 * would repeat an earlier bar and another figure or departure does not; a bar never repeats the one
 * before it while some other way can avoid it.
 */
export function walkLadder(request: WalkRequest): Walk {
  const { size, noteCounts, figures } = request
  const rows = figures.map(figureRowOf)
  const bars: (readonly number[])[] = []
  let walker = request.start
  noteCounts.forEach((noteCount, bar) => {
    const before = bars[bars.length - 1]
    const departures = before ? departuresOf(walker, before[before.length - 1]!, request) : [walker]
    let chosen: Walk | undefined
    let chosenIsNew = false
    for (const departure of departures) {
      for (let turn = 0; turn < rows.length && !chosenIsNew; turn++) {
        const walk = walkBar(size, rows[(bar + turn) % rows.length]!, departure, noteCount)
        const indexes = walk.bars[0]!
        chosenIsNew = !bars.some((earlier) => isSameBar(earlier, indexes))
        const repeatsBefore = before && chosen && isSameBar(before, chosen.bars[0]!)
        if (chosenIsNew || !chosen || repeatsBefore) chosen = walk
      }
    }
    bars.push(chosen!.bars[0]!)
    walker = chosen!.next
  })
  return { bars, next: walker }
}

/** The rungs on which cells begin, `perBar` of them a bar, upwards from a rung. */
export function walkCells(
  size: number,
  startIndex: number,
  cellCount: number,
  perBar: number,
  { figures, jumps }: Pick<WalkRequest, 'figures' | 'jumps'>,
): readonly number[] {
  const noteCounts = new Array<number>(cellCount / perBar).fill(perBar)
  const start = { index: startIndex, direction: 1 }
  return walkLadder({ size, start, noteCounts, figures, jumps }).bars.flat()
}
