/** Paints PNG pictures on a thread of their own. */
import { pictureScaleOf } from '../png/picture-scale'
import type { PicturePainter } from '../png/png-twin'
import { createThreadQueue } from './thread-queue'

/** Pictures of one process under way at once: the last of them waits about half a second. */
const MAX_WAITING = 32

/**
 * @param script the built `painter-thread.ts`.
 * @returns a painter that throws a refusal (503) while too many pictures wait.
 */
export function createThreadPainter(script: string, maxWaiting = MAX_WAITING): PicturePainter {
  const paint = createThreadQueue<string, Uint8Array<ArrayBuffer>>({
    script,
    name: 'painter',
    maxWaiting,
    busy: (waiting) =>
      `${waiting} pictures wait to be painted; ask again in a second, or for the SVG`,
  })
  return (svg) => (pictureScaleOf(svg) === undefined ? undefined : paint(svg))
}
