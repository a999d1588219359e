/** Sections and lines of a song as a reader meets them. */
import {
  SONG_LIMITS,
  type Song,
  type SongLine,
  type SongLineKind,
  type SongMark,
  type SongSection,
} from '../project/song-shape'
import { type SectionHead, titleOfKind } from './directives'

/** A part of the text that could not be read; it is kept where it stands. */
export interface UnreadText {
  /** 1-based. */
  readonly line: number
  readonly text: string
  readonly reason: string
}

interface OpenSection {
  readonly kind: string
  readonly head: SectionHead
  /** Named by the text, and so kept where it has no lines. */
  readonly isNamed: boolean
  /** Named by a comment alone, which a directive of its kind that follows at once takes over. */
  readonly isByComment?: boolean
  readonly lines: SongLine[]
}

export interface SongBuilder {
  /** Kind of the section that is open; `part` where none is named. */
  readonly kind: () => string
  /** Whether the open section was named by a line of the text. */
  readonly isNamed: () => boolean
  readonly isByComment: () => boolean
  /** Whether a section of a kind stands before the open one or is it. */
  readonly hasKind: (kind: string) => boolean
  readonly beginByComment: (kind: string, head: SectionHead) => void
  readonly begin: (kind: string, head?: SectionHead) => void
  /** Closes a named section. */
  readonly end: () => void
  /** Begins a section that no line of the text names. */
  readonly beginUnnamed: (kind: string) => void
  readonly recall: (kind: string, label: string | undefined, repeats?: number) => void
  readonly add: (
    kind: SongLineKind,
    text: string,
    marks?: readonly SongMark[],
    style?: SongLine['style'],
  ) => void
  readonly sections: () => readonly SongSection[]
}

const PART: SectionHead = { repeats: 1 }

/** Lines as long as a line may be. */
function cut(
  text: string,
  marks: readonly SongMark[],
): readonly Pick<SongLine, 'text' | 'marks'>[] {
  const most = SONG_LIMITS.maxLineLength
  if (text.length <= most) return [{ text, marks }]
  const pieces: Pick<SongLine, 'text' | 'marks'>[] = []
  let next = 0
  for (let from = 0; from < text.length; from += most) {
    const isLast = from + most >= text.length
    const own: SongMark[] = []
    while (next < marks.length && (isLast || marks[next]!.at < from + most)) {
      own.push({ at: marks[next]!.at - from, symbol: marks[next]!.symbol })
      next++
    }
    pieces.push({ text: text.slice(from, from + most), marks: own })
  }
  return pieces
}

const isBlank = ({ kind, text, marks }: SongLine) =>
  kind !== 'comment' && kind !== 'remark' && text === '' && marks.length === 0

/** Lines without blank ones at either end, and no two blank ones together but in verbatim text. */
function withoutBlanks(lines: readonly SongLine[]): readonly SongLine[] {
  const kept = lines.filter((line, at) => {
    const before = lines[at - 1]
    return !isBlank(line) || line.kind !== 'lyrics' || (before !== undefined && !isBlank(before))
  })
  while (kept.length > 0 && isBlank(kept.at(-1)!)) kept.pop()
  return kept
}

export function songBuilder(): SongBuilder {
  const done: SongSection[] = []
  const kindsSeen = new Set<string>()
  let open: OpenSection = { kind: 'part', head: PART, isNamed: false, lines: [] }

  function close(): void {
    const { kind, isNamed } = open
    const { label, repeats, options } = open.head
    const lines = withoutBlanks(open.lines)
    if (!isNamed && lines.length === 0) return
    const isRecall = lines.length === 0 && kindsSeen.has(kind)
    // A label that says no more than the kind is none.
    const own = label !== undefined && label !== titleOfKind(kind)
    done.push({
      kind,
      ...(own && { label: label.slice(0, SONG_LIMITS.maxLabelLength) }),
      repeats,
      ...(isRecall && { recalls: true }),
      ...(options !== undefined && { options: options.slice(0, 500) }),
      lines,
    })
    kindsSeen.add(kind)
  }

  function begin(kind: string, head: SectionHead, isNamed: boolean, isByComment = false): void {
    const isHeaded =
      open.isByComment && open.kind === kind && withoutBlanks(open.lines).length === 0
    if (!isHeaded) close()
    const label = head.label ?? (isHeaded ? open.head.label : undefined)
    open = {
      kind,
      head: { ...head, ...(label !== undefined && { label }) },
      isNamed,
      isByComment,
      lines: [],
    }
  }

  return {
    kind: () => open.kind,
    isNamed: () => open.isNamed,
    isByComment: () => open.isByComment === true,
    hasKind: (kind) => kindsSeen.has(kind) || open.kind === kind,
    beginByComment: (kind, head) => begin(kind, head, true, true),
    begin: (kind, head = PART) => begin(kind, head, true),
    end: () => begin('part', PART, false),
    beginUnnamed: (kind) => begin(kind, PART, kind !== 'part'),
    recall: (kind, label, repeats = 1) => {
      begin(kind, { repeats, ...(label !== undefined && { label }) }, true)
      kindsSeen.add(kind)
      begin('part', PART, false)
    },
    add: (kind, text, marks = [], style) => {
      for (const piece of cut(text, marks)) {
        open.lines.push({ kind, text: piece.text, ...(style && { style }), marks: piece.marks })
      }
    },
    sections: () => {
      close()
      open = { kind: 'part', head: PART, isNamed: false, lines: [] }
      return done
    },
  }
}

/** A song without its sections. */
export const EMPTY_SONG: Song = { title: '', metadata: [], sections: [] }
