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

interface Placed {
  readonly x: number
  readonly y: number
  /** 1 on the neck; narrow keys shrink their marks. */
  readonly scale?: number
}

const LARGE_RADIUS_PX = 12.5
const SMALL_RADIUS_PX = 10
/** A small altered mark needs room for its sign. */
const ALTERED_RADIUS_PX = 11
const RING_RADIUS_PX = 16
/** Width of the coloured rim of an altered degree. */
const RIM_PX = 2.6

function transformOf({ x, y, scale = 1 }: Placed): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`
}

function classOf(face: MarkFace): string {
  const names = ['mark', `tone-${face.degree.number}`]
  if (face.degree.alteration !== 0) names.push('altered')
  if (face.isFaint) names.push('faint')
  if (face.label.length > 2) names.push('long')
  if (!face.isLarge) names.push('small')
  return names.join(' ')
}

/** A mark with its middle at `x`, `y`. */
export function DegreeMark({ face, ...placed }: Placed & { readonly face: MarkFace }) {
  const isAltered = face.degree.alteration !== 0
  const smallRadius = isAltered ? ALTERED_RADIUS_PX : SMALL_RADIUS_PX
  const radius = face.isLarge ? LARGE_RADIUS_PX : smallRadius
  return (
    <g class={classOf(face)} transform={transformOf(placed)}>
      {face.isRoot ? (
        <rect x={-radius} y={-radius} width={radius * 2} height={radius * 2} rx={5} />
      ) : (
        <circle r={radius} />
      )}
      {isAltered && <circle class="hollow" r={radius - RIM_PX} />}
      {face.label !== '' && <text>{face.label}</text>}
    </g>
  )
}

/** The ring of the exact pitch (solid) and of the same name elsewhere (dashed); styled by class. */
export function MarkRing({ isRoot, ...placed }: Placed & { readonly isRoot: boolean }) {
  const side = RING_RADIUS_PX * 2
  return isRoot ? (
    <rect
      class="ring"
      transform={transformOf(placed)}
      x={-RING_RADIUS_PX}
      y={-RING_RADIUS_PX}
      width={side}
      height={side}
      rx={8.5}
    />
  ) : (
    <circle class="ring" transform={transformOf(placed)} r={RING_RADIUS_PX} />
  )
}
