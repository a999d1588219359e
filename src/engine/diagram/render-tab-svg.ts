/** Tab as a picture: one line a string, fret numbers at their beats, bars of the time signature. */
import type { Neck } from '../instrument/neck'
import { asciiHeadingOf, asciiLabelsOf } from '../tab/ascii-labels'
import { fretTextsOf } from '../tab/fret-signs'
import { barBeatsOf, barCountOf } from '../tab/measure'
import { type Measure, NORMAL_TECHNIQUE, type TabNote } from '../tab/tab-event'
import { DIAGRAM_THEMES, type DiagramThemeId } from './diagram-theme'
import { svgDocument, svgElement, svgText, svgTitle, titleWidthOf } from './svg-element'

export interface TabPicture {
  readonly title: string
  readonly neck: Neck
  readonly measures: readonly Measure[]
  /** First and last bar drawn, from 1; the whole tab when left out. */
  readonly fromBar?: number | undefined
  readonly toBar?: number | undefined
}

const LINE_GAP = 18
const STAFF_GAP = 48
const LEFT = 34
const SIDE = 14
const TOP = 48
const BEAT_WIDTH = 34
/** The shortest step between two notes gets at least this much room. */
const LEAST_NOTE_GAP = 17
const FONT_SIZE = 14
/** Bars that would pass this width begin a new staff. */
const STAFF_WIDTH = 900

interface DrawnBar {
  /** Counted through the whole tab, from 1. */
  readonly number: number
  readonly beats: number
  readonly notes: (TabNote & { readonly text: string })[]
}

/** The bars asked for, their notes counted from the bar's start. */
function barsOf({ measures, fromBar = 1, toBar = Infinity }: TabPicture): readonly DrawnBar[] {
  const bars: DrawnBar[] = []
  let barsBefore = 0
  for (const measure of measures) {
    const beats = barBeatsOf(measure.timeSignature)
    const count = barCountOf(measure)
    const first = Math.max(fromBar, barsBefore + 1)
    const last = Math.min(toBar, barsBefore + count)
    for (let number = first; number <= last; number++) bars.push({ number, beats, notes: [] })
    const texts = fretTextsOf(measure.notes)
    for (const [at, note] of measure.notes.entries()) {
      const index = Math.floor(note.startBeat / beats)
      const number = barsBefore + 1 + index
      if (number < first || number > last) continue
      const bar = bars[bars.length - 1 - (last - number)]!
      bar.notes.push({ ...note, text: texts[at]!, startBeat: note.startBeat - index * beats })
    }
    barsBefore += count
  }
  return bars
}

export interface TabSize {
  readonly bars: number
  readonly notes: number
}

/** How much a picture would draw, counted without drawing it. */
export function tabSizeOf({
  measures,
  fromBar = 1,
  toBar = Infinity,
}: Omit<TabPicture, 'neck'>): TabSize {
  let barsBefore = 0
  let bars = 0
  let notes = 0
  for (const measure of measures) {
    const beats = barBeatsOf(measure.timeSignature)
    const count = barCountOf(measure)
    bars += Math.max(0, Math.min(toBar, barsBefore + count) - Math.max(fromBar, barsBefore + 1) + 1)
    for (const { startBeat } of measure.notes) {
      const number = barsBefore + 1 + Math.floor(startBeat / beats)
      if (number >= fromBar && number <= toBar) notes++
    }
    barsBefore += count
  }
  return { bars, notes }
}

/** Width of a beat that keeps the closest notes of a piece apart. */
function beatWidthOf(bars: readonly DrawnBar[]): number {
  let closest = 1
  for (const { notes } of bars) {
    const starts = [...new Set(notes.map(({ startBeat }) => startBeat))].toSorted((a, b) => a - b)
    for (let index = 1; index < starts.length; index++) {
      closest = Math.min(closest, starts[index]! - starts[index - 1]!)
    }
  }
  return Math.max(BEAT_WIDTH, Math.min(BEAT_WIDTH * 6, LEAST_NOTE_GAP / closest))
}

