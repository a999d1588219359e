/** The guides, in reading order. */

import { latePart } from '#operations/registry/late-part'
import type { PageName } from './page-texts.generated'

export interface Guide {
  readonly name: PageName
  readonly title: string
  /** Whether it tells people of the service and agents nothing that they could use. */
  readonly isForPeople?: true
}

export const GUIDES: readonly Guide[] = [
  { name: 'first-request', title: 'First request' },
  { name: 'routes-and-drills', title: 'Routes and drills' },
  { name: 'instruments', title: 'Instruments, tunings, capo' },
  { name: 'harmony', title: 'Harmony' },
  { name: 'tab-and-project-urls', title: 'Tab and project URLs' },
  { name: 'files', title: 'Files in and out' },
  { name: 'agents', title: 'Agents' },
  { name: 'evaluation', title: 'Evaluation', isForPeople: true },
]

/** The texts of guides and glossary, loaded when the first of their pages is asked for. */
export const { load: loadPageTexts, get: pageTexts } = latePart(
  'the text of pages',
  () => import('./page-texts.generated'),
)

/** The anchor of a heading, from its text in Markdown or HTML. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The body of a page with an anchor on each heading below the first. */
export function withAnchors(html: string): string {
  return html.replace(
    /<(h[23])>(.*?)<\/\1>/g,
    (_, tag: string, text: string) => `<${tag} id="${anchorOf(text)}">${text}</${tag}>`,
  )
}
