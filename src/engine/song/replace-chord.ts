/** Another chord, or two, where one stands in a song. */
import type { Song, SongMark } from '../project/song-shape'
import { cellCountOf } from './bar-cells'
import { type MarkMeaning, markReaderOf } from './song-marks'
import { cellBeats } from './song-times'

/** A mark that has lines of its own: 0-based section, line and mark. */
export interface MarkPlace {
  readonly section: number
  readonly line: number
  readonly mark: number
}

type Kind = MarkMeaning['kind']

/** A mark of a line with what it means. */
interface ReadMark extends SongMark {
  readonly kind: Kind
  /** The mark that is replaced. */
  readonly isAsked: boolean
}

const CELLS: readonly Kind[] = ['chord', 'silence', 'hold', 'unread']
const ENDS_BAR: readonly Kind[] = ['bar', 'repeat', 'same', 'times']
const isCell = ({ kind }: ReadMark) => CELLS.includes(kind)

/** The marks with bar lines, where the line has none: around each chord, or with strokes each bar. */
function withBarLines(
  marks: readonly ReadMark[],
  text: string,
  meterBeats: number,
): readonly ReadMark[] {
  if (marks.some(({ kind }) => kind === 'bar' || kind === 'repeat')) return marks
  const cellsInBar = marks.some(({ kind }) => kind === 'hold') ? meterBeats : 1
  const barred: ReadMark[] = []
  let cells = 0
  const barLine = (at: number) => barred.push({ at, symbol: '|', kind: 'bar', isAsked: false })
  for (const mark of marks) {
    if (mark.kind === 'times' || (isCell(mark) && cells % cellsInBar === 0)) barLine(mark.at)
    if (ENDS_BAR.includes(mark.kind)) cells = 0
    else if (isCell(mark)) cells++
    barred.push(mark)
  }
  if (cells > 0) barLine(text.length)
  return barred
}

/** Where the second of two chords stands: over the word after the middle, before what comes next. */
function middleOf(text: string, from: number, to: number): number {
  for (let at = Math.ceil((from + to) / 2); at < to; at++) {
    if (/\s/.test(text[at - 1] ?? ' ')) return at
  }
  return to
}

/** The cells of a bar with two chords that share the beats of the one that is asked for. */
function dividedBar(
  bar: readonly ReadMark[],
  symbols: readonly string[],
  text: string,
  nextAt: number,
  meterBeats: number,
): readonly SongMark[] | undefined {
  const cells = bar.filter(isCell)
  const lengths = cellBeats(
    cells.map(({ kind }) => ({ isHold: kind === 'hold' })),
    meterBeats,
  )
  const struck: { readonly start: number; readonly mark: SongMark }[] = []
  let beat = 0
  cells.forEach((cell, index) => {
    const start = beat / meterBeats
    beat += lengths[index]!
    if (cell.kind === 'hold') return
    if (!cell.isAsked) {
      struck.push({ start, mark: cell })
      return
    }
    const next = cells.findIndex(({ kind }, at) => at > index && kind !== 'hold')
    const end = lengths.slice(0, next < 0 ? cells.length : next).reduce((sum, one) => sum + one, 0)
    const at = middleOf(text, cell.at, cells[next]?.at ?? nextAt)
    struck.push(
      { start, mark: { at: cell.at, symbol: symbols[0]! } },
      { start: (start + end / meterBeats) / 2, mark: { at, symbol: symbols[1]! } },
    )
  })
  const count = cellCountOf(
    struck.map(({ start }) => start),
    meterBeats,
  )
  if (count === undefined) return undefined
  let last = bar[0]!.at
  const written = Array.from({ length: count }, (_, slot): SongMark => {
    const own = struck.find(({ start }) => Math.round(start * count) === slot)?.mark
    last = own?.at ?? last
    return { at: last, symbol: own?.symbol ?? '/' }
  })
  const words = bar.filter((mark) => !isCell(mark))
  return [...words, ...written].sort((one, other) => one.at - other.at)
}

/**
 * The song with one chord, or two that share its beats in halves, instead of the chord at a mark.
 * Other bars keep their beats. `undefined` where two have no room, as each would be shorter than an
 * eighth of a beat.
 *
 * @param place of a chord, in a section that does not recall another
 */
export function replaceChord(
  song: Song,
  place: MarkPlace,
  symbols: readonly string[],
): Song | undefined {
  const { text, marks } = song.sections[place.section]!.lines[place.line]!
  const replaced =
    symbols.length === 1
      ? marks.map((mark, at) => (at === place.mark ? { ...mark, symbol: symbols[0]! } : mark))
      : divided(song, place, symbols, text)
  return (
    replaced && {
      ...song,
      sections: song.sections.map((section, index) =>
        index === place.section
          ? {
              ...section,
              lines: section.lines.map((line, at) =>
                at === place.line ? { ...line, marks: replaced } : line,
              ),
            }
          : section,
      ),
    }
  )
}

function divided(
  song: Song,
  { section, line, mark: asked }: MarkPlace,
  symbols: readonly string[],
  text: string,
): readonly SongMark[] | undefined {
  const reader = markReaderOf(song)
  const [meterBeats] = song.meter ?? [4, 4]
  const { marks } = song.sections[section]!.lines[line]!
  const barred = withBarLines(
    marks.map((mark, at) => ({
      ...mark,
      kind: reader.read(mark.symbol).kind,
      isAsked: at === asked,
    })),
    text,
    meterBeats,
  )
  const here = barred.findIndex(({ isAsked }) => isAsked)
  const ends = (mark: ReadMark | undefined) => !mark || ENDS_BAR.includes(mark.kind)
  let from = here
  while (!ends(barred[from - 1])) from--
  let to = here
  while (!ends(barred[to])) to++
  const nextAt = barred[to]?.at ?? text.length
  const bar = dividedBar(barred.slice(from, to), symbols, text, nextAt, meterBeats)
  if (!bar) return undefined
  return [...barred.slice(0, from), ...bar, ...barred.slice(to)].map(({ at, symbol }) => ({
    at,
    symbol,
  }))
}
