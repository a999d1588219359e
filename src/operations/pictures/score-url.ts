/** A link to the score of the project that a document carries. */
import * as z from 'zod'
import type { Measure } from '#engine/tab/tab-event'
import { formatQuery } from '../registry/format-query'
import { drawScore } from './diagram-score'
import { drawablePartOf } from './tab-picture-parameters'

export const scoreUrl = z.string().nullable().meta({
  description:
    'The project as notation over tab, an SVG: its first bars where it is long; null where a link would be too long, or one bar too full.',
})

export function scoreUrlOf(
  zproject: string,
  measures: readonly Measure[],
  baseUrl: string,
): string | null {
  const part = drawablePartOf(measures)
  if (!part) return null
  return `${baseUrl}${drawScore.http.path}${formatQuery({ zproject, ...part })}`
}
