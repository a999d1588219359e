/** A grip as a chord box: strings downwards, low string on the left (on the right for left hands). */
import type { Frets } from '../instrument/fret-text'
import { DIAGRAM_THEMES, type DiagramThemeId } from './diagram-theme'
import { gripWindowOf } from './grip-window'
import { describeNeckMark, drawMark, type MarkLabel, type NeckMark } from './neck-mark'
import { svgDocument, svgElement, svgText, svgTitle, titleWidthOf } from './svg-element'

export interface GripBarre {
  readonly fret: number
  /** The thicker end. */
  readonly fromString: number
  /** The thinner end. */
  readonly toString: number
}

export interface GripPicture {
  readonly title: string
  /** Six places, string 6 first; null is muted. */
  readonly frets: Frets
  /** One for each sounding string. */
  readonly marks: readonly NeckMark[]
  readonly barres: readonly GripBarre[]
}

export interface DiagramOptions {
  readonly theme: DiagramThemeId
  readonly labels: MarkLabel
  readonly leftHanded: boolean
}

const STRING_GAP = 30
const ROW_HEIGHT = 36
const LEFT = 40
const TOP = 66
const RADIUS = 12
const STRING_COUNT = 6

/** The words of a grip, low string first. */
export function describeGrip({ frets, marks, barres }: GripPicture): string {
  const strings = frets.map((fret, place) => {
    const string = STRING_COUNT - place
    const mark = marks.find((one) => one.string === string)
    return fret === null || !mark ? `string ${string} muted` : describeNeckMark(mark)
  })
  const lines = barres.map(
    ({ fret, fromString, toString: lastString }) =>
      `barre at fret ${fret} from string ${fromString} to string ${lastString}`,
  )
  return `${[...strings, ...lines].join('; ')}.`
}

/** Draws a grip as SVG. */
export function renderGripSvg(picture: GripPicture, options: DiagramOptions): string {
  const theme = DIAGRAM_THEMES[options.theme]
  const { firstFret, rows } = gripWindowOf(picture.frets)
  const boardWidth = STRING_GAP * (STRING_COUNT - 1)
  const width = Math.max(LEFT * 2 + boardWidth, titleWidthOf(picture.title))
  const left = (width - boardWidth) / 2
  const height = TOP + ROW_HEIGHT * rows + 18
  const bottom = TOP + ROW_HEIGHT * rows
  const stringX = (string: number) =>
    left + STRING_GAP * (options.leftHanded ? string - 1 : STRING_COUNT - string)
  const rowY = (fret: number) => TOP + ROW_HEIGHT * (fret - firstFret + 0.5)

  const parts: string[] = [svgTitle(picture.title, width, theme.ink)]
  for (let row = 0; row <= rows; row++) {
    const y = TOP + ROW_HEIGHT * row
    const isNut = row === 0 && firstFret === 1
    parts.push(
      svgElement('line', {
        x1: left,
        x2: left + boardWidth,
        y1: y,
        y2: y,
        stroke: isNut ? theme.ink : theme.line,
        'stroke-width': isNut ? 5 : 1,
      }),
    )
  }
  for (let string = 1; string <= STRING_COUNT; string++) {
    const x = stringX(string)
    parts.push(
      svgElement('line', {
        x1: x,
        x2: x,
        y1: TOP,
        y2: bottom,
        stroke: theme.line,
        'stroke-width': 0.75 + string * 0.25,
      }),
    )
  }
  if (firstFret > 1) {
    const x = options.leftHanded ? left + boardWidth + 26 : left - 26
    parts.push(svgText(String(firstFret), x, rowY(firstFret), { 'font-size': 14, fill: theme.ink }))
  }
  for (const { fret, fromString, toString: lastString } of picture.barres) {
    const [x1, x2] = [stringX(fromString), stringX(lastString)].toSorted((a, b) => a - b)
    parts.push(
      svgElement('line', {
        x1,
        x2,
        y1: rowY(fret),
        y2: rowY(fret),
        stroke: theme.faint,
        'stroke-width': RADIUS * 2 + 4,
        'stroke-linecap': 'round',
      }),
    )
  }
  for (const [place, fret] of picture.frets.entries()) {
    const string = STRING_COUNT - place
    const mark = picture.marks.find((one) => one.string === string)
    if (fret === null || !mark) {
      parts.push(svgText('×', stringX(string), TOP - 18, { 'font-size': 20, fill: theme.ink }))
    } else {
      const y = fret === 0 ? TOP - 18 : rowY(fret)
      parts.push(drawMark(mark, options.labels, stringX(string), y, fret === 0 ? 10 : RADIUS))
    }
  }
  return svgDocument(
    {
      width,
      height,
      title: `${picture.title} on guitar`,
      description: describeGrip(picture),
      background: theme.background,
    },
    parts,
  )
}
