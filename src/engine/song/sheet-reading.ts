/** What is known of a sheet while its lines are read, and what each directive adds to it. */
import { SONG_LIMITS, type SongMark } from '../project/song-shape'
import { type Directive, parseSectionHead, VERBATIM_KINDS } from './directives'
import { kindOfLabel, type SheetNames } from './line-text'
import { headerOf } from './section-header'
import type { SongBuilder, UnreadText } from './song-builder'
import { headNameOf, metaOf, type SongHead, setHead, unreadHead } from './song-head'
import type { SheetForm } from './survey-sheet'

export interface Reading {
  readonly builder: SongBuilder
  readonly head: SongHead
  readonly metadata: { name: string; value: string }[]
  readonly names: SheetNames
  readonly form: SheetForm
  /** Of each line, in the text. */
  readonly numbers: readonly number[]
  /** A directive names the title. */
  readonly isTitled: boolean
  readonly assumed: Set<string>
  readonly unread: UnreadText[]
  /** Kind of the tab or verbatim block that a directive opened. */
  block: string | undefined
  /** Whether that block stands inside another section. */
  isInside: boolean
  hasMusic: boolean
  /** Lines before the music that speak of a capo. */
  readonly capoLines: string[]
}

/** A line of marks without words. */
export function addMarks(reading: Reading, marks: readonly Pick<SongMark, 'symbol'>[]): void {
  reading.hasMusic = true
  const plain = marks.map(({ symbol }) => ({ at: 0, symbol }))
  reading.builder.add('lyrics', '', plain)
}

/** A fact of the head: into its field, to the metadata, or where it changes in the song a line. */
export function addFact(reading: Reading, name: string, value: string): void {
  const { head, metadata, builder } = reading
  if (!reading.hasMusic && setHead(head, name, value)) return
  const unread = value === '' ? undefined : unreadHead(name, value)
  if (unread) reading.assumed.add(unread)
  if (reading.hasMusic || name.length > 64)
    builder.add('directive', value === '' ? name : `${name}: ${value}`)
  else if (value !== '') metadata.push({ name, value: value.slice(0, SONG_LIMITS.maxLineLength) })
}

const STYLES: Readonly<Partial<Record<string, 'plain' | 'italic' | 'box'>>> = {
  comment: 'plain',
  comment_italic: 'italic',
  comment_box: 'box',
  highlight: 'plain',
}

/** A directive that is not carried out, its name in full. */
function keepDirective({ builder }: Reading, { name, selector, value }: Directive): void {
  const called = selector === undefined ? name : `${name}-${selector}`
  builder.add('directive', value === '' ? called : `${called}: ${value}`)
}

/**
 * Opens the section that a plain comment heads, as most sheets head them: `{c: Verse 1}`. A chorus
 * that was there before and has a blank line below is played again.
 *
 * @returns false for another comment, and within a section that directives hold
 */
function opensSection(
  { builder, names }: Reading,
  value: string,
  next: string | undefined,
): boolean {
  if (builder.isNamed && !builder.isByComment) return false
  const header = headerOf(/^\w+$/.test(value) ? `${value}:` : value, names, 'text')
  if (!header || header.rest !== undefined) return false
  const { kind, label, repeats } = header
  const isAgain = kind === 'chorus' && builder.hasKind(kind) && (next ?? '').trim() === ''
  if (isAgain) builder.recall(kind, label, repeats)
  else builder.begin(kind, { label, repeats }, true, true)
  return true
}

/** The kind of a part that its label names: `{sop: Verse 1}`. */
function kindOfPart(label: string): string {
  const kind = kindOfLabel(label)
  return kind === undefined || kind === 'tab' ? 'part' : kind
}

/**
 * Carries a directive out, or keeps it where it stands.
 *
 * @param next the line below
 */
export function addDirective(reading: Reading, directive: Directive, next?: string): void {
  const { builder } = reading
  const { name, selector, value } = directive
  const environment = /^(start|end)_of_([a-z][a-z0-9_]{0,31})$/.exec(name)
  if (environment) {
    const [, edge, named = ''] = environment
    const kind = named === 'sop' ? kindOfPart(value) : named
    const isBlock = kind === 'tab' || VERBATIM_KINDS.includes(kind)
    if (edge === 'end') {
      if (isBlock && reading.isInside) reading.isInside = false
      else if (builder.isNamed) builder.end()
      reading.block = undefined
      return
    }
    const head = parseSectionHead(kind, value)
    const isInside = kind === 'tab' && builder.isNamed && head.label === undefined
    if (!isInside) {
      const options = [selector && `-${selector}`, head.options].filter(Boolean).join(' ')
      builder.begin(kind, { ...head, ...(options !== '' && { options }) })
    }
    reading.isInside = isInside
    reading.block = isBlock ? kind : undefined
    return
  }
  const style = Object.hasOwn(STYLES, name) ? STYLES[name] : undefined
  const meta = name === 'meta' ? metaOf(value) : undefined
  const head = headNameOf(name)
  if (selector !== undefined) keepDirective(reading, directive)
  else if (name === 'comment' && opensSection(reading, value, next)) return
  else if (style) builder.add('comment', value, [], style === 'plain' ? undefined : style)
  else if (name === 'chorus') builder.recall('chorus', value === '' ? undefined : value)
  else if (meta) addFact(reading, meta[0], meta[1])
  else if (head !== undefined) addFact(reading, head, value)
  else keepDirective(reading, directive)
}
