/** Pictures as resources: the URL that a document names, drawn without asking HTTP. */
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { readQuery } from '#operations/registry/query'
import { type RunApart, writtenAnswerOf } from '../http/run-operation'
import { readRepresentation } from '../text/representation'

export const PICTURE_TYPE = 'image/svg+xml'

const PICTURE_OPERATIONS: ReadonlyMap<string, AnyOperation> = new Map(
  OPERATIONS.filter(({ mediaType }) => mediaType === PICTURE_TYPE).map((one) => [
    one.http.path,
    one,
  ]),
)

/** Templates of the pictures that a document may name. */
export function pictureTemplates(baseUrl: string) {
  return [...PICTURE_OPERATIONS.values()].map(({ id, summary, http }) => ({
    uriTemplate: `${baseUrl}${http.path}{?parameters*}`,
    name: id,
    title: summary,
    mimeType: PICTURE_TYPE,
  }))
}

/**
 * Draws what a picture's URL asks for; undefined for a URL that is none.
 *
 * @throws RequestError or DomainError where the picture is refused.
 */
export async function drawUrl(url: string, runApart?: RunApart): Promise<string | undefined> {
  if (!URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  const operation = PICTURE_OPERATIONS.get(pathname)
  if (!operation) return undefined
  const { names, queryString, representation } = readRepresentation(operation, search.slice(1))
  const { request } = readQuery(operation, queryString, {}, names)
  return writtenAnswerOf(operation, request, { baseUrl: '' }, { representation, names }, runApart)
}
