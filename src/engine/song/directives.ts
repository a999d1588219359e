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
  // Of OnSong, SongBook and older programs.
  ['a', 'artist'],
  ['k', 'key'],
  ['metronome', 'tempo'],
  ['gc', 'comment'],
  ['guitar_comment', 'comment'],
  ['sop', 'start_of_sop'],
  ['eop', 'end_of_sop'],
  ...['chorus', 'verse', 'bridge', 'tab', 'grid'].flatMap((kind) => [
    [`so${kind[0]}`, `start_of_${kind}`] as const,
    [`eo${kind[0]}`, `end_of_${kind}`] as const,
  ]),
  ['ns', 'new_song'],
  ['np', 'new_page'],
  ['npp', 'new_physical_page'],
  ['colb', 'column_break'],
  ['col', 'columns'],
  ['g', 'grid'],
  ['ng', 'no_grid'],
])

const NAME = /^([a-z_+][\w.]*)(?:-([\w!]+))?\s*(?::|(?=\s)|$)/i

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

/** Whether a text in braces beside other words is a directive: `{C} {G}` are chords in some sheets. */
const isDirective = (braced: string) =>
  /^\{\s*(?:[a-z_][\w-]*\s*:|[se]o[a-z]\s*\}|(?:start|end)_of_|chorus\s*\})/i.test(braced)

const FIRST = /^\s*(\{[^{}]*\})\s*/

/**
 * A line as the directives at its ends and the words between them.
 *
 * @example
 * linesWithin('{soc} [C]Hello {eoc}') // => ["{soc}","[C]Hello","{eoc}"]
 */
export function linesWithin(line: string): readonly string[] {
  if (!line.includes('{')) return [line]
  const before: string[] = []
  const after: string[] = []
  let rest = line
  for (let found = FIRST.exec(rest); found && isDirective(found[1]!); found = FIRST.exec(rest)) {
    before.push(found[1]!)
    rest = rest.slice(found[0].length)
  }
  for (;;) {
    const from = rest.lastIndexOf('{')
    const last = rest.slice(from).trimEnd()
    if (from < 0 || !last.endsWith('}') || rest[from - 1] === '%' || !isDirective(last)) break
    after.unshift(last)
    rest = rest.slice(0, from).trimEnd()
  }
  const all = [...before, ...(rest === '' ? [] : [rest]), ...after]
  return all.length > 1 ? all : [line]
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
