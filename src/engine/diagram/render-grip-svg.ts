/** A grip as a chord box: strings downwards, the last on the left (on the right for left hands). */
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { DIAGRAM_THEMES, type DiagramThemeId } from './diagram-theme'
import { gripWindowOf } from './grip-window'
import { instrumentWordsOf, stringWidthOf } from './neck-drawing'
import { describeNeckMark, drawMark, type MarkLabel, type NeckMark } from './neck-mark'
import { svgDocument, svgElement, svgText, svgTitle, titleWidthOf } from './svg-element'

export interface GripBarre {
  readonly fret: number
  /** The higher string number. */
  readonly fromString: number
  /** The lower string number. */
  readonly toString: number
}

export interface GripPicture {
  readonly title: string
  /** What the grip is held on. */
  readonly neck: Neck
  /** One place a string, the last string first; null is muted. */
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

/** The words of a grip, the last string first. */
export function describeGrip({ neck, frets, marks, barres }: GripPicture): string {
  const strings = frets.map((fret, place) => {
    const string = frets.length - place
    const mark = marks.find((one) => one.string === string)
    return fret === null || !mark ? `string ${string} muted` : describeNeckMark(mark)
  })
  const lines = barres.map(
    ({ fret, fromString, toString: lastString }) =>
      `barre at fret ${fret} from string ${fromString} to string ${lastString}`,
  )
  const capo = neck.capo > 0 ? [`capo at fret ${neck.capo}, frets counted from it`] : []
  return `${[...strings, ...lines, ...capo].join('; ')}.`
}

/** Draws a grip as SVG. */
export function renderGripSvg(picture: GripPicture, options: DiagramOptions): string {
  const theme = DIAGRAM_THEMES[options.theme]
  const { neck, frets } = picture
  const stringCount = frets.length
  const { firstFret, rows } = gripWindowOf(frets)
  const boardWidth = STRING_GAP * (stringCount - 1)
  const width = Math.max(LEFT * 2 + boardWidth, titleWidthOf(picture.title))
  const left = (width - boardWidth) / 2
  const height = TOP + ROW_HEIGHT * rows + 18
  const bottom = TOP + ROW_HEIGHT * rows
  const stringX = (string: number) =>
    left + STRING_GAP * (options.leftHanded ? string - 1 : stringCount - string)
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
  for (const { string, startFret } of neck.strings) {
    const x = stringX(string)
    const rowsAbove = Math.max(0, Math.min(rows, startFret + 1 - firstFret))
    if (rowsAbove === rows) continue
    parts.push(
      svgElement('line', {
        x1: x,
        x2: x,
        y1: TOP + ROW_HEIGHT * rowsAbove,
        y2: bottom,
        stroke: theme.line,
        'stroke-width': stringWidthOf(string, neck),
      }),
    )
  }
  if (neck.capo > 0) {
    parts.push(
      svgText(`capo ${neck.capo}`, width / 2, height - 9, { 'font-size': 12, fill: theme.ink }),
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
  for (const [place, fret] of frets.entries()) {
    const string = stringCount - place
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
      title: `${picture.title} on ${instrumentWordsOf(neck)}`,
      description: describeGrip(picture),
      background: theme.background,
    },
    parts,
  )
}
