/** How large a picture is painted, known from its head before a mark of it is read. */
import { readSize } from './read-svg'

/** Bounds the work of one picture to some tens of milliseconds. */
export const MAX_PIXELS = 1_200_000

const SCALES = [2, 1.5] as const
/** A picture is enlarged up to so many pixels, about 15 ms of work. */
export const MAX_ENLARGED_PIXELS = 800_000

/** Pixels for each unit of the drawing; undefined where even its plain size passes the limit. */
export function pictureScaleOf(svg: string): number | undefined {
  const { width, height } = readSize(svg)
  const enlarged = SCALES.find((scale) => width * height * scale ** 2 <= MAX_ENLARGED_PIXELS)
  return enlarged ?? (width * height <= MAX_PIXELS ? 1 : undefined)
}
