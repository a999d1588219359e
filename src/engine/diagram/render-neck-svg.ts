/**
 * A horizontal stretch of the neck: string 1 on top as in tab, nut or capo on the left (right for
 * left-handed). Strings are named, unless the neck is the standard guitar.
 */
import type { Neck } from '../instrument/neck'
import { asciiHeadingOf, asciiLabelsOf } from '../tab/ascii-labels'
import { DIAGRAM_THEMES } from './diagram-theme'
import { inlaysAt, stringWidthOf } from './neck-drawing'
import { describeNeckMark, drawMark, type NeckMark } from './neck-mark'
import type { DiagramOptions } from './render-grip-svg'
import { svgDocument, svgElement, svgText, svgTitle, titleWidthOf } from './svg-element'

export interface NeckPicture {
  readonly title: string
  readonly neck: Neck
  /** First and last fret shown, counted from the capo; fret 0 is drawn left of the nut. */
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
const NAME_WIDTH = 26
const CAPO_WIDTH = 10

/** The words of a neck: which it is, and its marks from the last string to string 1, by fret. */
function describeNeck({ neck, marks }: NeckPicture): string {
  const heading = asciiHeadingOf(neck).replace('\n', '. ')
  if (marks.length === 0) return `${heading}No marks.`
  const ordered = marks.toSorted((a, b) => b.string - a.string || a.fret - b.fret)
  return `${heading}${ordered.map(describeNeckMark).join('; ')}.`
}

/** Where inlays lie between the strings, in gaps from string 1. */
function inlayGapsOf(count: number, stringCount: number): readonly number[] {
  const middle = (stringCount - 1) / 2
  const apart = stringCount > 3 ? 1 : 0.5
  return count === 2 ? [middle - apart, middle + apart] : count === 1 ? [middle] : []
}

/** Draws marks on the neck as SVG. Marks outside the frets shown are left out. */
export function renderNeckSvg(picture: NeckPicture, options: DiagramOptions): string {
  const theme = DIAGRAM_THEMES[options.theme]
  const { neck, fromFret, toFret } = picture
  const stringCount = neck.strings.length
  const isNamed = asciiHeadingOf(neck) !== ''
  const showsNut = fromFret <= 1
  const firstFret = Math.max(1, fromFret)
  const side = SIDE + (isNamed ? NAME_WIDTH : 0)
  const boardLeft = side + (fromFret === 0 ? OPEN_WIDTH : 0)
  const width = Math.max(
    boardLeft + FRET_WIDTH * Math.max(1, toFret - firstFret + 1) + SIDE,
    titleWidthOf(picture.title),
  )
  const height = TOP + STRING_GAP * (stringCount - 1) + 44
  const bottom = TOP + STRING_GAP * (stringCount - 1)
  const mirror = (x: number) => (options.leftHanded ? width - x : x)
  const wireX = (fret: number) => mirror(boardLeft + FRET_WIDTH * (fret - firstFret + 1))
  /** The open string stands left of where it begins: the nut, or a fret for a short string. */
  const openX = (startFret: number) =>
    startFret < firstFret
      ? side + OPEN_WIDTH / 2 - 4
      : boardLeft + FRET_WIDTH * (startFret - firstFret + 1) - OPEN_WIDTH / 2
  const placeX = (fret: number, startFret: number) =>
    mirror(fret === 0 ? openX(startFret) : boardLeft + FRET_WIDTH * (fret - firstFret + 0.5))
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
        'stroke-width': isNut ? (neck.capo > 0 ? CAPO_WIDTH : 5) : 1,
      }),
    )
  }
  for (let fret = firstFret; fret <= toFret; fret++) {
    for (const gap of inlayGapsOf(inlaysAt(fret, neck), stringCount)) {
      const cy = TOP + STRING_GAP * gap
      parts.push(svgElement('circle', { cx: placeX(fret, 0), cy, r: 6, fill: theme.faint }))
    }
    parts.push(
      svgText(String(fret), placeX(fret, 0), bottom + 28, { 'font-size': 13, fill: theme.ink }),
    )
  }
  if (neck.capo > 0 && showsNut) {
    const x = mirror(Math.max(30, boardLeft - 8))
    parts.push(svgText(`capo ${neck.capo}`, x, bottom + 28, { 'font-size': 11, fill: theme.ink }))
  }
  for (const [index, label] of asciiLabelsOf(neck).entries()) {
    const { string, startFret } = neck.strings[index]!
    const y = stringY(string)
    if (isNamed) {
      const attributes = { 'font-size': 13, fill: theme.ink }
      parts.push(svgText(label.trimEnd(), mirror(SIDE + 4), y, attributes))
    }
    if (startFret >= toFret) continue
    parts.push(
      svgElement('line', {
        x1: wireX(Math.max(firstFret - 1, startFret)),
        x2: wireX(toFret),
        y1: y,
        y2: y,
        stroke: theme.line,
        'stroke-width': stringWidthOf(string, neck),
      }),
    )
  }
  const shown = picture.marks.filter(({ fret }) => fret >= fromFret && fret <= toFret)
  for (const mark of shown) {
    const { startFret } = neck.strings[mark.string - 1]!
    const x = placeX(mark.fret, startFret < toFret ? startFret : 0)
    parts.push(drawMark(mark, options.labels, x, stringY(mark.string), RADIUS))
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
