/** What is drawn around the marks: routes, grips, the chosen position, teaching marks. */
import { withSigns } from '../../state/display-text'
import { preferred } from '../../state/layout-preferences'
import { chosenPattern } from '../../state/neck-view'
import { teachingMarks } from '../../state/teaching-marks'
import {
  comparedRoute,
  type NeckMark,
  type NeckOverlay,
  shownHand,
  shownRoute,
  shownVoicing,
  tabCursorNotes,
} from '../../state/view-state'
import { HandBarres, HandFingers } from './hand-overlay'
import { isInView, type NeckLayout, placesInView } from './neck-layout'

/** A line from place to place, bowed a little so that the way back is another line. */
function stepPath(layout: NeckLayout, from: NeckMark, to: NeckMark): string {
  const start = layout.cellAt(from.string, from.fret)
  const end = layout.cellAt(to.string, to.fret)
  const deltaX = end.centerX - start.centerX
  const deltaY = end.centerY - start.centerY
  const length = Math.hypot(deltaX, deltaY) || 1
  const bow = Math.min(10, length * 0.06)
  const controlX = (start.centerX + end.centerX) / 2 - (deltaY / length) * bow
  const controlY = (start.centerY + end.centerY) / 2 + (deltaX / length) * bow
  return `M${start.centerX} ${start.centerY}Q${controlX.toFixed(1)} ${controlY.toFixed(1)} ${end.centerX} ${end.centerY}`
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

function onePerPlace(marks: readonly NeckMark[]): readonly NeckMark[] {
  return [...new Map(marks.map((mark) => [`${mark.string}:${mark.fret}`, mark])).values()]
}

/** Where a route goes: lines and stops, drawn beneath the marks so that these stay whole. */
function RouteLine(props: {
  readonly layout: NeckLayout
  readonly overlay: NeckOverlay
  readonly isCompared?: boolean
}) {
  const { layout, overlay, isCompared } = props
  const inView = overlay.marks.filter((mark) => isInView(layout, mark))
  const marks = overlay.isChords ? onePerPlace(inView) : inView
  const routeClass = `route${isCompared ? ' compared' : ''}${overlay.isChords ? ' chords' : ''}`
  return (
    <g class={routeClass} aria-hidden="true">
      {!overlay.isChords &&
        marks.slice(1).map((mark, index) => {
          const path = stepPath(layout, marks[index]!, mark)
          return <path key={`${index}${path}`} class="route-step" d={path} />
        })}
      {marks.map(({ string, fret }, index) => {
        const { centerX, centerY } = layout.cellAt(string, fret)
        return (
          <circle
            key={index}
            class="route-stop"
            cx={centerX}
            cy={centerY}
            r={14.5 * layout.markScale}
          />
        )
      })}
    </g>
  )
}

const BADGE_HEIGHT_PX = 12

/** In which order a route visits its places. */
function RouteOrders({
  layout,
  overlay,
}: {
  readonly layout: NeckLayout
  readonly overlay: NeckOverlay
}) {
  const marks = overlay.marks.filter((mark) => isInView(layout, mark))
  return (
    <g class="route-orders" aria-hidden="true">
      {Array.from(ordersByPlace(marks), ([mark, text]) => {
        const { centerX, centerY } = layout.cellAt(mark.string, mark.fret)
        const width = 6 + text.length * 6
        const left = centerX + 7
        // Between this string's mark and the one above it.
        const middleY = centerY - 11
        return (
          <g key={`${mark.string}:${mark.fret}`} class="route-order">
            <rect
              x={left}
              y={middleY - BADGE_HEIGHT_PX / 2}
              width={width}
              height={BADGE_HEIGHT_PX}
              rx={BADGE_HEIGHT_PX / 2}
            />
            <text x={left + width / 2} y={middleY + 0.5}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const CROSS_PX = 6

/** A cross where the open note of a string would be, or over its name where that is out of view. */
function crossPath(layout: NeckLayout, string: number): string {
  const open = isInView(layout, { string, fret: 0 }) ? layout.cellAt(string, 0) : undefined
  const x = open?.centerX ?? layout.stringNameX
  const y = open?.centerY ?? layout.stringY(string)
  return [1, -1]
    .map((side) => `M${x - CROSS_PX} ${y - side * CROSS_PX}l${2 * CROSS_PX} ${2 * side * CROSS_PX}`)
    .join('')
}

/** Rings of a grip, and a cross on each string that it leaves out. */
function Grip({ layout, overlay }: { readonly layout: NeckLayout; readonly overlay: NeckOverlay }) {
  return (
    <g class="grip" aria-hidden="true">
      {placesInView(layout, overlay.marks).map(({ string, fret, centerX, centerY }) => (
        <circle key={`${string}:${fret}`} cx={centerX} cy={centerY} r={15.5 * layout.markScale} />
      ))}
      {layout.neck.strings
        .filter(({ string }) => !overlay.marks.some((mark) => mark.string === string))
        .map(({ string }) => (
          <path key={string} class="grip-mute" data-string={string} d={crossPath(layout, string)} />
        ))}
    </g>
  )
}

/** A soft band over the frets of the chosen position. */
function PositionBand({ layout }: { readonly layout: NeckLayout }) {
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
        placesInView(layout, mark.places).map(({ string, fret, centerX, centerY }) => (
          <path
            key={`${markIndex}:${string}:${fret}`}
            class={`teaching-mark role-${mark.role}`}
            d={cornerPath(centerX, centerY)}
          >
            <title>{withSigns(mark.label)}</title>
          </path>
        )),
      )}
    </g>
  )
}

/** The notes under the tab cursor. */
function CursorNotes({ layout }: { readonly layout: NeckLayout }) {
  return (
    <g class="cursor-notes" aria-hidden="true">
      {placesInView(layout, tabCursorNotes.value).map(
        ({ string, fret, pinnedTo, centerX, centerY }) => (
          <path
            key={`${string}:${fret}`}
            class={pinnedTo === undefined ? undefined : 'pinned'}
            d={`M${centerX - 5} ${centerY + 22}L${centerX} ${centerY + 16}L${centerX + 5} ${centerY + 22}Z`}
          />
        ),
      )}
    </g>
  )
}

/** What lies between the strings and the cells. */
export function NeckUnderlays({ layout }: { readonly layout: NeckLayout }) {
  const showsRoutes = preferred.overlays.value.includes('route')
  const route = shownRoute.value
  const compared = comparedRoute.value
  const hand = shownHand.value
  return (
    <g class="neck-underlays">
      <PositionBand layout={layout} />
      {showsRoutes && compared && <RouteLine layout={layout} overlay={compared} isCompared />}
      {showsRoutes && route && <RouteLine layout={layout} overlay={route} />}
      {showsRoutes && hand && <HandBarres layout={layout} hand={hand} />}
    </g>
  )
}

/** Everything in front of the cells; it takes no pointer. */
export function NeckOverlays({ layout }: { readonly layout: NeckLayout }) {
  const overlays = preferred.overlays.value
  const showsRoutes = overlays.includes('route')
  const route = shownRoute.value
  const hand = shownHand.value
  const grip = shownVoicing.value
  return (
    <g class="neck-overlays">
      {overlays.includes('chord') && grip && <Grip layout={layout} overlay={grip} />}
      {overlays.includes('teaching') && <TeachingMarks layout={layout} />}
      {showsRoutes && route && !route.isChords && <RouteOrders layout={layout} overlay={route} />}
      {showsRoutes && hand && <HandFingers layout={layout} hand={hand} />}
      <CursorNotes layout={layout} />
    </g>
  )
}
