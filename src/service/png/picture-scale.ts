/** How large a picture is painted, known from its head before a mark of it is read. */
import { readSize } from './read-svg'

/** Bounds the work of one picture to some tens of milliseconds. */
export const MAX_PIXELS = 1_200_000

const SCALES = [2, 1] as const

/** Pixels for each unit of the drawing; undefined where even its plain size passes the limit. */
export function pictureScaleOf(svg: string): number | undefined {
  const { width, height } = readSize(svg)
  return SCALES.find((scale) => width * scale * (height * scale) <= MAX_PIXELS)
}
