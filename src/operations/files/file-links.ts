/** Links to the files of a project. */
import * as z from 'zod'
import { FORMAT_ROWS, type FormatId } from '#formats/format'
import { formatQuery } from '../registry/format-query'
import { lazyObject } from '../schemas/lazy-object'

export const fileLink = lazyObject(() => ({
  type: z.string().meta({ description: 'As /api/file takes it.' }),
  name: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  url: z.string(),
}))

export type FileLink = z.output<typeof fileLink>

const MAX_NAME_LENGTH = 80

/** A file name of a title: letters, digits and what joins them. */
export function fileNameOf(title: string, extension: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ +/g, '-')
    .slice(0, MAX_NAME_LENGTH)
  return `${plain || 'tab'}.${extension}`
}

export function fileUrlOf(zproject: string, type: FormatId, baseUrl: string): string {
  return `${baseUrl}/api/file${formatQuery({ zproject, type })}`
}

export function fileLinksOf(zproject: string, title: string, baseUrl: string): readonly FileLink[] {
  return FORMAT_ROWS.map(({ id, name, extension, mediaType }) => ({
    type: id,
    name,
    fileName: fileNameOf(title, extension),
    mediaType,
    url: fileUrlOf(zproject, id, baseUrl),
  }))
}

/** The project in a compact URL. */
export function zprojectOf(compactUrl: string): string {
  return compactUrl.slice(compactUrl.indexOf('zproject=') + 'zproject='.length)
}
