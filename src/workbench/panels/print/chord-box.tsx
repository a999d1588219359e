/** A grip as a chord box in black, as printed songs have it. */
import { gripWindowOf } from '#engine/diagram/grip-window'
import { withSigns } from '../../state/display-text'
import { inShownNames } from '../../state/shown-names'
import type { TabGrip } from './grips-of-tab'

const GAP = 10
const LEFT = 14
const TOP = 28
const ROWS_END = 6
const NAME_PX = 11.5
const LEAST_NAME_PX = 8
/** Of a bold letter, in parts of its size: a little more than most are wide. */
const LETTER_WIDTH = 0.64

/** The size at which a name fits into a width, and the width where even the least one does not. */
function nameFit(name: string, widthPx: number) {
  const fitting = widthPx / (LETTER_WIDTH * [...name].length)
  if (fitting >= LEAST_NAME_PX) return { sizePx: Math.min(NAME_PX, fitting) }
  return { sizePx: LEAST_NAME_PX, pressedToPx: widthPx }
}

export function ChordBox({ symbol, frets, fingers }: TabGrip) {
  const { firstFret, rows } = gripWindowOf(frets)
  const width = GAP * (frets.length - 1)
  const bottom = TOP + GAP * 1.2 * rows
  const rowHeight = (bottom - TOP) / rows
  const boxWidth = width + 2 * LEFT
  const name = withSigns(symbol)
  const { sizePx, pressedToPx } = nameFit(inShownNames(name), boxWidth - 2)
  return (
    <svg
      class="chord-box"
      viewBox={`0 0 ${boxWidth} ${bottom + ROWS_END + 8}`}
      role="img"
      aria-label={`${symbol}: ${frets.map((fret) => fret ?? 'x').join(' ')}`}
    >
      <text
        class="name"
        x={boxWidth / 2}
        y={11}
        text-anchor="middle"
        font-size={sizePx}
        {...(pressedToPx !== undefined && {
          textLength: pressedToPx,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {name}
      </text>
      {firstFret > 1 && (
        <text x={LEFT - 5} y={TOP + rowHeight * 0.7} text-anchor="end">
          {firstFret}
        </text>
      )}
      <path
        fill="none"
        stroke="#000"
        stroke-width="0.8"
        d={[
          ...frets.map((_, index) => `M${LEFT + GAP * index} ${TOP}V${bottom}`),
          ...Array.from(
            { length: rows + 1 },
            (_, row) => `M${LEFT} ${TOP + rowHeight * row}h${width}`,
          ),
        ].join('')}
      />
      {firstFret === 1 && <path d={`M${LEFT} ${TOP}h${width}`} stroke="#000" stroke-width="2.4" />}
      {frets.map((fret, index) => {
        const x = LEFT + GAP * index
        if (fret === null || fret === 0) {
          return (
            <text key={x} x={x} y={TOP - 4} text-anchor="middle">
              {fret === null ? '×' : '○'}
            </text>
          )
        }
        return <circle key={x} cx={x} cy={TOP + rowHeight * (fret - firstFret + 0.5)} r={3.6} />
      })}
      {fingers.map((finger, index) =>
        finger === undefined ? null : (
          <text
            key={index}
            x={LEFT + GAP * index}
            y={bottom + ROWS_END + 4}
            text-anchor="middle"
            class="finger"
          >
            {finger === 0 ? 'T' : finger}
          </text>
        ),
      )}
    </svg>
  )
}
