/** Directives of ChordPro: `{title: Amazing Grace}`, `{soc}`, `{start_of_verse: Verse 1}`. */

export interface Directive {
  /** In full: `start_of_chorus` for `soc`, and small letters. */
  readonly name: string
  /** What follows a hyphen: directives for one instrument or user. */
  readonly selector?: string | undefined
  readonly value: string
}

const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['t', 'title'],
  ['st', 'subtitle'],
  ['su', 'subtitle'],
  ['c', 'comment'],
  ['ci', 'comment_italic'],
  ['cb', 'comment_box'],
  ['highlight', 'comment'],
  ['soc', 'start_of_chorus'],
  ['eoc', 'end_of_chorus'],
  ['sov', 'start_of_verse'],
  ['eov', 'end_of_verse'],
  ['sob', 'start_of_bridge'],
  ['eob', 'end_of_bridge'],
  ['sot', 'start_of_tab'],
  ['eot', 'end_of_tab'],
  ['sog', 'start_of_grid'],
  ['eog', 'end_of_grid'],
  ['ns', 'new_song'],
  ['np', 'new_page'],
  ['npp', 'new_physical_page'],
  ['colb', 'column_break'],
  ['col', 'columns'],
  ['g', 'grid'],
  ['ng', 'no_grid'],
])

const NAME = /^([a-z_][\w]*)(?:-([\w!]+))?\s*(?::|(?=[\s])|$)/i

/** The directive of a line in braces; `undefined` for another line. */
export function parseDirective(line: string): Directive | undefined {
  const trimmed = line.trim()
  if (!trimmed.startsWith('{') || !trimmed.endsWith('}')) return undefined
  const inside = trimmed.slice(1, -1).trim()
  const match = NAME.exec(inside)
  if (!match) return undefined
  const written = match[1]!.toLowerCase()
  return {
    name: SHORT_NAMES.get(written) ?? written,
    ...(match[2] !== undefined && { selector: match[2] }),
    value: inside.slice(match[0].length).trim(),
  }
}

/** Sections whose lines are another language and kept as they stand. */
export const VERBATIM_KINDS: readonly string[] = [
  'abc',
  'ly',
  'svg',
  'textblock',
  'musicxml',
  'strum',
]

export interface SectionHead {
  readonly label?: string | undefined
  readonly repeats: number
  readonly options?: string | undefined
}

const ATTRIBUTE = /([a-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const GRID_SHAPE = /^(?:\d+\+)?\d+(?:x\d+)?(?:\+\d+)?$/

/** What stands behind `start_of_…`: a label, or attributes such as `label="Verse 1"`. */
export function parseSectionHead(kind: string, value: string): SectionHead {
  if (kind === 'grid' && GRID_SHAPE.test(value)) return { repeats: 1, options: value }
  const attributes = [...value.matchAll(ATTRIBUTE)]
  if (attributes.length === 0) return { repeats: 1, ...(value !== '' && { label: value }) }
  let label: string | undefined
  let repeats = 1
  const others: string[] = []
  for (const [whole, name, double, single] of attributes) {
    const text = (double ?? single ?? '').trim()
    if (name!.toLowerCase() === 'label') label = text
    else if (name!.toLowerCase() === 'repeat' && /^[1-9]\d?$/.test(text)) repeats = Number(text)
    else others.push(whole)
  }
  return {
    ...(label && { label }),
    repeats,
    ...(others.length > 0 && { options: others.join(' ') }),
  }
}

/** A kind as its section is called where it has no label: `prechorus` is Prechorus. */
export function titleOfKind(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
