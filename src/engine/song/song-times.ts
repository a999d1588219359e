/**
 * Bars and beats of a song, from the marks of its lines.
 *
 * Between two bar lines chords, strokes and dots are the cells of a bar. Without strokes the chords
 * share the bar, earlier ones longer where it does not divide. A line without bar lines gives each
 * chord a bar, or with strokes each cell a beat. A bar ends with its line.
 */
import type { ChordSymbol } from '../harmony/chord-symbol'
import type { Song, SongLine } from '../project/song-shape'
import { type MarkMeaning, type MarkReader, markReaderOf } from './song-marks'

export interface TimedChord {
  /** As written. */
  readonly symbol: string
  /** Left out for silence. */
  readonly chord?: Pick<ChordSymbol, 'symbol' | 'root' | 'chord' | 'bass'>
  /** 1-based bar of the song. */
  readonly bar: number
  /** Quarter notes from the start of the bar. */
  readonly beat: number
  /** Quarter notes; never beyond the end of the bar. */
  readonly beats: number
  /** Sounds on from the bar before. */
  readonly held?: true
  /** 0-based index of the section that is played. */
  readonly section: number
  /** 0-based indices of line and mark, in that section or the one that it recalls. */
  readonly line: number
  readonly mark: number
}

export interface TimedSection {
  readonly kind: string
  readonly label?: string | undefined
  /** 1-based. */
  readonly firstBar: number
  /** As written, without repeats; 0 where it has no chords. */
  readonly bars: number
  readonly repeats: number
  /** 0-based index of the section that it recalls. */
  readonly recalls?: number
}

/** Bars that are played several times. */
export interface RepeatedBars {
  readonly firstBar: number
  readonly bars: number
  readonly times: number
}

export interface UnreadMark {
  readonly section: number
  readonly line: number
  readonly mark: number
  readonly text: string
  readonly reason: string
  readonly didYouMean?: string | undefined
}

export interface SongTimes {
  /** Quarter notes of a bar. */
  readonly barBeats: number
  readonly bars: number
  readonly sections: readonly TimedSection[]
  readonly chords: readonly TimedChord[]
  readonly repeats: readonly RepeatedBars[]
  readonly assumed: readonly string[]
  readonly unread: readonly UnreadMark[]
}

/** More bars than any song has; what follows has no times, which is said. */
export const MAX_SONG_BARS = 4096

/** A chord, or a stroke that holds the one before, at a mark. */
interface Cell {
  readonly mark: number
  readonly symbol: string
  readonly chord?: TimedChord['chord']
  readonly isHold: boolean
}

type Struck = Omit<TimedChord, 'bar' | 'section'>
type Bar = readonly Struck[]

/** How many beats each of some cells lasts in a bar. */
export function cellBeats(
  cells: readonly Pick<Cell, 'isHold'>[],
  meterBeats: number,
): readonly number[] {
  const count = cells.length
  const isEven = meterBeats % count === 0 || count % meterBeats === 0
  if (isEven || count > meterBeats) return cells.map(() => meterBeats / count)
  if (cells.some(({ isHold }) => isHold)) {
    return cells.map((_, at) => (at === count - 1 ? meterBeats - at : 1))
  }
  const longer = meterBeats % count
  return cells.map((_, at) => Math.floor(meterBeats / count) + (at < longer ? 1 : 0))
}

class Clock {
  readonly bars: Bar[] = []
  readonly assumed = new Set<string>()
  readonly repeats: RepeatedBars[] = []
  private openRepeat: number | undefined
  private last: Struck | undefined

  constructor(
    readonly meterBeats: number,
    private readonly barBeats: number,
  ) {}

  /** One bar of these cells. */
  addBar(cells: readonly Cell[], line: number): void {
    const lengths = cellBeats(cells, this.meterBeats)
    if (new Set(lengths).size > 1) {
      const shown = lengths.map((length) => String(length)).join(', ')
      this.assumed.add(`${cells.length} cells in a bar of ${this.meterBeats} beats last ${shown}.`)
    }
    const quarter = this.barBeats / this.meterBeats
    const struck: Struck[] = []
    let beat = 0
    for (const [at, { isHold, mark, symbol, chord }] of cells.entries()) {
      const beats = lengths[at]! * quarter
      const before = struck.at(-1)
      if (isHold && before) struck[struck.length - 1] = { ...before, beats: before.beats + beats }
      else if (!isHold) struck.push({ beat, beats, symbol, ...(chord && { chord }), line, mark })
      else if (this.last) struck.push({ ...this.last, beat, beats, held: true })
      beat += beats
    }
    this.last = struck.at(-1) ?? this.last
    this.bars.push(struck)
  }

  /** The last bars once more. */
  addSame(count: number): void {
    this.bars.push(...this.bars.slice(Math.max(0, this.bars.length - count)))
  }

  repeat(firstBar: number, times: number): void {
    const bars = this.bars.length - firstBar
    if (bars > 0) this.repeats.push({ firstBar: firstBar + 1, bars, times })
  }

  beginRepeat(): void {
    this.openRepeat = this.bars.length
  }

