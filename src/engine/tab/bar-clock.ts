/** From columns to beats: which column of a bar is which beat. */
import { COLUMNS_PER_BEAT } from './ascii-grid'
import { TICKS_PER_BEAT } from './measure'
import { mostCommon } from './staff-bar'

/** Time in a bar, counted in whole units of which a beat has `unitsPerBeat`. */
export interface BarClock {
  readonly unitsPerBeat: number
  /** The moment of a column, in units from the start of the bar. */
  readonly unitAt: (column: number) => number
}

/** What the clock has to know of a bar; columns of first and last number are null in a rest. */
export interface BarExtent {
  readonly widthColumns: number
  readonly firstColumn: number | null
  readonly lastColumn: number | null
  /** The columns of its numbers. */
  readonly columns: readonly number[]
  /** Whether the last number reaches to the end of the bar. */
  readonly isFilled: boolean
}

export interface BarClocks {
  /** Columns a beat takes in every bar; null when bars differ. */
  readonly columnsPerBeat: number | null
  readonly clocks: readonly BarClock[]
  /** Bars (by index) whose width does not divide into beats, so that notes are spread over it. */
  readonly uneven: readonly number[]
}

/** Dashes that writers put between a bar line and the first or behind the last number. */
const MAX_PADDING_COLUMNS = 2

/** Clocks for a text whose grid is known: column 0 is the first beat in every bar. */
export function fixedClocks(bars: readonly BarExtent[], columnsPerBeat: number): BarClocks {
  const clock = evenClock(columnsPerBeat, 0)
  return { columnsPerBeat, clocks: bars.map(() => clock), uneven: [] }
}

/**
 * Clocks for a text that does not tell its grid.
 *
 * One bar alone has the four columns a beat of a compiled tab, however long it is. Of several, the
 * most common width is one bar of the time signature; shorter ones of whole beats and multiples of
 * it keep its beat. Up to two columns before the first and
 * behind the last number are taken off where that makes the width whole beats. A bar that still
 * does not divide has its columns spread evenly over the bar, rounded to 1/48 beat.
 */
export function inferClocks(bars: readonly BarExtent[], barBeats: number): BarClocks {
  const isAlone = bars.length === 1
  const widthColumns = mostCommon(bars.map((bar) => bar.widthColumns))
  const usual = bars.filter((bar) => bar.widthColumns === widthColumns)
  const wholeColumns = isAlone ? barBeats * COLUMNS_PER_BEAT[0] : barBeats
  const room = paddingRoomOf(bars, usual)
  const padding = findPadding(widthColumns, wholeColumns, room)
  if (!padding) {
    if (isAlone) return clocksOfOneBar(bars, barBeats, room)
    const clocks = bars.map((bar) => spreadClock(bar.widthColumns - room.lead, room.lead, barBeats))
    return { columnsPerBeat: null, clocks, uneven: bars.map((_, index) => index) }
  }
  const columnsPerBeat = isAlone
    ? COLUMNS_PER_BEAT[0]
    : (widthColumns - padding.lead - padding.trail) / barBeats
  const { lead, trail } = beginsAfterDash(bars, padding.lead, columnsPerBeat)
    ? { lead: 1, trail: padding.trail - 1 }
    : padding
  const even = evenClock(columnsPerBeat, lead)
  const uneven: number[] = []
  const clocks = bars.map((bar, index) => {
    if (isAlone || isEven(bar, widthColumns, lead + trail, columnsPerBeat)) return even
    uneven.push(index)
    return spreadClock(bar.widthColumns - lead - trail, lead, barBeats)
  })
  return { columnsPerBeat: uneven.length === 0 ? columnsPerBeat : null, clocks, uneven }
}

/**
 * The clock of one bar alone whose width is no number of bars: a short one that has a dash before
 * its first number is one bar on the grid that fits, any other has the columns of a compiled tab.
 */