/** Bars by staff, as many as fit. */
function stavesOf(bars: readonly DrawnBar[], beatWidth: number): readonly (readonly DrawnBar[])[] {
  const staves: DrawnBar[][] = [[]]
  let width = 0
  for (const bar of bars) {
    const barWidth = bar.beats * beatWidth
    if (width > 0 && width + barWidth > STAFF_WIDTH) {
      staves.push([])
      width = 0
    }
    staves.at(-1)!.push(bar)
    width += barWidth
  }
  return staves
}

/** The words of a tab: each note with its bar and beat, both from 1. */
export function describeTab(picture: TabPicture): string {
  return describeBars(barsOf(picture), picture.neck)
}

function describeBars(bars: readonly DrawnBar[], neck: Neck): string {
  const words = bars.flatMap(({ number, notes }) =>
    notes.map(
      ({ string, fret, startBeat, technique }) =>
        `bar ${number} beat ${Math.round((startBeat + 1) * 1000) / 1000}: string ${string} fret ${fret}${technique === NORMAL_TECHNIQUE ? '' : `, ${technique.replaceAll('+', ' and ')}`}`,
    ),
  )
  const heading = asciiHeadingOf(neck).replace('\n', '. ')
  return heading + (words.length === 0 ? 'No notes.' : `${words.join('; ')}.`)
}

/** Draws tab as SVG. */
export function renderTabSvg(
  picture: TabPicture,
  options: { readonly theme: DiagramThemeId },
): string {
  const { title, neck } = picture
  const labels = asciiLabelsOf(neck)
  const staffLines = LINE_GAP * (labels.length - 1)
  const theme = DIAGRAM_THEMES[options.theme]
  const bars = barsOf(picture)
  const beatWidth = beatWidthOf(bars)
  const staves = stavesOf(bars, beatWidth)
  const staffWidths = staves.map((staff) =>
    staff.reduce((sum, { beats }) => sum + beats * beatWidth, 0),
  )
  const width = Math.max(LEFT + Math.max(...staffWidths) + SIDE, titleWidthOf(title))
  const staffHeight = staffLines + STAFF_GAP
  const height = TOP + staffHeight * staves.length - STAFF_GAP + 20
  const parts = [svgTitle(title, width, theme.ink)]
  const drawLine = (x1: number, y1: number, x2: number, y2: number, stroke: string) =>
    parts.push(svgElement('line', { x1, y1, x2, y2, stroke, 'stroke-width': 1 }))
  for (const [index, staff] of staves.entries()) {
    const top = TOP + staffHeight * index
    const bottom = top + staffLines
    for (const [line, label] of labels.entries()) {
      const y = top + LINE_GAP * line
      parts.push(svgText(label.trimEnd(), 16, y, { 'font-size': FONT_SIZE, fill: theme.ink }))
      drawLine(LEFT, y, LEFT + staffWidths[index]!, y, theme.line)
    }
    let left = LEFT
    drawLine(left, top, left, bottom, theme.ink)
    for (const { beats, notes } of staff) {
      for (const { string, text, startBeat } of notes) {
        const x = left + (startBeat + 0.4) * beatWidth
        const y = top + LINE_GAP * (string - 1)
        parts.push(
          svgElement('rect', {
            x: x - 4.5 * text.length,
            y: y - 8,
            width: 9 * text.length,
            height: 16,
            fill: theme.background,
          }),
          svgText(text, x, y, { 'font-size': FONT_SIZE, 'font-weight': 600, fill: theme.ink }),
        )
      }
      left += beats * beatWidth
      drawLine(left, top, left, bottom, theme.ink)
    }
  }
  return svgDocument(
    {
      width,
      height,
      title,
      description: describeBars(bars, neck),
      background: theme.background,
    },
    parts,
  )
}
