/**
 * How a tone is drawn wherever it appears. Colour says the degree number, a square says root, size
 * says chord tone, a hollow mark says altered degree, and the label says it all in text.
 *
 * Every part is a `rect`, round ones by their corners: a mark that becomes another keeps its
 * elements.
 */
import type { Degree } from '#engine/theory/interval'

export interface MarkFace {
  readonly degree: Degree
  readonly isRoot: boolean
  readonly isLarge: boolean
  /** Drawn faint: outside the shown position, or behind the capo. */
  readonly isFaint?: boolean
  readonly label: string
}

/** Where the middle of a mark is. */
export interface MarkPlace {
  readonly x: number
  readonly y: number
  /** 1 on the neck; narrow keys shrink their marks. */
  readonly scale: number
}

/** Puts what is drawn around the origin into its place; browsers move it without drawing it anew. */
export function moveTo({ x, y }: MarkPlace): string {
  return `translate(${hundredths(x)} ${hundredths(y)})`
}

/** Two decimals are enough for a screen. */
function hundredths(px: number): number {
  return Math.round(px * 100) / 100
}

const LARGE_RADIUS_PX = 12.5
const SMALL_RADIUS_PX = 10
/** A small altered mark needs room for its sign. */
const ALTERED_RADIUS_PX = 11
const RING_RADIUS_PX = 16
/** Width of the coloured rim of an altered degree. */
const RIM_PX = 2.6
/** Corners of a root, and of the ring around it. */
const ROOT_CORNER_PX = 5
const ROOT_RING_CORNER_PX = 8.5

/** Attributes of a `rect`. */
export interface RoundBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rx: number
}

function roundBox({ x, y, scale }: MarkPlace, radiusPx: number, cornerPx = radiusPx): RoundBox {
  const radius = radiusPx * scale
  const side = hundredths(radius * 2)
  return {
    x: hundredths(x - radius),
    y: hundredths(y - radius),
    width: side,
    height: side,
    rx: hundredths(cornerPx * scale),
  }
}

/** The classes of a mark, which say all of its look but the place. */
export function markClassOf({ degree, isRoot, isLarge, isFaint, label }: MarkFace): string {
  const names = ['mark', `tone-${degree.number}`]
  if (isRoot) names.push('root')
  if (degree.alteration !== 0) names.push('altered')
  if (isFaint) names.push('faint')
  if (label.length > 2) names.push('long')
  if (!isLarge) names.push('small')
  return names.join(' ')
}

function radiusOf({ degree, isLarge }: MarkFace): number {
  if (isLarge) return LARGE_RADIUS_PX
  return degree.alteration === 0 ? SMALL_RADIUS_PX : ALTERED_RADIUS_PX
}

export function markShapeOf(face: MarkFace, place: MarkPlace): RoundBox {
  return roundBox(place, radiusOf(face), face.isRoot ? ROOT_CORNER_PX : undefined)
}

/** What an altered degree leaves open, or `undefined` for a full mark. */
export function hollowOf(face: MarkFace, place: MarkPlace): RoundBox | undefined {
  return face.degree.alteration === 0 ? undefined : roundBox(place, radiusOf(face) - RIM_PX)
}

/** The ring around a mark, or around the place where one could be. */
export function ringOf(isRoot: boolean, place: MarkPlace): RoundBox {
  return roundBox(place, RING_RADIUS_PX, isRoot ? ROOT_RING_CORNER_PX : undefined)
}

/** Size of the letters that a mark's own are a share of: what its group is given as `font-size`. */
export function markLettersPx(scale: number): number {
  return 10 * scale
}
