/** The instrument itself: wood, inlays, frets, strings, nut, numbers. Decoration only. */

import type { NeckString } from '#engine/instrument/neck'
import { asciiLabelsOf } from '#engine/tab/ascii-labels'
import { withSigns } from '../../state/display-text'
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
          const count = inlayCountOf(fret, layout.neck)
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
        const count = inlayCountOf(fret, layout.neck)
        return (
          <text key={fret} x={x} y={layout.numberY} class={count > 0 ? 'marked' : undefined}>
            {fret}
          </text>
        )
      })}
    </g>
  )
}

const CAPO_WIDTH_PX = 10

/** What the open strings end on: the nut, or a capo, from which the frets count. */
function OpenEnd({ layout }: { readonly layout: NeckLayout }) {
  const { board, neck, flipHorizontal } = layout
  const hasCapo = neck.capo > 0
  const width = hasCapo ? CAPO_WIDTH_PX : NUT_WIDTH_PX
  const beyond = hasCapo ? 3 : 0
  const x = layout.fretLineX(0)
  return (
    <>
      <rect
        class={hasCapo ? 'capo' : 'nut'}
        x={flipHorizontal ? x : x - width}
        y={board.top - beyond}
        width={width}
        height={board.bottom - board.top + 2 * beyond}
        rx={hasCapo ? 5 : 2}
      />
      {hasCapo && (
        <g class="fret-numbers">
          <text x={layout.cellAt(1, 0).centerX} y={layout.numberY}>
            capo {neck.capo}
          </text>
        </g>
      )}
    </>
  )
}

/** Strings below G3 are wound on every instrument of the table. */
const LOWEST_PLAIN_MIDI = 55

/** Thickness by pitch: 1.3 for a guitar's high E, 3.1 for its low one, 4.4 for a low B of a bass. */
function gaugePx({ openMidi }: NeckString): number {
  return Math.min(4.6, Math.max(0.9, 1.26 + (64 - openMidi) * 0.075))
}

function Strings({ layout }: { readonly layout: NeckLayout }) {
  const { board, neck, flipHorizontal, firstFret } = layout
  const labels = asciiLabelsOf(neck)
  const nutEnd = flipHorizontal ? layout.widthPx - 20 : 20
  const boardEnd = flipHorizontal ? board.left : board.right
  return neck.strings.map((own, index) => {
    const { string, startFret } = own
    const y = layout.stringY(string)
    const isShort = startFret > 0 && startFret >= firstFret && startFret <= layout.lastFret
    const fromNut = firstFret === 0 ? nutEnd : flipHorizontal ? board.right : board.left
    const begin = isShort ? layout.cellAt(string, 0).centerX : fromNut
    return (
      <g key={string}>
        <line
          class={own.openMidi < LOWEST_PLAIN_MIDI ? 'string wound' : 'string'}
          x1={begin}
          x2={boardEnd}
          y1={y}
          y2={y}
          stroke-width={gaugePx(own)}
        />
        {isShort && <circle class="string-peg" cx={begin} cy={y} r={3.5} />}
        <text class="string-name" x={layout.stringNameX} y={y}>
          {withSigns(labels[index]!.trim())}
        </text>
      </g>
    )
  })
}

/** Everything behind the cells. */
export function NeckScenery({ layout }: { readonly layout: NeckLayout }) {
  const { board } = layout
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
      {layout.firstFret === 0 && <OpenEnd layout={layout} />}
      <Strings layout={layout} />
      <FretNumbers layout={layout} />
    </g>
  )
}
