/** Resources by URL: what a document links to, answered without asking HTTP. */

import type { FileLink } from '#operations/files/file-links'
import { OPERATIONS } from '#operations/index'
import { ownTextFor } from '#operations/names/write-names'
import { readQuery } from '#operations/reading/query'
import type { AnyOperation } from '#operations/registry/operation'
import { contentTypeOf, readRepresentation, writeDocument } from '../text/representation'
import type { ToolContent } from './tools/tool-result'

export const PICTURE_TYPE = 'image/svg+xml'

/** Begins the links of a server that no HTTP address leads to; it reads them as resources itself. */
export const UNSERVED = 'pitch-map:'

/** Characters of base64 that one result holds. */
const MAX_EMBEDDED_LENGTH = 65_536

const GETS = OPERATIONS.filter(({ http }) => http.method === 'GET')

const BY_PATH: ReadonlyMap<string, AnyOperation> = new Map([
  ...GETS.map((one) => [one.http.path, one] as const),
  // The page itself, with a project that it opens.
  ...GETS.filter(({ id }) => id === 'getProjectState').map((one) => ['/', one] as const),
])

/** The operation that a link asks; undefined for one that asks none. */
export function operationOfUrl(url: string): AnyOperation | undefined {
  return URL.canParse(url) ? BY_PATH.get(new URL(url).pathname) : undefined
}

/** Templates of the pictures that a document may name. */
export function pictureTemplates(baseUrl: string) {
  return GETS.filter(({ mediaType }) => mediaType === PICTURE_TYPE).map(
    ({ id, summary, http }) => ({
      uriTemplate: `${baseUrl}${http.path}{?parameters*}`,
      name: id,
      title: summary,
      mimeType: PICTURE_TYPE,
    }),
  )
}

/** A document or picture as text, a file in base64. */
export type LinkedResource = { uri: string; mimeType: string } & (
  | { text: string }
  | { blob: string }
)

function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * What a link leads to; undefined for a URL that asks no operation.
 *
 * @throws RequestError or DomainError where it is refused.
 */
export async function readLink(uri: string, baseUrl: string): Promise<LinkedResource | undefined> {
  const operation = operationOfUrl(uri)
  if (!operation) return undefined
  const { names, queryString, representation } = readRepresentation(
    operation,
    new URL(uri).search.slice(1),
  )
  const { request } = readQuery(operation, queryString, {}, names)
  await operation.prepare?.(request)
  const document: unknown = operation.run(request, { baseUrl, ...ownTextFor(names) })
  if (operation.attachment) {
    const { mediaType } = operation.attachment(request)
    return { uri, mimeType: mediaType, blob: base64Of(document as Uint8Array) }
  }
  const text = writeDocument(operation, document, representation, names)
  return { uri, mimeType: contentTypeOf(operation, representation), text }
}

/** Files where no HTTP serves their links: in the result as far as they fit, else as resources. */
export async function embeddedFiles(files: readonly FileLink[]): Promise<readonly ToolContent[]> {
  const content: ToolContent[] = []
  let left = MAX_EMBEDDED_LENGTH
  for (const { url, fileName, mediaType } of files) {
    const resource = await readLink(url, UNSERVED)
    if (!resource || !('blob' in resource)) continue
    const isEmbedded = resource.blob.length <= left
    if (isEmbedded) left -= resource.blob.length
    content.push(
      isEmbedded
        ? { type: 'resource', resource }
        : { type: 'resource_link', uri: url, name: fileName, mimeType: mediaType },
    )
  }
  return content
}
