/**
 * Pictures that belong to a document: `pictured` gives an operation's document a list of URLs, so
 * that whoever shows the answer can show it drawn as well. Each row says what is worth drawing.
 */

import * as z from 'zod'
import { formatFretPosition } from '#engine/instrument/fret-position-text'
import type { FretPosition } from '#engine/instrument/fretboard'
import type { Answer, AnyOperation, Operation } from '../registry/operation'
import { formatQuery } from '../registry/query'
import { lazyObject } from '../schemas/lazy-object'
import { drawFretboard } from './diagram-fretboard'
import { drawPiano } from './diagram-piano'
import { drawTab } from './diagram-tab'
import { drawVoicing } from './diagram-voicing'

/** Writes URLs of pictures, each from the request of the operation that draws it. */
export interface PictureUrls {
  readonly voicing: (request: z.input<typeof drawVoicing.request>) => string
  readonly fretboard: (request: z.input<typeof drawFretboard.request>) => string
  readonly piano: (request: z.input<typeof drawPiano.request>) => string
  readonly tab: (request: z.input<typeof drawTab.request>) => string
  /** Tab of the project in a compact URL. */
  readonly tabOf: (compactUrl: string) => string
}

function pictureUrlsAt(baseUrl: string): PictureUrls {
  const urlOf = (operation: AnyOperation, request: Readonly<Record<string, unknown>>) =>
    `${baseUrl}${operation.http.path}${formatQuery(request)}`
  const tab = (request: z.input<typeof drawTab.request>) => urlOf(drawTab, request)
  return {
    voicing: (request) => urlOf(drawVoicing, request),
    fretboard: (request) => urlOf(drawFretboard, request),
    piano: (request) => urlOf(drawPiano, request),
    tab,
    tabOf: (compactUrl) => tab({ zproject: compactUrl.slice(compactUrl.indexOf('zproject=') + 9) }),
  }
}

export const pictureList = z.array(z.string()).meta({
  description: 'URLs of SVG pictures of this answer; theme=dark and leftHanded=true vary them.',
})

/** Open strings and up to the twelfth fret, or as far as the places reach. */
const USUAL_LAST_FRET = 12

/** Places as a picture's parameters: each once, and as much neck as they need. */
export function neckOf(places: readonly FretPosition[]): { positions: string[]; toFret: number } {
  return {
    positions: [...new Set(places.map(formatFretPosition))],
    toFret: Math.max(USUAL_LAST_FRET, ...places.map(({ fret }) => fret)),
  }
}

/** An operation whose document also lists its pictures. */
export function pictured<Request extends z.ZodObject, Document extends z.ZodObject>(
  operation: Operation<Request, Document>,
  picturesOf: (document: Answer<Document>, urls: PictureUrls) => readonly string[],
): AnyOperation {
  return {
    ...operation,
    document: lazyObject(() => ({ ...operation.document.shape, pictures: pictureList })),
    run(request: z.output<Request>, context: { readonly baseUrl: string }) {
      const document = operation.run(request, context)
      return { ...document, pictures: picturesOf(document, pictureUrlsAt(context.baseUrl)) }
    },
  }
}
