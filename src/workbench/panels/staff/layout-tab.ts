/**
 * Where bars and notes stand on the page: bars fill lines of the given width, time runs evenly
 * within a bar, and no two numbers touch. All lengths are CSS pixels.
 */
import { barBeatsOf, barCountOf, TICKS_PER_BEAT, tickOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'

export interface LaidBar {
  readonly measureIndex: number
  /** Beats from the start of the measure. */
  readonly startBeat: number
  readonly lengthBeats: number
  /** Beats from the start of the piece. */
  readonly pieceBeat: number
  /** From 1, counted through the whole piece. */
  readonly number: number
  /** Left bar line. */
  readonly x: number
  readonly width: number
  /** Whether the bar line on its left also begins a measure. */
  readonly beginsMeasure: boolean
}

export interface TabLine {
  readonly bars: readonly LaidBar[]
  readonly width: number
}

/** Whether a time signature stands at the bar's left line. */
export function beginsSignature(
  { measureIndex, beginsMeasure }: LaidBar,
  measures: readonly Measure[],
): boolean {
  const own = measures[measureIndex]?.timeSignature
  const before = measures[measureIndex - 1]?.timeSignature
  return beginsMeasure && own?.join() !== before?.join()
}

/** Distance between strings. */
export const STRING_GAP = 19
/** Room above string 1 for bar numbers and the loop band. */
export const STAFF_TOP = 34
/** The part of it in which a drag sets the loop. */
export const RULER_HEIGHT = STAFF_TOP - 11
/** Room below the last string for the degree dots. */
const STAFF_BOTTOM = 22

/** Distance from string 1 to the last one. */
export function staffHeightOf(stringCount: number): number {
  return (stringCount - 1) * STRING_GAP
}

/** Middle of the last string. */
export function staffBottomYOf(stringCount: number): number {
  return STAFF_TOP + staffHeightOf(stringCount)
}

export function lineHeightOf(stringCount: number): number {
  return staffBottomYOf(stringCount) + STAFF_BOTTOM
}

/** Room between a bar line and the first number, and after the last one. */
const BAR_LEAD = 17
const BAR_TRAIL = 7
/** Least distance between the middles of two columns. */
const MIN_COLUMN_GAP = 21
const MIN_BEAT_WIDTH = 30
const MAX_BEAT_WIDTH = 240
/** A tab of one line is not pulled wider than this. */
const MAX_STRETCH = 2.2

interface UnplacedBar extends Omit<LaidBar, 'x' | 'width'> {
  readonly naturalWidth: number
}

/** The least room that keeps the columns of a bar apart. */
function naturalWidth(measure: Measure, startBeat: number, lengthBeats: number): number {
  const from = tickOf(startBeat)
  const to = tickOf(startBeat + lengthBeats)
  const ticks = new Set<number>([from, to])
  for (const note of measure.notes) {
    const tick = tickOf(note.startBeat)
    if (tick >= from && tick < to) ticks.add(tick)
  }
  const sorted = [...ticks].sort((a, b) => a - b)
  const beats = sorted.slice(1).map((tick, index) => (tick - sorted[index]!) / TICKS_PER_BEAT)
  const needed = MIN_COLUMN_GAP / Math.min(...beats)
  const beatWidth = Math.min(MAX_BEAT_WIDTH, Math.max(MIN_BEAT_WIDTH, needed))
  return BAR_LEAD + BAR_TRAIL + lengthBeats * beatWidth
}

type MeasureBar = Pick<LaidBar, 'startBeat' | 'lengthBeats'> & { readonly naturalWidth: number }

const barsOfMeasures = new WeakMap<Measure, readonly MeasureBar[]>()

/** The bars of a measure, worked out once: an edit leaves most measures as they are. */
function barsOf(measure: Measure): readonly MeasureBar[] {
  const known = barsOfMeasures.get(measure)
  if (known) return known
  const lengthBeats = barBeatsOf(measure.timeSignature)
  const bars = Array.from({ length: barCountOf(measure) }, (_, bar) => {
    const startBeat = bar * lengthBeats
    return { startBeat, lengthBeats, naturalWidth: naturalWidth(measure, startBeat, lengthBeats) }
  })
  barsOfMeasures.set(measure, bars)
  return bars
}

function unplacedBars(measures: readonly Measure[]): readonly UnplacedBar[] {
  const bars: UnplacedBar[] = []
  let pieceBeat = 0
  for (const [measureIndex, measure] of measures.entries()) {
    for (const bar of barsOf(measure)) {
      const number = bars.length + 1
      bars.push({ ...bar, measureIndex, pieceBeat, number, beginsMeasure: bar.startBeat === 0 })
      pieceBeat += bar.lengthBeats
    }
  }
  return bars
}

function placeLine(bars: readonly UnplacedBar[], stretch: number): TabLine {
  let x = 0
  const placed = bars.map(({ naturalWidth: width, ...bar }) => {
    const laid = { ...bar, x, width: width * stretch }
    x += laid.width
    return laid
  })
  return { bars: placed, width: x }
}

/** How far each line is stretched to fill the width; the last one no further than the one before. */
function stretchesOf(
  lines: readonly (readonly UnplacedBar[])[],
  availableWidth: number,
): readonly number[] {
  let before = MAX_STRETCH
  return lines.map((bars, index) => {
    const natural = bars.reduce((sum, bar) => sum + bar.naturalWidth, 0)
    const full = Math.max(1, availableWidth / natural)
    const stretch = index === lines.length - 1 ? Math.min(full, before) : full
    before = stretch
    return stretch
  })
}

/**
 * Breaks the tab into lines. A bar that is wider than the page has a line of its own and reaches
 * over it; the caller scrolls.
 */
export function layOutTab(
  measures: readonly Measure[],
  availableWidth: number,
): readonly TabLine[] {
  const lines: UnplacedBar[][] = []
  let filled = Number.POSITIVE_INFINITY
  for (const bar of unplacedBars(measures)) {
    if (filled + bar.naturalWidth > availableWidth) {
      lines.push([])
      filled = 0
    }
    lines.at(-1)!.push(bar)
    filled += bar.naturalWidth
  }
  const stretches = stretchesOf(lines, availableWidth)
  return lines.map((bars, index) => placeLine(bars, stretches[index]!))
}

/** Middle of the column at a beat within the bar's measure. */
export function xOfBeat(bar: LaidBar, beat: number): number {
  const inner = bar.width - BAR_LEAD - BAR_TRAIL
  return bar.x + BAR_LEAD + ((beat - bar.startBeat) / bar.lengthBeats) * inner
}

/** Middle of a string, 1 = top. */
export function yOfString(string: number): number {
  return STAFF_TOP + (string - 1) * STRING_GAP
}

/** The bar of a line under a point, and the beat of its measure there, not snapped to anything. */
export function placeAtX(
  line: TabLine,
  x: number,
): { readonly bar: LaidBar; readonly beat: number } | undefined {
  const bar = line.bars.find((candidate) => x < candidate.x + candidate.width) ?? line.bars.at(-1)
  if (!bar) return undefined
  const inner = bar.width - BAR_LEAD - BAR_TRAIL
  const share = Math.min(1, Math.max(0, (x - bar.x - BAR_LEAD) / inner))
  return { bar, beat: bar.startBeat + share * bar.lengthBeats }
}

/** The string nearest to a height. */
export function stringAtY(y: number, stringCount: number): number {
  return Math.min(stringCount, Math.max(1, 1 + Math.round((y - STAFF_TOP) / STRING_GAP)))
}

/** The bar that holds a beat of the piece, and its line. */
export function barOfBeat(
  lines: readonly TabLine[],
  pieceBeat: number,
): { readonly lineIndex: number; readonly bar: LaidBar } | undefined {
  for (const [lineIndex, line] of lines.entries()) {
    for (const bar of line.bars) {
      if (tickOf(pieceBeat) < tickOf(bar.pieceBeat + bar.lengthBeats)) return { lineIndex, bar }
    }
  }
  return undefined
}

/** The part of a line that a stretch of the piece covers, from its left end to its right. */
export function bandIn(
  line: TabLine,
  startBeat: number,
  endBeat: number,
): { readonly x: number; readonly width: number } | undefined {
  const first = line.bars.find((bar) => bar.pieceBeat + bar.lengthBeats > startBeat + 1e-6)
  const last = line.bars.findLast((bar) => bar.pieceBeat < endBeat - 1e-6)
  if (!first || !last || first.pieceBeat > last.pieceBeat) return undefined
  const left =
    startBeat <= first.pieceBeat + 1e-6
      ? first.x
      : xOfBeat(first, first.startBeat + startBeat - first.pieceBeat) - BAR_LEAD / 2
  const right =
    endBeat >= last.pieceBeat + last.lengthBeats - 1e-6
      ? last.x + last.width
      : xOfBeat(last, last.startBeat + endBeat - last.pieceBeat) - BAR_LEAD / 2
  return { x: left, width: right - left }
}
