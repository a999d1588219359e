/** What a client can read beside the tools: catalogues, the glossary, and the app that shows results. */
import { INSTRUMENTS } from '#engine/instrument/neck'
import { SCALES } from '#engine/theory/scale'
import { writeTable } from '#operations/markdown/write-table'
import { PAGE_TEXTS } from '../pages/page-texts.generated'
import { NECK_APP_HTML } from './neck-app'

export interface McpResource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly mimeType: string
  readonly read: () => string
  readonly _meta?: Readonly<Record<string, unknown>>
}

export const NECK_APP_URI = 'ui://pitch-map/neck'
/** Media type by which a host knows an MCP App. */
export const APP_TYPE = 'text/html;profile=mcp-app'

function scaleCatalogue(): string {
  const rows = SCALES.map((scale) => [
    scale.id,
    scale.name,
    scale.family,
    scale.degreeLabels.join(' '),
    scale.aliases.join(', '),
  ])
  return `# Scales\n\n${writeTable(['id', 'Name', 'Family', 'Degrees', 'Also called'], rows)}\n`
}

function tuningList(): string {
  return JSON.stringify(INSTRUMENTS, null, 1)
}

export const MCP_RESOURCES: readonly McpResource[] = [
  {
    uri: 'pitch-map://scales',
    name: 'scales',
    title: 'Scale catalogue',
    description: 'Every scale id with its name, family, degrees and aliases. Ids go into scale.',
    mimeType: 'text/markdown',
    read: scaleCatalogue,
  },
  {
    uri: 'pitch-map://glossary',
    name: 'glossary',
    title: 'Glossary',
    description: 'What the words in answers mean: string, fret, hand window, route, cost, zone.',
    mimeType: 'text/markdown',
    read: () => PAGE_TEXTS.glossary,
  },
  {
    uri: 'pitch-map://tunings',
    name: 'tunings',
    title: 'Tunings',
    description: 'Instruments with their tunings: open strings from the last to string 1.',
    mimeType: 'application/json',
    read: tuningList,
  },
  {
    uri: NECK_APP_URI,
    name: 'neck',
    title: 'Neck and tab',
    description:
      'Shows the pictures of a tool result – chord boxes, neck, keys and tab – in the chat.',
    mimeType: APP_TYPE,
    read: () => NECK_APP_HTML,
    // No connectDomains: the app makes no requests.
    _meta: { ui: { prefersBorder: true } },
  },
]
