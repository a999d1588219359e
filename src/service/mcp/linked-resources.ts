/** Resources by URL: what a document links to, answered without asking HTTP. */

import type { FileLink } from '#operations/files/file-links'
import { OPERATIONS } from '#operations/index'
import { ownTextFor } from '#operations/names/write-names'
import { readQuery } from '#operations/reading/query'
import type { AnyOperation } from '#operations/registry/operation'
import type { AppOptions } from '../http/app-options'
import { hasPng, PICTURE_OPERATIONS, PNG_TYPE, pngPathOf } from '../png/png-twin'
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

/** Pictures by the path of their PNG. */
const PAINTED: ReadonlyMap<string, AnyOperation> = new Map(
  PICTURE_OPERATIONS.filter(hasPng).map((one) => [pngPathOf(one), one]),
)

/** The operation that a link asks; undefined for one that asks none. */
export function operationOfUrl(url: string): AnyOperation | undefined {
  return URL.canParse(url) ? BY_PATH.get(new URL(url).pathname) : undefined
}

/** How links are read as resources. */
export interface LinkReading {
  /** Origin of the links in answers; `UNSERVED` where no HTTP serves them. */
  readonly baseUrl: string
  /** Loads what paints PNG pictures; left out where there are none. */
  readonly loadPainter?: AppOptions['loadPainter']
}

/** Templates of the pictures that a document may name, as SVG and as PNG. */
export function pictureTemplates({ baseUrl, loadPainter }: LinkReading) {
  const templateOf = ({ id, summary }: AnyOperation, path: string, mimeType: string) => ({
    uriTemplate: `${baseUrl}${path}{?parameters*}`,
    name: mimeType === PNG_TYPE ? `${id}Png` : id,
    title: summary,
    mimeType,
  })
  return PICTURE_OPERATIONS.flatMap((one) => [
    templateOf(one, one.http.path, PICTURE_TYPE),
    ...(loadPainter && hasPng(one) ? [templateOf(one, pngPathOf(one), PNG_TYPE)] : []),
  ])
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
export async function readLink(
  uri: string,
  { baseUrl, loadPainter }: LinkReading,
): Promise<LinkedResource | undefined> {
  const painted = URL.canParse(uri) ? PAINTED.get(new URL(uri).pathname) : undefined
  const operation = painted ?? operationOfUrl(uri)
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
  if (painted) {
    const bytes = (await loadPainter?.())?.(text)
    return bytes && { uri, mimeType: PNG_TYPE, blob: base64Of(bytes) }
  }
  return { uri, mimeType: contentTypeOf(operation, representation), text }
}

/** Files in the result as far as they fit, else as resources. */
export async function embeddedFiles(
  files: readonly FileLink[],
  baseUrl: string,
): Promise<readonly ToolContent[]> {
  const content: ToolContent[] = []
  let left = MAX_EMBEDDED_LENGTH
  for (const { url, fileName, mediaType } of files) {
    const resource = await readLink(url, { baseUrl })
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
