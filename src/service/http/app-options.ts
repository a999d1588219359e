/** What the app is told when it is built. */

import type { PicturePainter } from '../png/png-twin'
import type { BaseUrlOptions } from './base-url'
import type { PageOptions } from './service-pages'

export interface AppOptions extends BaseUrlOptions, PageOptions {
  /** Names the build in entity tags and health. */
  readonly buildId: string
  /** False while the process drains. */
  readonly isReady?: (() => boolean) | undefined
  /** Hears of faults of ours, with the request they befell. */
  readonly onFault?: (thrown: unknown, request: Request) => void
  /** Brings what paints PNG pictures; left out where that would take too long. */
  readonly loadPainter?: (() => Promise<PicturePainter>) | undefined
  /** Host names that /mcp may be asked under; undefined where any may. */
  readonly mcpHosts?: readonly string[] | undefined
}
