/** Where the PNG of a picture is, beside its SVG. */
import { OPERATIONS } from '#operations/index'
import type { AnyOperation } from '#operations/registry/operation'

export const PNG_TYPE = 'image/png'

export const PICTURE_OPERATIONS: readonly AnyOperation[] = OPERATIONS.filter(
  ({ mediaType }) => mediaType === 'image/svg+xml',
)

/** Whether pixels of it are painted; the path of the others refuses, and names the SVG. */
export function hasPng({ mediaType, isSvgOnly }: AnyOperation): boolean {
  return mediaType === 'image/svg+xml' && !isSvgOnly
}

/** `/api/diagram/tab.svg` => `/api/diagram/tab.png`. */
export function pngPathOf({ http }: AnyOperation): string {
  return http.path.replace(/\.svg$/, '.png')
}
