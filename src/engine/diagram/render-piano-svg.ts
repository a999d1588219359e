/** A keyboard with marks on its keys. */
import { isBlackKey, type PianoPreset } from '../instrument/piano'
import { DIAGRAM_THEMES, type DiagramThemeId } from './diagram-theme'
import { drawMark, isRootMark, type MarkLabel, type ToneMark } from './neck-mark'
import { svgDocument, svgElement, svgText, svgTitle, titleWidthOf } from './svg-element'

export interface KeyMark extends ToneMark {
  readonly midi: number
}

export interface PianoPicture {
  readonly title: string
  readonly preset: Pick<PianoPreset, 'lowMidi' | 'highMidi'>
  readonly marks: readonly KeyMark[]
}

const WHITE_WIDTH = 24
const WHITE_HEIGHT = 120
const BLACK_WIDTH = 15
const BLACK_HEIGHT = 74
const SIDE = 12
const TOP = 40
const RADIUS = 9

/** Draws a keyboard as SVG; C keys carry their octave. */
export function renderPianoSvg(
  { title, preset, marks }: PianoPicture,
  options: { readonly theme: DiagramThemeId; readonly labels: MarkLabel },
): string {
  const theme = DIAGRAM_THEMES[options.theme]
  const leftOf = new Map<number, number>()
  let left = SIDE
  for (let midi = preset.lowMidi; midi <= preset.highMidi; midi++) {
    leftOf.set(midi, isBlackKey(midi) ? left - BLACK_WIDTH / 2 : left)
    if (!isBlackKey(midi)) left += WHITE_WIDTH
  }
  const width = Math.max(left + SIDE, titleWidthOf(title))
  const height = TOP + WHITE_HEIGHT + 28
  const keys = [...leftOf]
  const drawKey = ([midi, x]: readonly [number, number], isBlack: boolean) =>
    svgElement('rect', {
      x,
      y: TOP,
      width: isBlack ? BLACK_WIDTH : WHITE_WIDTH,
      height: isBlack ? BLACK_HEIGHT : WHITE_HEIGHT,
      fill: isBlack ? '#1b1b1f' : '#ffffff',
      stroke: theme.line,
      'stroke-width': 1,
      rx: 2,
      'data-midi': midi,
    })
  const shown = marks.filter(({ midi }) => leftOf.has(midi)).toSorted((a, b) => a.midi - b.midi)
  const parts = [
    svgTitle(title, width, theme.ink),
    ...keys.filter(([midi]) => !isBlackKey(midi)).map((key) => drawKey(key, false)),
    ...keys.filter(([midi]) => isBlackKey(midi)).map((key) => drawKey(key, true)),
    ...keys
      .filter(([midi]) => midi % 12 === 0)
      .map(([midi, x]) =>
        svgText(`C${midi / 12 - 1}`, x + WHITE_WIDTH / 2, TOP + WHITE_HEIGHT + 14, {
          'font-size': 11,
          fill: theme.ink,
        }),
      ),
    ...shown.map((mark) => {
      const isBlack = isBlackKey(mark.midi)
      const x = leftOf.get(mark.midi)! + (isBlack ? BLACK_WIDTH : WHITE_WIDTH) / 2
      const y = TOP + (isBlack ? BLACK_HEIGHT : WHITE_HEIGHT) - RADIUS - 5
      return drawMark(mark, options.labels, x, y, isBlack ? 7 : RADIUS)
    }),
  ]
  const words = shown.map(({ note, interval, ...mark }) =>
    isRootMark({ note, interval, ...mark }) ? `${note} root` : `${note} ${interval}`,
  )
  return svgDocument(
    {
      width,
      height,
      title,
      description: words.length === 0 ? 'No marks.' : `${words.join('; ')}.`,
      background: theme.background,
    },
    parts,
  )
}