  endRepeat(from: number): void {
    this.repeat(this.openRepeat ?? from, 2)
    this.openRepeat = undefined
  }

  /** Another number of times for the repeat that has just ended; false where none has. */
  repeatOften(times: number): boolean {
    const ended = this.repeats.at(-1)
    if (!ended || ended.firstBar + ended.bars !== this.bars.length + 1) return false
    this.repeats[this.repeats.length - 1] = { ...ended, times }
    return true
  }
}

/** Adds the bars of a line; what could not be read is told to `tell`. */
function addLine(
  { marks }: SongLine,
  lineIndex: number,
  clock: Clock,
  reader: MarkReader,
  tell: (mark: number, meaning: MarkMeaning & { kind: 'unread' }) => void,
): void {
  const meanings = marks.map(({ symbol }) => reader.read(symbol))
  const hasBars = meanings.some(({ kind }) => kind === 'bar' || kind === 'repeat')
  const hasStrokes = meanings.some(({ kind }) => kind === 'hold')
  const firstOfLine = clock.bars.length
  let from = firstOfLine
  let cells: Cell[] = []
  const close = () => {
    if (cells.length > 0) clock.addBar(cells, lineIndex)
    cells = []
  }
  for (const [mark, meaning] of meanings.entries()) {
    if (clock.bars.length >= MAX_SONG_BARS) {
      clock.assumed.add(`Only the first ${MAX_SONG_BARS} bars have times.`)
      return
    }
    const { symbol } = marks[mark]!
    switch (meaning.kind) {
      case 'unread':
        tell(mark, meaning)
        cells.push({ mark, symbol, isHold: false })
        break
      case 'chord':
        cells.push({ mark, symbol, chord: meaning.chord, isHold: false })
        break
      case 'silence':
      case 'hold':
        cells.push({ mark, symbol, isHold: meaning.kind === 'hold' })
        break
      case 'same':
        close()
        clock.addSame(meaning.bars)
        continue
      case 'times':
        close()
        if (!clock.repeatOften(meaning.times)) clock.repeat(from, meaning.times)
        from = clock.bars.length
        continue
      case 'repeat':
        close()
        if (meaning.ends) clock.endRepeat(firstOfLine)
        if (meaning.begins) clock.beginRepeat()
        continue
      case 'bar':
        close()
        continue
      default:
        continue
    }
    const isFull = hasStrokes ? cells.length === clock.meterBeats : true
    if (!hasBars && isFull) close()
  }
  close()
  if (!hasBars && !hasStrokes && clock.bars.length > firstOfLine) {
    clock.assumed.add('Lines without bar lines: each chord lasts a bar.')
  }
}

/** The latest section of a kind, or of a label where one is named, before another. */
function recalledBy({ sections }: Song, index: number): number | undefined {
  const { kind, label } = sections[index]!
  const before = sections.slice(0, index)
  const isOwn = (section: Song['sections'][number]) => !section.recalls && section.kind === kind
  const named = before.findLastIndex((section) => isOwn(section) && section.label === label)
  const found = named >= 0 ? named : before.findLastIndex(isOwn)
  return found >= 0 ? found : undefined
}

/**
 * The bars of a song, where each section begins, and each chord at its beat.
 *
 * @example
 * songTimes({ title: '', meter: [3, 4], metadata: [], sections: [] }).barBeats // => 3
 */
export function songTimes(song: Song): SongTimes {
  const [meterBeats, unit] = song.meter ?? [4, 4]
  const barBeats = (meterBeats * 4) / unit
  const reader = markReaderOf(song)
  const clock = new Clock(meterBeats, barBeats)
  const unread: UnreadMark[] = []
  const played: number[] = []
  const sections = song.sections.map((section, index): TimedSection => {
    const { kind, label, repeats } = section
    const firstBar = clock.bars.length + 1
    const recalls = section.recalls ? recalledBy(song, index) : undefined
    const { lines } = recalls === undefined ? section : song.sections[recalls]!
    for (const [line, one] of lines.entries()) {
      addLine(one, line, clock, reader, (mark, { reason, didYouMean }) => {
        if (recalls !== undefined) return
        const text = one.marks[mark]!.symbol
        unread.push({ section: index, line, mark, text, reason, didYouMean })
      })
      while (played.length < clock.bars.length) played.push(index)
    }
    const bars = clock.bars.length - firstBar + 1
    return {
      kind,
      ...(label !== undefined && { label }),
      firstBar,
      bars,
      repeats,
      ...(recalls !== undefined && { recalls }),
    }
  })
  const chords = clock.bars.flatMap((bar, at) =>
    bar.map((struck) => ({ ...struck, bar: at + 1, section: played[at]! })),
  )
  const assumed = [...reader.assumed, ...clock.assumed]
  if (!song.meter && chords.length > 0)
    assumed.push('No meter is named: bars have four quarter notes.')
  return {
    barBeats,
    bars: clock.bars.length,
    sections,
    chords,
    repeats: clock.repeats,
    assumed,
    unread,
  }
}
