/** Pictures that belong to a document: URLs beside it, so that a chat or a page can show them. */

import * as z from 'zod'
import type { Measure } from '#engine/tab/tab-event'
import { givenNeckOf } from '../reading/neck-request'
import { formatQuery } from '../registry/format-query'
import type { AnyOperation, Operation, OperationContext } from '../registry/operation'
import type { PictureUrls } from '../registry/surfaces'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { drawFretboard } from './diagram-fretboard'
import { leftHandedParameter } from './diagram-parameters'
import { drawPiano } from './diagram-piano'
import { drawTab, measureOfPlaced } from './diagram-tab'
import { drawVoicing } from './diagram-voicing'
import { drawablePartOf } from './tab-picture-parameters'

/** Longer tab makes a URL that some clients cut. */
const MAX_NOTES_IN_A_URL = 300

function pictureUrlsAt(baseUrl: string, leftHanded: boolean): PictureUrls {
  const hand = leftHanded ? { leftHanded } : {}
  const urlOf = <Request extends z.ZodObject>(
    operation: Operation<Request, z.ZodType>,
    request: z.input<Request>,
  ) => `${baseUrl}${operation.http.path}${formatQuery(request)}`
  const tab = (request: z.input<typeof drawTab.request>, measures: readonly Measure[]) => {
    const part = drawablePartOf(measures)
    return part ? [urlOf(drawTab, { ...request, ...part })] : []
  }
  return {
    voicing: (request) => urlOf(drawVoicing, { ...request, ...hand }),
    fretboard: (request) => urlOf(drawFretboard, { ...request, ...hand }),
    piano: (request) => urlOf(drawPiano, request),
    tab: (positions, onNeck) => {
      const measure = measureOfPlaced(positions, givenNeckOf(onNeck))
      if (!measure || positions.length > MAX_NOTES_IN_A_URL) return []
      return tab({ positions: [...positions], ...onNeck }, [measure])
    },
    tabOf: (compactUrl, measures) =>
      tab({ zproject: compactUrl.slice(compactUrl.indexOf('zproject=') + 9) }, measures),
  }
}

const pictureList = z.array(z.string()).meta({
  description: 'URLs of SVG pictures of this answer; theme=dark varies them.',
})

/** The operation with a list of pictures in its documents, or itself where it has none. */
export function withPictures(operation: AnyOperation): AnyOperation {
  const { pictures, mirrors } = operation
  if (!pictures) return operation
  return {
    ...operation,
    ...(mirrors && {
      request: lazyRequest(() => ({ ...operation.request.shape, leftHanded: leftHandedParameter })),
    }),
    document: lazyObject(() => ({
      ...operation.document.shape,
      ...(mirrors && { leftHanded: z.literal(true).optional() }),
      pictures: pictureList,
    })),
    run({ leftHanded, ...request }: { leftHanded?: boolean }, context: OperationContext) {
      const document = operation.run(request, context)
      const urls = pictureUrlsAt(context.baseUrl, leftHanded === true)
      return { ...document, ...(leftHanded && { leftHanded }), pictures: pictures(document, urls) }
    },
  }
}
