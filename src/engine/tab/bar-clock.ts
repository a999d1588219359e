/** From columns to beats: which column of a bar is which beat. */
import { COLUMNS_PER_BEAT } from './ascii-grid'
import { TICKS_PER_BEAT } from './measure'
import { mostCommon } from './staff-bar'
import { completesUpbeat, type UpbeatBar, upbeatColumnsOf } from './upbeat'

/** Time in a bar, counted in whole units of which a beat has `unitsPerBeat`. */
export interface BarClock {
  readonly unitsPerBeat: number
  /** The moment of a column, in units from the start of the bar. */
  readonly unitAt: (column: number) => number
  /** Where the bar ends, if before the end of a whole bar. */
  readonly endUnit?: number
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

export interface OddBar {
  readonly index: number
  readonly beats: number
}

export interface BarClocks {
  /** Columns a beat takes in every bar; null when bars differ. */
  readonly columnsPerBeat: number | null
  readonly clocks: readonly BarClock[]
  /** Bars (by index) whose width does not divide into beats, so that notes are spread over it. */
  readonly uneven: readonly number[]
  /** Bars (by index) of other beats than the meter has, as they are drawn. */
  readonly odd: readonly OddBar[]
  /** Beats of a short first bar, whose notes lie at the end of a whole one. */
  readonly pickupBeats?: number
}

/** Dashes that writers put between a bar line and the first or behind the last number. */
const MAX_PADDING_COLUMNS = 2

/** Clocks for a text whose grid is known: column 0 is the first beat in every bar but an upbeat. */
export function fixedClocks(
  bars: readonly BarExtent[],
  columnsPerBeat: number,
  barBeats: number,
): BarClocks {
  const barColumns = columnsPerBeat * barBeats
  const hasWholeBar = bars.slice(1).some((bar) => bar.widthColumns >= barColumns)
  const upbeatColumns = hasWholeBar
    ? upbeatColumnsOf(upbeatBarOf(bars[0]!, 0), barColumns, columnsPerBeat)
    : undefined
  const grid = { columnsPerBeat, barColumns, lead: 0, paddingColumns: 0, upbeatColumns }
  const clocks = bars.map((_, index) => clockOnGrid(bars, index, grid))
  return { columnsPerBeat, clocks, uneven: [], odd: oddBarsOf(bars, grid), ...upbeatOf(grid) }
}

/**
 * Clocks for a text that does not tell its grid.
 *
 * One bar alone has the four columns a beat of a compiled tab, however long it is. Of several, the
 * most common width is one bar of the time signature, or that of the bars between a short first
 * and a short last one where more bars divide so. Shorter ones of whole beats and multiples of it
 * keep its beat; a short first bar is an upbeat. Up to two columns before the first and behind the
 * last number are taken off where that makes the width whole beats. A bar that still does not
 * divide has its columns spread evenly over the bar. Columns that are no usual part of a beat are
 * rounded to the coarsest grid of a drawn tab that keeps the numbers apart.
 */
export function inferClocks(bars: readonly BarExtent[], barBeats: number): BarClocks {
  if (bars.length === 0) return { columnsPerBeat: null, clocks: [], uneven: [], odd: [] }
  if (bars.length === 1) return clocksOfOneBar(bars, barBeats)
  const widths = bars.map((bar) => bar.widthColumns)
  const usualWidth = mostCommon(widths)
  const usual = clocksOfWidth(bars, barBeats, usualWidth)
  const inner = widths.filter(
    (width, index) =>
      !(index === 0 && width < widths[1]!) &&
      !(index === widths.length - 1 && width < widths[index - 1]!),
  )
  const innerWidth = mostCommon(inner)
  if (inner.length === 0 || innerWidth === usualWidth) return usual
  const other = clocksOfWidth(bars, barBeats, innerWidth)
  const isTight = usual.columnsPerBeat !== null && usual.columnsPerBeat < COLUMNS_PER_BEAT[0]
  const isBetter =
    other.uneven.length < usual.uneven.length ||
    (other.uneven.length === usual.uneven.length && isTight && other.pickupBeats !== undefined)
  return isBetter ? other : usual
}

/** Clocks of several bars, of which those of one width are whole bars. */
function clocksOfWidth(
  bars: readonly BarExtent[],
  barBeats: number,
  widthColumns: number,
): BarClocks {
  const usual = bars.filter((bar) => bar.widthColumns === widthColumns)
  const room = paddingRoomOf(bars, usual)
  const padding = findPadding(widthColumns, barBeats, room)
  if (!padding) {
    const clocks = bars.map((bar) => spreadClock(bar, room.lead, room.lead, barBeats))
    return { columnsPerBeat: null, clocks, uneven: bars.map((_, index) => index), odd: [] }
  }
  const paddingColumns = padding.lead + padding.trail
  const barColumns = widthColumns - paddingColumns
  const columnsPerBeat = barColumns / barBeats
  const lead = beginsAfterDash(bars, padding.lead, columnsPerBeat) ? 1 : padding.lead
  const first = upbeatBarOf(bars[0]!, paddingColumns)
  const upbeatColumns = upbeatColumnsOf(first, barColumns, columnsPerBeat)
  const grid = { columnsPerBeat, barColumns, lead, paddingColumns, upbeatColumns }
  const uneven: number[] = []
  const clocks = bars.map((bar, index) => {
    if (isOfUpbeat(bars, index, grid) || isEven(bar, grid)) return clockOnGrid(bars, index, grid)
    uneven.push(index)
    return spreadClock(bar, paddingColumns, lead, barBeats)
  })
  const told = uneven.length === 0 ? columnsPerBeat : null
  const odd = oddBarsOf(bars, grid).filter(({ index }) => !uneven.includes(index))
  return { columnsPerBeat: told, clocks, uneven, odd, ...upbeatOf(grid) }
}

/** What bars of one text have in common. */
interface BarGrid {
  readonly columnsPerBeat: number
  /** Of a whole bar, without padding. */
  readonly barColumns: number
  readonly lead: number
  readonly paddingColumns: number
  /** Columns of a short first bar that is an upbeat. */
  readonly upbeatColumns: number | undefined
}

function widthsOf(bar: BarExtent, paddingColumns: number): readonly number[] {
  const width = bar.widthColumns - paddingColumns
  // A number over the last column is how a drawn bar comes to be one column too wide.
  return bar.isFilled ? [width, width - 1] : [width]
}

function upbeatBarOf(bar: BarExtent, paddingColumns: number): UpbeatBar {
  return { widths: widthsOf(bar, paddingColumns), hasNumber: bar.firstColumn !== null }
}

function upbeatOf({ upbeatColumns, columnsPerBeat }: BarGrid): Pick<BarClocks, 'pickupBeats'> {
  return upbeatColumns === undefined ? {} : { pickupBeats: upbeatColumns / columnsPerBeat }
}

/** Whether a bar is the upbeat, or the last one that completes it. */
function isOfUpbeat(bars: readonly BarExtent[], index: number, grid: BarGrid): boolean {
  const { upbeatColumns, barColumns, paddingColumns } = grid
  if (index === 0) return upbeatColumns !== undefined
  const isLast = index === bars.length - 1
  return (
    isLast && completesUpbeat(upbeatBarOf(bars[index]!, paddingColumns), barColumns, upbeatColumns)
  )
}

/** Bars that are not whole bars of the meter, but for an upbeat and what completes it; one alone is a run. */
function oddBarsOf(bars: readonly BarExtent[], grid: BarGrid): readonly OddBar[] {
  const { columnsPerBeat, barColumns, paddingColumns } = grid
  if (bars.length === 1) return []
  return bars.flatMap((bar, index) => {
    const widths = widthsOf(bar, paddingColumns)
    const isWhole = widths.some((width) => width > 0 && width % barColumns === 0)
    if (isWhole || isOfUpbeat(bars, index, grid)) return []
    return [{ index, beats: widths.at(-1)! / columnsPerBeat }]
  })
}

/** The clock of a bar on the grid: an upbeat ends with its bar, what completes it is as short. */
function clockOnGrid(bars: readonly BarExtent[], index: number, grid: BarGrid): BarClock {
  const { upbeatColumns, barColumns, columnsPerBeat, lead } = grid
  if (upbeatColumns === undefined || !isOfUpbeat(bars, index, grid)) {
    return TICKS_PER_BEAT % columnsPerBeat === 0
      ? evenClock(columnsPerBeat, lead)
      : roundedClock(columnsPerBeat, lead, bars[index]!)
  }
  const missing = barColumns - upbeatColumns
  return index === 0
    ? evenClock(columnsPerBeat, lead - missing)
    : { ...evenClock(columnsPerBeat, lead), endUnit: missing }
}

/**
 * The clock of one bar alone. Where its width is no number of bars, a short one that has a dash
 * before its first number is one bar on the grid that fits; any other has the columns of a compiled
 * tab.
 */
function clocksOfOneBar(bars: readonly BarExtent[], barBeats: number): BarClocks {
  const [usual] = COLUMNS_PER_BEAT
  const room = paddingRoomOf(bars, bars)
  const { widthColumns, lastColumn } = bars[0]!
  const whole = findPadding(widthColumns, barBeats * usual, room)
  const own =
    !whole && room.lead > 0 && widthColumns < barBeats * usual
      ? findPadding(widthColumns, barBeats, room)
      : undefined
  const columnsPerBeat = own ? (widthColumns - own.lead - own.trail) / barBeats : usual
  const lead = (whole ?? own)?.lead ?? 0
  const isShifted = beginsAfterDash(bars, lead, columnsPerBeat)
  const clocks = [evenClock(columnsPerBeat, isShifted ? 1 : lead)]
  // A run of several bars may stop anywhere before its last number's bar is over.
  const isCut = !whole && !own && (lastColumn ?? 0) >= barBeats * usual
  const odd = isCut ? [{ index: 0, beats: widthColumns / usual }] : []
  return { columnsPerBeat, clocks, uneven: [], odd }
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

/** Whether a bar is whole beats of a shorter bar, or one or more whole bars. */
function isEven(bar: BarExtent, { barColumns, paddingColumns, columnsPerBeat }: BarGrid): boolean {
  return widthsOf(bar, paddingColumns).some(
    (columns) => columns % (columns < barColumns ? columnsPerBeat : barColumns) === 0,
  )
}

function evenClock(columnsPerBeat: number, lead: number): BarClock {
  return { unitsPerBeat: columnsPerBeat, unitAt: (column) => column - lead }
}

/**
 * The clock of a bar whose columns are no usual part of a beat: each is rounded to the coarsest grid of
 * a drawn tab that keeps the numbers of the bar apart and within it.
 */
function roundedClock(columnsPerBeat: number, lead: number, bar: BarExtent): BarClock {
  const columns = new Set(bar.columns)
  const unitOn = (grid: number, column: number) =>
    Math.round(((column - lead) * grid) / columnsPerBeat)
  const unitsPerBeat =
    COLUMNS_PER_BEAT.find((grid) => {
      const units = new Set([...columns].map((column) => unitOn(grid, column)))
      return units.size === columns.size && !units.has(unitOn(grid, bar.widthColumns))
    }) ?? TICKS_PER_BEAT
  return { unitsPerBeat, unitAt: (column) => unitOn(unitsPerBeat, column) }
}

/** The clock of a bar that is no number of beats: its columns are spread over it. */
function spreadClock(bar: BarExtent, padding: number, lead: number, barBeats: number): BarClock {
  return roundedClock(Math.max(1, bar.widthColumns - padding) / barBeats, lead, bar)
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
