/**
 * A horizontal stretch of the neck: string 1 on top as in tab, nut on the left (right for
 * left-handed).
 */
import { DIAGRAM_THEMES } from './diagram-theme'
import { describeNeckMark, drawMark, type NeckMark } from './neck-mark'
import type { DiagramOptions } from './render-grip-svg'
import { svgDocument, svgElement, svgText, svgTitle, titleWidthOf } from './svg-element'

export interface NeckPicture {
  readonly title: string
  /** First and last fret shown; fret 0 is drawn left of the nut. */
  readonly fromFret: number
  readonly toFret: number
  readonly marks: readonly NeckMark[]
}

const STRING_GAP = 30
const FRET_WIDTH = 46
const OPEN_WIDTH = 34
const SIDE = 18
const TOP = 54
const RADIUS = 12
const STRING_COUNT = 6
const INLAY_FRETS = [3, 5, 7, 9, 15, 17, 19, 21]
const DOUBLE_INLAY_FRETS = [12, 24]

/** The words of a neck: its marks from the lowest string up, by fret. */
export function describeNeck({ marks }: NeckPicture): string {
  if (marks.length === 0) return 'No marks.'
  const ordered = marks.toSorted((a, b) => b.string - a.string || a.fret - b.fret)
  return `${ordered.map(describeNeckMark).join('; ')}.`
}

/** Draws marks on the neck as SVG. Marks outside the frets shown are left out. */
export function renderNeckSvg(picture: NeckPicture, options: DiagramOptions): string {
  const theme = DIAGRAM_THEMES[options.theme]
  const { fromFret, toFret } = picture
  const showsNut = fromFret <= 1
  const firstFret = Math.max(1, fromFret)
  const boardLeft = SIDE + (fromFret === 0 ? OPEN_WIDTH : 0)
  const width = Math.max(
    boardLeft + FRET_WIDTH * Math.max(1, toFret - firstFret + 1) + SIDE,
    titleWidthOf(picture.title),
  )
  const height = TOP + STRING_GAP * (STRING_COUNT - 1) + 44
  const bottom = TOP + STRING_GAP * (STRING_COUNT - 1)
  const mirror = (x: number) => (options.leftHanded ? width - x : x)
  const wireX = (fret: number) => mirror(boardLeft + FRET_WIDTH * (fret - firstFret + 1))
  const placeX = (fret: number) =>
    mirror(
      fret === 0 ? SIDE + OPEN_WIDTH / 2 - 4 : boardLeft + FRET_WIDTH * (fret - firstFret + 0.5),
    )
  const stringY = (string: number) => TOP + STRING_GAP * (string - 1)

  const parts: string[] = [svgTitle(picture.title, width, theme.ink)]
  for (let fret = firstFret - 1; fret <= toFret; fret++) {
    const isNut = fret === 0 && showsNut
    parts.push(
      svgElement('line', {
        x1: wireX(fret),
        x2: wireX(fret),
        y1: TOP,
        y2: bottom,
        stroke: isNut ? theme.ink : theme.line,
        'stroke-width': isNut ? 5 : 1,
      }),
    )
  }
  for (let fret = firstFret; fret <= toFret; fret++) {
    const isDouble = DOUBLE_INLAY_FRETS.includes(fret)
    const heights = isDouble ? [1, 3] : INLAY_FRETS.includes(fret) ? [2] : []
    for (const gap of heights) {
      const cy = TOP + STRING_GAP * (gap + 0.5)
      parts.push(svgElement('circle', { cx: placeX(fret), cy, r: 6, fill: theme.faint }))
    }
    parts.push(
      svgText(String(fret), placeX(fret), bottom + 28, { 'font-size': 13, fill: theme.ink }),
    )
  }
  for (let string = 1; string <= STRING_COUNT; string++) {
    parts.push(
      svgElement('line', {
        x1: wireX(firstFret - 1),
        x2: wireX(toFret),
        y1: stringY(string),
        y2: stringY(string),
        stroke: theme.line,
        'stroke-width': 0.75 + string * 0.25,
      }),
    )
  }
  const shown = picture.marks.filter(({ fret }) => fret >= fromFret && fret <= toFret)
  for (const mark of shown) {
    parts.push(drawMark(mark, options.labels, placeX(mark.fret), stringY(mark.string), RADIUS))
  }
  return svgDocument(
    {
      width,
      height,
      title: picture.title,
      description: describeNeck({ ...picture, marks: shown }),
      background: theme.background,
    },
    parts,
  )
}
