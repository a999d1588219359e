/** What the app is told when it is built. */

import type { HonoBase } from 'hono/hono-base'
import type { Answer } from './answer'
import type { BaseUrlOptions } from './base-url'

/** Where an unexpected error happened. */
export interface FaultPlace {
  readonly path: string
  /** The client's own name for its request, when it gave a valid one. */
  readonly requestId?: string | undefined
}

export interface AppOptions extends BaseUrlOptions {
  /** Names the build in entity tags and health. */
  readonly buildId: string
  /** `/openapi.json` at the written origin, where the build left it; else it is worked out. */
  readonly openApiText?: (() => string | undefined) | undefined
  /** False while the process drains. */
  readonly isReady?: (() => boolean) | undefined
  /** Called once with every unexpected error. */
  readonly onFault?: ((thrown: unknown, place: FaultPlace) => void) | undefined
  /** Called when a client closed its connection before it was answered. */
  readonly onAbort?: ((thrown: unknown, place: FaultPlace) => void) | undefined
  /** Loads what paints PNG pictures; left out where that would take too long. */
  readonly loadPainter?: (() => Promise<PicturePainter>) | undefined
  /** Host names that /mcp may be asked under; undefined where any may. */
  readonly mcpHosts?: readonly string[] | undefined
  /** Files that the build made, by URL; 404 where there is none. */
  readonly files?: ((request: Request) => Response | Promise<Response>) | undefined
}

/** What a runtime may give with a request. */
export interface RuntimeBindings {
  /** Origin of the links, where the runtime has worked it out. */
  readonly baseUrl?: string
  /** Sends an answer by itself; the Response that it returns is not sent. */
  readonly send?: (answer: Answer) => Response
}

export type ServiceApp = HonoBase<{ Bindings: RuntimeBindings }>

type Png = Uint8Array<ArrayBuffer>

/** Paints one of our SVG pictures; undefined where it is too large. */
export type PicturePainter = (svg: string) => Png | undefined
