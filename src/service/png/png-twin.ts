/** Where the PNG of a picture is, beside its SVG. */
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'

/** Paints one of our SVG pictures; undefined where it is too large. */
export type PicturePainter = (svg: string) => Uint8Array<ArrayBuffer> | undefined

export const PNG_TYPE = 'image/png'

/** Bounds the work of one picture to some tens of milliseconds. */
export const MAX_PIXELS = 1_200_000

export const PICTURE_OPERATIONS: readonly AnyOperation[] = OPERATIONS.filter(
  ({ mediaType }) => mediaType === 'image/svg+xml',
)

/** `/api/diagram/tab.svg` => `/api/diagram/tab.png`. */
export function pngPathOf({ http }: AnyOperation): string {
  return http.path.replace(/\.svg$/, '.png')
}
