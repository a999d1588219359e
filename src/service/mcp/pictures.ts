/** Pictures of a document, for the app that shows a tool's result: every SVG that its links name. */
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { readQuery } from '#operations/registry/query'

export interface ToolPicture {
  readonly title: string
  readonly url: string
  readonly svg: string
}

const PICTURE_OPERATIONS: ReadonlyMap<string, AnyOperation> = new Map(
  OPERATIONS.filter(({ mediaType }) => mediaType === 'image/svg+xml').map((one) => [
    one.http.path,
    one,
  ]),
)

const MAX_PICTURES = 6
const TITLE = /<title>([^<]*)<\/title>/

/** Draws what a picture's URL asks for; undefined for a URL that is none. */
function drawUrl(url: string): ToolPicture | undefined {
  const { pathname, search } = new URL(url)
  const operation = PICTURE_OPERATIONS.get(pathname)
  if (!operation) return undefined
  const { request } = readQuery(operation, search.slice(1))
  const svg = String(operation.run(request, { baseUrl: '' }))
  return { title: TITLE.exec(svg)?.[1] ?? '', url, svg }
}

/** The pictures that a document's `pictures` links to, drawn. */
export function picturesOf(document: Readonly<Record<string, unknown>>): readonly ToolPicture[] {
  const { pictures } = document
  if (!Array.isArray(pictures)) return []
  return pictures.slice(0, MAX_PICTURES).flatMap((url) => drawUrl(String(url)) ?? [])
}