function clocksOfOneBar(
  bars: readonly BarExtent[],
  barBeats: number,
  room: PaddingRoom,
): BarClocks {
  const [usual] = COLUMNS_PER_BEAT
  const { widthColumns } = bars[0]!
  const padding =
    room.lead > 0 && widthColumns < barBeats * usual
      ? findPadding(widthColumns, barBeats, room)
      : undefined
  const columnsPerBeat = padding ? (widthColumns - padding.lead - padding.trail) / barBeats : usual
  const isShifted = beginsAfterDash(bars, padding?.lead ?? 0, columnsPerBeat)
  const clock = evenClock(columnsPerBeat, isShifted ? 1 : (padding?.lead ?? 0))
  return { columnsPerBeat, clocks: [clock], uneven: [] }
}

/**
 * Whether the dash behind every bar line is a space, as in `|-0---2---3---5--|`: with it as a rest
 * no number of the text lies on a beat, without it all lie on beats and halves of beats.
 */
function beginsAfterDash(
  bars: readonly BarExtent[],
  lead: number,
  columnsPerBeat: number,
): boolean {
  // On a coarser grid a dash is half a beat, and numbers behind it are off-beats as often.
  if (lead > 0 || columnsPerBeat < COLUMNS_PER_BEAT[0]) return false
  const columns = bars.flatMap((bar) => bar.columns)
  const half = columnsPerBeat % 2 === 0 ? columnsPerBeat / 2 : columnsPerBeat
  return (
    columns.some((column) => column === 1) &&
    columns.every((column) => column % columnsPerBeat !== 0 && (column - 1) % half === 0)
  )
}

/** Whether a bar is whole beats of a shorter bar, such as a pick-up, or one or more whole bars. */
function isEven(
  bar: BarExtent,
  usualColumns: number,
  paddingColumns: number,
  columnsPerBeat: number,
): boolean {
  const barColumns = usualColumns - paddingColumns
  // A number over the last column is how a drawn bar comes to be one column too wide.
  return [bar.widthColumns, bar.isFilled ? bar.widthColumns - 1 : bar.widthColumns].some(
    (width) => {
      const columns = width - paddingColumns
      return columns % (columns < barColumns ? columnsPerBeat : barColumns) === 0
    },
  )
}

function evenClock(columnsPerBeat: number, lead: number): BarClock {
  return { unitsPerBeat: columnsPerBeat, unitAt: (column) => column - lead }
}

function spreadClock(widthColumns: number, lead: number, barBeats: number): BarClock {
  const unitsPerColumn = (barBeats * TICKS_PER_BEAT) / Math.max(1, widthColumns)
  return {
    unitsPerBeat: TICKS_PER_BEAT,
    unitAt: (column) => Math.round((column - lead) * unitsPerColumn),
  }
}

interface PaddingRoom {
  readonly lead: number
  readonly trail: number
  readonly prefersTrail: boolean
}

function paddingRoomOf(bars: readonly BarExtent[], usual: readonly BarExtent[]): PaddingRoom {
  let lead = MAX_PADDING_COLUMNS
  for (const { firstColumn } of bars) if (firstColumn !== null) lead = Math.min(lead, firstColumn)
  let trail = MAX_PADDING_COLUMNS
  for (const { widthColumns, lastColumn } of usual) {
    if (lastColumn !== null) trail = Math.min(trail, widthColumns - 1 - lastColumn)
  }
  return { lead, trail, prefersTrail: usual.some((bar) => bar.isFilled) }
}

/** The least padding that leaves whole beats; of equals, that with more before the first number. */
function findPadding(
  widthColumns: number,
  wholeColumns: number,
  room: PaddingRoom,
): { readonly lead: number; readonly trail: number } | undefined {
  for (let sum = 0; sum <= room.lead + room.trail; sum += 1) {
    const columns = widthColumns - sum
    if (columns <= 0 || columns % wholeColumns !== 0) continue
    const lead = room.prefersTrail ? Math.max(0, sum - room.trail) : Math.min(sum, room.lead)
    return { lead, trail: sum - lead }
  }
  return undefined
}
