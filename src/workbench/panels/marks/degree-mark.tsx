/**
 * How a tone is drawn wherever it appears. Colour says the degree number, a square says root, size
 * says chord tone, a hollow mark says altered degree, and the label says it all in text.
 */
import type { Degree } from '#engine/theory/interval'

export interface MarkFace {
  readonly degree: Degree
  readonly isRoot: boolean
  readonly isLarge: boolean
  /** Drawn back: outside the shown position, behind the capo. */
  readonly isFaint?: boolean
  readonly label: string
}

const LARGE_RADIUS_PX = 12.5
const SMALL_RADIUS_PX = 10.5

/** Radius of a mark at scale 1; the ring of the exact pitch lies 3 px outside the large one. */
export function markRadiusPx(isLarge: boolean): number {
  return isLarge ? LARGE_RADIUS_PX : SMALL_RADIUS_PX
}

/** A mark centred on its origin; place it with a transform on the element around it. */
export function DegreeMark({
  face,
  x,
  y,
}: {
  readonly face: MarkFace
  readonly x: number
  readonly y: number
}) {
  const radius = markRadiusPx(face.isLarge)
  const tone = `mark tone-${face.degree.number}${face.degree.alteration === 0 ? '' : ' altered'}${face.isFaint ? ' faint' : ''}${face.label.length > 2 ? ' long' : ''}`
  return (
    <g class={tone}>
      {face.isRoot ? (
        <rect x={x - radius} y={y - radius} width={radius * 2} height={radius * 2} rx={5.5} />
      ) : (
        <circle cx={x} cy={y} r={radius} />
      )}
      {face.label !== '' && (
        <text x={x} y={y}>
          {face.label}
        </text>
      )}
    </g>
  )
}

const RING_RADIUS_PX = 16

/** The ring of the exact pitch (solid) and of the same name elsewhere (dashed); styled by class. */
export function MarkRing({
  isRoot,
  x,
  y,
}: {
  readonly isRoot: boolean
  readonly x: number
  readonly y: number
}) {
  const radius = RING_RADIUS_PX
  return isRoot ? (
    <rect
      class="ring"
      x={x - radius}
      y={y - radius}
      width={radius * 2}
      height={radius * 2}
      rx={8.5}
    />
  ) : (
    <circle class="ring" cx={x} cy={y} r={radius} />
  )
}
