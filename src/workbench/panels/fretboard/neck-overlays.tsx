/** What is drawn over the marks: routes, grips, the chosen position, teaching marks. */
import { withSigns } from '../../state/display-text'
import { preferences } from '../../state/layout-preferences'
import { chosenPattern } from '../../state/neck-view'
import { teachingMarks } from '../../state/teaching-marks'
import {
  comparedRoute,
  type NeckMark,
  type NeckOverlay,
  shownRoute,
  shownVoicing,
  tabCursorNotes,
} from '../../state/view-state'
import type { NeckLayout } from './neck-layout'

function isInView(layout: NeckLayout, { string, fret }: { string: number; fret: number }): boolean {
  return string >= 1 && string <= 6 && fret >= layout.firstFret && fret <= layout.lastFret
}

const MARK_CLEARANCE_PX = 16

/** A line from mark to mark that stops short of both, bowed a little so that returns stay apart. */
function stepPath(layout: NeckLayout, from: NeckMark, to: NeckMark): string | undefined {
  const start = layout.cellAt(from.string, from.fret)
  const end = layout.cellAt(to.string, to.fret)
  const deltaX = end.centerX - start.centerX
  const deltaY = end.centerY - start.centerY
  const length = Math.hypot(deltaX, deltaY)
  if (length < MARK_CLEARANCE_PX * 2.2) return undefined
  const alongX = deltaX / length
  const alongY = deltaY / length
  const bow = Math.min(14, length * 0.08)
  const x1 = start.centerX + alongX * MARK_CLEARANCE_PX
  const y1 = start.centerY + alongY * MARK_CLEARANCE_PX
  const x2 = end.centerX - alongX * MARK_CLEARANCE_PX
  const y2 = end.centerY - alongY * MARK_CLEARANCE_PX
  const controlX = (x1 + x2) / 2 - alongY * bow
  const controlY = (y1 + y2) / 2 + alongX * bow
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${controlX.toFixed(1)} ${controlY.toFixed(1)} ${x2.toFixed(1)} ${y2.toFixed(1)}`
}

/** Order numbers by place: a place that is visited twice shows `1·5`. */
function ordersByPlace(marks: readonly NeckMark[]): ReadonlyMap<NeckMark, string> {
  const first = new Map<string, NeckMark>()
  const orders = new Map<NeckMark, number[]>()
  marks.forEach((mark, index) => {
    const key = `${mark.string}:${mark.fret}`
    const place = first.get(key) ?? mark
    first.set(key, place)
    orders.set(place, [...(orders.get(place) ?? []), mark.order ?? index + 1])
  })
  return new Map(
    Array.from(orders, ([mark, numbers]) => [
      mark,
      numbers.length > 3 ? `${numbers.slice(0, 2).join('·')}…` : numbers.join('·'),
    ]),
  )
}

function Route(props: {
  readonly layout: NeckLayout
  readonly overlay: NeckOverlay
  readonly isCompared?: boolean
}) {
  const { layout, overlay, isCompared } = props
  const marks = overlay.marks.filter((mark) => isInView(layout, mark))
  return (
    <g class={isCompared ? 'route compared' : 'route'} aria-hidden="true">
      {marks.slice(1).map((mark, index) => {
        const path = stepPath(layout, marks[index]!, mark)
        return path && <path key={`${index}${path}`} class="route-step" d={path} />
      })}
      {!isCompared &&
        Array.from(ordersByPlace(marks), ([mark, text]) => {
          const { centerX, centerY } = layout.cellAt(mark.string, mark.fret)
          const width = 7 + text.length * 6.4
          return (
            <g key={`${mark.string}:${mark.fret}`} class="route-order">
              <rect x={centerX + 9} y={centerY - 21} width={width} height={13} rx={6.5} />
              <text x={centerX + 9 + width / 2} y={centerY - 14.5}>
                {text}
              </text>
            </g>
          )
        })}
    </g>
  )
}

/** Rings of a grip, and the bar where one finger stops several strings. */
function Grip({ layout, overlay }: { readonly layout: NeckLayout; readonly overlay: NeckOverlay }) {
  const marks = overlay.marks.filter((mark) => isInView(layout, mark))
  return (
    <g class="grip" aria-hidden="true">
      {marks.map(({ string, fret }) => {
        const { centerX, centerY } = layout.cellAt(string, fret)
        return <circle key={`${string}:${fret}`} cx={centerX} cy={centerY} r={15.5} />
      })}
    </g>
  )
}

/** A soft band over the frets of the chosen position. */
export function PositionBand({ layout }: { readonly layout: NeckLayout }) {
  const pattern = chosenPattern.value
  if (!pattern) return null
  const from = Math.max(pattern.startFret, layout.firstFret)
  const to = Math.min(pattern.endFret, layout.lastFret)
  if (from > to) return null
  const first = layout.cellAt(1, from)
  const last = layout.cellAt(1, to)
  const left = Math.min(first.left, last.left)
  const right = Math.max(first.left + first.width, last.left + last.width)
  return (
    <rect
      class="position-band"
      aria-hidden="true"
      x={left}
      y={layout.board.top}
      width={right - left}
      height={layout.board.bottom - layout.board.top}
      rx={6}
    />
  )
}

const CORNER_PX = 17
const CORNER_ARM_PX = 6

function cornerPath(x: number, y: number): string {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sideX, sideY]) => {
      const cornerX = x + sideX! * CORNER_PX
      const cornerY = y + sideY! * (CORNER_PX - 2.5)
      return `M${cornerX} ${cornerY - sideY! * CORNER_ARM_PX}V${cornerY}H${cornerX - sideX! * CORNER_ARM_PX}`
    })
    .join('')
}

/** Corner brackets around what a lesson points at, with its word. */
function TeachingMarks({ layout }: { readonly layout: NeckLayout }) {
  return (
    <g class="teaching" aria-hidden="true">
      {teachingMarks.value.flatMap((mark, markIndex) =>
        mark.places
          .filter((place) => isInView(layout, place))
          .map((place) => {
            const { centerX, centerY } = layout.cellAt(place.string, place.fret)
            return (
              <path
                key={`${markIndex}:${place.string}:${place.fret}`}
                class={`teaching-mark role-${mark.role}`}
                d={cornerPath(centerX, centerY)}
              >
                <title>{withSigns(mark.label)}</title>
              </path>
            )
          }),
      )}
    </g>
  )
}

/** The notes under the tab cursor. */
function CursorNotes({ layout }: { readonly layout: NeckLayout }) {
  return (
    <g class="cursor-notes" aria-hidden="true">
      {tabCursorNotes.value
        .filter((mark) => isInView(layout, mark))
        .map(({ string, fret }) => {
          const { centerX, centerY } = layout.cellAt(string, fret)
          return (
            <path
              key={`${string}:${fret}`}
              d={`M${centerX - 5} ${centerY + 22}L${centerX} ${centerY + 16}L${centerX + 5} ${centerY + 22}Z`}
            />
          )
        })}
    </g>
  )
}

/** Everything in front of the cells; it takes no pointer. */
export function NeckOverlays({ layout }: { readonly layout: NeckLayout }) {
  const { overlays } = preferences.value
  const route = shownRoute.value
  const compared = comparedRoute.value
  const grip = shownVoicing.value
  return (
    <g class="neck-overlays">
      {overlays.includes('route') && compared && (
        <Route layout={layout} overlay={compared} isCompared />
      )}
      {overlays.includes('route') && route && <Route layout={layout} overlay={route} />}
      {overlays.includes('chord') && grip && <Grip layout={layout} overlay={grip} />}
      {overlays.includes('teaching') && <TeachingMarks layout={layout} />}
      <CursorNotes layout={layout} />
    </g>
  )
}
