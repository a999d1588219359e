/** A mark on the neck or keys: a place, and what it is called in each way of labelling. */
import type { FretPosition } from '../instrument/fretboard'
import { colorOfDegree, inkOn } from './diagram-theme'
import { svgElement, svgText } from './svg-element'

export const MARK_LABELS = ['degrees', 'notes', 'fingers', 'intervals'] as const
export type MarkLabel = (typeof MARK_LABELS)[number]

/** Names of a tone, whatever it is drawn on. */
export interface ToneMark {
  /** Spelled, with octave: `Bb3`. */
  readonly note: string
  /** `R`, `b3`. */
  readonly interval: string
  /** `m3`. */
  readonly intervalSymbol: string
  /** 1 to 7, chooses the colour. */
  readonly degreeNumber: number
  /** 1 = index … 4 = little finger, 0 = none; absent where no hand is planned. */
  readonly finger?: number
}

export interface NeckMark extends FretPosition, ToneMark {}

export function isRootMark(mark: ToneMark): boolean {
  return mark.interval === 'R'
}

/** The letters of a note without its octave. */
function nameOf(note: string): string {
  return note.replace(/-?[0-9]+$/, '')
}

/** What stands in a mark. A mark is never empty: without a finger it shows its degree. */
export function labelOf(mark: ToneMark, labels: MarkLabel): string {
  if (labels === 'notes') return nameOf(mark.note)
  if (labels === 'intervals') return mark.intervalSymbol
  if (labels === 'fingers' && mark.finger) return String(mark.finger)
  return mark.interval
}

/** A mark in words: `string 5 fret 3 C3 root, finger 3`. */
export function describeNeckMark(mark: NeckMark): string {
  const place = mark.fret === 0 ? 'open' : `fret ${mark.fret}`
  const tone = isRootMark(mark) ? 'root' : mark.interval
  const finger = mark.finger ? `, finger ${mark.finger}` : ''
  return `string ${mark.string} ${place} ${mark.note} ${tone}${finger}`
}

const FONT_SHARE = 1.05

/** The root is a square, every other tone a circle; colour says the degree, the label says it again. */
export function drawMark(
  mark: ToneMark,
  labels: MarkLabel,
  x: number,
  y: number,
  radius: number,
): string {
  const fill = colorOfDegree(mark.degreeNumber)
  const shape = isRootMark(mark)
    ? svgElement('rect', {
        x: x - radius,
        y: y - radius,
        width: 2 * radius,
        height: 2 * radius,
        rx: 2,
        fill,
      })
    : svgElement('circle', { cx: x, cy: y, r: radius, fill })
  const label = labelOf(mark, labels)
  const size = radius * (label.length > 2 ? FONT_SHARE * 0.75 : FONT_SHARE)
  return shape + svgText(label, x, y, { 'font-size': size, fill: inkOn(fill), 'font-weight': 600 })
}
