/** The instrument itself: wood, inlays, frets, strings, nut, numbers. No cell and no meaning. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { inlayCountOf, type NeckLayout } from './neck-layout'

const NUT_WIDTH_PX = 7
const INLAY_RADIUS_PX = 6
const INLAY_PX = INLAY_RADIUS_PX * 2
const HALF_TURN = `a${INLAY_RADIUS_PX} ${INLAY_RADIUS_PX} 0 1 0`

/** A round inlay: two half turns, from its left end and back. */
function dotPath(x: number, y: number): string {
  return `M${x - INLAY_RADIUS_PX} ${y}${HALF_TURN} ${INLAY_PX} 0${HALF_TURN} ${-INLAY_PX} 0z`
}

function frettedIn(layout: NeckLayout): readonly number[] {
  const from = Math.max(layout.firstFret, 1)
  return Array.from({ length: layout.lastFret - from + 1 }, (_, index) => from + index)
}

function Inlays({ layout }: { readonly layout: NeckLayout }) {
  const { board, stringGapPx } = layout
  const middleY = (board.top + board.bottom) / 2
  return (
    <path
      class="inlays"
      d={frettedIn(layout)
        .flatMap((fret) => {
          const count = inlayCountOf(fret)
          const x = layout.cellAt(1, fret).centerX
          const offsets = count === 2 ? [-stringGapPx, stringGapPx] : count === 1 ? [0] : []
          return offsets.map((offset) => dotPath(x, middleY + offset))
        })
        .join('')}
    />
  )
}

function FretNumbers({ layout }: { readonly layout: NeckLayout }) {
  return (
    <g class="fret-numbers">
      {frettedIn(layout).map((fret) => {
        const x = layout.cellAt(1, fret).centerX
        const count = inlayCountOf(fret)
        return (
          <text key={fret} x={x} y={layout.numberY} class={count > 0 ? 'marked' : undefined}>
            {fret}
          </text>
        )
      })}
    </g>
  )
}

/** The capo: a bar behind its fret, drawn over the strings it stops. */
function Capo({ layout, fret }: { readonly layout: NeckLayout; readonly fret: number }) {
  if (fret < Math.max(layout.firstFret, 1) || fret > layout.lastFret) return null
  const { board } = layout
  const wire = layout.fretLineX(fret)
  const x = layout.flipHorizontal ? wire + 5 : wire - 15
  return (
    <rect
      class="capo"
      x={x}
      y={board.top - 3}
      width={10}
      height={board.bottom - board.top + 6}
      rx={5}
    />
  )
}

/** Everything behind the cells. */
export function NeckScenery({
  layout,
  capo,
}: {
  readonly layout: NeckLayout
  readonly capo: number
}) {
  const { board } = layout
  const nutX = layout.fretLineX(0)
  const hasNut = layout.firstFret === 0
  const stringEnds = hasNut
    ? layout.flipHorizontal
      ? [board.left, layout.widthPx - 20]
      : [20, board.right]
    : [board.left, board.right]
  return (
    <g class="scenery" aria-hidden="true">
      <defs>
        <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
          <stop class="wood-far" offset="0" />
          <stop class="wood-near" offset="0.5" />
          <stop class="wood-far" offset="1" />
        </linearGradient>
      </defs>
      <rect
        class="board"
        x={board.left}
        y={board.top}
        width={board.right - board.left}
        height={board.bottom - board.top}
        rx={4}
      />
      <Inlays layout={layout} />
      <path
        class="fret-wires"
        d={frettedIn(layout)
          .map((fret) => `M${layout.fretLineX(fret)} ${board.top}V${board.bottom}`)
          .join('')}
      />
      {hasNut && (
        <rect
          class="nut"
          x={layout.flipHorizontal ? nutX : nutX - NUT_WIDTH_PX}
          y={board.top}
          width={NUT_WIDTH_PX}
          height={board.bottom - board.top}
          rx={2}
        />
      )}
      {STANDARD_NECK.strings.map(({ string, name }) => (
        <g key={string}>
          <line
            class={string > 3 ? 'string wound' : 'string'}
            x1={stringEnds[0]}
            x2={stringEnds[1]}
            y1={layout.stringY(string)}
            y2={layout.stringY(string)}
            stroke-width={0.9 + string * 0.36}
          />
          <text class="string-name" x={layout.stringNameX} y={layout.stringY(string)}>
            {string === 1 ? name.slice(0, -1).toLowerCase() : name.slice(0, -1)}
          </text>
        </g>
      ))}
      <FretNumbers layout={layout} />
      {capo > 0 && <Capo layout={layout} fret={capo} />}
    </g>
  )
}
