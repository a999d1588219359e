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

export class SongBuilder {
  private readonly done: SongSection[] = []
  private readonly kindsSeen = new Set<string>()
  private open: OpenSection = { kind: 'part', head: PART, isNamed: false, lines: [] }

  /** Kind of the section that is open; `part` where none is named. */
  get kind(): string {
    return this.open.kind
  }

  /** Whether the open section was named by a line of the text. */
  get isNamed(): boolean {
    return this.open.isNamed
  }

  get isByComment(): boolean {
    return this.open.isByComment === true
  }

  /** Whether a section of a kind stands before the open one or is it. */
  hasKind(kind: string): boolean {
    return this.kindsSeen.has(kind) || this.open.kind === kind
  }

  begin(kind: string, head: SectionHead, isNamed = true, isByComment = false): void {
    const { open } = this
    const isHeaded =
      open.isByComment && open.kind === kind && withoutBlanks(open.lines).length === 0
    if (!isHeaded) this.close()
    const label = head.label ?? (isHeaded ? open.head.label : undefined)
    const own = { ...head, ...(label !== undefined && { label }) }
    this.open = { kind, head: own, isNamed, isByComment, lines: [] }
  }

  /** What follows stands in no section that is named. */
  end(): void {
    this.begin('part', PART, false)
  }

  /** The latest section of a kind once more. */
  recall(kind: string, label: string | undefined, repeats = 1): void {
    this.begin(kind, { repeats, ...(label !== undefined && { label }) })
    this.kindsSeen.add(kind)
    this.end()
  }

  add(
    kind: SongLineKind,
    text: string,
    marks: readonly SongMark[] = [],
    style?: SongLine['style'],
  ): void {
    const pieces = cut(text, marks)
    this.open.lines.push(...pieces.map((piece) => ({ kind, ...(style && { style }), ...piece })))
  }

  sections(): readonly SongSection[] {
    this.end()
    return this.done
  }

  private close(): void {
    const { kind, isNamed } = this.open
    const { label, repeats, options } = this.open.head
    const lines = withoutBlanks(this.open.lines)
    if (!isNamed && lines.length === 0) return
    const isRecall = lines.length === 0 && this.kindsSeen.has(kind)
    // A label that says no more than the kind is none.
    const own = label !== undefined && label !== titleOfKind(kind)
    this.done.push({
      kind,
      ...(own && { label: label.slice(0, SONG_LIMITS.maxLabelLength) }),
      repeats,
      ...(isRecall && { recalls: true }),
      ...(options !== undefined && { options: options.slice(0, 500) }),
      lines,
    })
    this.kindsSeen.add(kind)
  }
}

/** A song without its sections. */
export const EMPTY_SONG: Song = { title: '', metadata: [], sections: [] }
